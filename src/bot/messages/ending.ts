import type { Seat } from '../../engines/contract.ts';
import type { SeatStandpoint } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Seating } from '../../tables/table/tableHead.ts';
import type { Words } from '../../words/words.ts';
import type { BotGame, Hand, Reader } from '../contract.ts';
import { button, container, type Message, row, text } from '../discord/components.ts';
import type { Players } from '../state/players.ts';
import { winnersOf } from './lobby.ts';

/** What a seat's points at the end are made of, part by part; parts without points are left out. */
export function partsOf(game: BotGame, { result }: Pick<Table, 'result'>, seat: Seat, words: Words) {
  const { final } = words;
  const score = result?.scores.find((one) => one.seat === seat);
  return (score?.parts ?? [])
    .filter(({ points }) => points !== 0)
    .map(({ part, points }) => final.part(game.words[words.locale].parts[part] ?? part, points));
}

/** How a finished game ended for one seat: who has won, the seat's place and points, and what decided a tie. */
export function ownEnding(
  game: BotGame,
  table: Table,
  { seat }: Seating,
  players: Players,
  reader: Reader,
): readonly string[] {
  const { lobby, hand: handWords } = reader.words;
  const { result, standpoints } = table;
  const own = result?.standings.find((entry) => entry.seat === seat);
  const won = lobby.finished(winnersOf(table).map((winner) => players.plain.name(winner)));
  if (result === null || own === undefined) return [won];
  const ties =
    standpoints === null || result.how !== 'played'
      ? []
      : (game.hand?.ties?.(standpoints.of(seat).view, { ...reader, say: players.plain }) ?? []);
  const parts = partsOf(game, table, seat, reader.words);
  return [won, handWords.ended(own.place, result.standings.length, own.points, parts), ...ties];
}

/** A seat's hand as it was when the game ended, in words: nothing can be done with it any more. */
export function lastHand(
  game: BotGame,
  hand: Hand,
  table: Table,
  { seating, view }: SeatStandpoint,
  players: Players,
  reader: Reader,
): Message {
  const { hand: handWords, buttons } = reader.words;
  const held = seating.resigned ? [] : [`### ${hand.title(view, reader)}`, ...hand.inWords(view, reader)];
  const where = handWords.note(table.id, [game.words[reader.words.locale].name]);
  const asText = button(buttons.boardAsText, 'secondary', {
    ...{ kind: 'verb', table: table.id, verb: 'text', argument: '0' },
  });
  const lines = [...ownEnding(game, table, seating, players, reader), ...held, where];
  return container([text(lines.join('\n')), row([asText])], { accent: game.accent });
}
