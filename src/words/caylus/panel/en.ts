import {
  type Amount,
  amountIn,
  type BuildingClass,
  type BuildingId,
  type BuiltClass,
  type BuiltId,
  type Cube,
  type Level,
  type Open,
  type Section,
  type Space,
  type Track,
} from '../../../engines/caylus/index.ts';
import type { Widened } from '../../contract.ts';
import { capital } from '../../speech.ts';
import { en as names } from '../names/en.ts';
import { itemsIn, type Units } from '../names/shared.ts';
import { inClassIn, levelIn } from './shared.ts';

const deniers = names.deniers;
const points = names.points;
const houses = names.houses;
const favors = names.favors;
const sum = names.sum;
const section = names.sections;
const tracks = names.tracks;
const inClass = inClassIn({ buildings: names.buildings, shortBuilding: names.shortBuilding });
/** `2 food+wood`, for labels. */
const shortly: Units = {
  cube: (n, cube) => (n === 1 ? names.cubes[cube] : `${n} ${names.cubes[cube]}`),
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
  cube: (n, cube) => `${n} ${names.cubes[cube]}`,
  anyCube: (n) => (n === 1 ? '1 cube' : `${n} cubes`),
});
const short = (amount: Amount) => items(amount).join('+');
const levelWords = {
  sum: short,
  less: (discount: Amount) => numbered(discount).join('+'),
  build: (sort: BuiltClass, less: string) => `${capital(names.classes[sort])}${less === '' ? '' : ` (${less} less)`}`,
  swap: 'Swap 1 cube for 2',
  none: 'Nothing',
};
const levelOf = levelIn(levelWords);
/** The same without the discount of a building. */
const briefly = levelIn({ ...levelWords, less: () => '' });

