import type { Names } from './contract.ts';

export const de: Names = {
  followers: { city: 'Ritter', road: 'Wegelagerer', cloister: 'Mönch', field: 'Bauer' },
  turned: (degrees) => (degrees === 0 ? 'wie gezogen' : `um ${degrees}° gedreht`),
};
