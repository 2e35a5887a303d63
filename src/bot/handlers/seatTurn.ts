import type { APIButtonComponent } from 'discord.js';
import { failed, ok, type Result } from '../../kernel/result.ts';
import type { DraftOutcome } from '../../tables/play/play.ts';
import type { Problem } from '../../tables/table/problem.ts';
import type { SeatStandpoint, Standpoints } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Seating } from '../../tables/table/tableHead.ts';
import { type BotGame, type MoveButton, type MoveDraft, NOTHING_YET, type Reader } from '../contract.ts';
import { button, link, type Message } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Reply } from '../interaction/reply.ts';
import { directOf } from '../messages/direct.ts';
import { lastHand } from '../messages/ending.ts';
import { handButtons, handContent, handMessage, handStep } from '../messages/hand.ts';
import { boardAddress } from '../messages/lobby.ts';
import { note, privateNote } from '../messages/note.ts';
import { drawBoard, drawHand, screenOf } from '../messages/pictures.ts';
import { droppedPlan, planButton } from '../messages/plan.ts';
import { plainProblemText } from '../messages/problem.ts';
import { type Missed, missedBy, sinceLastTurn } from '../messages/sinceLastTurn.ts';
import { undoButtons } from '../messages/undo.ts';
import { type Context, gameOf, seatingOf } from '../state/context.ts';
import { actingPlayers, type Players, playersOf } from '../state/players.ts';
import {
  currentDraft,
  type DraftHistory,
  historyOf,
  readHistory,
  resolveDraft,
  savedDraft,
} from '../turn/draftHistory.ts';
import { buttonAge } from '../turn/oldButtons.ts';
import { type Panel, panelMessage, panelOf, type ShownPanel } from '../turn/panel.ts';
import { type Handler, inPlace, isOnHand, noteReply, readerOf, toCaller } from './contract.ts';
import { findStarted, findTable, inStatus } from './findTable.ts';

/** A running table as seen by the member who pressed or typed. */
export interface AtSeat {
  readonly context: Context;
  readonly caller: Caller;
  readonly table: Table;
  readonly game: BotGame;
  readonly standpoint: SeatStandpoint;
  readonly players: Players;
  readonly reader: Reader;
  /** The standpoint is the one from which the seat plans its next move. */
  readonly isPlan: boolean;
}

export async function atSeat(
  context: Context,
  caller: Caller,
  table: Table,
  game: BotGame,
  standpoint: SeatStandpoint,
  isPlan = false,
): Promise<AtSeat> {
  const players = await playersOf(context.names, table, caller.words);
  const reader = { words: caller.words, say: players.say };
  return { context, caller, table, game, standpoint, players, reader, isPlan };
}

/** The seat's unfinished move from the store; null if there is none, or if the rules refuse it by now. */
export async function storedHistory({ context, table, game, standpoint }: AtSeat): Promise<DraftHistory | null> {
  const saved = await context.tables.draft(table.id, standpoint.seat);
  const history = saved && readHistory(game.engine, saved);
  return history && resolveDraft(standpoint, currentDraft(history)).ok ? history : null;
}

/** Starts an unfinished move and saves it, so that its buttons work. */
export async function begin(at: AtSeat, draft: MoveDraft): Promise<DraftHistory> {
  const before = await at.context.tables.draft(at.table.id, at.standpoint.seat);
  const history = historyOf(draft, (before?.step ?? 0) + 1);
  return (await keep(at, history)) === 'kept' ? history : ((await storedHistory(at)) ?? begin(at, draft));
}

/** Saves and shows the next step of an unfinished move; if it could not be saved, shows the current step. */
export async function advance(at: AtSeat, next: DraftHistory): Promise<Reply> {
  const { panel } = at.reader.words;
  switch (await keep(at, next)) {
    case 'kept':
      return show(at, next, null);
    // Another press by the same member was faster.
    case 'outdated':
      return showCurrent(at, panel.renewed());
    case 'tooLong':
      return showCurrent(at, panel.tooLong());
  }
}

const keep = ({ context, table, standpoint }: AtSeat, history: DraftHistory): Promise<DraftOutcome> =>
  context.tables.saveDraft(table.id, standpoint.seat, savedDraft(history));

/** The current step of the unfinished move, or the first one if there is none. */
export async function showCurrent(at: AtSeat, above: string | null): Promise<Reply> {
  return show(at, (await storedHistory(at)) ?? (await begin(at, NOTHING_YET)), above);
}

export const shownPanel = (at: AtSeat, step: number): ShownPanel => ({
  ...{ table: at.table.id, seat: at.standpoint.seat, seq: seqOf(at), step },
});

/** The row that a panel is made for: that of the offer; for a plan the newest, since any move can change what it means. */
const seqOf = ({ table, standpoint, isPlan }: AtSeat): number => (isPlan ? table.seq : standpoint.seating.offer);

