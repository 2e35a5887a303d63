import type { State } from '../../../../src/engines/caylus/index.ts';
import type { TestGuildhall } from '../../support/guildhall.ts';

/** The state of a table that plays Caylus. */
export const stateOf = async (hall: TestGuildhall, id: string): Promise<State> => (await hall.state(id)) as State;
