import { expect, test } from 'vitest';
import type { Engine } from '../../../src/engines/contract.ts';
import { games } from '../../../src/engines/games.ts';
import { toy } from '../../toy/engine/index.ts';
import { configs, pairsIn } from './run.ts';
import { testLaws } from './testLaws.ts';

test.each<Engine>([toy, ...Object.values<Engine>(games)])(
  'the first eight games of $id have every two options on and off, and every number of seats',
  (engine) => {
    const all = configs(engine);
    const every = new Set(all.flatMap((config) => pairsIn(engine.options, config)));
    const first = new Set(all.slice(0, 8).flatMap((config) => pairsIn(engine.options, config)));
    expect(first).toEqual(every);
  },
);

testLaws(toy, 5);
testLaws(games.caylus, 1);
