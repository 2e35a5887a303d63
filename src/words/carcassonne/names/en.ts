import { tileKind } from '../../../engines/carcassonne/index.ts';
import type { Names } from './contract.ts';

export const en: Names = {
  followers: { city: 'knight', road: 'thief', cloister: 'monk', field: 'farmer' },
  figures: { follower: 'follower', bigFollower: 'big follower', builder: 'builder', pig: 'pig' },
  goods: { wine: 'wine', grain: 'grain', cloth: 'cloth' },
  awards: { king: 'king', robber: 'robber' },
  signs: { inn: 'inn', cathedral: 'cathedral' },
  turned: (degrees) => (degrees === 0 ? 'not rotated' : `rotated ${degrees}°`),
  tile: (id) => tileKind(id).name,
};
