import type { SeatStandpoint } from '../../tables/standpoint.ts';
import type { Table } from '../../tables/tables.ts';
import { commonWords } from '../../words/common/index.ts';
import { type BotGame, type MoveDraft, NOTHING_YET, type Reader } from '../contract.ts';
import type { Message } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Reply } from '../interaction/reply.ts';
import { panelMessage } from '../messages/panel.ts';
import { drawBoard, drawHand } from '../messages/pictures.ts';
import type { Context } from '../state/context.ts';
import { type Players, playersOf } from '../state/players.ts';
import {
  currentDraft,
  type DraftHistory,
  historyOf,
  readHistory,
  resolveDraft,
  savedDraft,
} from '../turn/draftHistory.ts';
import { type Panel, panelOf } from '../turn/panel.ts';
import type { ShownPanel } from '../turn/recentPanels.ts';
import { toCaller } from './contract.ts';

/** A running table as the member sees it who pressed or typed. */
export interface AtSeat {
  readonly context: Context;
  readonly caller: Caller;
  readonly table: Table;
  readonly game: BotGame;
  readonly standpoint: SeatStandpoint;
  readonly players: Players;
  readonly reader: Reader;
}

export async function atSeat(
  context: Context,
  caller: Caller,
  table: Table,
  game: BotGame,
  standpoint: SeatStandpoint,
): Promise<AtSeat> {
  const players = await playersOf(context.names, table, caller.locale);
  return { context, caller, table, game, standpoint, players, reader: { locale: caller.locale, say: players.say } };
}

/** The seat's unfinished move as it is stored; null when there is none, or the rules refuse it by now. */
export async function storedHistory({ context, table, game, standpoint }: AtSeat): Promise<DraftHistory | null> {
  const saved = await context.tables.draft(table.id, standpoint.seat);
  const history = saved && readHistory(game.engine, saved);
  return history && resolveDraft(standpoint, currentDraft(history)).ok ? history : null;
}

/** A new unfinished move, kept so that its buttons are known. */
export async function begin(at: AtSeat, draft: MoveDraft): Promise<DraftHistory> {
  const before = await at.context.tables.draft(at.table.id, at.standpoint.seat);
  const history = historyOf(draft, (before?.step ?? 0) + 1);
  return (await keep(at, history)) ? history : ((await storedHistory(at)) ?? begin(at, draft));
}

/** The next step of an unfinished move. Where another press of the same member was faster, the step it led to. */
export async function goOn(at: AtSeat, next: DraftHistory): Promise<Reply> {
  return (await keep(at, next)) ? show(at, next, null) : showCurrent(at, commonWords[at.reader.locale].panel.renewed());
}

const keep = ({ context, table, standpoint }: AtSeat, history: DraftHistory): Promise<boolean> =>
  context.tables.saveDraft(table.id, standpoint.seat, savedDraft(history));

/** The current step of the unfinished move, or the first one when there is none. */
export async function showCurrent(at: AtSeat, above: string | null): Promise<Reply> {
  return show(at, (await storedHistory(at)) ?? (await begin(at, NOTHING_YET)), above);
}

export const shownPanel = ({ table, standpoint }: AtSeat, step: number): ShownPanel => ({
  ...{ table: table.id, seat: standpoint.seat, seq: standpoint.seating.offer, step },
});

/**
 * The panel of an unfinished move.
 *
 * @param above a line over the panel: why it is shown again
 */
export function show(at: AtSeat, history: DraftHistory, above: string | null): Reply {
  const panel = panelOf(at.game, at.standpoint, history, at.reader);
  if (!panel.ok) throw new Error(`a step was shown that the rules refuse: ${JSON.stringify(currentDraft(history))}`);
  at.context.panels.keep(shownPanel(at, history.step), panel.value.actions);
  return toCaller(at.caller, message(at, panel.value, history.step, above));
}

async function message(at: AtSeat, panel: Panel, step: number, above: string | null): Promise<Message> {
  const { context, table, game, standpoint, players, reader } = at;
  const picture =
    panel.picture &&
    (await (panel.picture.of === 'hand' ? drawHand : drawBoard)(context, game, table, {
      ...{ standpoint, view: panel.view, step: panel.picture.step },
      ...{ players, locale: reader.locale, priority: 'panel' },
    }));
  return panelMessage(game, panel, { table: table.id, seq: standpoint.seating.offer, draft: step }, { above, picture });
}
