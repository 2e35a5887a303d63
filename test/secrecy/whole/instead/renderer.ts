/** The renderer in hand instead of threads. */
import type { createRenderer as real } from '../../../../src/render/pipeline/renderer.ts';
import { inHand } from '../inHand.ts';

export * from '../../../../src/render/pipeline/renderer.ts';

export const createRenderer: typeof real = () => {
  const { renderer } = inHand();
  if (renderer === null) throw new Error('there is no renderer in hand');
  return renderer;
};
