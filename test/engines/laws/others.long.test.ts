import type { Engine } from '../../../src/engines/contract.ts';
import { games } from '../../../src/engines/games.ts';
import { toy } from '../../toy/engine/index.ts';
import { testLawsLong } from './long.ts';

/** These take as long as all others together. */
const APART: readonly string[] = ['alhambra', 'carcassonne'];

const others = Object.values<Engine>(games).filter(({ id }) => !APART.includes(id));
for (const engine of [toy, ...others]) testLawsLong(engine);
