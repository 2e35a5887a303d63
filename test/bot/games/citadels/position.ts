import { citadels as engine } from '../../../../src/engines/citadels/index.ts';
import { type Setting, turn } from '../../../engines/citadels/support.ts';
import * as atTable from '../support/atTable.ts';

/** Until the test is finished, every table of Citadels begins with this turn. */
export const beginWith = (setting: Setting): void => atTable.beginWith(engine, turn(setting));
