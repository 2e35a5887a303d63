import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TILE_IDS } from '../../src/engines/alhambra/index.ts';
import { tilesOf } from '../../src/engines/carcassonne/index.ts';
import { NEUTRAL_IDS } from '../../src/engines/caylus/index.ts';
import { DISTRICT_FACTS, DISTRICTS } from '../../src/engines/citadels/index.ts';
import { shuffle } from '../../src/kernel/random.ts';
import {
  entropyOf,
  fairRandom,
  frozenDigest,
  gameKeyOf,
  MESSAGE_SCHEMES,
  type MessageScheme,
} from '../../src/tables/fair/fair.ts';
import type { PresentRecord } from '../../src/tables/record/format.ts';
import { gamePage } from '../cli/support/document.ts';
import { ANNE, done, openTable, openTestTables, press } from '../tables/support/testTables.ts';
import {
  ANSWERS,
  EXAMPLE,
  exampleOf,
  FORMER_C,
  FORMER_E,
  FORMER_EXAMPLE,
  FORMER_G,
  FORMER_TILES,
  rowOf,
  SEED,
  START,
  tilesFrom,
  type UndoneRow,
  undoneOf,
} from './support/example.ts';
import { exchanged, hashed, withStream } from './support/lies.ts';
import { expectNotToHold, expectToHold, failures, PROGRAMS, python, TOOLS, verify } from './support/programs.ts';
import { exported } from './support/wholeTables.ts';

const { C, F } = ANSWERS[EXAMPLE.scheme];

test('python3 is there, or the second program is not tried', () => {
  if (process.env.CI === 'true') expect(python).not.toBeNull();
  if (python === null) console.warn('python3 is missing: tools/verify.py is not tried on this machine');
  expect(readdirSync(TOOLS).sort()).toEqual(['verify.mjs', 'verify.py']);
});

test('neither program needs anything but its language', () => {
  const imports = (name: string, pattern: RegExp) =>
    [...readFileSync(join(TOOLS, name), 'utf8').matchAll(pattern)].map(([, from]) => from);
  expect(imports('verify.mjs', /(?:from|import\(|require\()\s*'([^']+)'/g)).toEqual([
    ...['node:crypto', 'node:fs', 'node:util'],
  ]);
  expect(imports('verify.py', /^(?:import|from) (\S+)/gm)).toEqual(['hashlib', 'hmac', 'json', 'struct', 'sys']);
});

