/**
 * A process that opens the store of the folder given as its argument and says so, or says why it cannot. Each line that
 * it reads is the number of a row, which it tries to add to table 1; it says what came of it.
 */
import { createInterface } from 'node:readline';
import { openStore } from '../../../src/store/openStore.ts';
import { StoreError } from '../../../src/store/storeError.ts';
import { appendOf } from '../appends.ts';

const troubleOf = (error: unknown): string => {
  if (error instanceof StoreError) return `${error.trouble}: ${error.message}`;
  throw error;
};

try {
  const { store } = openStore({ folder: process.argv[2]!, key: null, now: 1 });
  console.log('open');
  for await (const line of createInterface({ input: process.stdin })) {
    console.log(await store.append(appendOf('1', Number(line) - 1, { interaction: `row ${line}` })).catch(troubleOf));
  }
  await store.close();
  console.log('closed');
} catch (error) {
  console.log(troubleOf(error));
}
