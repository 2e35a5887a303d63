/** What the labels of all languages are made of: they have little room. */
import {
  type Amount,
  type BuildingId,
  type BuiltClass,
  buildingKind,
  FAVORS,
  IDS_OF,
  type Level,
  type Track,
} from '../../../engines/caylus/index.ts';
import { capital } from '../../speech.ts';
import type { Names } from '../names/en.ts';

/** A building among others of its class: in short, unless another one has the same short name. */
export const inClassIn =
  ({ buildings, shortBuilding: short }: Pick<Names, 'buildings' | 'shortBuilding'>) =>
  (id: BuildingId): string => {
    const { class: sort } = buildingKind(id);
    const all: readonly BuildingId[] = sort === 'wood' || sort === 'stone' || sort === 'prestige' ? IDS_OF[sort] : [];
    const isAlone = all.every((other) => other === id || short(other) !== short(id));
    return isAlone ? short(id) : capital(buildings[id]);
  };

/** What a level brings, in as few words as possible. */
export const levelIn =
  ({
    sum,
    less,
    build,
    swap,
    none,
  }: {
    readonly sum: (amount: Amount) => string;
    /** A discount; empty for none. */
    readonly less: (amount: Amount) => string;
    readonly build: (sort: BuiltClass, discount: string) => string;
    /** One cube for two. */
    readonly swap: string;
    readonly none: string;
  }) =>
  (track: Track, level: Level): string => {
    const effect = FAVORS[track][level];
    switch (effect.op) {
      case 'produce':
        return effect.options.map(sum).join(' / ');
      case 'build':
        return build(effect.sort, less(effect.discount ?? {}));
      case 'trade':
        return swap;
      default:
        return none;
    }
  };
