/** The tables as they are, in reach of the comparison, which notes what is committed. */
import { createTables as real } from '../../../../src/tables/createTables.ts';
import { NoRoom } from '../../../../src/tables/stored/store.ts';
import { inHand } from '../inHand.ts';

export * from '../../../../src/tables/createTables.ts';

export const createTables: typeof real = (settings) => {
  const { store } = settings;
  const append: typeof store.append = async (change) => {
    if (inHand().broken.disk) throw new NoRoom(null);
    const appended = await store.append(change);
    if (appended === 'appended') inHand().appended(change);
    return appended;
  };
  // Only the playground plays on from records: here, by no command but that of the comparison.
  const tables = real({ ...settings, store: { ...store, append }, playsOn: true });
  inHand().tables = tables;
  return tables;
};
