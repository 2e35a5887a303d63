import { seatOf, type Viewer } from '../../engines/contract.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import type { ReplayStep } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { BotGame } from '../contract.ts';
import type { Attached } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Reply } from '../interaction/reply.ts';
import { moveFileMessage } from '../messages/moveFile.ts';
import { note } from '../messages/note.ts';
import { type Drawing, drawBoard, drawHand, screenOf } from '../messages/pictures.ts';
import { replayMessage, type Shown, standpointAt } from '../messages/replay.ts';
import { type Context, gameOf } from '../state/context.ts';
import { type Players, playersOf } from '../state/players.ts';
import { type Handler, inPlace, noteReply, toCaller } from './contract.ts';
import { findTable, inStatus } from './findTable.ts';

/** One step of a game that has ended. Everything in it is public by then. */
export const replay: Handler<'replay'> = async (context, caller, { table: named, viewer: wanted, step }) => {
  const found = await findEnded(context, caller, named, wanted);
  if (!found.ok) return found.error;
  const { table, game, steps, viewer } = found.value;
  const players = await playersOf(context.names, table, caller.words);
  const shown: Shown = { steps, viewer, at: Math.min(step, steps.length - 1) };
  const message = async () => {
    const pictures = await picturesAt(context, caller, found.value, shown, players);
    return replayMessage(game, table, shown, players, pictures, caller.words);
  };
  return inPlace(caller, message());
};

/** All moves of a game that has ended, as one viewer saw them, in a file. */
export const moveFile: Handler<'moveFile'> = async (context, caller, { table: named, viewer: wanted }) => {
  const found = await findEnded(context, caller, named, wanted);
  if (!found.ok) return found.error;
  const { table, game, viewer } = found.value;
  const rows = await context.tables.wholeStory(table.id, viewer);
  if (rows === null) return toCaller(caller, note(caller.words.replay.unreadable(table.id)));
  const players = await playersOf(context.names, table, caller.words);
  return { kind: 'say', message: moveFileMessage(game, table, rows, viewer, players, caller.words) };
};

/** A game that has ended, as one viewer saw it. */
export interface Ended {
  readonly table: Table;
  readonly game: BotGame;
  readonly viewer: Viewer;
  /** At least one. */
  readonly steps: readonly ReplayStep[];
}

/** The named table, or the one that ended here last, with all its steps; otherwise the answer that says why not. */
export async function findEnded(
  context: Context,
  caller: Caller,
  named: string | null,
  wanted: number | 'table',
): Promise<Result<Ended, Reply>> {
  const found = await findTable(context, caller, named ?? (await endedHere(context, caller)), () => true);
  if (!found.ok) return failed(noteReply(caller, found.error));
  const table = found.value;
  const { replay: replayWords } = caller.words;
  const refuse = (why: string) => failed(toCaller(caller, note(why)));
  if (table.status === 'suspended') return refuse(replayWords.unreadable(table.id));
  if (!hasEnded(table)) return refuse(replayWords.running(table.id));
  if (table.startedAt === null) return refuse(replayWords.neverBegan(table.id));
  const viewer = wanted === 'table' ? wanted : (seatOf(wanted, table.seats.length) ?? 'table');
  const steps = await context.tables.replay(table.id, viewer);
  if (steps === null || steps.length === 0) return refuse(replayWords.unreadable(table.id));
  return ok({ table, game: gameOf(context.games, table), viewer, steps });
}

const hasEnded = inStatus('finished', 'cancelled');

/** The game that ended here last; null if there is none. */
async function endedHere({ tables }: Context, { channel }: Caller): Promise<string | null> {
  const ended = await tables.inChannel(channel, 'ended');
  return ended.find(({ startedAt }) => startedAt !== null)?.id ?? null;
}

/** The board as the viewer saw it and, for a seat that held something in secret, its hand. */
async function picturesAt(
  context: Context,
  caller: Caller,
  { table, game, steps }: Ended,
  shown: Shown,
  players: Players,
): Promise<readonly Attached[]> {
  const standpoint = standpointAt(shown);
  const seq = steps[shown.at]?.seq ?? table.seq;
  if (standpoint === null) return [];
  const screen = await screenOf(context, caller.user);
  const drawing: Omit<Drawing, 'standpoint' | 'view'> = {
    ...{ step: null, players, words: caller.words, priority: 'onlooker', screen, isPast: true },
  };
  const then = { ...table, seq };
  const { view } = standpoint;
  const { own } = view;
  return Promise.all([
    drawBoard(context, game, then, { ...drawing, standpoint }),
    ...(own === null || game.hand === null
      ? []
      : [drawHand(context, game, then, { ...drawing, standpoint: { ...standpoint, view: { ...view, own } } })]),
  ]);
}
