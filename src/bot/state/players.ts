import type { TableHead } from '../../tables/tables.ts';
import { SHAPES } from '../../words/common/phrases/contract.ts';
import type { Locale, Say } from '../../words/contract.ts';
import { wordsFor } from '../wordsFor.ts';
import type { MemberNames } from './memberNames.ts';

/** How the players of one table are called. */
export interface Players {
  /** By seat, cleaned. */
  readonly names: readonly string[];
  /** With the seat's shape, for messages. */
  readonly say: Say;
  /** The name alone, for pictures and alt texts. */
  readonly plain: Say;
}

export async function playersOf(names: MemberNames, table: TableHead, locale: Locale): Promise<Players> {
  const known = await names.of(
    table.guild,
    table.seats.map(({ user }) => user),
  );
  const byName = known.map((name, seat) => name ?? wordsFor(locale).phrases.seat(seat));
  const nameOf = (seat: number) => byName[seat] ?? wordsFor(locale).phrases.seat(seat);
  return {
    names: byName,
    say: { name: (seat) => `${shapeOf(seat)} ${nameOf(seat)}` },
    plain: { name: nameOf },
  };
}

/** The sign of a seat: never colour alone. */
export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? SHAPES[0];

/** The players who have to say something now, as `say` calls them. */
export const awaitedOf = (table: TableHead, say: Say): readonly string[] =>
  table.seats.filter(({ awaited }) => awaited).map(({ seat }) => say.name(seat));
