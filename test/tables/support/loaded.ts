import { createLoader, type Loader } from '../../../src/tables/commit/loader.ts';
import { createSealer } from '../../../src/tables/fair/seal.ts';
import type { Engines } from '../../../src/tables/table/table.ts';
import type { TestTables } from './testTables.ts';

/** Reads the tables of a service beside it, as they are inside. */
export const loaderOf = ({ store, key, clock }: TestTables, engines: Engines): Loader =>
  createLoader({
    ...{ store, engines, clock, sealer: createSealer(key) },
    ...{ log: () => {}, floor: () => 0, queued: () => {} },
  });