export const en = {
  /** Labels of buttons; at most 80 characters. */
  buttons: {
    placeWorker: 'Place a worker',
    pass: 'Pass',
    moveWorker: 'Move the worker',
    sendHome: 'Send it home',
    moveProvost: 'Move the provost',
    leaveProvost: 'Leave him',
    /** The same in a panel: where he stays. */
    leaveAt: (space: number) => `Leave him · space ${space}`,
    stay: 'Stay at the inn',
    leaveInn: 'Take the worker back',
    take: (gain: Amount) => `Take ${short(gain)}`,
    trade: 'Trade',
    noTrade: 'Don’t trade',
    /** Cubes to be paid or given. */
    cubes: (cubes: readonly Cube[]) => short(amountIn(cubes)),
    /** What is paid and what it brings, without what the question says. */
    exchange: (give: Amount, gain: Amount) => `${short(give)} → ${short(gain)}`,
    build: {
      wood: 'Build a wood building',
      stone: 'Build a stone building',
      residence: 'Build a residence',
      prestige: 'Build a prestige building',
    } satisfies { readonly [C in BuiltClass]: string },
    noBuilding: 'Don’t build',
    /** A building with its points; `missing`: what the reader lacks for it, or null. */
    tile: (id: BuiltId, won: number, missing: Amount | null) =>
      missing === null ? `${inClass(id)} → ${points(won)}` : `${inClass(id)}: ${numbered(missing).join('+')} short`,
    /** A place by its letter or number, and the name of what is there: `7 · Peddler`. */
    place: (mark: string, name: string) => `${mark} · ${name}`,
    castle: 'Castle',
    /** Spaces the provost moves, with a sign, and where he would be: `+3 · space 12`. */
    provost: (by: string, space: number) => `${by} · space ${space}`,
    house: 'Build a house',
    stop: 'Stop building',
    /** Stops without having built; `loss`: the points that costs. */
    stopEmpty: (loss: number) => (loss === 0 ? 'Build nothing' : `Build nothing: −${loss}`),
    /** A track with the level that its marker reaches from `from`, and what that level brings. */
    track: (track: Track, from: number, to: Level) =>
      `${tracks[track]} ${from === to ? `stays at ${to}` : `${from} → ${to}`}: ${briefly(track, to)}`,
    trackUsed: (track: Track) => `${tracks[track]}: already used`,
    level: (track: Track, level: Level) => `${level} · ${levelOf(track, level)}`,
  },
  questions: {
    place: 'Where should your worker go?',
    gate: 'Where should the worker go from the gate?',
    provost: 'Where should the provost go?',
    inn: 'Should your worker stay at the inn?',
    /** `source`: the building or favor it is about. */
    produce: (source: string) => `${source}: take what?`,
    trade: (source: string) => `${source}: trade what?`,
    /** Which cubes to give for this. */
    give: (gain: Amount) => `Give what for ${sum(gain)}?`,
    build: {
      wood: 'Build which wood building?',
      stone: 'Build which stone building?',
      residence: 'Build a residence where?',
      prestige: 'Build which prestige building?',
    } satisfies { readonly [C in BuiltClass]: string },
    pay: (id: BuiltId) => `Pay for the ${names.buildings[id]} with which cubes?`,
    /** Which building a residence replaces, or which residence a prestige building does. */
    replace: (id: BuiltId) =>
      id === 'residence'
        ? 'Which building should the residence replace?'
        : `Which residence should the ${names.buildings[id]} replace?`,
    castle: 'Build a house with which cubes?',
    track: (source: string) => `Royal favor (${source}): which track?`,
    level: (track: Track) => `${tracks[track]}: which level?`,
  },
  /** More information at a step. */
  notes: {
    /** The reader’s cubes and deniers. */
    purse: (cubes: string, money: number) => `You have ${cubes === '' ? 'no cubes' : cubes} and ${deniers(money)}`,
    /** A favor as the source of a question, with its level. */
    favor: (track: Track, level: Level) => `${tracks[track]} favor, level ${level}`,
    /** What a worker costs at one place, or moving the provost. */
    worker: (cost: number) => (cost === 0 ? 'free' : `costs ${deniers(cost)}`),
    /** What a worker at a place produces, after what he costs. */
    produces: (what: string) => `brings ${what}`,
    /** Whose building it is, who scores. */
    pointFor: (owner: string) => `1 point for ${owner}`,
    ownBuilding: 'your building',
    /** The space is beyond the provost. */
    beyond: 'beyond the provost',
    /** What passing brings. */
    passing: (number: number, money: number) =>
      `number ${number} on the bridge${money === 0 ? '' : `, which brings ${deniers(money)}`}`,
    /** The next number in the castle queue. */
    queue: (number: number) => `number ${number} in the queue`,
    /** How many workers are beyond the provost: the reader’s, and those of others. */
    workersBeyond: (mine: number, others: number) =>
      mine + others === 0 ? 'no workers beyond him' : `workers beyond him: ${mine} of yours, ${others} of others`,
    /** Why the provost cannot go there. */
    offTheRoad: 'off the road',
    short: (money: number) => `${deniers(money)} short`,
    gateIsFree: 'It costs nothing',
    /** A price in full. */
    price: (price: Amount) => `price: ${sum(price)}`,
    /** Building this here for this price. */
    built: (id: BuiltId, space: Space, price: Amount) =>
      `build ${id === 'residence' ? 'a' : 'the'} ${names.site(id, space)} for ${names.amount(price)}`,
    /** What building brings: points, unless they are named elsewhere, favors, income, and where it is put. */
    builds: (won: number | null, gained: number, income: number, space: number | null) =>
      [
        ...(won === null ? [] : [points(won)]),
        ...(gained === 0 ? [] : [favors(gained)]),
        ...(income === 0 ? [] : [`+${deniers(income)} of income`]),
        ...(space === null ? [] : [`goes on space ${space}`]),
      ].join('; '),
    /** A residence waits for the worker that is there. */
    waits: 'it waits until the worker there has gone home',
    /** What the reader has left. */
    left: (cubes: string, money: number) =>
      `afterward you have ${cubes === '' ? 'no cubes' : cubes} and ${deniers(money)}`,
    /** Where the next house goes, and what it brings. */
    house: (where: Section, won: number) => `a house in the ${section[where]}: ${points(won)}`,
    /** Houses that the reader has built in this round. */
    builtNow: (n: number) => `built this round: ${houses(n)}`,
    /** Stopping now costs points. */
    loses: (n: number) => (n === 0 ? 'you have no points to lose' : `you lose ${points(n)}`),
    /** The marker moves even if a lower level is chosen. */
    marker: (level: number) => `Your marker is on level ${level}, whichever level you choose`,
    /** A path through buttons, and what can be chosen there. */
    offer: (path: readonly string[], inside: readonly string[]) =>
      `${path.join(' › ')}${inside.length === 0 ? '' : `: ${inside.join('; ')}`}`,
    /** A choice in such a list, and what it brings; `what` can be empty. */
    brings: (label: string, what: string) => (what === '' ? label : `${label} [${what}]`),
    /** Everything that a choice would bring. */
    all: (parts: readonly string[]) => parts.filter((part) => part !== '').join('; '),
    /** A worker at a place, by its name. */
    placed: (name: string) => `send a worker to ${name}`,
    moved: (name: string) => `move the worker from the gate to ${name}`,
  },
  /** Notes that say `you`, for others than the player who acts. */
  others: {
    workersBeyond: (name: string, his: number, rest: number) =>
      his + rest === 0 ? 'no workers beyond him' : `workers beyond him: ${his} of ${name}, ${rest} of others`,
    ownBuilding: (name: string) => `a building of ${name}`,
    left: (name: string, cubes: string, money: number) =>
      `${name} would have ${cubes === '' ? 'no cubes' : cubes} and ${deniers(money)}`,
    loses: (name: string, n: number) => (n === 0 ? `${name} has no points to lose` : `${name} loses ${points(n)}`),
  },
  lists: {
    wood: 'Wood buildings left',
    stone: 'Stone buildings left',
    prestige: 'Prestige buildings left',
    favors: 'Favor levels',
    counts: 'Castle counts',
    all: 'All buildings',
    kinds: 'Kinds of building',
    /** A building with its price, its points, what it does, and how many are left; null for any number. */
    building: (id: BuildingId, price: Amount | null, won: number, effects: readonly string[]) =>
      `${capital(names.buildings[id])}: ${[
        ...(price === null ? [] : [`costs ${sum(price)}`, points(won)]),
        ...effects,
      ].join('; ')}`,
    /** How many tiles are left, after the line of a building; none for a single tile. */
    copies: (line: string, copies: number) => (copies === 1 ? line : `${line} (${copies} left)`),
    noneLeft: 'None are left.',
    /** A track with what each level brings. */
    track: (track: Track, levels: readonly string[]) =>
      `${tracks[track]}: ${levels.map((what, i) => `${i + 1}: ${what}`).join('; ')}`,
    /** Up to which level markers can move in each stage. */
    stages: (each: readonly { readonly section: Section; readonly level: Level }[]) =>
      `Highest level of the markers: ${each.map((one) => `${section[one.section]} ${one.level}`).join(', ')}`,
    /** The count of a section that would come next, for each player. */
    count: (
      where: Section,
      each: readonly { readonly name: string; readonly houses: number; readonly what: string }[],
    ) =>
      `If the ${section[where]} were counted now: ${each
        .map(({ name, houses: built, what }) => `${name} (${houses(built)}): ${what}`)
        .join(', ')}`,
    loss: (n: number) => `−${points(n)}`,
    nothing: 'nothing',
    /** Where a building is on the road. */
    on: (line: string, space: number) => `${line} (space ${space})`,
    /** A section: points for a house, the bailiff’s checkpoint, and what its count brings from how many houses on. */
    section: (
      where: Section,
      won: number,
      checkpoint: number,
      rows: readonly { readonly from: number; readonly what: string }[],
    ) =>
      `${names.sectionLabels[where]}: ${points(won)} a house; counted when it is full or the bailiff reaches space ${checkpoint}. Houses: ${rows
        .map(({ from, what }, i) => `${from}${i === rows.length - 1 ? ' or more' : ''}: ${what}`)
        .join('; ')}`,
    /** A class of buildings, and what it is about. */
    kind: (sort: BuildingClass, about: string): string => `${names.classLabels[sort]}: ${about} ${en.lists.does[sort]}`,
    /** What the buildings of a class do. */
    does: {
      special:
        'They do what no others can, such as moving the provost, changing the turn order, or gaining a royal favor.',
      fixed: 'The peddler sells you a cube, the carpenter builds wood buildings, and the gold mine brings gold.',
      neutral: 'They bring cubes, sell cubes, or, as the carpenter does, build wood buildings.',
      wood: 'They bring or trade cubes. The mason builds stone buildings, and the lawyer builds residences.',
      stone: 'They bring more cubes, or points for them. The architects build prestige buildings.',
      residence: 'Each brings its owner 1 denier more of income, and can become a prestige building.',
      prestige: 'They are worth many points, and some bring royal favors or income.',
    } satisfies { readonly [C in BuildingClass]: string },
    /** What cubes and deniers in hand are worth at the end. */
    atEnd: 'In hand at the end: 1 point for 4 deniers, 1 point for 3 cubes other than gold, 3 points for each gold',
  },
  /** Below the task: round, phase, and stage of the castle. */
  status: ({ round, phase, stage }: Open) => `Round ${round} · ${names.phases[phase]} · building the ${section[stage]}`,
  /** The same after the game. */
  over: (rounds: number) => (rounds === 1 ? '1 round' : `${rounds} rounds`),
};

export type PanelWords = Widened<typeof en>;
