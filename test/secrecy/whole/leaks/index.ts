import { LEAKS_BESIDE_MESSAGES } from './besideMessages.ts';
import { LEAKS_BESIDE_THE_BOARD } from './besideTheBoard.ts';
import { LEAKS_BY_ANOTHER } from './byAnother.ts';
import { LEAKS_IN_MESSAGES } from './inMessages.ts';
import { LEAKS_IN_RECORDS } from './inRecords.ts';
import type { Leak } from './leak.ts';
import { LEAKS_OF_IMPORTS } from './ofImports.ts';

export const LEAKS: readonly Leak[] = [
  ...LEAKS_IN_MESSAGES,
  ...LEAKS_BESIDE_MESSAGES,
  ...LEAKS_IN_RECORDS,
  ...LEAKS_BESIDE_THE_BOARD,
  ...LEAKS_OF_IMPORTS,
  ...LEAKS_BY_ANOTHER,
];
