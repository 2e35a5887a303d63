import { seatsOf } from '../contract.ts';
import { MOST_PER_STEP, stepsOf } from './bounds.ts';
import { buildingKind } from './buildings.ts';
import { batchesOf } from './castle.ts';
import {
  BAILIFF_STEPS,
  BUILDING_SPACES,
  CASTLE,
  FIXED_SPACES,
  PAWNS_START,
  STABLES_SLOTS,
  WORKERS,
} from './components.ts';
import { firstUncounted, housesOf, whyCounted } from './counting.ts';
import { FIXED_IDS, PHASES, type Phase, SECTIONS, SPACES, type Space } from './ids.ts';
import { workersOut } from './placing.ts';
import { prestigeOf } from './scoring.ts';
import { type Activity, type RoadTile, type State, tileOn } from './state.ts';
import { whyNotWaiting } from './waiting.ts';

/** Describes an inconsistency in a well-formed state, or returns null. Doesn't check whether play can reach it. */
export const check = (state: State): string | null =>
  checkSeats(state) ??
  checkRoad(state) ??
  checkWorkers(state) ??
  checkCastle(state) ??
  checkCounts(state) ??
  checkPlayers(state) ??
  checkPhase(state) ??
  whyNotWaiting(state);

const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

function checkSeats(state: State): string | null {
  const { seats, order, passed, players, specials, road, queue, houses, activity, pending, favor } = state;
  if (players.length !== seats) return `there are ${players.length} players on ${seats} seats`;
  const { gate, trading_post, merchants_guild, joust_field, stables, inn } = specials;
  const named = [
    ...[...order, ...passed, gate, trading_post, merchants_guild, joust_field, ...stables, inn.left, inn.right],
    ...road.flatMap((tile) => (tile === null ? [] : [tile.owner, tile.worker, tile.residence])),
    ...[...queue, ...pending, ...(favor === null ? [] : [favor])].map(({ seat }) => seat),
    ...SECTIONS.flatMap((section) => houses[section]),
    'seat' in activity ? activity.seat : null,
  ];
  const stranger = named.find((seat) => seat !== null && seat >= seats);
  if (stranger !== undefined) return `there is no seat ${stranger}`;
  if (order.length !== seats || !isUnique(order)) return 'the turn order does not have each seat once';
  const lists = [passed, stables, queue.map(({ seat }) => seat)];
  return lists.every(isUnique) ? null : 'a seat is twice on the bridge, in the stables, or in the castle queue';
}

/** Checks that every tile is where its class can be, and that nobody owns or works in what cannot be owned or worked in. */
function checkRoad({ road, phase }: State): string | null {
  const firstEmpty = BUILDING_SPACES.find((space) => road[space - 1] === null) ?? SPACES.length + 1;
  for (const space of SPACES) {
    const tile = tileOn({ road }, space);
    const problem = whyNotOn(space, tile, firstEmpty) ?? (tile === null ? null : whyWrongTile(tile, phase));
    if (problem !== null) return `road space ${space} ${problem}`;
  }
  return null;
}

function whyNotOn(space: Space, tile: RoadTile | null, firstEmpty: number): string | null {
  const printed = FIXED_IDS.find((id) => FIXED_SPACES[id] === space);
  if (printed !== undefined) return tile?.building === printed ? null : `has no ${printed}`;
  const isBuildingSpace = BUILDING_SPACES.includes(space);
  if (tile === null) return isBuildingSpace ? null : 'is empty';
  if (space > firstEmpty) return 'was built on too early';
  const { class: klass } = buildingKind(tile.building);
  const native = isBuildingSpace ? klass === 'wood' || klass === 'stone' : klass === 'neutral';
  return native || klass === 'residence' || klass === 'prestige' ? null : `cannot have ${tile.building}`;
}

function whyWrongTile({ building, owner, worker, residence }: RoadTile, phase: Phase): string | null {
  const { class: klass, isConvertible, worker: effect } = buildingKind(building);
  if ((owner === null) !== (klass === 'neutral' || klass === 'fixed')) return 'has the wrong owner';
  if (worker !== null && effect === null) return 'has a worker where none can be put';
  if (residence === null) return null;
  const isPossible = worker !== null && isConvertible && (owner === null || owner === residence);
  return isPossible && phase !== 'placing' ? null : 'cannot become a residence';
}

/** Checks that no worker is lost, and that those whose phase is over have gone home. */
function checkWorkers(state: State): string | null {
  const { seats, phase, specials, road, queue, players } = state;
  const lost = seatsOf(seats).find((seat) => players[seat]!.workers + workersOut(state, seat) !== WORKERS);
  if (lost !== undefined) return `seat ${lost} does not have ${WORKERS} workers`;
  const { gate, trading_post, merchants_guild, joust_field, stables, inn } = specials;
  if (stables.length > (seats === 2 ? 0 : STABLES_SLOTS)) return 'too many workers are in the stables';
  const before = [gate, trading_post, merchants_guild, joust_field, stables[0] ?? null, inn.left];
  if (isAfter(phase, 'special') && before.some((worker) => worker !== null))
    return 'workers were left before the bridge';
  if (isAfter(phase, 'road') && road.some((tile) => tile !== null && tile.worker !== null))
    return 'workers were left on the road';
  return isAfter(phase, 'castle') && queue.length > 0 ? 'workers were left in the castle' : null;
}

