import type { APIButtonComponent } from 'discord.js';
import type { SceneStep } from '../../render/contract.ts';
import type { SeatStandpoint } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Seating } from '../../tables/table/tableHead.ts';
import { type BotGame, type Hand, type MoveButton, NOTHING_YET, type Reader } from '../contract.ts';
import { type Attached, button, container, gallery, inRows, type Message, row, text } from '../discord/components.ts';
import { limits, MOST_BUTTONS } from '../discord/limits.ts';
import { shorten } from '../discord/text.ts';
import { droppedPlan } from './plan.ts';
import { type Missed, sinceLastTurn } from './sinceLastTurn.ts';

/** Everything about one seat's hand, in words. */
export interface HandContent {
  readonly text: string;
  /** What its picture shows. */
  readonly inWords: readonly string[];
  readonly buttons: readonly MoveButton[];
}

/**
 * The buttons below a hand; none for a seat that does not have to act. If there are too many, one button opens the
 * panel instead.
 */
export function handButtons({ choices }: Hand, standpoint: SeatStandpoint, reader: Reader): readonly MoveButton[] {
  if (!standpoint.seating.awaited) return [];
  const buttons = choices(standpoint, reader);
  if (buttons.length <= MOST_BUTTONS) return buttons;
  return [{ label: reader.words.buttons.yourMove, style: 'primary', draft: NOTHING_YET }];
}

/**
 * What the seat has to do, or who it is; then the table in one small line; then what has happened since its last turn,
 * and what only it knows.
 */
export function handContent(
  game: BotGame,
  hand: Hand,
  table: Pick<Table, 'id' | 'status' | 'seats'>,
  standpoint: SeatStandpoint,
  reader: Reader,
  recent: Missed['recent'] = standpoint.recent,
): HandContent {
  const { seating, view } = standpoint;
  const { board, hand: handWords } = reader.words;
  const own = game.words[reader.words.locale];
  const who = seating.user === null ? reader.say.name(seating.seat) : `<@${seating.user}>`;
  const heading = seating.awaited
    ? board.status([who], own.task(view.open, possibleNow(standpoint)))
    : `### ${hand.title(view, reader)}`;
  const where = handWords.note(table.id, [...hand.notes(view, reader), own.name]);
  return {
    text: [
      heading,
      where,
      ...droppedPlan(game, standpoint, reader),
      ...sinceLastTurn(game, table, { recent, seating }, reader),
      ...hand.lines(view, reader),
    ].join('\n'),
    inWords: hand.inWords(view, reader),
    buttons: handButtons(hand, standpoint, reader),
  };
}

/** The kinds of moves that a seat can make now. */
const possibleNow = (standpoint: SeatStandpoint): ReadonlySet<string> =>
  new Set([...standpoint.legal()].map(({ kind }) => kind));

/** The step that the picture of a hand shows: what can be chosen, by the labels of the buttons. */
export const handStep = ({ seat }: SeatStandpoint, buttons: readonly MoveButton[]): SceneStep | null =>
  buttons.length === 0
    ? null
    : {
        seat,
        moves: [],
        partial: {},
        answers: buttons.map(({ label, draft }) => ({ label, partial: { ...draft.partial } })),
      };

/**
 * A hand as one message. `offer` is the seat's; `above` precedes everything, with `links`, buttons about it; `last` is
 * the last row of buttons.
 */
export function handMessage(
  { accent }: BotGame,
  { id }: Pick<Table, 'id'>,
  { offer }: Pick<Seating, 'offer'>,
  content: HandContent,
  picture: Attached,
  {
    above = null,
    links = [],
    last = [],
    pings = [],
  }: {
    readonly above?: string | null;
    readonly links?: readonly APIButtonComponent[];
    readonly last?: readonly APIButtonComponent[];
    readonly pings?: readonly string[];
  } = {},
): Message {
  const buttons = content.buttons.map(({ label, style, isDisabled }, slot) =>
    button(label, style, { kind: 'hand', table: id, seq: offer, slot }, isDisabled),
  );
  return container(
    [
      gallery(picture),
      text(shorten([...(above === null ? [] : [above]), content.text].join('\n'), limits.text)),
      ...(buttons.length === 0 ? [] : inRows(buttons).map(row)),
      ...[links, last].filter((buttons) => buttons.length > 0).map(row),
    ],
    { accent, files: [picture], pings },
  );
}
