/** The metrics as they are, in reach of the comparison. */
import { createMetrics as real } from '../../../../src/operation/metrics.ts';
import { inHand } from '../inHand.ts';

export * from '../../../../src/operation/metrics.ts';

export const createMetrics: typeof real = (sources) => {
  const metrics = real(sources);
  inHand().metrics = metrics;
  return metrics;
};
