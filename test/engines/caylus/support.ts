import {
  type Amount,
  amountIn,
  type BuildingId,
  buildingKind,
  CUBES,
  caylus,
  type Event,
  type NeutralId,
  type Open,
  type Place,
  type RoadId,
  type RoadTile,
  SECTIONS,
  type Section,
  SPACES,
  type State,
  spaceOf,
  type Track,
  type Violation,
  WORKERS,
} from '../../../src/engines/caylus/index.ts';
import { type Refusal, type Seat, seatsOf } from '../../../src/engines/contract.ts';
import {
  awaitedIn,
  beginningWith,
  checkedState,
  eventsOf,
  legalLines,
  playLine,
  refusalOf,
  seat,
} from '../support/position.ts';

export { seat };

/** The neutral buildings on spaces 1 to 6 unless a test wants others. */
export const NEUTRALS: readonly NeutralId[] = [
  'n_farm',
  'n_forest',
  'n_sawmill',
  'n_quarry',
  'n_market',
  'n_carpenter',
];

/** What a player has. */
export interface Holding {
  readonly deniers?: number;
  /** Such as `food+food+gold`; if missing, none. */
  readonly cubes?: string;
  readonly markers?: Partial<Record<Track, number>>;
  /** Points from favors, to have some. */
  readonly points?: number;
}

/** A position to be written by hand: phase 2, in which all but the last player in turn order have passed. */
export interface Setting {
  readonly seats?: number;
  readonly order?: readonly number[];
  readonly neutrals?: readonly NeutralId[];
  /** Buildings from space 9 on and residences in place of others: `9 w_mason 0` belongs to seat 0. */
  readonly road?: readonly string[];
  /** Workers: `castle 0`, `road-9 1`, `inn-right 2`. */
  readonly workers?: readonly string[];
  /** By seat. */
  readonly hands?: readonly Holding[];
  readonly passed?: readonly number[];
  readonly provost?: number;
  readonly bailiff?: number;
  readonly stage?: Section;
  /** Houses by their owners, such as `001`. */
  readonly houses?: Partial<Record<Section, string>>;
}

/** What everyone has unless a test says otherwise: enough deniers to be asked for everything. */
const DENIERS = 20;

/** A position, what has just happened, and what may be said in it. */
export interface Position {
  readonly state: State;
  /** What the moves since the position was written have caused. */
  readonly events: readonly Event[];
  readonly open: Open;
  /** Plays lines of notation, each by the seat that has to decide. */
  play(...lines: readonly string[]): Position;
  /** Plays these lines, and leaves the provost whenever phase 4 asks, also at last. */
  pass(...lines: readonly string[]): Position;
  /** Why this line is refused. */
  refusal(line: string): Violation | Refusal<Violation>;
  /** All legal moves, as lines. */
  legal(): readonly string[];
  /** Those that begin with this word, without it. */
  offers(word: string): readonly string[];
  /** Who has to decide; null when it is over. */
  readonly awaits: number | null;
  /** What has to be decided. */
  readonly step: Open['step']['kind'];
  /** A player's deniers and cubes: `7 food+gold`. */
  hand(seat: number): string;
  points(seat: number): number;
  /** What is on a road space: `w_mason 0`, or `-`. */
  on(space: number): string;
  /** The kinds of the events so far. */
  kinds(): readonly string[];
  /** The events of one kind. */
  told<K extends Event['kind']>(kind: K): readonly Extract<Event, { readonly kind: K }>[];
}

const seatIn = (text: string | undefined): Seat => seat(Number(text));

/** A position of phase 2 in which the last player is to pass. */
export function turn(setting: Setting = {}): Position {
  const { seats = 3, hands = [], workers = [], houses = {} } = setting;
  const order = (setting.order ?? seatsOf(seats)).map(seat);
  const bare = caylus.setup({ seats, options: [] }, { order, neutrals: setting.neutrals ?? NEUTRALS }).state;
  const road = withWorkers(roadOf(bare.road, setting.road ?? []), workers);
  const on = (place: string) =>
    workers.filter((text) => text.split(' ')[0] === place).map((text) => seatIn(text.split(' ')[1]));
  const specials = {
    gate: on('gate')[0] ?? null,
    trading_post: on('trading_post')[0] ?? null,
    merchants_guild: on('merchants_guild')[0] ?? null,
    joust_field: on('joust_field')[0] ?? null,
    stables: on('stables'),
    inn: { left: on('inn')[0] ?? null, right: on('inn-right')[0] ?? null },
  };
  const stage = setting.stage ?? 'dungeon';
  const bailiff = setting.bailiff ?? { dungeon: 6, walls: 12, towers: 18 }[stage];
  const built = {
    dungeon: [...(houses.dungeon ?? '')].map(seatIn),
    walls: [...(houses.walls ?? '')].map(seatIn),
    towers: [...(houses.towers ?? '')].map(seatIn),
  };
  const prestige = { dungeon: 5, walls: 4, towers: 3 };
  return position({
    ...bare,
    road,
    specials,
    queue: on('castle').map((one) => ({ seat: one, batches: 0 })),
    round: bailiff - 5,
    passed: (setting.passed ?? order.slice(0, -1)).map(seat),
    provost: spaceAt(setting.provost ?? bailiff),
    bailiff: spaceAt(bailiff),
    stage,
    counted: SECTIONS.slice(0, SECTIONS.indexOf(stage)),
    houses: built,
    activity: { kind: 'placing', seat: order.find((one) => !(setting.passed ?? order.slice(0, -1)).includes(one))! },
    players: seatsOf(seats).map((one) => {
      const { deniers = DENIERS, cubes = '', markers = {}, points = 0 } = hands[one] ?? {};
      const castle = SECTIONS.reduce((sum, id) => sum + prestige[id] * built[id].filter((by) => by === one).length, 0);
      return {
        deniers,
        cubes: { food: 0, wood: 0, stone: 0, cloth: 0, gold: 0, ...amountIn(bag(cubes)) },
        workers: WORKERS - workers.filter((text) => text.endsWith(` ${one}`)).length,
        markers: { prestige: 0, deniers: 0, resources: 0, buildings: 0, ...markers },
        used: [],
        scored: { castle, buildings: 0, owner: 0, trades: 0, favors: points, penalties: 0 },
      };
    }),
  });
}

