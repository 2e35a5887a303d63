import { tileKind } from '../../../engines/carcassonne/index.ts';
import type { Names } from './contract.ts';

const followers: Names['followers'] = { city: 'knight', road: 'thief', cloister: 'monk', field: 'farmer' };
const figures: Names['figures'] = { follower: 'follower', bigFollower: 'big follower', builder: 'builder', pig: 'pig' };

export const en: Names = {
  followers,
  figures,
  person: (figure, feature) => {
    if (figure === 'follower') return followers[feature];
    return figure === 'bigFollower' ? `big ${followers[feature]}` : figures[figure];
  },
  goods: { wine: 'wine', grain: 'grain', cloth: 'cloth' },
  awards: { king: 'king', robber: 'robber' },
  signs: { inn: 'inn', cathedral: 'cathedral' },
  turned: (degrees) => (degrees === 0 ? 'not rotated' : `rotated ${degrees}°`),
  tile: (id) => tileKind(id).name,
};
