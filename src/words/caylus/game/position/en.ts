import { CUBES, type Open, type OpenPlayer, TRACKS } from '../../../../engines/caylus/index.ts';
import { capital, speechOf } from '../../../speech.ts';
import { en as names } from '../../names/en.ts';
import { type PositionWords, runsOf } from '../position.ts';

const { list } = speechOf('en');
const building = names.buildings;
const section = names.sections;
const deniers = names.deniers;
const houses = names.houses;

/** What is in a player’s hand: `7 deniers, 2 food and 1 wood`. */
const inHand = ({ cubes }: OpenPlayer): string =>
  names.amount(cubes) === 'nothing' ? 'no cubes' : names.amount(cubes);

const cubesOf = ({ cubes }: OpenPlayer): readonly string[] =>
  CUBES.filter((cube) => cubes[cube] > 0).map((cube) => `${cubes[cube]} ${names.cubes[cube]}`);

/** `28 points, 7 deniers, 5 cubes, and 3 workers in hand`. */
export const figures = ({ points, deniers: money, cubes, workers }: OpenPlayer): string =>
  list([
    names.points(points),
    deniers(money),
    names.cubeCount(CUBES.reduce((sum, cube) => sum + cubes[cube], 0)),
    `${names.workers(workers)} in hand`,
  ]);

export const position: PositionWords = {
  over: 'The game is over.',
  doing: (who, what) => `${who}: ${what}.`,
  round: ({ round, phase, stage }: Open) =>
    `Round ${round}, phase: ${names.phases[phase].toLowerCase()}. Castle stage: ${section[stage]}.`,
  order: (all) => `Turn order: ${all.join(', ')}.`,
  passed: (all) => `Passed, in this order: ${all.join(', ')}.`,
  pawns: (provost, bailiff) =>
    provost === bailiff
      ? `Provost and bailiff are on space ${provost}.`
      : `The provost is on space ${provost}, the bailiff on space ${bailiff}.`,
  specials: (each) =>
    `Workers before the bridge: ${each.map((one) => `${building[one.building]}: ${one.names.join(', ')}`).join('; ')}.`,
  guest: (name) => `${name}’s worker is on the inn’s right circle and pays 1 denier for every worker.`,
  queue: (each) =>
    `Castle queue: ${each.map(({ name, batches }) => (batches === 0 ? name : `${name} (${houses(batches)} this round)`)).join(', ')}.`,
  section: ({ section: which, built, capacity, isCounted, each }) => {
    const owners = each.map((one) => `${one.name} ${one.houses}`).join(', ');
    return `${capital(section[which])}: ${built} of ${capacity} houses${owners === '' ? '' : ` (${owners})`}${isCounted ? ', counted' : ''}.`;
  },
  tile: ({ space, building: id, owner, worker, residence }) => {
    const notes = [
      ...(owner === null ? [] : [`owned by ${owner}`]),
      ...(worker === null ? [] : [`worker of ${worker}`]),
      ...(residence === null ? [] : [`soon a residence of ${residence}`]),
    ];
    return `Space ${space}: ${[building[id], ...notes].join(', ')}.`;
  },
  emptySpaces: (spaces) => `Empty spaces: ${runsOf(spaces).join(', ')}.`,
  left: (sort, each) => {
    const all = each.map(({ building: id, copies }) => `${building[id]}${copies === 1 ? '' : ` (${copies})`}`);
    return `${names.classLabels[sort]} left: ${all.join(', ') || 'none'}.`;
  },
  player: (player, name, income) => {
    const favors = TRACKS.map((track) => `${names.tracks[track].toLowerCase()} ${player.markers[track]}`);
    return `${name}: ${names.points(player.points)}; ${deniers(player.deniers)}, income ${income}; ${inHand(player)}; ${names.workers(player.workers)} in hand; favors: ${favors.join(', ')}.`;
  },
  shortKey: 'In order: houses in dungeon, walls, towers; favors for prestige, deniers, resources, buildings.',
  inShort: (player, name, built) =>
    `${name}: ${[names.points(player.points), deniers(player.deniers), ...cubesOf(player), names.workers(player.workers), `houses ${built.join('/')}`, `favors ${TRACKS.map((track) => player.markers[track]).join('/')}`].join(', ')}.`,
  castle: (sections) =>
    `Castle: ${sections.map((one) => `${section[one.section]} ${one.built} of ${one.capacity}${one.isCounted ? ' (counted)' : ''}`).join(', ')}.`,
  workers: (each) => `Workers: ${each.map(({ at, names: who }) => `${at} (${who.join(', ')})`).join('; ')}.`,
  buildings: (name, tiles) => {
    if (tiles.length === 0)
      return name === null ? 'No buildings on the road.' : `${name} has no buildings on the road.`;
    const each = tiles.map(
      ({ space, building: id, residence }) =>
        `${building[id]} on ${space}${residence === null ? '' : ' (soon a residence)'}`,
    );
    return `${name === null ? 'Buildings' : `${name}’s buildings`}: ${each.join(', ')}.`;
  },
};
