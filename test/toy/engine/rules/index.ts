import type { Rules } from '../../../../src/engines/contract.ts';
import type { Toy } from '../types.ts';
import { answer } from './answer.ts';
import { bid } from './bid.ts';
import { draw } from './draw.ts';
import { end } from './end.ts';
import { hang } from './hang.ts';
import { sell } from './sell.ts';

/** The table of moves. */
export const rules: Rules<Toy> = { draw, hang, sell, end, answer, bid };
