/** Pictures that do what a thread has to survive; the name of the first player says what. */

import { type GamePictures, onePage } from '../../../src/render/contract.ts';
import { fillBox } from '../../../src/render/kit/page.ts';
import type { Pictures } from '../../../src/render/pipeline/painter.ts';

const brittle: GamePictures = {
  accent: '#8A5A00',
  board: (_, { names }) =>
    onePage(`${names}`, 40, 30, (context) => {
      if (names[0] === 'fails') throw new Error('broken on purpose');
      if (names[0] === 'ends') process.exit(3);
      if (names[0] === 'hangs') for (;;);
      fillBox(context, { x: 0, y: 0, width: 40, height: 30 }, '#C8402F');
    }),
  banner: () => onePage('banner', 40, 30, (context) => context.fillRect(0, 0, 40, 30)),
  hand: null,
  sheets: {},
  palette: [],
};

export const pictures: Pictures = { brittle };
