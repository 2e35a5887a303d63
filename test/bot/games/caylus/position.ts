/** Tables of Caylus that begin in the middle of a game. */
import { onTestFinished, vi } from 'vitest';
import { caylus as engine } from '../../../../src/engines/caylus/index.ts';
import type { Position } from '../../../engines/caylus/support.ts';

/** Until the test is finished, every table of Caylus begins with this position. */
export function beginWith({ state }: Pick<Position, 'state'>): void {
  const setup = vi.spyOn(engine, 'setup').mockReturnValue({ state, events: [], revealed: 'nothing' });
  onTestFinished(() => setup.mockRestore());
}
