/** Names shared by the game, its panels, its commands, and its pictures. */
import type {
  Amount,
  BuildingClass,
  BuildingId,
  BuiltClass,
  ByCube,
  ByPart,
  BySection,
  ByTrack,
  Cube,
  Effect,
  FavorSource,
  Level,
  Phase,
  Place,
  Space,
  Track,
} from '../../../engines/caylus/index.ts';

export interface Names {
  /** In the middle of a sentence; a name that no other building has: `farm (food)`. */
  readonly buildings: { readonly [B in BuildingId]: string };
  /** As a label where the class can be seen: `Farm`. Several buildings can share one. */
  shortBuilding(id: BuildingId): string;
  /** One of a class, in the middle of a sentence: `wood building`. */
  readonly classes: { readonly [C in BuildingClass]: string };
  /** A class as the heading of a list: `Wood buildings`. */
  readonly classLabels: { readonly [C in BuildingClass]: string };
  readonly cubes: ByCube<string>;
  /** In the middle of a sentence. */
  readonly sections: BySection<string>;
  readonly sectionLabels: BySection<string>;
  /** Labels of the tracks of favors. */
  readonly tracks: ByTrack<string>;
  /** Headings of the phases. */
  readonly phases: { readonly [P in Phase]: string };
  /** Labels of the parts of a score. */
  readonly parts: ByPart<string>;
  deniers(n: number): string;
  points(n: number): string;
  cubeCount(n: number): string;
  workers(n: number): string;
  /** Houses of the castle. */
  houses(n: number): string;
  favors(n: number): string;
  /** `space 7`. */
  space(space: number): string;
  /** Where a worker can be put, without looking at the road: `inn`, `castle`, `space 7`. */
  place(place: Place): string;
  /** A building and where it is: `peddler on space 7`, `inn`. */
  site(building: BuildingId, space: Space | null): string;
  /** An amount as text: `2 food and 1 denier`. */
  amount(amount: Amount): string;
  /** An amount for buttons and pictures: `2 food + 1 denier`. */
  sum(amount: Amount): string;
  /** Cubes as text: `1 food, 1 wood, and 1 gold`. */
  bag(cubes: readonly Cube[]): string;
  /** What an effect does, without a full stop: `2 food or 1 cloth`. */
  effect(effect: Effect): string;
  /** Everything a building does, a line each: its effect, its owner’s bonus, its income, its favors. */
  printed(building: BuildingId): readonly string[];
  /** What a level of a royal favor brings: `1 wood or 1 stone`. */
  level(track: Track, level: Level): string;
  /** What a royal favor is for: `joust field`, `best builder`, `count of the walls`. */
  favorSource(source: FavorSource): string;
}

/** The sentences that make up what is printed on a building. */
export interface PrintedWords {
  effect(effect: Effect): string;
  owner(effect: string): string;
  income(deniers: number): string;
  favors(favors: number): string;
}

/** The sentences that make up the effects, in one language. */
export interface EffectWords {
  anyOf(items: readonly string[]): string;
  amount(amount: Amount): string;
  exchange(give: string, get: string): string;
  build(sort: BuiltClass, discount: string | null): string;
  moveProvost(most: number): string;
  readonly relocateWorker: string;
  readonly stables: string;
  readonly inn: string;
  readonly none: string;
}
