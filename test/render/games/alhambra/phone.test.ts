/** What the pictures for phones show of moments of whole games. */
import { expect, test } from 'vitest';
import { type Alhambra, alhambra } from '../../../../src/engines/alhambra/index.ts';
import type { SceneStep } from '../../../../src/render/contract.ts';
import { phoneBoard } from '../../../../src/render/games/alhambra/phone/index.ts';
import { keysOf } from '../../support/parts.ts';
import { actor, sceneOf, stepAt, stepOf, viewOf } from './support/moments.ts';
import { type Moment, sensibleGame } from './support/sensibleGame.ts';

/** The keys of what the board shows of the alhambra of whoever acts. */
const shownAt = (moment: Moment, step: SceneStep<Alhambra>): readonly string[] =>
  keysOf(phoneBoard(viewOf(moment), sceneOf(moment, 'table', { step, screen: 'phone' })), 'alhambra');

test('whoever places a tile sees each legal cell with the number of its button, on the own alhambra', () => {
  let cells = 0;
  for (const moment of sensibleGame(3, 'phone places')) {
    const step = stepAt(moment, 'placeTile');
    if (step === null || step.answers.length === 0) continue;
    const keys = shownAt(moment, step);
    for (const { label } of step.answers) {
      expect(keys.filter((key) => key.startsWith(`["${label}","`))).toHaveLength(1);
      cells++;
    }
  }
  console.info(`${cells} cells`);
  expect(cells).toBeGreaterThan(60);
});

test('whoever rebuilds sees the tiles that can be moved with their numbers', () => {
  const moments = [...sensibleGame(3, 'phone rebuilding')];
  let numbered = 0;
  for (const moment of moments.filter((_, i) => i % 7 === 0)) {
    const seat = actor(moment);
    if (seat === null) continue;
    const moves = [...alhambra.legal(moment.state, seat)].filter(({ kind }) => kind === 'moveToReserve');
    if (moves.length === 0) continue;
    const step = stepOf(seat, { kind: 'moveToReserve' }, moves);
    const keys = shownAt(moment, step);
    for (const { label } of step.answers) {
      expect(keys.filter((key) => key.startsWith(`["${label}",null`))).toHaveLength(1);
      numbered++;
    }
  }
  expect(numbered).toBeGreaterThan(20);
});
