/** Commits made by hand, with as little in them as possible. */
import type { Append } from '../../src/tables/stored/store.ts';
import type { StoredRow, StoredSeat } from '../../src/tables/stored/stored.ts';

export const NOW = 1_800_000_000_000;

let interactions = 0;

export const bytes = (fill: number): Uint8Array => new Uint8Array(32).fill(fill);

export const storedRow = (seq: number, change: Partial<StoredRow> = {}): StoredRow => ({
  ...{ seq, actor: 'seat', seat: 0, kind: 'move', payload: `{"kind":"step","n":${seq}}`, rulesVersion: 1 },
  ...{ revealed: 'nothing', isSequel: seq % 2 === 0, at: NOW + seq, hash: bytes(seq) },
  ...change,
});

export const storedSeat = (seat: number, change: Partial<StoredSeat> = {}): StoredSeat => ({
  ...{ seat, user: `user ${seat}`, host: seat === 0, awaited: false, offer: 1, since: NOW },
  ...{ holder: 'member', heldFrom: 0, freeUntil: null, awaitedSince: NOW, reserveUsed: 0, extended: 0 },
  ...{ joinInteraction: `join ${seat}`, word: '' },
  ...change,
});

/** The next row of a table, with everything else as little as possible. */
export const appendOf = (table: string, expectedSeq: number, change: Partial<Append> = {}): Append => ({
  ...{ table, expectedSeq, interaction: `interaction ${++interactions}`, at: NOW + expectedSeq },
  rows: [storedRow(expectedSeq + 1)],
  opening:
    expectedSeq === 0
      ? {
          guild: 'guild',
          channel: 'channel',
          game: 'toy',
          locale: 'en',
          isPrivate: false,
          secrets: [{ kind: 'seed', sealed: bytes(9) }],
        }
      : null,
  ...{
    status: 'lobby',
    options: [],
    seats: [storedSeat(0)],
    startedAt: null,
    endedAt: null,
    result: null,
    ending: null,
  },
  ...{ clock: 'none', vote: null, dueAt: null, holders: [] },
  ...{ invited: null, state: null, mac: bytes(3), dropDrafts: [], plans: null, outbox: [] },
  ...change,
});
