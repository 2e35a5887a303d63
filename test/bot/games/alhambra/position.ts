/** Tables of Alhambra that begin in the middle of a game. */
import { onTestFinished, vi } from 'vitest';
import { alhambra as engine } from '../../../../src/engines/alhambra/index.ts';
import { type Setting, turn } from '../../../engines/alhambra/support.ts';

/** Until the test is finished, every table of Alhambra begins with this turn. */
export function beginWith(setting: Setting): void {
  const { state } = turn(setting);
  const setup = vi.spyOn(engine, 'setup').mockReturnValue({ state, events: [], revealed: 'nothing' });
  onTestFinished(() => setup.mockRestore());
}
