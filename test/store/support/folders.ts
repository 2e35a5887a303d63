import { openStore } from '../../../src/store/openStore.ts';
import { temporaryFolder } from '../../tables/support/testTables.ts';
import { appendOf } from '../appends.ts';

export const openFolder = (folder: string) => openStore({ folder, key: null, now: 1 });

/** A folder whose store holds table 1 with one row. */
export async function folderWithTable(): Promise<string> {
  const folder = temporaryFolder();
  const { store } = openFolder(folder);
  await store.append(appendOf(await store.newTableId(), 0));
  await store.close();
  return folder;
}
