/** Words for Caylus’s buttons and panels. */
import type {
  Amount,
  BuildingClass,
  BuildingId,
  BuiltClass,
  BuiltId,
  Cube,
  Level,
  Open,
  Section,
  Space,
  Track,
} from '../../../engines/caylus/index.ts';

export interface PanelWords {
  readonly buttons: ButtonWords;
  readonly questions: QuestionWords;
  readonly notes: NoteWords;
  /** Notes that say `you`, for others than the player who acts. */
  readonly others: OtherWords;
  readonly lists: ListWords;
  /** Below the task: round, phase, and stage of the castle. */
  status(open: Open): string;
  /** The same after the game. */
  over(rounds: number): string;
}

/** Labels of buttons; at most 80 characters. */
interface ButtonWords {
  readonly placeWorker: string;
  readonly pass: string;
  readonly moveWorker: string;
  readonly sendHome: string;
  readonly moveProvost: string;
  readonly leaveProvost: string;
  /** The same in a panel: where he stays. */
  leaveAt(space: number): string;
  readonly stay: string;
  readonly leaveInn: string;
  take(gain: Amount): string;
  readonly trade: string;
  readonly noTrade: string;
  /** What is paid and what it brings, without what the question says. */
  exchange(give: Amount, gain: Amount): string;
  /** Cubes to be paid or given. */
  cubes(cubes: readonly Cube[]): string;
  readonly build: { readonly [C in BuiltClass]: string };
  readonly noBuilding: string;
  /** A building with its points; `missing`: what the reader lacks for it, or null. */
  tile(building: BuiltId, points: number, missing: Amount | null): string;
  /** A place by its letter or number, and the name of what is there: `7 · Peddler`. */
  place(mark: string, name: string): string;
  readonly castle: string;
  /** Spaces the provost moves, with a sign, and where he would be: `+3 · space 12`. */
  provost(by: string, space: number): string;
  readonly house: string;
  readonly stop: string;
  /** Stops without having built; `loss`: the points that costs. */
  stopEmpty(loss: number): string;
  /** A track with the level that its marker reaches from `from`, and what that level brings. */
  track(track: Track, from: number, to: Level): string;
  trackUsed(track: Track): string;
  level(track: Track, level: Level): string;
}

interface QuestionWords {
  readonly place: string;
  readonly gate: string;
  readonly provost: string;
  readonly inn: string;
  /** `source`: the building or favor it is about. */
  produce(source: string): string;
  trade(source: string): string;
  /** Which cubes to give for this. */
  give(gain: Amount): string;
  readonly build: { readonly [C in BuiltClass]: string };
  pay(building: BuiltId): string;
  /** Which building a residence replaces, or which residence a prestige building does. */
  replace(building: BuiltId): string;
  readonly castle: string;
  track(source: string): string;
  level(track: Track): string;
}

/** More information at a step. */
interface NoteWords {
  /** The reader’s cubes and deniers. */
  purse(cubes: string, deniers: number): string;
  /** A favor as the source of a question, with its level. */
  favor(track: Track, level: Level): string;
  /** What a worker costs at one place, or moving the provost. */
  worker(cost: number): string;
  /** What a worker at a place produces, after what he costs. */
  produces(what: string): string;
  /** Whose building it is, who scores. */
  pointFor(owner: string): string;
  readonly ownBuilding: string;
  /** The space is beyond the provost. */
  readonly beyond: string;
  /** What passing brings. */
  passing(number: number, deniers: number): string;
  /** The next number in the castle queue. */
  queue(number: number): string;
  /** How many workers are beyond the provost: the reader’s, and those of others. */
  workersBeyond(mine: number, others: number): string;
  /** Why the provost cannot go there. */
  readonly offTheRoad: string;
  short(deniers: number): string;
  readonly gateIsFree: string;
  /** A price in full. */
  price(price: Amount): string;
  /** Building this here for this price. */
  built(building: BuiltId, space: Space, price: Amount): string;
  /** What building brings: points, unless they are named elsewhere, favors, income, and where it is put. */
  builds(points: number | null, favors: number, income: number, space: number | null): string;
  /** A residence waits for the worker that is there. */
  readonly waits: string;
  /** What the reader has left. */
  left(cubes: string, deniers: number): string;
  /** Where the next house goes, and what it brings. */
  house(section: Section, points: number): string;
  /** Houses that the reader has built in this round. */
  builtNow(houses: number): string;
  /** Stopping now costs points. */
  loses(points: number): string;
  /** The marker moves even if a lower level is chosen. */
  marker(level: number): string;
  /** A path through buttons, and what can be chosen there. */
  offer(path: readonly string[], inside: readonly string[]): string;
  /** A choice in such a list, and what it brings; `what` can be empty. */
  brings(label: string, what: string): string;
  /** Everything that a choice would bring. */
  all(parts: readonly string[]): string;
  /** A worker at a place, by its name. */
  placed(name: string): string;
  moved(name: string): string;
}

/** The same notes about the player by this name. */
interface OtherWords {
  workersBeyond(name: string, own: number, others: number): string;
  ownBuilding(name: string): string;
  left(name: string, cubes: string, deniers: number): string;
  loses(name: string, points: number): string;
}

interface ListWords {
  readonly wood: string;
  readonly stone: string;
  readonly prestige: string;
  readonly favors: string;
  readonly counts: string;
  readonly all: string;
  readonly kinds: string;
  /** A building with its price, its points, what it does, and how many are left; null for any number. */
  building(building: BuildingId, price: Amount | null, points: number, effects: readonly string[]): string;
  /** How many tiles are left, after the line of a building; none for a single tile. */
  copies(line: string, copies: number): string;
  readonly noneLeft: string;
  /** A track with what each level brings. */
  track(track: Track, levels: readonly string[]): string;
  /** Up to which level markers can move in each stage. */
  stages(each: readonly { readonly section: Section; readonly level: Level }[]): string;
  /** The count of a section that would come next, for each player. */
  count(
    section: Section,
    each: readonly { readonly name: string; readonly houses: number; readonly what: string }[],
  ): string;
  loss(points: number): string;
  readonly nothing: string;
  /** Where a building is on the road. */
  on(line: string, space: number): string;
  /** A section: points for a house, the bailiff’s checkpoint, and what its count brings from how many houses on. */
  section(
    section: Section,
    points: number,
    checkpoint: number,
    rows: readonly { readonly from: number; readonly what: string }[],
  ): string;
  /** A class of buildings, and what it is about. */
  kind(sort: BuildingClass, about: string): string;
  /** What the buildings of a class do. */
  readonly does: { readonly [C in BuildingClass]: string };
  /** What cubes and deniers in hand are worth at the end. */
  readonly atEnd: string;
}
