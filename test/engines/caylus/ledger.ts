/**
 * A second book, kept from the events alone: what every player has, what is on the road and in the castle. It knows
 * nothing of how the engine comes to its events.
 */
import { type Amount, CUBES, type Event, type State } from '../../../src/engines/caylus/index.ts';

interface Account {
  deniers: number;
  points: number;
  readonly cubes: Record<(typeof CUBES)[number], number>;
}

interface Ledger {
  readonly accounts: readonly Account[];
  readonly road: Map<number, { readonly building: string; readonly owner: number | null }>;
  readonly houses: Record<'dungeon' | 'walls' | 'towers', number[]>;
  /** Deniers that came in and went out, by what brought or took them (rules §14). */
  readonly flow: Record<string, number>;
  order: readonly number[];
  provost: number;
  bailiff: number;
}

export function ledger(seats: number): Ledger {
  return {
    accounts: Array.from({ length: seats }, () => ({
      deniers: 0,
      points: 0,
      cubes: { food: 2, wood: 1, stone: 0, cloth: 0, gold: 0 },
    })),
    road: new Map([
      [7, { building: 'f_peddler', owner: null }],
      [8, { building: 'f_carpenter', owner: null }],
      [16, { building: 'f_gold_mine', owner: null }],
    ]),
    houses: { dungeon: [], walls: [], towers: [] },
    flow: {},
    order: [],
    provost: 6,
    bailiff: 6,
  };
}

/** Enters what has happened. */
export function enter(book: Ledger, events: readonly Event[]): void {
  for (const event of events) enterOne(book, event);
}

function deniers(book: Ledger, seat: number, number: number, reason: string): void {
  book.accounts[seat]!.deniers += number;
  book.flow[reason] = (book.flow[reason] ?? 0) + number;
}

function change(book: Ledger, seat: number, amount: Amount, sign: 1 | -1, reason: string): void {
  const account = book.accounts[seat]!;
  for (const cube of CUBES) account.cubes[cube] += sign * (amount[cube] ?? 0);
  account.points += sign * (amount.prestige ?? 0);
  if (amount.deniers) deniers(book, seat, sign * amount.deniers, reason);
}

function enterOne(book: Ledger, event: Event): void {
  switch (event.kind) {
    case 'dealt':
      event.deniers.forEach((number, seat) => {
        deniers(book, seat, number, 'start');
      });
      event.neutrals.forEach((building, i) => {
        book.road.set(i + 1, { building, owner: null });
      });
      book.order = event.order;
      return;
    case 'income':
      for (const { seat, base, residences, prestige } of event.incomes)
        deniers(book, seat, base + residences + prestige, 'income');
      return;
    case 'placed':
      deniers(book, event.seat, -event.cost, 'placement');
      return;
    case 'ownerScored':
      book.accounts[event.seat]!.points += event.points;
      return;
    case 'passed':
      deniers(book, event.seat, event.deniers, 'first pass');
      return;
    case 'produced':
      change(book, event.seat, event.gain, 1, event.source.kind === 'favor' ? 'favor' : event.source.building);
      return;
    case 'traded': {
      const reason = event.source.kind === 'favor' ? 'favor' : event.source.building;
      change(book, event.seat, event.give, -1, reason);
      change(book, event.seat, event.gain, 1, reason);
      return;
    }
    case 'built':
    case 'residencePlanned': {
      change(book, event.seat, event.paid, -1, 'residence');
      if (event.kind === 'residencePlanned') return;
      book.accounts[event.seat]!.points += event.points;
      book.road.set(event.space, { building: event.building, owner: event.seat });
      return;
    }
    case 'residenceCompleted':
      book.accounts[event.seat]!.points += event.points;
      book.road.set(event.space, { building: 'residence', owner: event.seat });
      return;
    case 'orderChanged':
      book.order = event.order;
      return;
    case 'movedProvost':
      book.provost = event.to;
      deniers(book, event.seat, -event.paid, 'provost');
      return;
    case 'movedBailiff':
      book.bailiff = event.to;
      book.provost = event.to;
      return;
    case 'builtHouse':
      for (const cube of event.paid) book.accounts[event.seat]!.cubes[cube]--;
      book.accounts[event.seat]!.points += event.points;
      book.houses[event.section].push(event.seat);
      return;
    case 'stoppedBuilding':
    case 'counted':
      book.accounts[event.seat]!.points -= event.lost;
      return;
    default:
      return;
  }
}

/** The same facts of a state, to be compared with the book. */
export const facts = ({ players, road, houses, order, provost, bailiff }: State) => ({
  accounts: players.map(({ deniers: number, cubes, scored }) => ({
    deniers: number,
    points: Object.values(scored).reduce((sum, points) => sum + points, 0),
    cubes,
  })),
  road: road.flatMap((tile, i) =>
    tile === null ? [] : [[i + 1, { building: tile.building, owner: tile.owner }] as const],
  ),
  houses,
  order,
  provost,
  bailiff,
});

/** The book in the same form. */
export const factsOf = ({ accounts, road, houses, order, provost, bailiff }: Ledger) => ({
  accounts,
  road: [...road].sort(([a], [b]) => a - b),
  houses,
  order,
  provost,
  bailiff,
});