function spaceAt(number: number): State['provost'] {
  const found = SPACES.find((space) => space === number);
  if (found === undefined) throw new Error(`${number} is no space`);
  return found;
}

const bag = (text: string) => text.split('+').flatMap((name) => CUBES.filter((cube) => cube === name));

function roadOf(bare: State['road'], texts: readonly string[]): readonly (RoadTile | null)[] {
  const road = [...bare];
  for (const text of texts) {
    const [space, name = '', owner] = text.split(' ');
    const building = roadId(name);
    road[Number(space) - 1] = {
      building,
      owner: owner === undefined ? null : seatIn(owner),
      worker: null,
      residence: null,
    };
  }
  return road;
}

function roadId(name: string): RoadId {
  const { id, class: klass } = buildingKind(name as BuildingId) ?? {}; // A wrong name has no kind.
  if (id === undefined || klass === 'special') throw new Error(`${name} is not for the road`);
  return id as RoadId; // All others are.
}

const withWorkers = (road: readonly (RoadTile | null)[], texts: readonly string[]): State['road'] =>
  road.map((tile, i) => {
    const text = texts.find((one) => spaceOf(one.split(' ')[0] as Place) === i + 1); // Other names have no space.
    return text === undefined || tile === null ? tile : { ...tile, worker: seatIn(text.split(' ')[1]) };
  });

/** A state of one's own, checked. */
function position(state: State): Position {
  return positionOf(checkedState(caylus, state), []);
}

export function positionOf(state: State, events: readonly Event[]): Position {
  const awaits = awaitedIn(caylus, state)[0] ?? null;
  const open = caylus.open(state);
  const legal = () => (awaits === null ? [] : legalLines(caylus, state, awaits));
  const here: Position = {
    state,
    events,
    open,
    play: (...lines) => lines.reduce<Position>(after, here),
    pass(...lines) {
      return leaveProvost(lines.reduce<Position>((one, line) => after(leaveProvost(one), line), here));
    },
    refusal: (line) => refusalOf(caylus, state, awaits ?? seat(0), line),
    legal,
    offers: (word) => beginningWith(legal(), word).map((line) => line.slice(word.length + 1)),
    awaits,
    step: open.step.kind,
    hand: (number) => {
      const { deniers, cubes } = state.players[number]!;
      return [deniers, CUBES.flatMap((cube) => Array.from({ length: cubes[cube] }, () => cube)).join('+')]
        .join(' ')
        .trim();
    },
    points: (number) => caylus.scores(state)[number]!.points,
    on(space) {
      const tile = state.road[space - 1];
      return tile == null ? '-' : [tile.building, ...(tile.owner === null ? [] : [tile.owner])].join(' ');
    },
    kinds: () => events.map(({ kind }) => kind),
    told: (kind) => eventsOf(events, kind),
  };
  return here;
}

function leaveProvost(at: Position): Position {
  const { step } = at.open;
  return step.kind === 'provost' && !step.isGuild ? leaveProvost(after(at, 'provost 0')) : at;
}

function after(at: Position, line: string): Position {
  if (at.awaits === null) throw new Error(`it is over before ${line}`);
  const { state, events } = playLine(caylus, at.state, seat(at.awaits), line);
  const problem = caylus.check(state);
  if (problem !== null) throw new Error(`after ${line}: ${problem}`);
  return positionOf(state, [...at.events, ...events]);
}

/** An amount without what there is none of. */
export const amount = (gain: Amount): string =>
  Object.entries(gain)
    .map(([unit, number]) => `${number} ${unit}`)
    .join(' + ');