const isAfter = (phase: Phase, other: Phase): boolean => PHASES.indexOf(phase) > PHASES.indexOf(other);

/** Checks that houses are built section by section, and that batches were given only in phase 6. */
function checkCastle(state: State): string | null {
  const { stage, houses, queue, phase } = state;
  const full = SECTIONS.findLast((section) => houses[section].length > CASTLE[section].capacity);
  if (full !== undefined) return `the ${full} have too many houses`;
  const before = SECTIONS.slice(SECTIONS.indexOf(stage)).findIndex(
    (section) => houses[section].length < CASTLE[section].capacity,
  );
  const later = before < 0 ? [] : SECTIONS.slice(SECTIONS.indexOf(stage) + before + 1);
  if (later.some((section) => houses[section].length > 0)) return 'a house was built in a section too early';
  for (const { seat, batches } of queue) {
    const built = SECTIONS.reduce((sum, section) => sum + housesOf(state, section, seat), 0);
    if (batches > (phase === 'castle' ? built : 0)) return `seat ${seat} has not given ${batches} batches`;
  }
  return null;
}

/** Checks that bailiff, counts, and stage fit each other and the round. */
function checkCounts(state: State): string | null {
  const { round, phase, bailiff, provost, counted, stage } = state;
  const moves = phase === 'end' ? round : round - 1;
  const [least, most] = [BAILIFF_STEPS.otherwise, BAILIFF_STEPS.behindProvost].map(
    (steps) => PAWNS_START + steps * moves,
  );
  if (bailiff < least! || bailiff > most!) return `the bailiff cannot be on space ${bailiff} in round ${round}`;
  if (phase === 'end' && provost !== bailiff) return 'the provost is not with the bailiff';
  if (counted.some((section, i) => section !== SECTIONS[i])) return 'the counts are mixed up';
  const isFull = (section: (typeof SECTIONS)[number]) => state.houses[section].length === CASTLE[section].capacity;
  if (counted.some((section) => bailiff < CASTLE[section].checkpoint && !isFull(section)))
    return 'a section was counted too early';
  if (phase === 'end') return SECTIONS.indexOf(stage) <= counted.length ? null : 'the stage is not to be built yet';
  if (stage !== firstUncounted(state)) return 'the stage is not the first section that is not counted';
  const due = SECTIONS.find((section) => {
    const reason = whyCounted(state, section);
    return reason === 'checkpoint' || (reason === 'full' && phase !== 'castle');
  });
  return due === undefined ? null : `the ${due} should have been counted`;
}

/** Checks that points and markers can come about. */
function checkPlayers(state: State): string | null {
  for (const seat of seatsOf(state.seats)) {
    const { deniers, cubes, scored, markers, used } = state.players[seat]!;
    const { penalties, ...gained } = scored;
    const most = MOST_PER_STEP * stepsOf(state);
    const [what] = Object.entries({ deniers, ...cubes, ...gained }).find(([, count]) => count > most) ?? [];
    if (what !== undefined) return `seat ${seat} has more of ${what} than ${most}`;
    const castle = SECTIONS.reduce((sum, one) => sum + CASTLE[one].prestige * housesOf(state, one, seat), 0);
    if (scored.castle !== castle) return `seat ${seat} has other points than houses`;
    if (penalties > 0 || Object.values(gained).some((points) => points < 0))
      return `seat ${seat} has impossible points`;
    if (prestigeOf({ scored }) < 0) return `seat ${seat} has less than no points`;
    const { maxLevel } = CASTLE[state.stage];
    if (Object.values(markers).some((marker) => marker > maxLevel)) return `seat ${seat} has a marker too high`;
    if (!isUnique(used) || used.some((track) => markers[track] === 0))
      return `seat ${seat} cannot have used its tracks`;
  }
  return null;
}

const PHASE_OF: Readonly<Record<Activity['kind'], Phase>> = {
  placing: 'placing',
  special: 'special',
  provost: 'provost',
  road: 'road',
  castle: 'castle',
  bestBuilder: 'castle',
  count: 'end',
  over: 'end',
};

/** Checks that the activity belongs to the phase, and that as many have passed as it asks for. */
function checkPhase(state: State): string | null {
  const { phase, activity, passed, seats, counted } = state;
  if (phase !== PHASE_OF[activity.kind]) return `${activity.kind} is not done in the phase ${phase}`;
  if (phase === 'placing' ? passed.length >= seats : passed.length !== seats)
    return 'the wrong number of seats has passed';
  if (counted.includes('towers') !== (activity.kind === 'over')) return 'the game ends with the count of the towers';
  if (activity.kind === 'placing' && passed.includes(activity.seat)) return `seat ${activity.seat} has passed`;
  if (activity.kind !== 'castle') return null;
  const at = state.queue.findIndex(({ seat }) => seat === activity.seat);
  if (at < 0) return `seat ${activity.seat} is not in the castle`;
  return state.queue.slice(at + 1).some(({ seat }) => batchesOf(state, seat) > 0)
    ? 'a house was built out of turn'
    : null;
}
