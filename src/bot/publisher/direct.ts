import { failureOf } from '../discord/failure.ts';
import { DirectsClosed } from './directChannels.ts';

/** Whether Discord delivers nothing to this member. */
export function isRefusal(error: unknown): boolean {
  const failure = failureOf(error);
  return (
    error instanceof DirectsClosed || failure === 'directClosed' || failure === 'personGone' || failure === 'forbidden'
  );
}
