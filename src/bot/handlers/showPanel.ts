import type { Seating, Table } from '../../tables/tables.ts';
import { type BotGame, type MoveDraft, NOTHING_YET, type Reader } from '../contract.ts';
import type { Message } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Reply } from '../interaction/reply.ts';
import { panelMessage } from '../messages/panel.ts';
import { drawBoard, drawHand } from '../messages/pictures.ts';
import type { Context } from '../state/context.ts';
import { type Players, playersOf } from '../state/players.ts';
import { currentDraft, type DraftHistory, historyOf, historyToJson, readHistory } from '../turn/draftHistory.ts';
import { type Panel, panelOf } from '../turn/panel.ts';
import { wordsFor } from '../wordsFor.ts';
import { toCaller } from './contract.ts';

/** A running table, and the seat of the member who pressed or typed. */
export interface AtSeat {
  readonly context: Context;
  readonly caller: Caller;
  readonly table: Table;
  readonly state: object;
  readonly game: BotGame;
  readonly seating: Seating;
  readonly players: Players;
  readonly reader: Reader;
}

/** A partial move with the number of its step. */
export interface Making {
  readonly history: DraftHistory;
  readonly step: number;
}

export async function atSeat(
  context: Context,
  caller: Caller,
  table: Table,
  state: object,
  game: BotGame,
  seating: Seating,
): Promise<AtSeat> {
  const players = await playersOf(context.names, table, caller.locale);
  return { context, caller, table, state, game, seating, players, reader: { locale: caller.locale, say: players.say } };
}

/** The partial move of a seat as it is stored; null when there is none, or none that still holds. */
export async function storedMaking({ context, table, state, game, seating, reader }: AtSeat): Promise<Making | null> {
  const draft = await context.tables.draft(table.id, seating.seat);
  const history = draft && readHistory(game.engine, draft.data);
  if (draft === null || history === null) return null;
  return panelOf(game, state, seating.seat, history, reader).ok ? { history, step: draft.step } : null;
}

/** A partial move that begins with this draft, kept so that its buttons are known. */
export async function begin(at: AtSeat, draft: MoveDraft): Promise<Making> {
  const before = await at.context.tables.draft(at.table.id, at.seating.seat);
  const making = { history: historyOf(draft), step: (before?.step ?? 0) + 1 };
  return (await keep(at, making)) ? making : ((await storedMaking(at)) ?? begin(at, draft));
}

/** The next step of a partial move; where another press of the same member was faster, the step that it led to. */
export async function goOn(at: AtSeat, { step }: Making, history: DraftHistory): Promise<Reply> {
  const next = { history, step: step + 1 };
  return (await keep(at, next)) ? show(at, next, null) : showPresent(at, wordsFor(at.reader.locale).panel.renewed());
}

const keep = ({ context, table, seating }: AtSeat, { history, step }: Making): Promise<boolean> =>
  context.tables.saveDraft(table.id, seating.seat, { step, data: historyToJson(history) });

/** The present step of the partial move, or the first one when there is none. */
export async function showPresent(at: AtSeat, above: string | null): Promise<Reply> {
  return show(at, (await storedMaking(at)) ?? (await begin(at, NOTHING_YET)), above);
}

/**
 * The panel of a partial move.
 *
 * @param above a line over the panel: why it is shown anew
 */
export function show(at: AtSeat, making: Making, above: string | null): Reply {
  const { state, game, seating, reader } = at;
  const sheet = panelOf(game, state, seating.seat, making.history, reader);
  if (!sheet.ok)
    throw new Error(`a step was shown that the rules refuse: ${JSON.stringify(currentDraft(making.history))}`);
  return toCaller(at.caller, message(at, sheet.value, making.step, above));
}

async function message(at: AtSeat, sheet: Panel, step: number, above: string | null): Promise<Message> {
  const { context, table, game, seating, players, reader } = at;
  const picture =
    sheet.picture &&
    (await (sheet.picture.of === 'hand' ? drawHand : drawBoard)(context, game, table, {
      view: sheet.view,
      step: sheet.picture.step,
      viewer: seating.seat,
      players,
      locale: reader.locale,
      priority: 'panel',
    }));
  return panelMessage(game, sheet, { table: table.id, seq: seating.offer, draft: step }, { above, picture });
}
