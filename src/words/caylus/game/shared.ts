/** What the sentences of all languages are made of. */
import {
  type Amount,
  type BuildingId,
  buildingKind,
  type Caylus,
  FAVORS,
  type Income,
  type Source,
  totalOf,
} from '../../../engines/caylus/index.ts';
import type { Say } from '../../contract.ts';

type Dealt = Extract<Caylus['Sight'], { readonly kind: 'dealt' }>;

/** The first turn order with everyone’s deniers, and the neutral buildings; `inBrackets` adds a sum to a name. */
export const dealtIn = (
  { order, deniers, neutrals }: Dealt,
  say: Say,
  inBrackets: (deniers: number) => string,
  short: (id: BuildingId) => string,
): { readonly order: readonly string[]; readonly neutrals: readonly string[] } => ({
  order: order.map((seat) => `${say.name(seat)}${inBrackets(deniers[seat] ?? 0)}`),
  neutrals: neutrals.map(short),
});

/** Everyone’s income, or what is the same for all. */
export function incomesIn(
  incomes: readonly Income[],
  say: Say,
  money: (n: number) => string,
): { readonly same: string | null; readonly each: readonly string[] } {
  const sums = incomes.map((income) => ({ seat: income.seat, sum: totalOf(income) }));
  const [first] = sums;
  return {
    same: first !== undefined && sums.every(({ sum }) => sum === first.sum) ? money(first.sum) : null,
    each: sums.map(({ seat, sum }) => `${say.name(seat)} ${money(sum)}`),
  };
}

/** What a trade asks for at least, in words; null for a cube of free choice, of which its player has none. */
export function lackingIn(source: Source, amount: (of: Amount) => string): string | null {
  const effect = source.kind === 'favor' ? FAVORS[source.track][source.level] : buildingKind(source.building).worker;
  const give = effect?.op === 'trade' ? effect.options[0]?.give : undefined;
  return give === undefined || give.anyCube === 1 || give.plainCube === 1 ? null : amount(give);
}
