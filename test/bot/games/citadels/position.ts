/** Tables of Citadels that begin in the middle of a game. */
import { onTestFinished, vi } from 'vitest';
import { citadels as engine } from '../../../../src/engines/citadels/index.ts';
import { type Setting, turn } from '../../../engines/citadels/support.ts';

/** Until the test is finished, every table of Citadels begins with this turn. */
export function beginWith(setting: Setting): void {
  const { state } = turn(setting);
  const setup = vi.spyOn(engine, 'setup').mockReturnValue({ state, events: [], revealed: 'nothing' });
  onTestFinished(() => setup.mockRestore());
}
