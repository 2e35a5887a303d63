import {
  BUILT_CLASSES,
  type BuildingId,
  type BuiltClass,
  type BuiltId,
  CASTLE,
  housesOf,
  incomeOf,
  inStock,
  type Open,
  type OpenPlayer,
  type RoadTile,
  SECTIONS,
  type Section,
  SPACES,
  SPECIAL_IDS,
  type Space,
  type SpecialId,
  stockOf,
  tileOn,
  totalOf,
} from '../../../engines/caylus/index.ts';
import { type Seat, seatsOf } from '../../../engines/contract.ts';
import type { Glance, Say } from '../../contract.ts';
import type { EndingWords } from '../ending/en.ts';
import { endInWords } from '../ending/lines.ts';
import type { Names } from '../names/en.ts';

/** What a tile of the road shows, with the names of players. */
export interface NamedTile {
  readonly space: Space;
  readonly building: BuildingId;
  readonly owner: string | null;
  readonly worker: string | null;
  /** Who has paid for a residence there. */
  readonly residence: string | null;
}

/** A section of the castle with the houses of each player who has some. */
export interface NamedSection {
  readonly section: Section;
  readonly built: number;
  readonly capacity: number;
  readonly isCounted: boolean;
  readonly each: readonly { readonly name: string; readonly houses: number }[];
}

/** The sentences about a position, in one language. */
export interface PositionWords {
  readonly over: string;
  doing(name: string, task: string): string;
  /** Round, phase, and stage of the castle. */
  round(open: Open): string;
  order(names: readonly string[]): string;
  passed(names: readonly string[]): string;
  pawns(provost: Space, bailiff: Space): string;
  /** The workers before the bridge; buildings without one are left out. */
  specials(each: readonly { readonly building: SpecialId; readonly names: readonly string[] }[]): string;
  /** The worker on the inn’s right circle. */
  guest(name: string): string;
  queue(each: readonly { readonly name: string; readonly batches: number }[]): string;
  section(section: NamedSection): string;
  tile(tile: NamedTile): string;
  emptySpaces(spaces: readonly Space[]): string;
  /** Buildings of a class that are left, with how many of each. */
  left(sort: BuiltClass, each: readonly { readonly building: BuiltId; readonly copies: number }[]): string;
  player(player: OpenPlayer, name: string, income: number): string;
  /** A player in as few words as possible; `houses` by section. */
  inShort(player: OpenPlayer, name: string, houses: readonly number[]): string;
  /** In which order these name the houses and the favor markers. */
  readonly shortKey: string;
  /** How many houses each section has. */
  castle(sections: readonly NamedSection[]): string;
  /** Who has workers where. */
  workers(each: readonly { readonly at: string; readonly names: readonly string[] }[]): string;
  /** A player’s buildings on the road; may be none. `name`: null where it has just been said. */
  buildings(name: string | null, tiles: readonly NamedTile[]): string;
}

/** The task or the result, who has what, the castle, then the road space by space, and the buildings left. */
export function positionIn(
  words: PositionWords,
  ending: EndingWords,
  open: Open,
  task: string,
  say: Say,
): readonly string[] {
  const { step } = open;
  const isOver = step.kind === 'over';
  const name = (seat: Seat) => say.name(seat);
  return [
    isOver ? words.over : words.doing(name(step.seat), task),
    ...endInWords(ending, open, say),
    ...(isOver ? [] : [words.round(open)]),
    words.order(open.order.map(name)),
    ...(open.passed.length === 0 || isOver ? [] : [words.passed(open.passed.map(name))]),
    ...open.order.map((seat) => words.player(open.players[seat]!, name(seat), totalOf(incomeOf(open, seat)))), // One for each.
    ...castle(words, open, say),
    words.pawns(open.provost, open.bailiff),
    ...beforeBridge(words, open, say),
    ...road(words, open, say),
    ...(isOver ? [] : BUILT_CLASSES.flatMap((sort) => left(words, open, sort))),
  ];
}

/** The words that a glance needs besides its own, of one language. */
interface WordsOfGlance {
  readonly ending: EndingWords;
  readonly names: Names;
}

/** The same for an alt text, which has room for little: all players, the castle, and the road; then what else fits. */
export function glanceIn(
  words: PositionWords,
  { ending, names: named }: WordsOfGlance,
  open: Open,
  task: string,
  say: Say,
): Glance {
  const { step } = open;
  const name = (seat: Seat) => say.name(seat);
  const isOver = step.kind === 'over';
  const queued = open.queue.map(({ seat }) => name(seat));
  const at = [
    ...workersBefore(open, say).map(({ building, names }) => ({ at: named.shortBuilding(building), names })),
    ...SPACES.flatMap((space) => {
      const tile = tileOn(open, space);
      if (tile === null || tile.worker === null) return [];
      return [{ at: named.site(tile.building, space), names: [name(tile.worker)] }];
    }),
    ...(queued.length === 0 ? [] : [{ at: named.place('castle'), names: queued }]),
  ];
  return {
    needed: [
      isOver ? words.over : words.doing(name(step.seat), task),
      ...(isOver ? [] : [words.round(open)]),
      words.shortKey,
      ...open.order.map((seat) => {
        const houses = SECTIONS.map((section) => housesOf(open, section, seat));
        return words.inShort(open.players[seat]!, name(seat), houses); // One for each.
      }),
      words.castle(sectionsOf(open, say)),
      words.pawns(open.provost, open.bailiff),
    ],
    more: [
      ...endInWords(ending, open, say),
      ...(open.passed.length === 0 || isOver ? [] : [words.passed(open.passed.map(name))]),
      ...(at.length === 0 ? [] : [words.workers(at)]),
      ...open.order.map((seat) => words.buildings(name(seat), ownTiles(open, seat, say))),
    ],
  };
}

