/** What players have in hand: cubes and deniers, and what can be paid with them. */
import type { Seat } from '../contract.ts';
import type { Amount } from './effects.ts';
import { type ByCube, CUBES, type Cube, PLAIN_CUBES, type ScoredPart } from './ids.ts';
import { type Player, playerAt, type State, withPlayer } from './state.ts';

/** A bag of cubes, in the order in which moves hold them: by name. */
export type Bag = readonly Cube[];
/** A bag in this order. */
export const inOrder = (cubes: Bag): Bag => cubes.toSorted();
const BY_NAME = inOrder(CUBES);

/** A bag as an amount. */
export function amountIn(bag: Bag): Amount {
  const amount: Partial<Record<Cube, number>> = {};
  for (const cube of bag) amount[cube] = (amount[cube] ?? 0) + 1;
  return amount;
}

/** The amount with these cubes in place of those of free choice. */
export function exactly({ anyCube: _any, plainCube: _plain, ...fixed }: Amount, bag: Bag): Amount {
  return { ...fixed, ...amountIn(bag) };
}

/** The cubes of an amount whose kinds are fixed, as a bag. */
export function fixedBag(amount: Amount): Bag {
  const bag: Cube[] = [];
  for (const cube of BY_NAME) for (let i = amount[cube] ?? 0; i > 0; i--) bag.push(cube);
  return bag;
}

/** How many cubes of an amount are of free choice, and their kinds. */
export const freeCubes = ({ anyCube = 0, plainCube = 0 }: Amount): { readonly count: number; readonly kinds: Bag } =>
  anyCube > 0 ? { count: anyCube, kinds: BY_NAME } : { count: plainCube, kinds: PLAIN_BY_NAME };
const PLAIN_BY_NAME = inOrder(PLAIN_CUBES);

/** All bags of this many cubes of these kinds, of each at most what `limit` says. */
export function bagsOf(count: number, kinds: Bag, limit: (cube: Cube) => number): readonly Bag[] {
  const bags: Bag[] = [];
  // From each kind on, as many of it as possible first.
  const add = (bag: Bag, from: number): void => {
    if (bag.length === count) bags.push(bag);
    else
      for (let i = from; i < kinds.length; i++) {
        const kind = kinds[i]!; // Within the list.
        if (bag.filter((cube) => cube === kind).length < limit(kind)) add([...bag, kind], i);
      }
  };
  add([], 0);
  return bags;
}

/** All bags that pay a price from a player's cubes; deniers are not looked at. */
export function paymentsFor(cubes: ByCube<number>, price: Amount): readonly Bag[] {
  for (const cube of CUBES) if ((price[cube] ?? 0) > cubes[cube]) return NONE;
  const fixed = fixedBag(price);
  const { count, kinds } = freeCubes(price);
  if (count === 0) return [fixed];
  const left = (cube: Cube) => cubes[cube] - (price[cube] ?? 0);
  return bagsOf(count, kinds, left).map((bag) => inOrder([...fixed, ...bag]));
}

const NONE: readonly never[] = [];

/** Whether a bag is what an amount asks for, whoever has it. */
export function fits(bag: Bag, amount: Amount): boolean {
  const free = [...bag];
  for (const cube of fixedBag(amount)) {
    const at = free.indexOf(cube);
    if (at < 0) return false;
    free.splice(at, 1);
  }
  const { count, kinds } = freeCubes(amount);
  return free.length === count && free.every((cube) => kinds.includes(cube));
}

/** What is missing in a player's hand for a price; null if it can be paid. */
export function missingFor({ cubes, deniers }: Pick<Player, 'cubes' | 'deniers'>, price: Amount): Amount | null {
  const missing: { -readonly [U in keyof Amount]: Amount[U] } = {};
  for (const cube of CUBES) {
    const short = (price[cube] ?? 0) - cubes[cube];
    if (short > 0) missing[cube] = short;
  }
  const { count, kinds } = freeCubes(price);
  const left = kinds.reduce((sum, cube) => sum + Math.max(0, cubes[cube] - (price[cube] ?? 0)), 0);
  if (count > left) missing[price.anyCube === undefined ? 'plainCube' : 'anyCube'] = count - left;
  const deniersShort = (price.deniers ?? 0) - deniers;
  if (deniersShort > 0) missing.deniers = deniersShort;
  return Object.keys(missing).length > 0 ? missing : null;
}

/** The state after a player has paid these cubes and deniers. */
export function withPayment(state: State, seat: Seat, bag: Bag, deniers: number): State {
  const player = playerAt(state, seat);
  return withPlayer(state, seat, { cubes: withCubes(player.cubes, bag, -1), deniers: player.deniers - deniers });
}

/** The state after a player has gained cubes, deniers, and points; favors are gained elsewhere. */
export function withGain(state: State, seat: Seat, gain: Amount, part: ScoredPart): State {
  const { cubes, deniers, scored } = playerAt(state, seat);
  return withPlayer(state, seat, {
    cubes: withCubes(cubes, fixedBag(gain), 1),
    deniers: deniers + (gain.deniers ?? 0),
    scored: gain.prestige === undefined ? scored : { ...scored, [part]: scored[part] + gain.prestige },
  });
}

function withCubes(cubes: ByCube<number>, bag: Bag, sign: 1 | -1): ByCube<number> {
  if (bag.length === 0) return cubes;
  const next = { ...cubes };
  for (const cube of bag) next[cube] += sign;
  return next;
}
