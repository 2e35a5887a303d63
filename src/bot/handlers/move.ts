import type { Kind } from '../../engines/contract.ts';
import { canonicalJson } from '../../kernel/json.ts';
import type { Problem, Seating, Table } from '../../tables/tables.ts';
import { blockOf, placeOf } from '../blocked.ts';
import type { Caller } from '../caller.ts';
import { cleanName } from '../cleanName.ts';
import type { BotGame } from '../contract.ts';
import { findTable, inStatus } from '../findTable.ts';
import { limits } from '../limits.ts';
import { boardAddress } from '../messages/lobby.ts';
import { answer, note } from '../messages/note.ts';
import { plainProblemText, problemText, refusalText } from '../messages/problem.ts';
import { unseenMessage } from '../messages/unseen.ts';
import { awaitedOf, peopleOf } from '../people.ts';
import { positionAfter } from '../position.ts';
import type { Reply } from '../reply.ts';
import { gameOf, type Room, seatingOf } from '../room.ts';
import { type Action, sheetOf } from '../sheet.ts';
import { back, instead, onward, standOf } from '../trail.ts';
import { button, link, type Message } from '../ui.ts';
import { wordsFor } from '../words.ts';
import { type Handler, readerOf, refusal, tell, toCaller } from './contract.ts';
import { type AtTurn, atTurn, begin, keep, type Making, show, showPresent, storedMaking } from './panel.ts';

/** A button of the board message or of a panel: a step of a move, or the move itself. */
export const press: Handler<'press'> = async (room, caller, { table: id, seq, draft, slot }) => {
  const table = await room.tables.get(id);
  // Nothing has been made for a row that is not there yet: such an id was never ours.
  if (table === null || table.guild !== caller.guild || seq > table.seq) return tell(caller, { kind: 'unknownButton' });
  const running = runningOf(room, table);
  if (running === null) return toCaller(caller, note(notRunning(table, caller)));

  const seating = seatingOf(table, caller.user);
  if (!seating?.awaited) return notAwaited(room, caller, table, seating, running.game, seq);
  const at = await atTurn(room, caller, table, running.state, running.game, seating);
  if (seq < seating.offer) return showPresent(at, outdated(at, seq));
  return draft === 0 ? pressBoard(at, slot) : pressPanel(at, draft, slot);
};

/** `Go on with the move`: the present step. */
export const panel: Handler<'panel'> = (room, caller, { table }) => present(room, caller, table, null);

/** The step at which the member stands now, or whose turn it is; `above` goes before it. */
async function present(room: Room, caller: Caller, id: string, above: string | null): Promise<Reply> {
  const found = await findTable(room, caller, id, inStatus('running'));
  if (!found.ok) return tell(caller, found.error);
  const table = found.value;
  const running = runningOf(room, table);
  if (running === null) return toCaller(caller, note(notRunning(table, caller)));
  const seating = seatingOf(table, caller.user);
  if (!seating?.awaited) return notAwaited(room, caller, table, seating, running.game, table.seq);
  return showPresent(await atTurn(room, caller, table, running.state, running.game, seating), above);
}

/** A whole move typed as a command. */
export const type: Handler<'type'> = async (room, caller, { game: wanted, command, table: named, typed }) => {
  const fits = (table: { game: string; status: Table['status'] }) =>
    table.game === wanted && table.status === 'running';
  const found = await findTable(room, caller, named, fits);
  if (!found.ok) return tell(caller, found.error);
  const table = found.value;
  const running = runningOf(room, table);
  if (running === null) return toCaller(caller, note(notRunning(table, caller)));
  const { game, state } = running;
  if (table.game !== wanted) return tell(caller, { kind: 'otherGame', game: game.words[caller.locale].name });

  const seating = seatingOf(table, caller.user);
  if (!seating?.awaited) return notAwaited(room, caller, table, seating, game, table.seq);
  const at = await atTurn(room, caller, table, state, game, seating);
  const position = positionAfter(game.engine, state, seating.seat, []);
  const known = game.commands.find(({ name }) => name === command);
  if (!known || !position.ok) return tell(caller, { kind: 'unknownButton' });

  const moves = known.read(position.value, typed);
  if (!moves.ok) {
    const { option, typed: wrong, possible } = moves.error;
    const said = wrong === null ? null : cleanName(wrong);
    const some = possible.slice(0, limits.choices);
    return { kind: 'say', message: answer(at.reader, { kind: 'mistyped', option, typed: said, possible: some }) };
  }
  const played = await room.tables.play(table.id, { ...request(caller), offer: null, moves: moves.value });
  if (!played.ok) return refusal(room, caller, table, played.error, at.reader);
  return { kind: 'say', message: playedMessage(at, moves.value) };
};

const request = ({ interaction, user }: Caller) => ({ interaction, user });

/** The position of a running table, or null. */
function runningOf({ games }: Room, table: Table): { readonly game: BotGame; readonly state: object } | null {
  return table.status === 'running' && table.state !== null ? { game: gameOf(games, table), state: table.state } : null;
}

function notRunning({ status, suspended }: Table, caller: Caller): string {
  const problem: Problem =
    suspended === null ? { kind: 'notRunning', status } : { kind: 'suspended', reason: suspended };
  return plainProblemText(problem, readerOf(caller));
}