/**
 * The panel of an unfinished move; its first step lists what has happened since the seat's last turn.
 *
 * @param above a line above the panel that says why it is shown again
 * @param links buttons about that line
 */
export function show(
  at: AtSeat,
  history: DraftHistory,
  above: string | null,
  links: readonly APIButtonComponent[] = [],
): Reply {
  const panel = panelOf(at.game, at.standpoint, history, at.reader, placeOf(at));
  if (!panel.ok) throw new Error(`the rules refuse a step that was shown: ${JSON.stringify(currentDraft(history))}`);
  at.context.panels.keep(shownPanel(at, history.step), panel.value.actions);
  const undo = history.drafts.length === 1 ? ownUndo(at) : [];
  return inPlace(at.caller, drawnPanel(at, panel.value, history, above, { links, undo }));
}

/** What precedes a panel; `isMarked`: its picture has marks. */
function linesAbove(
  at: AtSeat,
  history: DraftHistory,
  above: string | null,
  recent: Missed['recent'],
  isMarked: boolean,
): string | null {
  const { board, plan } = at.reader.words;
  const isFirst = history.drafts.length === 1;
  const why = above ?? (at.isPlan ? plan.planning() : null);
  const lines = [
    ...(why === null ? [] : [why]),
    ...(isFirst ? droppedPlan(at.game, at.standpoint, at.reader) : []),
    ...(isFirst ? sinceLastTurn(at.game, at.table, { recent, seating: at.standpoint.seating }, at.reader) : []),
    ...(isFirst && isMarked ? [board.corners()] : []),
  ];
  return lines.length === 0 ? null : lines.join('\n');
}

/** See `panelOf`. */
export const placeOf = ({ caller, isPlan }: AtSeat) => ({ isOnHand: isOnHand(caller), isPlan });

async function drawnPanel(
  at: AtSeat,
  panel: Panel,
  history: DraftHistory,
  above: string | null,
  { links, undo }: { readonly links: readonly APIButtonComponent[]; readonly undo: readonly APIButtonComponent[] },
): Promise<Message> {
  const { context, table, game, standpoint, players, reader, isPlan } = at;
  const { recent, changed } = await missedBy(context, game, table, standpoint);
  const picture =
    panel.picture &&
    (await (panel.picture.of === 'hand' ? drawHand : drawBoard)(context, game, table, {
      ...{ standpoint, view: panel.view, step: panel.picture.step, zoom: panel.picture.zoom ?? null },
      ...{ players, words: reader.words, priority: 'panel', changed },
      screen: await screenOf(context, at.caller.user),
    }));
  return panelMessage(
    game,
    panel,
    { kind: isPlan ? 'plan' : 'move', table: table.id, seq: seqOf(at), draft: history.step },
    {
      above: linesAbove(at, history, above, recent, picture?.isMarked ?? false),
      ...{ links, picture, last: [...listButtons(at, panel), ...undo, ...lastRow(at)] },
    },
  );
}

/** What the seat can take back; below a hand, the last row has it. */
const ownUndo = (at: AtSeat): readonly APIButtonComponent[] =>
  at.isPlan || isOnHand(at.caller) ? [] : undoButtons(at.table, at.standpoint, at.reader);

/** The lists that help with a panel. */
const listButtons = ({ game, table, reader }: AtSeat, { lists }: Panel): readonly APIButtonComponent[] =>
  game.lists
    .filter(({ name }) => lists.includes(name))
    .map((list) =>
      button(list.label(reader.words), 'secondary', {
        ...{ kind: 'verb', table: table.id, verb: 'list', argument: list.name },
      }),
    );

/** `My hand` and `/hand`: what only this member may see, privately wherever they are; after the game in words. */
export const hand: Handler<'hand'> = async (context, caller, { table: named }) => {
  const found = await findStarted(context, caller, named);
  if (!found.ok) return noteReply(caller, found.error);
  const table = found.value;
  const refuse = (problem: Parameters<typeof plainProblemText>[0]): Reply =>
    toCaller(caller, note(plainProblemText(problem, readerOf(caller))));
  const isOver = table.status === 'finished';
  if ((table.status !== 'running' && !isOver) || table.standpoints === null)
    return refuse({ kind: 'notRunning', status: table.status });
  const game = gameOf(context.games, table);
  if (game.hand === null) return noteReply(caller, { kind: 'noHands', game: game.words[caller.words.locale].name });
  const seating = seatingOf(table, caller.user);
  if (seating === null) return refuse({ kind: 'notSeated' });
  // Whoever has left sees nothing of the hand from then on.
  if (isOver && seating.resigned) return refuse({ kind: 'notRunning', status: table.status });
  if (isOver) {
    const players = await playersOf(context.names, table, caller.words);
    const reader = { words: caller.words, say: players.say };
    return toCaller(caller, lastHand(game, game.hand, table, table.standpoints.of(seating.seat), players, reader));
  }
  if (seating.resigned) return refuse({ kind: 'alreadyResigned' });
  return showHand(await atSeat(context, caller, table, game, table.standpoints.of(seating.seat)), null);
};

