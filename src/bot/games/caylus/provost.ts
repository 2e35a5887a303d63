/** Moving the provost: by the merchants' guild, or for deniers in phase 4. */

import { LAST_SPACE, PROVOST_REACH, provostCost, provostMoves, workersBehind } from '../../../engines/caylus/index.ts';
import type { Words } from '../../../words/words.ts';
import type { Reader } from '../../contract.ts';
import { type Answer, type At, leaving, panelOf, plain, playing, purseNote, type Question } from './asking.ts';

const BACK = Array.from({ length: PROVOST_REACH }, (_, i) => i - PROVOST_REACH);
const FORWARD = Array.from({ length: PROVOST_REACH }, (_, i) => i + 1);

const withSign = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** Where the provost can go: `+3`, and the space. */
export const provostMarks = ({ view: { open }, seat }: At, isGuild: boolean, words: Words) =>
  provostMoves(open, seat, isGuild)
    .filter((by) => by !== 0)
    .map((by) => ({ label: withSign(by), said: words.caylus.names.space(open.provost + by), by }));

/** A row back, a row forward, and staying. What cannot be paid or lies off the road is disabled with the reason. */
export function askProvost(position: At, isGuild: boolean, reader: Reader): Question {
  const { questions } = panelOf(reader);
  const possible = provostMoves(position.view.open, position.seat, isGuild);
  const answer = (by: number) => moveBy(position, by, isGuild, possible.includes(by), reader);
  return {
    question: questions.provost,
    notes: isGuild ? [] : [purseNote(position, reader)],
    answers: [],
    asides: [BACK.map(answer), FORWARD.map(answer), [plain(leaveButton(position, reader))]],
    picture: 'board',
  };
}

/** Leaves him, with where he stays and the workers beyond. */
function leaveButton(position: At, reader: Reader): Answer['button'] {
  const { buttons } = panelOf(reader);
  const { provost } = position.view.open;
  const hint = workersBeyond(position, provost, reader);
  return { ...leaving(buttons.leaveAt(provost), { kind: 'moveProvost', by: 0 }), hint };
}

/** How many workers would be beyond him, of the seat and of others. */
function workersBeyond({ view: { open }, seat }: At, to: number, reader: Reader): string {
  const beyond = workersBehind(open, to);
  const mine = beyond[seat] ?? 0;
  return panelOf(reader).notes.workersBeyond(mine, beyond.reduce((sum, count) => sum + count, 0) - mine);
}

function moveBy(position: At, by: number, isGuild: boolean, isPossible: boolean, reader: Reader): Answer {
  const { buttons, notes } = panelOf(reader);
  const { view, seat } = position;
  const { open } = view;
  const to = open.provost + by;
  const label = withSign(by);
  const mark = { label, said: reader.words.caylus.names.space(to) };
  const move = { kind: 'moveProvost', by } as const;
  if (to < 1 || to > LAST_SPACE)
    return { button: playing(`${label} · ${notes.offTheRoad}`, move, { isDisabled: true }), mark };
  const cost = provostCost(by, isGuild);
  const player = open.players[seat]!; // The position is that of a player.
  if (!isPossible)
    return { button: playing(`${label} · ${notes.short(cost - player.deniers)}`, move, { isDisabled: true }), mark };
  const hint = notes.all([isGuild ? '' : notes.worker(cost), workersBeyond(position, to, reader)]);
  return { button: playing(buttons.provost(label, to), move, { hint }), mark };
}
