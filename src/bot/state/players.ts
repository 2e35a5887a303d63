import type { TableHead } from '../../tables/tables.ts';
import { commonWords } from '../../words/common/index.ts';
import { SHAPES } from '../../words/common/phrases/contract.ts';
import type { Locale, Say } from '../../words/contract.ts';
import type { MemberNames } from './memberNames.ts';

/** The names of the players of one table. */
export interface Players {
  /** By seat, sanitized. */
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
  const byName = known.map((name, seat) => name ?? commonWords[locale].phrases.seat(seat));
  const nameOf = (seat: number) => byName[seat] ?? commonWords[locale].phrases.seat(seat);
  return {
    names: byName,
    say: { name: (seat) => `${shapeOf(seat)} ${nameOf(seat)}` },
    plain: { name: nameOf },
  };
}

/** The shape that marks a seat, since color alone is not enough. */
export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? SHAPES[0];

/** The players whose decision the game is waiting for, as `say` names them. */
export const awaitedOf = (table: TableHead, say: Say): readonly string[] =>
  table.seats.filter(({ awaited }) => awaited).map(({ seat }) => say.name(seat));
