import { tileKind } from '../../../engines/carcassonne/index.ts';
import type { Names } from './contract.ts';

export const en: Names = {
  followers: { city: 'knight', road: 'thief', cloister: 'monk', field: 'farmer' },
  turned: (degrees) => (degrees === 0 ? 'not rotated' : `rotated ${degrees}°`),
  tile: (id) => tileKind(id).name,
};