test('the pages about it tell the same answers, and the same box as the programs and the engine', () => {
  const page = readFileSync(join(TOOLS, '../docs/fairness.md'), 'utf8');
  const all = Object.values(ANSWERS);
  const tiles = [...all.map(({ G }) => tilesFrom(G)), FORMER_TILES];
  const shuffles = [...tiles.flatMap((order) => [order.slice(0, 12), order.slice(-5)]), ...all.map((one) => one.die)];
  const digests = [...all.flatMap(({ C, F, E, G }) => [C, F, E, G]), FORMER_C, FORMER_E, FORMER_G];
  const answers = [...shuffles, ...all.map(({ characters }) => characters)].map((order) => order.join(' '));
  for (const known of [...digests, ...answers, '7 1 2 4 5 6 3 0']) expect(page).toContain(known);
  const lines = MESSAGE_SCHEMES.flatMap((scheme) => ANSWERS[scheme].undone.map((one) => inTable(scheme, one)));
  expect(lines.filter((line) => !page.includes(line))).toEqual([]);
  const box = tilesOf(['old'])
    .map(({ id, count, startCopies }) => `${id}${count - startCopies}`)
    .join(' ');
  expect(gamePage('carcassonne')).toContain(` ${box}\n`);
  const [mjs, py] = ['verify.mjs', 'verify.py'].map((name) => readFileSync(join(TOOLS, name), 'utf8'));
  expect(mjs).toContain(`'${box}'`);
  const river = tilesOf(['fluss']).filter(({ id, set }) => set === 'fluss' && id !== 'R01' && id !== 'R02');
  const layer = river.flatMap(({ id, count }) => Array.from({ length: count }, () => id)).join(' ');
  for (const text of [gamePage('carcassonne'), mjs]) expect(text).toContain(layer);

  const cards = DISTRICTS.map((district) => `${district}${DISTRICT_FACTS[district].copies}`).join(' ');
  const inOneLine = (text = '') => text.replace(/\s+/g, ' ');
  expect(inOneLine(gamePage('citadels'))).toContain(` ${cards} `);
  expect(inOneLine(mjs)).toContain(` ${cards}\``);
  expect(inOneLine(py)).toContain(
    DISTRICTS.map((district) => `"${district}": ${DISTRICT_FACTS[district].copies},`).join(' '),
  );

  for (const text of [gamePage('alhambra'), mjs, py]) expect(inOneLine(text)).toContain(TILE_IDS.join(' '));
  for (const text of [mjs, py].map((one = '') => one.replaceAll(/[",]/g, '')))
    expect(text).toContain(NEUTRAL_IDS.join(' '));
});

/** A row of the example with undo as a line of the page. */
function inTable(scheme: MessageScheme, [seq, what, number = 0]: UndoneRow): string {
  if (what === 'undo') return `| ${seq} | \`undo\` to ${number} | | |`;
  if (what === 'move') return `| ${seq} | \`move\` | | |`;
  return `| ${seq} | \`mildMove\` | \`system/${number}\` | ${ANSWERS[scheme].drawn[number]} |`;
}

test.each(MESSAGE_SCHEMES)(
  'the numbers that the system draws in the example of %s are those of its streams',
  (scheme) => {
    const random = fairRandom(Buffer.from(ANSWERS[scheme].G, 'hex'));
    for (const [number, value] of Object.entries(ANSWERS[scheme].drawn))
      expect(random.stream(`system/${number}`).uniform(6)).toBe(value);
  },
);

test('the shuffle of the example begins and ends as the scheme says', () => {
  const [present, second] = [tilesFrom(ANSWERS['dbg-fair-3'].G), tilesFrom(ANSWERS['dbg-fair-2'].G)];
  expect(present.slice(0, 12)).toEqual([59, 6, 8, 31, 57, 43, 68, 46, 41, 21, 15, 36]);
  expect(present.slice(-5)).toEqual([22, 12, 49, 32, 35]);
  expect(second.slice(0, 12)).toEqual([40, 33, 49, 67, 71, 54, 34, 43, 7, 69, 12, 61]);
  expect(second.slice(-5)).toEqual([4, 57, 47, 16, 70]);
  expect(FORMER_TILES.slice(0, 12)).toEqual([23, 0, 49, 11, 24, 13, 30, 29, 59, 55, 71, 40]);
  expect(FORMER_TILES.slice(-5)).toEqual([43, 12, 57, 62, 28]);
});

describe.each(PROGRAMS)('%s', (_name, program) => {
  test.each(MESSAGE_SCHEMES)('gives the known answers of %s', (scheme) => {
    const { C, F, E, G } = ANSWERS[scheme];
    const { lines } = expectToHold(program, exampleOf(scheme));
    const answers = [`C = ${C}`, `F = ${F}`, `E = ${E}`, `G = ${G}`];
    for (const known of answers) expect(lines.join('\n')).toContain(known);
    expect(lines.at(-1)).toBe(
      'The shuffle holds. Not checked here: the moves that players made, the result, versions, and times.',
    );
  });

  test('gives the known answers of dbg-fair-1', () => {
    const { lines } = expectToHold(program, FORMER_EXAMPLE);
    const answers = [`C = ${FORMER_C}`, `E = ${FORMER_E}`, `G = ${FORMER_G}`];
    for (const known of answers) expect(lines.join('\n')).toContain(known);
    for (const lie of [
      { ...FORMER_EXAMPLE, joins: FORMER_EXAMPLE.joins.toReversed() },
      { ...FORMER_EXAMPLE, joins: FORMER_EXAMPLE.joins.slice(1) },
      { ...FORMER_EXAMPLE, start: '1' },
      { ...FORMER_EXAMPLE, scheme: 'dbg-fair-2' },
    ])
      expectNotToHold(program, lie);
  });

  test('holds a record with an erased word, by its hash', () => {
    expectToHold(program, { ...EXAMPLE, words: EXAMPLE.words.with(1, { ...EXAMPLE.words[1]!, word: null }) });
  });

  test('compares the start message with its link, and finds another one', () => {
    const linkTo = (message: string) => `https://discord.com/channels/1/2/${message}`;
    expect(verify(program, EXAMPLE, linkTo(START)).status).toBe(0);
    expect(verify(program, EXAMPLE, START).status).toBe(0);
    const verdict = verify(program, EXAMPLE, linkTo('1000000000000000004'));
    expect(failures(verdict)).toEqual(['FAIL  the start message is the one of the link: 1000000000000000004']);
  });

  test('shows an operator who has tried ids of start messages until the deal suited him', () => {
    // He knows the seed, and writes down whatever id he likes, of the same millisecond as the message that he posted.
    const { scheme } = EXAMPLE;
    const key = (id: number) => gameKeyOf(scheme, 'T-0001', SEED, mixed(id));
    const mixed = (id: number) => entropyOf(scheme, 'T-0001', Buffer.from(F, 'hex'), idOf(id));
    const idOf = (id: number) => String(BigInt(START) + BigInt(id));
    const suits = (id: number) => tilesFrom(Buffer.from(key(id)).toString('hex'))[0] === 7;
    const chosen = Array.from({ length: 4_000 }, (_, id) => id).find((id) => id > 0 && suits(id))!;
    const random = fairRandom(key(chosen));
    const shuffled = (label: string, size: number) => ({ label, order: shuffle(random.stream(label), size) });
    const die = random.stream('dragon/die');
    const record: PresentRecord = {
      ...{ ...EXAMPLE, start: idOf(chosen) },
      entropy: Buffer.from(mixed(chosen)).toString('hex'),
      streams: [
        ...[shuffled('characters/1', 8), shuffled('tiles', 72)],
        { label: 'dragon/die', below: Array(8).fill(6), values: Array.from({ length: 8 }, () => die.uniform(6)) },
      ],
    };
    // By itself the record is consistent; but that is not the message that everybody was called by.
    expectToHold(program, record);
    expect(failures(verify(program, record, START))).toEqual([
      `FAIL  the start message is the one of the link: ${START}`,
    ]);
  });

  test('shows a word that was exchanged for one that looks the same: the start message shows another digest', () => {
    const other = hashed('\u0441ut'); // A Cyrillic letter: by such words, too, he could try deals.
    const words = EXAMPLE.words.with(1, { seat: 1, ...other });
    const { scheme, options } = EXAMPLE;
    const fixed = { scheme, table: 'T-0001', commitment: Buffer.from(C, 'hex'), game: 'example', options };
    const frozen = frozenDigest({ ...fixed, words: words.map(({ hash }) => Buffer.from(hash, 'hex')) });
    const entropy = Buffer.from(entropyOf(scheme, 'T-0001', frozen, START)).toString('hex');
    const record = { ...EXAMPLE, words, frozen: Buffer.from(frozen).toString('hex'), entropy, streams: [] };
    const { status, lines } = verify(program, record, START);
    expect(status).toBe(0);
    expect(lines.join('\n')).not.toContain(F);
    expect(lines.join('\n')).toContain('the word "\\u0441ut"');
  });

  test('finds a changed number in each of its streams', () => {
    for (const { label } of EXAMPLE.streams) {
      const changed = withStream(EXAMPLE, label, (stream) =>
        'order' in stream
          ? { label, order: exchanged(stream.order) }
          : { ...stream, values: stream.values.with(7, (stream.values[7]! + 1) % 6) },
      );
      const verdict = verify(program, changed);
      expect([label, verdict.status, failures(verdict).length]).toEqual([label, 1, 1]);
      expect(failures(verdict)[0]).toContain(label);
    }
  });

  test.each(MESSAGE_SCHEMES)('knows by which streams %s draws moves, also after others were taken back', (scheme) => {
    const undone = undoneOf(scheme);
    expect(expectToHold(program, undone).lines.join('\n')).toContain('4 moves were taken back');
    const { rows } = undone;
    const [, second = '', third = ''] = Object.keys(ANSWERS[scheme].drawn);
    const drawn = (at: number, stream: string) =>
      rows.with(at, rowOf(scheme, [rows[at]!.seq, 'system', Number(stream)]));
    for (const lie of [
      rows.toSpliced(3, 1),
      rows.with(3, rowOf(scheme, [7, 'undo', 5])),
      rows.with(6, rowOf(scheme, [10, 'undo', 9])),
      drawn(7, second),
      drawn(8, third),
    ])
      expectNotToHold(program, { ...undone, rows: lie });
  });

  test('numbers moves by the game, so that a vote between them changes nothing; once, it counted rows', () => {
    const withVote = (record: PresentRecord) => ({
      ...record,
      rows: record.rows.map((row) => (row.seq < 11 ? row : { ...row, seq: row.seq + 3 })),
    });
    expectToHold(program, withVote(undoneOf('dbg-fair-3')));
    expectNotToHold(program, withVote(undoneOf('dbg-fair-2')));
  });

  test('finds a game that went back to a scheme before that of its seal', () => {
    const scheme = 'dbg-fair-2';
    const { table, game, options } = EXAMPLE;
    const words = EXAMPLE.words.map(({ hash }) => Buffer.from(hash, 'hex'));
    const frozen = frozenDigest({ scheme, table, commitment: Buffer.from(C, 'hex'), game, options, words });
    const entropy = Buffer.from(entropyOf(scheme, table, frozen, START)).toString('hex');
    const back = { ...EXAMPLE, scheme, frozen: Buffer.from(frozen).toString('hex'), entropy, streams: [] };
    const found = failures(verify(program, back));
    expect(found).toEqual([expect.stringContaining(scheme)]);
  });

  test('holds the record of a table that never began by its seal alone', async () => {
    const service = openTestTables();
    const { id } = await openTable(service, 2);
    const sealed = verify(program, await exported(service, id));
    expect([sealed.status, failures(sealed)]).toEqual([1, ['FAIL  the table has not ended: its seed is still sealed']]);
    done(await service.tables.cancel(id, { interaction: press(), user: ANNE, byModerator: false }));
    const { lines } = expectToHold(program, await exported(service, id));
    expect(lines.join('\n')).toContain('the game never began');
  });
});
