import { type Amount, amountIn, type BuiltClass } from '../../../engines/caylus/index.ts';
import { capital } from '../../speech.ts';
import * as names from '../names/index.ts';
import { itemsIn, type Units } from '../names/shared.ts';
import type { PanelWords } from './contract.ts';
import { inClassIn, levelIn } from './shared.ts';

const deniers = names.denierNames.en;
const points = names.pointNames.en;
const houses = names.houseNames.en;
const favors = names.favorNames.en;
const sum = names.sumNames.en;
const section = names.sectionNames.en;
const tracks = names.trackNames.en;
const inClass = inClassIn({ buildings: names.buildingNames.en, shortBuilding: names.shortBuildingNames.en });
/** `2 food+wood`, for labels. */
const shortly: Units = {
  cube: (n, cube) => (n === 1 ? names.cubeNames.en[cube] : `${n} ${names.cubeNames.en[cube]}`),
  anyCube: (n) => (n === 1 ? 'any cube' : `${n} cubes`),
  plainCube: (n) => (n === 1 ? '1 cube' : `${n} cubes`),
  deniers,
  prestige: points,
  favor: favors,
};
const items = itemsIn(shortly);
/** The same with all numbers: `1 food+2 wood`. */
const numbered = itemsIn({
  ...shortly,
  cube: (n, cube) => `${n} ${names.cubeNames.en[cube]}`,
  anyCube: (n) => (n === 1 ? '1 cube' : `${n} cubes`),
});
const short = (amount: Amount) => items(amount).join('+');
const levelWords = {
  sum: short,
  less: (discount: Amount) => numbered(discount).join('+'),
  build: (sort: BuiltClass, less: string) =>
    `${capital(names.classNames.en[sort])}${less === '' ? '' : ` (${less} less)`}`,
  swap: 'Swap 1 cube for 2',
  none: 'Nothing',
};
const levelOf = levelIn(levelWords);
/** The same without the discount of a building. */
const briefly = levelIn({ ...levelWords, less: () => '' });

