import type { Seating, Table } from '../../tables/tables.ts';
import { type BotGame, type Draft, NOTHING_YET, type Reader } from '../contract.ts';
import type { Message } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Reply } from '../interaction/reply.ts';
import { panelMessage } from '../messages/panel.ts';
import { drawBoard, drawHand } from '../messages/pictures.ts';
import type { Room } from '../state/context.ts';
import { type People, peopleOf } from '../state/players.ts';
import { presentOf, readTrail, type Trail, trailOf, trailToJson } from '../turn/draftHistory.ts';
import { type Sheet, sheetOf } from '../turn/panel.ts';
import { wordsFor } from '../wordsFor.ts';
import { toCaller } from './contract.ts';

/** A running table, and the seat of the member who pressed or typed. */
export interface AtSeat {
  readonly room: Room;
  readonly caller: Caller;
  readonly table: Table;
  readonly state: object;
  readonly game: BotGame;
  readonly seating: Seating;
  readonly people: People;
  readonly reader: Reader;
}

/** A half-made move with the number of its step. */
export interface Making {
  readonly trail: Trail;
  readonly step: number;
}

export async function atSeat(
  room: Room,
  caller: Caller,
  table: Table,
  state: object,
  game: BotGame,
  seating: Seating,
): Promise<AtSeat> {
  const people = await peopleOf(room.names, table, caller.locale);
  return { room, caller, table, state, game, seating, people, reader: { locale: caller.locale, say: people.say } };
}

/** The half-made move of a seat as it is stored; null when there is none, or none that still holds. */
export async function storedMaking({ room, table, state, game, seating, reader }: AtSeat): Promise<Making | null> {
  const draft = await room.tables.draft(table.id, seating.seat);
  const trail = draft && readTrail(game.engine, draft.data);
  if (draft === null || trail === null) return null;
  return sheetOf(game, state, seating.seat, trail, reader).ok ? { trail, step: draft.step } : null;
}

/** A half-made move that begins with this draft, kept so that its buttons are known. */
export async function begin(at: AtSeat, draft: Draft): Promise<Making> {
  const before = await at.room.tables.draft(at.table.id, at.seating.seat);
  const making = { trail: trailOf(draft), step: (before?.step ?? 0) + 1 };
  return (await keep(at, making)) ? making : ((await storedMaking(at)) ?? begin(at, draft));
}

/** The next step of a half-made move; where another press of the same member was faster, the step that it led to. */
export async function goOn(at: AtSeat, { step }: Making, trail: Trail): Promise<Reply> {
  const next = { trail, step: step + 1 };
  return (await keep(at, next)) ? show(at, next, null) : showPresent(at, wordsFor(at.reader.locale).panel.renewed());
}

const keep = ({ room, table, seating }: AtSeat, { trail, step }: Making): Promise<boolean> =>
  room.tables.saveDraft(table.id, seating.seat, { step, data: trailToJson(trail) });

/** The present step of the half-made move, or the first one when there is none. */
export async function showPresent(at: AtSeat, above: string | null): Promise<Reply> {
  return show(at, (await storedMaking(at)) ?? (await begin(at, NOTHING_YET)), above);
}

/**
 * The panel of a half-made move.
 *
 * @param above a line over the panel: why it is shown anew
 */
export function show(at: AtSeat, making: Making, above: string | null): Reply {
  const { state, game, seating, reader } = at;
  const sheet = sheetOf(game, state, seating.seat, making.trail, reader);
  if (!sheet.ok) throw new Error(`a step was shown that the rules refuse: ${JSON.stringify(presentOf(making.trail))}`);
  return toCaller(at.caller, message(at, sheet.value, making.step, above));
}

async function message(at: AtSeat, sheet: Sheet, step: number, above: string | null): Promise<Message> {
  const { room, table, game, seating, people, reader } = at;
  const picture =
    sheet.picture &&
    (await (sheet.picture.of === 'hand' ? drawHand : drawBoard)(room, game, table, {
      view: sheet.view,
      step: sheet.picture.step,
      viewer: seating.seat,
      people,
      locale: reader.locale,
      urgency: 'panel',
    }));
  return panelMessage(game, sheet, { table: table.id, seq: seating.offer, draft: step }, { above, picture });
}
