import type { Names } from './contract.ts';

export const ja: Names = {
  followers: { city: '騎士', road: '盗賊', cloister: '修道士', field: '農夫' },
  turned: (degrees) => (degrees === 0 ? '回転なし' : `右に${degrees}°`),
};