export const en: PanelWords = {
  buttons: {
    placeWorker: 'Place a worker',
    pass: 'Pass',
    moveWorker: 'Move the worker',
    sendHome: 'Send it home',
    moveProvost: 'Move the provost',
    leaveProvost: 'Leave him',
    leaveAt: (space) => `Leave him · space ${space}`,
    stay: 'Stay at the inn',
    leaveInn: 'Take the worker back',
    take: (gain) => `Take ${short(gain)}`,
    trade: 'Trade',
    noTrade: 'Don’t trade',
    cubes: (cubes) => short(amountIn(cubes)),
    exchange: (give, gain) => `${short(give)} → ${short(gain)}`,
    build: {
      wood: 'Build a wood building',
      stone: 'Build a stone building',
      residence: 'Build a residence',
      prestige: 'Build a prestige building',
    },
    noBuilding: 'Don’t build',
    tile: (id, won, missing) =>
      missing === null ? `${inClass(id)} → ${points(won)}` : `${inClass(id)}: ${numbered(missing).join('+')} short`,
    place: (mark, name) => `${mark} · ${name}`,
    castle: 'Castle',
    provost: (by, space) => `${by} · space ${space}`,
    house: 'Build a house',
    stop: 'Stop building',
    stopEmpty: (loss) => (loss === 0 ? 'Build nothing' : `Build nothing: −${loss}`),
    track: (track, from, to) =>
      `${tracks[track]} ${from === to ? `stays at ${to}` : `${from} → ${to}`}: ${briefly(track, to)}`,
    trackUsed: (track) => `${tracks[track]}: already used`,
    level: (track, level) => `${level} · ${levelOf(track, level)}`,
  },
  questions: {
    place: 'Where should your worker go?',
    gate: 'Where should the worker go from the gate?',
    provost: 'Where should the provost go?',
    inn: 'Should your worker stay at the inn?',
    produce: (source) => `${source}: take what?`,
    trade: (source) => `${source}: trade what?`,
    give: (gain) => `Give what for ${sum(gain)}?`,
    build: {
      wood: 'Build which wood building?',
      stone: 'Build which stone building?',
      residence: 'Build a residence where?',
      prestige: 'Build which prestige building?',
    },
    pay: (id) => `Pay for the ${names.buildingNames.en[id]} with which cubes?`,
    replace: (id) =>
      id === 'residence'
        ? 'Which building should the residence replace?'
        : `Which residence should the ${names.buildingNames.en[id]} replace?`,
    castle: 'Build a house with which cubes?',
    track: (source) => `Royal favor (${source}): which track?`,
    level: (track) => `${tracks[track]}: which level?`,
  },
  notes: {
    purse: (cubes, money) => `You have ${cubes === '' ? 'no cubes' : cubes} and ${deniers(money)}`,
    favor: (track, level) => `${tracks[track]} favor, level ${level}`,
    worker: (cost) => (cost === 0 ? 'free' : `costs ${deniers(cost)}`),
    produces: (what) => `brings ${what}`,
    pointFor: (owner) => `1 point for ${owner}`,
    ownBuilding: 'your building',
    beyond: 'beyond the provost',
    passing: (number, money) =>
      `number ${number} on the bridge${money === 0 ? '' : `, which brings ${deniers(money)}`}`,
    queue: (number) => `number ${number} in the queue`,
    workersBeyond: (mine, others) =>
      mine + others === 0 ? 'no workers beyond him' : `workers beyond him: ${mine} of yours, ${others} of others`,
    offTheRoad: 'off the road',
    short: (money) => `${deniers(money)} short`,
    gateIsFree: 'It costs nothing',
    price: (price) => `price: ${sum(price)}`,
    built: (id, space, price) =>
      `build ${id === 'residence' ? 'a' : 'the'} ${names.siteNames.en(id, space)} for ${names.amountNames.en(price)}`,
    builds: (won, gained, income, space) =>
      [
        ...(won === null ? [] : [points(won)]),
        ...(gained === 0 ? [] : [favors(gained)]),
        ...(income === 0 ? [] : [`+${deniers(income)} of income`]),
        ...(space === null ? [] : [`goes on space ${space}`]),
      ].join('; '),
    waits: 'it waits until the worker there has gone home',
    left: (cubes, money) => `afterward you have ${cubes === '' ? 'no cubes' : cubes} and ${deniers(money)}`,
    house: (where, won) => `a house in the ${section[where]}: ${points(won)}`,
    builtNow: (n) => `built this round: ${houses(n)}`,
    loses: (n) => (n === 0 ? 'you have no points to lose' : `you lose ${points(n)}`),
    marker: (level) => `Your marker is on level ${level}, whichever level you choose`,
    offer: (path, inside) => `${path.join(' › ')}${inside.length === 0 ? '' : `: ${inside.join('; ')}`}`,
    brings: (label, what) => (what === '' ? label : `${label} [${what}]`),
    all: (parts) => parts.filter((part) => part !== '').join('; '),
    placed: (name) => `send a worker to ${name}`,
    moved: (name) => `move the worker from the gate to ${name}`,
  },
  others: {
    workersBeyond: (name, his, rest) =>
      his + rest === 0 ? 'no workers beyond him' : `workers beyond him: ${his} of ${name}, ${rest} of others`,
    ownBuilding: (name) => `a building of ${name}`,
    left: (name, cubes, money) => `${name} would have ${cubes === '' ? 'no cubes' : cubes} and ${deniers(money)}`,
    loses: (name, n) => (n === 0 ? `${name} has no points to lose` : `${name} loses ${points(n)}`),
  },
  lists: {
    wood: 'Wood buildings left',
    stone: 'Stone buildings left',
    prestige: 'Prestige buildings left',
    favors: 'Favor levels',
    counts: 'Castle counts',
    all: 'All buildings',
    kinds: 'Kinds of building',
    building: (id, price, won, effects) =>
      `${capital(names.buildingNames.en[id])}: ${[
        ...(price === null ? [] : [`costs ${sum(price)}`, points(won)]),
        ...effects,
      ].join('; ')}`,
    copies: (line, copies) => (copies === 1 ? line : `${line} (${copies} left)`),
    noneLeft: 'None are left.',
    track: (track, levels) => `${tracks[track]}: ${levels.map((what, i) => `${i + 1}: ${what}`).join('; ')}`,
    stages: (each) =>
      `Highest level of the markers: ${each.map((one) => `${section[one.section]} ${one.level}`).join(', ')}`,
    count: (where, each) =>
      `If the ${section[where]} were counted now: ${each
        .map(({ name, houses: built, what }) => `${name} (${houses(built)}): ${what}`)
        .join(', ')}`,
    loss: (n) => `−${points(n)}`,
    nothing: 'nothing',
    on: (line, space) => `${line} (space ${space})`,
    section: (where, won, checkpoint, rows) =>
      `${names.sectionLabels.en[where]}: ${points(won)} a house; counted when it is full or the bailiff reaches space ${checkpoint}. Houses: ${rows
        .map(({ from, what }, i) => `${from}${i === rows.length - 1 ? ' or more' : ''}: ${what}`)
        .join('; ')}`,
    kind: (sort, about) => `${names.classLabels.en[sort]}: ${about} ${en.lists.does[sort]}`,
    does: {
      special:
        'They do what no others can, such as moving the provost, changing the turn order, or gaining a royal favor.',
      fixed: 'The peddler sells you a cube, the carpenter builds wood buildings, and the gold mine brings gold.',
      neutral: 'They bring cubes, sell cubes, or, as the carpenter does, build wood buildings.',
      wood: 'They bring or trade cubes. The mason builds stone buildings, and the lawyer builds residences.',
      stone: 'They bring more cubes, or points for them. The architects build prestige buildings.',
      residence: 'Each brings its owner 1 denier more of income, and can become a prestige building.',
      prestige: 'They are worth many points, and some bring royal favors or income.',
    },
    atEnd: 'In hand at the end: 1 point for 4 deniers, 1 point for 3 cubes other than gold, 3 points for each gold',
  },
  status: ({ round, phase, stage }) =>
    `Round ${round} · ${names.phaseNames.en[phase]} · building the ${section[stage]}`,
  over: (rounds) => (rounds === 1 ? '1 round' : `${rounds} rounds`),
};
