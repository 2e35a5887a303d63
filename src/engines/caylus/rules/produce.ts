import type { Amount } from '../effects.ts';
import { afterEffect } from '../flow.ts';
import { CUBES, type Cube } from '../ids.ts';
import { take } from '../ops/produce.ts';
import { ruleFromMoves } from './listed.ts';

/** Rules §7.2, §7.3, §11: takes one option of a production, an owner's bonus, or a favor; each has another cube. */
export const produce = ruleFromMoves<'produce', 'produce'>({
  parameters: { cube: 'text' },
  during: ['produce'],
  moves: (_state, { options }) => cubesOf(options).map((cube) => ({ kind: 'produce', cube })),

  whyNot(_state, { options }, { cube = 'food' }) {
    return CUBES.includes(cube)
      ? { kind: 'notProduced', cube, cubes: cubesOf(options) }
      : { kind: 'noSuchName', name: cube };
  },

  apply(state, step, { cube }, events) {
    const gain = step.options.find((option) => option[cube] !== undefined)!; // `moves` lists it.
    return afterEffect(take(state, step, gain, events), events);
  },
});

const cubesOf = (options: readonly Amount[]): readonly Cube[] =>
  options.flatMap((option) => CUBES.filter((cube) => option[cube] !== undefined));
