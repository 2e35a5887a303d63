import { it } from 'vitest';
import { expectWhole } from './support/simulation.ts';

it('toy: whatever happens, the table stays whole', () => expectWhole('toy', 2, 120));
