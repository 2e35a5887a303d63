/** Payments, trades, and batches, found slowly and obviously right: by trying all bags of up to eight cubes. */
import { expect } from 'vitest';
import {
  type Amount,
  type Bag,
  BUILDINGS,
  type BuildingId,
  batchesFor,
  CUBES,
  type Cube,
  FAVORS,
  type Player,
  paymentsFor,
  priceOf,
  type TradeOption,
  tradesFor,
} from '../../../src/engines/caylus/index.ts';
import { type Stream, seeded } from '../../../src/kernel/random.ts';
import { seat, turn } from './support.ts';

const BY_NAME = CUBES.toSorted();

/** All bags of so many cubes. */
function allBags(size: number): readonly Bag[] {
  if (size === 0) return [[]];
  return allBags(size - 1).flatMap((bag) =>
    BY_NAME.filter((cube) => bag.length === 0 || cube >= bag.at(-1)!).map((cube) => [...bag, cube]),
  );
}

const BAGS = Array.from({ length: 9 }, (_, size) => allBags(size));

const countOf = (bag: Bag, cube: Cube): number => bag.filter((one) => one === cube).length;

/** Whether a bag is what an amount asks for: at least the fixed cubes, the right number, and no gold as a plain cube. */
function isRight(bag: Bag, amountOf: Amount): boolean {
  const fixed = CUBES.reduce((sum, cube) => sum + (amountOf[cube] ?? 0), 0);
  const { anyCube = 0, plainCube = 0 } = amountOf;
  if (bag.length !== fixed + anyCube + plainCube) return false;
  if (CUBES.some((cube) => countOf(bag, cube) < (amountOf[cube] ?? 0))) return false;
  return anyCube > 0 || countOf(bag, 'gold') === (amountOf.gold ?? 0);
}

const sizeOf = (one: Amount): number =>
  CUBES.reduce((sum, cube) => sum + (one[cube] ?? 0), (one.anyCube ?? 0) + (one.plainCube ?? 0));

const rightBags = (one: Amount): readonly Bag[] => BAGS[sizeOf(one)]!.filter((bag) => isRight(bag, one));

const has = ({ cubes }: Player, bag: Bag): boolean => CUBES.every((cube) => countOf(bag, cube) <= cubes[cube]);

const sorted = (values: readonly unknown[]): readonly string[] => values.map((value) => JSON.stringify(value)).sort();

function randomPlayer(chance: Stream): Player {
  const any = turn().state.players[0]!;
  const number = () => Math.max(0, chance.uniform(7) - 2);
  const cubes = { food: number(), wood: number(), stone: number(), cloth: number(), gold: number() };
  return { ...any, deniers: chance.uniform(7), cubes };
}

/** So many players with cubes and deniers at random. */
export const randomPlayers = (count: number): readonly Player[] =>
  Array.from({ length: count }, (_, i) => randomPlayer(seeded(`player ${i}`).stream('cubes')));

/** All trades, with the building or favor that offers them. */
export const effects = [
  ...BUILDINGS.flatMap(({ id, worker }) => (worker?.op === 'trade' ? [[id, worker.options] as const] : [])),
  ...Object.values(FAVORS.resources).flatMap((one) =>
    one.op === 'trade' ? [['resources 4', one.options] as const] : [],
  ),
];

export function compareTrades(players: readonly Player[], options: readonly TradeOption[]): void {
  for (const player of players) {
    const expected = options.flatMap(({ give: price, get }, option) =>
      (price.deniers ?? 0) > player.deniers
        ? []
        : rightBags(price)
            .filter((bag) => has(player, bag))
            .flatMap((give) => rightBags(get).map((take) => ({ option, give, take }))),
    );
    expect(sorted(tradesFor(player, options))).toEqual(sorted(expected));
  }
}

/** All buildings that can be built. */
export const built = BUILDINGS.flatMap(({ id, class: klass }) =>
  klass === 'special' || klass === 'fixed' || klass === 'neutral' ? [] : [id],
);

export function comparePayments(players: readonly Player[], id: BuildingId): void {
  for (const discount of [{}, { wood: 1 }, { stone: 1 }, { deniers: 1 }]) {
    const price = priceOf(id as Parameters<typeof priceOf>[0], discount); // It can be built.
    for (const player of players) {
      const expected = rightBags(price).filter((bag) => has(player, bag));
      expect(sorted(paymentsFor(player.cubes, price))).toEqual(sorted(expected));
    }
  }
}

export function compareBatches(players: readonly Player[]): void {
  for (const player of players) {
    const batches = BAGS[3]!.filter((bag) => bag.includes('food') && new Set(bag).size === 3 && has(player, bag));
    expect(sorted(batchesFor({ players: [player] }, seat(0)))).toEqual(sorted(batches));
  }
}