/** Somebody else is to move, or nobody: whose turn it is, and one's own figures. */
async function notAwaited(
  room: Room,
  caller: Caller,
  table: Table,
  seating: Seating | null,
  { engine }: BotGame,
  seq: number,
): Promise<Reply> {
  const { say } = await peopleOf(room.names, table, caller.locale);
  const awaited = awaitedOf(table, say);
  const reader = { locale: caller.locale, say };
  const address = boardAddress(table);
  const toBoard = address === null ? [] : [link(wordsFor(caller.locale).buttons.toBoard, address)];
  // Outdated for everybody as soon as all who are awaited have got a newer offer.
  const present = Math.min(...table.seats.filter((one) => one.awaited).map(({ offer }) => offer));
  if (seq < present) return toCaller(caller, answer(reader, { kind: 'outdated', seq, awaited }, toBoard));
  const score = table.state && seating && engine.scores(table.state).find(({ seat }) => seat === seating.seat);
  return toCaller(caller, answer(reader, { kind: 'notYours', awaited, points: score ? score.points : null }, toBoard));
}

function outdated({ table, reader }: AtTurn, seq: number): string {
  const awaited = awaitedOf(table, reader.say);
  return `-# ${wordsFor(reader.locale).answers.outdated({ kind: 'outdated', seq, awaited }, reader.say)}`;
}

/** A button of the turn on the board message: opens the panel, where it was left. */
async function pressBoard(at: AtTurn, index: number): Promise<Reply> {
  const slot = at.game.controls.board(at.game.engine.open(at.state), at.reader.locale)[index];
  if (!slot) return tell(at.caller, { kind: 'unknownButton' });
  const stored = await storedMaking(at);
  const isSameWay = stored && canonicalJson(stored.trail.drafts[0]) === canonicalJson(slot.draft);
  return show(at, isSameWay ? stored : await begin(at, slot.draft), null);
}

async function pressPanel(at: AtTurn, step: number, slot: number): Promise<Reply> {
  const making = await storedMaking(at);
  if (making === null || making.step !== step) {
    return showPresent(at, wordsFor(at.reader.locale).panel.renewed());
  }
  const sheet = sheetOf(at.game, at.state, at.seating.seat, making.trail, at.reader);
  const action = sheet.ok ? sheet.value.actions[slot] : undefined;
  return action ? carryOut(at, making, action) : tell(at.caller, { kind: 'unknownButton' });
}

async function carryOut(at: AtTurn, making: Making, action: Action): Promise<Reply> {
  const { trail, step } = making;
  switch (action.kind) {
    case 'go': {
      const next = action.isAnswer ? onward(trail, action.draft) : instead(trail, action.draft);
      const sheet = sheetOf(at.game, at.state, at.seating.seat, next, at.reader);
      if (!sheet.ok) return show(at, making, refusalText(at.game, sheet.error, at.reader));
      return show(at, await keep(at, { trail: next, step: step + 1 }), null);
    }
    case 'back':
      return show(at, await keep(at, { trail: back(trail), step: step + 1 }), null);
    case 'page':
      return show(at, await keep(at, { trail: { ...trail, page: action.page }, step: step + 1 }), null);
    case 'close': {
      const { panel: words, buttons } = wordsFor(at.reader.locale);
      const again = button(buttons.openPanel, 'secondary', {
        kind: 'verb',
        table: at.table.id,
        verb: 'panel',
        argument: '',
      });
      return toCaller(at.caller, note(words.closed(), [again]));
    }
    case 'play':
      return play(at, making, action.moves);
  }
}

/** Committed first, then said. */
async function play(at: AtTurn, making: Making, moves: readonly Kind[]): Promise<Reply> {
  const { room, caller, table, game, seating, reader } = at;
  const played = await room.tables.play(table.id, { ...request(caller), offer: seating.offer, moves });
  if (played.ok) return toCaller(caller, playedMessage(at, moves));
  const problem = played.error;
  if (problem.kind === 'refused') return show(at, making, problemText(game, problem, reader));
  // Somebody was faster, perhaps the same player elsewhere: this is how it stands now.
  if (problem.kind === 'stale') return present(room, caller, table.id, wordsFor(reader.locale).panel.renewed());
  return refusal(room, caller, table, problem, reader);
}

/** What was played; and, where its board cannot be posted, why not. */
function playedMessage(at: AtTurn, moves: readonly Kind[]): Message {
  const { room, caller, table, reader } = at;
  const why = blockOf(room.blocked, table);
  if (why === null || why === 'left') return note(wordsFor(reader.locale).panel.played(summaryOf(at, moves)));
  room.notices.drop(caller.user, table.id); // It says the same.
  return unseenMessage(reader, 'savedUnseen', { table: table.id, place: placeOf(table), why }, caller);
}

/** What moves do, as their last step says it. */
function summaryOf({ game, state, seating, reader }: AtTurn, moves: readonly Kind[]): string {
  const stand = standOf(game.engine, state, seating.seat, { moves, half: {}, picked: [] });
  return stand.ok
    ? game.controls.summary(stand.value.position, stand.value.draft, reader).heading
    : moves.map((move) => game.words[reader.locale].move(move, reader.say)).join('; ');
}
