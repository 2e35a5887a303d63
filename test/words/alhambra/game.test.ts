import { describe, expect, test } from 'vitest';
import { type Alhambra, alhambra, type Event, type Move, type TileId } from '../../../src/engines/alhambra/index.ts';
import type { OpenView, Seat } from '../../../src/engines/contract.ts';
import { playout } from '../../../src/engines/playout.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { alhambraWords } from '../../../src/words/alhambra/index.ts';
import { entryOf, LOCALES } from '../../../src/words/contract.ts';
import { say } from '../support/endings.ts';

const [aya, ben] = [0 as Seat, 1 as Seat];
const { en } = entryOf(alhambraWords, 'game');

/** Every event of a random game, and each position. */
function game(seed: string, seats: number) {
  const rows: { readonly open: OpenView<Alhambra>; readonly events: readonly Event[] }[] = [];
  playout(alhambra, { seats, options: [] }, seeded(seed), ({ state, events }) => {
    rows.push({ open: alhambra.open(state), events });
  });
  return rows;
}

/** How a game of two begins. */
const start = (seed: string) =>
  alhambra.setup({ seats: 2, options: [] }, alhambra.deal({ seats: 2, options: [] }, seeded(seed)));

describe.each(LOCALES)('%s', (locale) => {
  const words = alhambraWords[locale].game;

  test('a position names the reader’s coins, and no other position does', () => {
    const { open } = game('coins', 3)[20]!;
    const described = (own: { readonly coins: readonly ('yellow-3' | 'green-9')[] } | null) =>
      words.describe({ open, own: own as never }, say).join('\n'); // What a seat knows, made up.
    expect(described({ coins: ['yellow-3', 'yellow-3', 'green-9'] })).toMatch(/3\+3.*6.*9.*15/);
    expect(described(null)).not.toMatch(/3\+3/);
  });

  test('every announcement of a whole game fits its message', () => {
    const events = [...start('announced').events, ...game('announced', 2).flatMap((row) => row.events)];
    const { startingMoney, scoring, leftovers } = words.announcements!;
    const told = [
      startingMoney!.announce(
        events.filter(({ kind }) => kind === 'dealtMoney'),
        say,
      ),
      ...events.filter(({ kind }) => kind === 'scored').map((sight) => scoring!.announce([sight], say)),
      leftovers!.announce(
        events.filter(({ kind }) => kind === 'awarded'),
        say,
      ),
    ];
    expect(told).toHaveLength(5);
    for (const { heading, lines, alt } of told) {
      expect(heading.length).toBeLessThanOrEqual(100);
      expect(lines.join('\n').length).toBeLessThanOrEqual(1_000);
      expect(`${heading} ${alt.join('\n')}`).not.toMatch(/\*\*|undefined|null|NaN|\[object/);
    }
  });
});

test('a payment says whether another action follows, or how much was too much', () => {
  const bought = { kind: 'bought', seat: aya, currency: 'blue', tile: 'tower-9-ne' } as const;
  expect(en.sight({ ...bought, coins: ['blue-4', 'blue-5'], isExact: true }, say)).toBe(
    'Aya bought tower 9 for blue 4+5 (exact: one more action).',
  );
  expect(en.sight({ ...bought, coins: ['blue-4', 'blue-7'], isExact: false }, say)).toBe(
    'Aya bought tower 9 for blue 4+7 (2 too much).',
  );
});

test('who begins is on the line of the starting money, and nothing else of the start is told twice', () => {
  const lines = en.lines(start('lines').events, say).map(({ text }) => text);
  expect(lines[0]).toMatch(/^Starting money: Aya \d+ coins \(2\d\), Ben \d+ coins \(2\d\)\. (Aya|Ben) begins/);
  expect(lines[1]).toMatch(/^Dirk drew 6 tiles\./);
  expect(lines[2]).toMatch(/^New on the market: .*\. New on display: .*\.$/);
  expect(lines).toHaveLength(3);
});

test('the lines of a scoring round leave out its card', () => {
  for (const { events } of game('scoring', 3)) {
    const kinds = en.lines(events, say).map(({ sight }) => sight.kind);
    expect(kinds).not.toContain('drewScoringCard');
    expect(kinds.includes('scored')).toBe(events.some(({ kind }) => kind === 'scored'));
  }
});

test.each([
  [
    { kind: 'roomForMore', coins: ['green-1'], fitting: ['yellow-3', 'yellow-4'] },
    'Green 1 leaves room for yellow 3 or yellow 4: take one of them, too.',
  ],
  [{ kind: 'tooLittle', sum: 7, cost: 9 }, 'The tile costs 9, but those coins are worth only 7.'],
  [
    { kind: 'wrongCurrency', coin: 'green-1', currency: 'yellow' },
    'You can’t pay with green 1: the yellow place takes only yellow coins.',
  ],
  [
    { kind: 'sidesDiffer', x: 1, y: -2, side: 'n' },
    'The tile doesn’t fit at (1, −2): on its north side, a wall would meet an open side.',
  ],
  [
    { kind: 'cutsOff', x: 1, y: 0, tiles: ['garden-12-s'] },
    'Without the tile at (1, 0), garden 12 couldn’t be reached on foot from the fountain.',
  ],
] as const)('a refusal says the reason: %j', (violation, sentence) => {
  expect(en.violation(violation, say)).toBe(sentence);
});

test('a position lists what can be taken together, where tiles can go, and walls by compass', () => {
  const { open } = game('position', 3)[0]!;
  const [first, ...others] = open.players;
  const position: OpenView<Alhambra> = {
    ...open,
    step: { kind: 'placing', seat: aya },
    display: ['blue-7', 'yellow-3', 'yellow-4', 'green-1'],
    players: [
      {
        ...first!,
        alhambra: [{ tile: 'tower-9-ne', x: 1, y: 0 }],
        toPlace: ['chambers-5-nsw'],
        wall: 2,
      },
      ...others,
    ],
  };
  const lines = en.describe({ open: position, own: null }, say);
  expect(lines).toContain(
    'Coins on display: blue 7, yellow 3, yellow 4, and green 1. ' +
      'Can be taken: blue 7; yellow 3 and green 1; yellow 4 and green 1.',
  );
  expect(lines).toContain('Chambers 5 (walls north, south, and west) can go to (−1, 0).');
  const offered = [
    { kind: 'placeTile', tile: 'chambers-5-nsw', x: -1, y: 0 },
    { kind: 'takeCoins', coins: ['blue-7'] },
  ];
  const beside = en.describe({ open: position, own: null }, say, offered);
  expect(beside).toContain('Coins on display: blue 7, yellow 3, yellow 4, and green 1.');
  expect(beside.join('\n')).not.toContain('can go to');
  expect(beside).toContain('To place: chambers 5 (walls north, south, and west).');
  expect(beside).toHaveLength(lines.length);
  expect(lines).toContain('(1, 0): tower 9, walls north and east.');
  expect(lines).toContain('Aya’s longest wall runs along (1, 0) north and east.');
});

test('German names have their articles, and plurals their verbs', () => {
  const { de } = entryOf(alhambraWords, 'game');
  const stored = (tile: TileId) => de.sight({ kind: 'stored', seat: ben, tile }, say);
  expect(stored('tower-9-ne')).toBe('Ben hat den Turm 9 in die Reserve gelegt.');
  expect(stored('seraglio-9-0')).toBe('Ben hat das Serail 9 in die Reserve gelegt.');
  expect(de.violation({ kind: 'notInReserve', tile: 'chambers-11-0' }, say)).toBe(
    'Die Gemächer 11 (ohne Mauer) liegen nicht in deiner Reserve.',
  );
});

test('the task names what is open to everyone, or what the player can do', () => {
  const { open } = game('task', 3)[0]!;
  const atFirst = {
    ...open,
    step: { kind: 'action' as const, seat: aya, isExtra: false },
    players: open.players.map((player) => ({ ...player, alhambra: [], reserve: [] })),
  };
  const task = (kinds?: readonly Move['kind'][]) => en.task(atFirst, kinds === undefined ? kinds : new Set(kinds));
  expect(task()).toBe('take coins or buy a tile');
  expect(task(['takeCoins'])).toBe('take coins');
  expect(task(['takeCoins', 'swapTiles', 'moveToReserve'])).toBe('take coins or rebuild');
});

test('tiles that can go on the same cells list them once', () => {
  const { open } = game('position', 3)[0]!;
  const [first, ...others] = open.players;
  const toPlace: readonly TileId[] = ['tower-9-ne', 'garden-8-ne'];
  const position: OpenView<Alhambra> = {
    ...open,
    step: { kind: 'placing', seat: aya },
    players: [{ ...first!, alhambra: [], toPlace }, ...others],
  };
  const told = LOCALES.map((locale) => {
    const lines = alhambraWords[locale].game.describe({ open: position, own: null }, say);
    return lines.slice(1, 3);
  });
  expect(told).toEqual([
    [
      'Tower 9 (walls north and east) can go to (0, −1) or (1, 0).',
      'Garden 8 (walls north and east) can go to the same spaces as tower 9.',
    ],
    ['塔9（城壁は北・東）を配置できる場所：(0, −1)、(1, 0)。', '庭園8（城壁は北・東）は塔9と同じ場所に配置できます。'],
    [
      'Turm 9 (Mauern im Norden und Osten): passt auf (0, −1) oder (1, 0).',
      'Garten 8 (Mauern im Norden und Osten): passt auf dieselben Felder wie Turm 9.',
    ],
  ]);
  // Whichever of them is on offer.
  const offered = [
    { tile: 'garden-8-ne', x: 0, y: -1 },
    { tile: 'garden-8-ne', x: 1, y: 0 },
  ];
  expect(en.describe({ open: position, own: null }, say, offered).slice(1, 3)).toEqual([
    'Tower 9 (walls north and east) can go to the same spaces as garden 8.',
    'To place: garden 8 (walls north and east).',
  ]);
});
