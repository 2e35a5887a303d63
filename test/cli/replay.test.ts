import { expect, test } from 'vitest';
import { replayRecord } from '../../src/cli/replay/replayRecord.ts';
import { recordText } from '../../src/tables/record/format.ts';
import { withToy } from '../games.ts';
import { BERT, done, engines, openTestTables, playOn, press, startTable } from '../tables/support/testTables.ts';

async function recordOf(game: string): Promise<string> {
  const service = openTestTables();
  const { id } = await startTable(service, withToy[game]!.seats, game);
  await playOn(service, id, 'first half', 6);
  done(await service.tables.resign(id, { interaction: press(), user: BERT }));
  await playOn(service, id, 'second half');
  return recordText((await service.tables.proof(id))!.record);
}

const failing = (text: string) => replayRecord(text, engines).flatMap(({ holds, line }) => (holds ? [] : [line]));

test.each(Object.keys(withToy))('the record of a finished game of %s is played again', async (game) => {
  const findings = replayRecord(await recordOf(game), engines);
  expect(findings.filter(({ holds }) => !holds)).toEqual([]);
  expect(findings.at(-1)?.line).toMatch(/^the game is over; seat 1: -?\d+, seat 2: -?\d+/);
});

const LIES: readonly (readonly [string, (record: Record<string, readonly unknown[]>) => object, RegExp])[] = [
  ['another seed', () => ({ seed: 'ab'.repeat(32) }), /seed is the one that was sealed/],
  ['another seal', () => ({ commitment: 'ab'.repeat(32) }), /seed is the one that was sealed/],
  ['another deal', () => ({ deal: {} }), /this deal/],
  ['a move left out', ({ rows }) => ({ rows: rows!.slice(1) }), /row \d+ is a move that the rules allow/],
  ['a draw left out', ({ streams }) => ({ streams: streams!.slice(1) }), /follow from it/],
  [
    'another word',
    ({ words }) => ({ words: words!.map((word) => ({ ...(word as object), word: 'x' })) }),
    /the words give/,
  ],
  [
    'another hash',
    ({ words }) => ({ words: words!.toReversed().map((word, seat) => ({ ...(word as object), seat })) }),
    /the words give/,
  ],
  ['another start message', () => ({ start: '1' }), /its id gives what was mixed in/],
  ['a move of the system as one of a seat', asSeat, /row \d+ can be where it is/],
  ['another result', ({ result }) => ({ result: { ...(result as object), scores: [] } }), /^the game is over/],
  ['another move of the system', otherDraw, /moves of the system|is a move that the rules allow/],
];

type Row = { readonly seq: number; readonly actor: string };

function asSeat({ rows }: Record<string, readonly unknown[]>): object {
  expect((rows as readonly Row[]).some(({ actor }) => actor === 'system')).toBe(true);
  return { rows: (rows as readonly Row[]).map((row) => ({ ...row, actor: 'seat' })) };
}

/** The last move that the system drew from several is another of them. */
function otherDraw({ rows, streams }: Record<string, readonly unknown[]>): object {
  const draws = streams as readonly {
    readonly label: string;
    readonly values?: readonly number[];
    readonly among?: readonly object[];
  }[];
  const { label, values, among } = draws.findLast((one) => (one.among?.length ?? 0) > 1)!;
  const seq = Number(/\d+$/.exec(label)![0]);
  const payload = among![(values![0]! + 1) % among!.length];
  return { rows: (rows as readonly Row[]).map((row) => (row.seq === seq ? { ...row, payload } : row)) };
}

test('a record that lies is found out, and what is no record of a finished game is refused', async () => {
  const text = await recordOf('carcassonne');
  const record = JSON.parse(text);
  const changed = (change: object) => JSON.stringify({ ...record, ...change });
  for (const [lie, change, line] of LIES) expect(failing(changed(change(record))).join('\n'), lie).toMatch(line);
  const others = [{ seed: null }, { format: 'guildhall-record-0' }, { game: 'toString' }].map(changed);
  for (const other of [text.slice(0, -9), ...others]) expect(() => replayRecord(other, engines)).toThrow();
});
