/** How large the files of pictures of late boards are. */
import { expect, test } from 'vitest';
import { carcassonne, OPTIONS } from '../../../../src/engines/carcassonne/index.ts';
import { SCREENS } from '../../../../src/render/contract.ts';
import { createPainter } from '../../../../src/render/pipeline/painter.ts';
import { pictures } from '../../../toy/render/module.ts';
import { breathe } from '../../support/pictures.ts';
import { boardOrder, NAMES } from '../../support/scenes.ts';
import { sensibleGame } from './support/sensibleGame.ts';

const painter = createPainter(pictures);

test.each([
  ['four sets', ['fluss', 'erweiterung', 'haendler', 'koenig'], 300_000],
  ['everything', OPTIONS, 400_000],
] as const)('with %s, the picture of a late board and that of its end are small', async (_, options, most) => {
  const game = [...sensibleGame(6, 'sizes', options)].map(({ state }) => state);
  const late = game.find(({ stack }) => stack.length === 1)!; // Every stack is used up.
  for (const state of [late, game.at(-1)!])
    for (const screen of SCREENS) {
      const scene = { names: NAMES.slice(0, 6), locale: 'en', recent: [], story: [], step: null, zoom: null } as const;
      const shown = { view: { open: carcassonne.open(state), own: null }, scene: { ...scene, screen } };
      const { bytes } = painter.paint(boardOrder('carcassonne', shown));
      expect(bytes.length, `${screen}, ${state.stack.length} left`).toBeLessThan(most);
      await breathe();
    }
});