/**
 * The hand of a seat in private, with its choices if the seat has to act. `above`: a line above it; `links`: buttons
 * about that line.
 */
export function showHand(at: AtSeat, above: string | null, links: readonly APIButtonComponent[] = []): Reply {
  return inPlace(at.caller, drawnHand(at, above, links));
}

/** The last row of the direct message, the same whatever else it shows: the publisher recognizes the message by it. */
function lastRow({ caller, game, table, standpoint, players, reader }: AtSeat): readonly APIButtonComponent[] {
  const { hand } = game;
  if (hand === null || !isOnHand(caller)) return [];
  return directOf({ ...game, hand }, table, standpoint.seating, players, reader, true)?.last ?? [];
}

async function drawnHand(at: AtSeat, above: string | null, links: readonly APIButtonComponent[]): Promise<Message> {
  const { context, table, game, standpoint, players, reader } = at;
  if (game.hand === null) throw new Error(`table ${table.id} has no hands`);
  const missed = await missedBy(context, game, table, standpoint);
  const content = handContent(game, game.hand, table, standpoint, reader, missed.recent);
  const picture = await drawHand(context, game, table, {
    ...{ standpoint, step: handStep(standpoint, content.buttons), changed: missed.changed },
    ...{ players, words: reader.words, priority: 'panel' },
    screen: await screenOf(context, at.caller.user),
  });
  const { corners } = reader.words.board;
  const marked = picture.isMarked ? { ...content, text: `${content.text}\n${corners()}` } : content;
  const last = [...ownUndo(at), ...lastRow(at)];
  return handMessage(game, table, standpoint.seating, marked, picture, { above, links, last });
}

/** The button in this slot below the hand; undefined if there is none. */
export const handButton = ({ game, standpoint, reader }: AtSeat, slot: number): MoveButton | undefined =>
  game.hand === null ? undefined : handButtons(game.hand, standpoint, reader)[slot];

/**
 * The seat of a member who has to act at a running table; for anyone else, the reply that says why not.
 *
 * @param seq the row for which the pressed button was made
 */
export async function actingSeat(
  context: Context,
  caller: Caller,
  table: Table,
  seq: number,
): Promise<Result<AtSeat, Reply>> {
  const { standpoints } = table;
  if (table.status !== 'running' || standpoints === null) return failed(notRunning(table, caller));
  const seating = seatingOf(table, caller.user);
  // Whoever has left a seat may see nothing of it, even if the game waits for it.
  if (!seating?.awaited || seating.resigned)
    return failed(await whoseTurn(context, caller, table, standpoints, seating, seq));
  return ok(await atSeat(context, caller, table, gameOf(context.games, table), standpoints.of(seating.seat)));
}

/** The member's current step, or whose turn it is; `above` precedes it. */
export async function resumeMove(context: Context, caller: Caller, id: string, above: string | null): Promise<Reply> {
  const found = await findTable(context, caller, id, inStatus('running'));
  if (!found.ok) return noteReply(caller, found.error);
  const acting = await actingSeat(context, caller, found.value, found.value.seq);
  return acting.ok ? showCurrent(acting.value, above) : acting.error;
}

function notRunning({ status, suspended }: Table, caller: Caller): Reply {
  const problem: Problem =
    suspended === null ? { kind: 'notRunning', status } : { kind: 'suspended', reason: suspended };
  return toCaller(caller, note(plainProblemText(problem, readerOf(caller))));
}

/** Whose turn it is, and the member's own pieces; in a game with hands, the member's own hand. */
async function whoseTurn(
  context: Context,
  caller: Caller,
  table: Table,
  standpoints: Standpoints,
  seating: Seating | null,
  seq: number,
): Promise<Reply> {
  const game = gameOf(context.games, table);
  const { say } = await playersOf(context.names, table, caller.words);
  const awaited = actingPlayers(table, say);
  const reader = { words: caller.words, say };
  const address = boardAddress(table);
  const { buttons, answers } = caller.words;
  const toBoard = address === null ? [] : [link(buttons.toBoard, address)];
  if (buttonAge(seq, table, seating) === 'outdated')
    return toCaller(caller, privateNote(reader, { kind: 'outdated', awaited }, toBoard));
  if (seating?.resigned) return toCaller(caller, privateNote(reader, { kind: 'botPlays', awaited }, toBoard));
  const figures = seating && game.words[caller.words.locale].figures(standpoints.public.view.open, seating.seat);
  const said = { kind: 'notYours', awaited, figures } as const;
  const ahead = seating === null || isOnHand(caller) ? [] : [planButton(table, reader)];
  if (game.hand === null || seating === null)
    return toCaller(caller, privateNote(reader, said, [...toBoard, ...ahead]));
  const at = await atSeat(context, caller, table, game, standpoints.of(seating.seat));
  return showHand(at, `-# ${answers.notYours(said, say)}`, ahead);
}