/** A part of the board, or a player with the buildings. */
export function closerIn(words: PositionWords, open: Open, part: Seat | string, say: Say): readonly string[] {
  if (typeof part === 'number') {
    const name = say.name(part);
    const houses = sectionsOf(open, say).filter(({ each }) => each.some((one) => one.name === name));
    return [
      words.player(open.players[part]!, name, totalOf(incomeOf(open, part))), // A seat of this table.
      words.buildings(null, ownTiles(open, part, say)),
      ...houses.map(words.section),
    ];
  }
  switch (part) {
    case 'road':
      return [words.pawns(open.provost, open.bailiff), ...beforeBridge(words, open, say), ...road(words, open, say)];
    case 'castle':
      return castle(words, open, say);
    case 'favors':
      return open.order.map((seat) => words.player(open.players[seat]!, say.name(seat), totalOf(incomeOf(open, seat)))); // As above.
    default:
      return BUILT_CLASSES.flatMap((sort) => left(words, open, sort));
  }
}

/** The buildings of a player, and the residences that are paid for. */
const ownTiles = (open: Open, seat: Seat, say: Say): readonly NamedTile[] =>
  SPACES.flatMap((space) => {
    const tile = tileOn(open, space);
    return tile !== null && (tile.owner === seat || tile.residence === seat) ? [namedTile(space, tile, say)] : [];
  });

function castle(words: PositionWords, open: Open, say: Say): readonly string[] {
  const queue = open.queue.map(({ seat, batches }) => ({ name: say.name(seat), batches }));
  return [...sectionsOf(open, say).map(words.section), ...(queue.length === 0 ? [] : [words.queue(queue)])];
}

const sectionsOf = (open: Open, say: Say): readonly NamedSection[] =>
  SECTIONS.map((section) => ({
    section,
    built: open.houses[section].length,
    capacity: CASTLE[section].capacity,
    isCounted: open.counted.includes(section),
    each: seatsOf(open.seats)
      .map((seat) => ({ name: say.name(seat), houses: housesOf(open, section, seat) }))
      .filter(({ houses }) => houses > 0),
  }));

function beforeBridge(words: PositionWords, open: Open, say: Say): readonly string[] {
  const each = workersBefore(open, say);
  const { right } = open.specials.inn;
  return [
    ...(each.length === 0 ? [] : [words.specials(each)]),
    ...(right === null ? [] : [words.guest(say.name(right))]),
  ];
}

/** The buildings before the bridge that have workers. */
function workersBefore({ specials }: Open, say: Say) {
  const { inn, stables } = specials;
  const seats = (building: SpecialId): readonly (Seat | null)[] => {
    if (building === 'stables') return stables;
    return [building === 'inn' ? inn.left : specials[building]];
  };
  return SPECIAL_IDS.map((building) => ({
    building,
    names: seats(building).flatMap((seat) => (seat === null ? [] : [say.name(seat)])),
  })).filter(({ names }) => names.length > 0);
}

function namedTile(space: Space, { building, owner, worker, residence }: RoadTile, say: Say): NamedTile {
  const name = (seat: Seat | null) => (seat === null ? null : say.name(seat));
  return { space, building, owner: name(owner), worker: name(worker), residence: name(residence) };
}

function road(words: PositionWords, open: Open, say: Say): readonly string[] {
  const empty = SPACES.filter((space) => tileOn(open, space) === null);
  return [
    ...SPACES.flatMap((space) => {
      const tile = tileOn(open, space);
      return tile === null ? [] : [words.tile(namedTile(space, tile, say))];
    }),
    ...(empty.length === 0 ? [] : [words.emptySpaces(empty)]),
  ];
}

/** Residences never run out. */
function left(words: PositionWords, open: Open, sort: BuiltClass): readonly string[] {
  const each = inStock(open, sort).flatMap((building) => {
    const copies = stockOf(open, building);
    return copies === null ? [] : [{ building, copies }];
  });
  return sort === 'residence' ? [] : [words.left(sort, each)];
}

/** Space numbers with runs of three or more shortened: `17–28`. */
export function runsOf(spaces: readonly number[]): readonly string[] {
  const runs: { first: number; last: number }[] = [];
  for (const space of spaces) {
    const run = runs.at(-1);
    if (run !== undefined && run.last === space - 1) run.last = space;
    else runs.push({ first: space, last: space });
  }
  return runs.flatMap(({ first, last }) => {
    if (last === first) return [`${first}`];
    return last === first + 1 ? [`${first}`, `${last}`] : [`${first}–${last}`];
  });
}
