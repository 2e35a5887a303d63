import { type FeatureKind, tileKind } from '../../../engines/carcassonne/index.ts';
import type { Names } from './contract.ts';

/** What several followers are called, by where they are. */
export const manyFollowers: { readonly [F in FeatureKind]: string } = {
  city: 'knights',
  road: 'thieves',
  cloister: 'monks',
  field: 'farmers',
};

export const en: Names = {
  followers: { city: 'knight', road: 'thief', cloister: 'monk', field: 'farmer' },
  turned: (degrees) => (degrees === 0 ? 'not rotated' : `rotated ${degrees}°`),
  tile: (id) => tileKind(id).name,
};
