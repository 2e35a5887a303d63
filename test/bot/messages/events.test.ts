import { describe, expect, test } from 'vitest';
import { type BotGame, WEIGHTS } from '../../../src/bot/contract.ts';
import {
  lastTurnsOf,
  linesOf,
  storyOf,
  summaryLines,
  turnsBetween,
  turnsOf,
  type Weighed,
  weighedLines,
  withOmitted,
} from '../../../src/bot/messages/events.ts';
import { hasLost, sinceLastTurn } from '../../../src/bot/messages/sinceLastTurn.ts';
import { type Kind, type Seat, seatOf } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import type { RowKind } from '../../../src/tables/stored/rowKinds.ts';
import type { SeenRow } from '../../../src/tables/table/standpoint.ts';
import { wordsIn } from '../../../src/words/words.ts';
import { engineOf } from '../../support/engines.ts';
import { HELD } from '../../support/stored.ts';
import { testGames } from '../support/games.ts';

const textsOf = (...asked: Parameters<typeof storyOf>) => storyOf(...asked).map(({ text }) => text);
const say = { name: (seat: Seat) => ['Aya', 'Ben', 'Cleo', 'Dara'][seat] ?? '' };
const running = { status: 'running', seats: [] } as const;

/** A sight of any game. */
type AnySight = Kind & { readonly [field: string]: unknown };

/** Rows as everybody learned them, numbered from 1; the first is the start. */
function rows(...of: readonly (readonly [seat: number, sights: readonly AnySight[], kind?: RowKind])[]): SeenRow[] {
  return of.map(([seat, sights, kind = 'move'], at) => ({
    ...{ seq: at + 1, actor: 'seat', seat: seatOf(seat, 4), kind: at === 0 ? 'start' : kind, sights, rulesVersion: 1 },
  }));
}

/** The list of a game, as `/log` shows it, oldest first. */
const listOf = (game: BotGame, of: readonly SeenRow[]) =>
  turnsOf(game, of, wordsIn('en')).map(({ chapter, number, rows: own }) => [
    ...[chapter, number],
    ...linesOf(game, running, own, say, wordsIn('en')),
  ]);

const cell = (x: number) => ({ x, y: 0 });
const road = (seat: number, complete: boolean) => ({
  ...{ kind: 'scoredFeature', feature: 'road', complete, cells: [cell(1), cell(2)], pennants: 0 },
  ...{ strengths: [{ seat, strength: 1 }], owners: [seat], points: 2 },
});
const tileOf = (seat: number, x: number) => ({ kind: 'placedTile', seat, tile: 'D', rotation: 0, ...cell(x) });
const drew = (seat: number) => ({ kind: 'drewTile', seat, tile: 'crfr', left: 9 });
const spot = (seat: number, x: number) => ({ seat, figure: 'follower', segment: 0, ...cell(x) });

/** Two turns, each of two rows: the last row of one draws the tile of the next. */
const carcassonneRows = rows(
  [0, [{ kind: 'laidStartTile', tile: 'D', rotation: 0, ...cell(0) }, drew(0)]],
  [0, [tileOf(0, 1)]],
  [0, [{ kind: 'placedFollower', feature: 'road', ...spot(0, 1) }, drew(1)]],
  [1, [tileOf(1, 2)]],
  [1, [{ kind: 'passed', seat: 1, reason: 'chosen' }, road(0, true), { kind: 'returned', figures: [spot(0, 1)] }]],
);

const called = (seat: number | null, character: string) => ({ kind: 'called', character, seat });
const gold = (seat: number) => ({ kind: 'tookGold', seat, gold: 2 });
const turnEnded = (seat: number, character: string) => ({ kind: 'turnEnded', seat, character });
const chose = (seat: number) => ({ kind: 'chose', seat, character: null });
const stole = { kind: 'stole', seat: 0, from: 1, gold: 3 };
const began = (round: number) => ({ kind: 'roundBegan', round, first: 0, faceUp: [] });

const citadelsRows = rows(
  [0, [{ kind: 'dealt', cards: null }, { kind: 'crowned', seat: 0, reason: 'start' }, began(1)]],
  [0, [chose(0)]],
  [1, [chose(1), called(null, 'assassin'), called(0, 'thief')]],
  [0, [{ kind: 'robbed', seat: 0, character: 'king' }]],
  [0, [gold(0)]],
  [0, [turnEnded(0, 'thief'), called(null, 'magician'), called(1, 'king'), stole]],
  [1, [], 'resign'],
  [1, [turnEnded(1, 'king'), called(null, 'bishop'), began(2)]],
  [0, [chose(0)]],
);

describe('the list of all that has happened', () => {
  test('of Carcassonne has a number a turn, the follower with its tile, and the cause before its effect', () => {
    expect(listOf(testGames.carcassonne!, carcassonneRows)).toEqual([
      [null, null, 'The start tile is at (0, 0).'],
      [null, 1, 'Aya placed a tile at (1, 0) with a thief.'],
      [
        ...[null, 2],
        ...['Ben placed a tile at (2, 0).', 'Aya **+2** for a completed 2-tile road. The thief returned.'],
      ],
    ]);
  });

  test('of Carcassonne ends with a part of its own, in which nobody has a turn', () => {
    const ended = [
      ...carcassonneRows,
      ...rows([0, []], [0, [tileOf(0, 3), road(1, false), { kind: 'ended' }]]).slice(1),
    ];
    expect(listOf(testGames.carcassonne!, ended).at(-1)).toEqual([
      ...['Final scoring', null],
      ...['Ben **+2** for an unfinished 2-tile road.', 'The game is over.'],
    ]);
  });

  test('of Citadels has a part a round: the choosing, then the turns as they are called', () => {
    const round = (list: ReturnType<typeof listOf>, name: string) => list.filter(([chapter]) => chapter === name);
    const list = listOf(testGames.citadels!, citadelsRows);
    expect(round(list, 'Round 1').map(([, number, first]) => [number, first])).toEqual([
      [null, 'Round 1. Aya chooses first.'],
      [1, 'The herald calls the Thief: Aya.'],
      [2, 'The herald calls the King: Ben.'],
    ]);
    expect(round(list, 'Round 1').at(-1)).toContain('Ben resigned. The bot plays for them now.');
    expect(round(list, 'Round 2')).toEqual([
      ['Round 2', null, 'Round 2. Aya chooses first.', 'Aya chose a character.'],
    ]);
  });

  test('of the toy has a part a round as well, though nothing in it begins a turn', () => {
    const game = testGames.toy!;
    const engine = engineOf('toy');
    const config = { seats: 2, options: [] };
    const random = seeded('turns');
    const begun = engine.setup(config, engine.deal(config, random));
    let { state } = begun;
    const seen = (events: readonly Kind[]) => events.map((event): AnySight => ({ ...engine.sight(event, 'table') }));
    const happened: (readonly [number, readonly AnySight[]])[] = [[0, seen(begun.events)]];
    for (let played = 0; played < 30; played++) {
      const turn = engine.turn(state);
      if ('over' in turn) break;
      const [seat] = turn.awaits;
      const step = engine.play(state, seat!, [...engine.legal(state, seat!)].at(-1)!, random);
      if (!step.ok) throw new Error('a legal move was refused');
      state = step.value.state;
      happened.push([seat!, seen(step.value.events)]);
    }
    const list = listOf(game, rows(...happened));
    expect(list.slice(0, 4).map(([chapter, number]) => [chapter, number])).toEqual([
      [null, null],
      ['Round 1', 1],
      ['Round 1', 2],
      ['Round 1', 3],
    ]);
    expect(list.filter(([, number]) => number === 1).map(([chapter]) => chapter)).toContain('Round 2');
  });

  test('is cut where boards begin and end: a row that ends one turn and calls to the next belongs to both', () => {
    const game = testGames.citadels!;
    const told = (from: number, to: number, rows = citadelsRows, goesOn = true) =>
      turnsBetween(
        game,
        rows.filter(({ seq }) => seq >= from),
        { from, to },
        goesOn,
        wordsIn('en'),
      ).map(({ rows: of }) => linesOf(game, running, of, say, wordsIn('en')));
    const [turn, ...others] = told(3, 6);
    expect(others).toEqual([]);
    expect(turn!.slice(0, 2)).toEqual(['The herald calls the Thief: Aya.', 'Aya picked the King to steal from.']);
    expect(turn!.at(-1)).toBe('The herald calls the Magician: no one.');
    expect(told(6, 8).map(([first]) => first)).toEqual(['The herald calls the King: Ben.']);
    // What is over has no next turn.
    const over = citadelsRows.slice(0, 6);
    expect(told(3, 6, over, false).map(([first]) => first)).toEqual([
      'The herald calls the Thief: Aya.',
      'The herald calls the King: Ben.',
    ]);
  });

  test('keeps a last turn of one row where turns go by seat: it has not begun with the turn before', () => {
    const game = testGames.caylus!;
    const moved = { kind: 'movedProvost', seat: 1, from: 6, to: 7, paid: 1, isGuild: false };
    const left = { kind: 'leftProvost', seat: 0, isGuild: false, reason: 'chosen' };
    const all = rows([0, [left]], [1, [moved]], [0, [{ ...left, isGuild: true }]]).slice(-3);
    const [from, , to] = all.map(({ seq }) => seq);
    const told = turnsBetween(game, all, { from: from!, to: to! }, true, wordsIn('en'));
    expect(told.flatMap(({ rows: of }) => linesOf(game, running, of, say, wordsIn('en')))).toEqual([
      'Ben moved the provost from space 6 to space 7 for 1 denier.',
      'Merchants’ guild: Aya left the provost where he is.',
    ]);
  });

  test('gives no numbers where the beginning is not known', () => {
    const numbers = (of: readonly SeenRow[]) => listOf(testGames.carcassonne!, of).map(([, number]) => number);
    expect(numbers(carcassonneRows.slice(2))).toEqual([null, null]);
  });
});

describe('of several lines those are told that matter most', () => {
  const game = testGames.citadels!;
  const told = (of: readonly SeenRow[], most: number) => summaryLines(game, running, of, say, wordsIn('en'), most);

  test('in the order in which they happened', () => {
    expect(told(citadelsRows, 3)).toEqual([
      '… 7 more',
      'Aya picked the King to steal from.',
      'Aya stole **3 gold** from Ben.',
      'Ben resigned. The bot plays for them now.',
    ]);
    expect(told(citadelsRows.slice(1, 3), 1)).toEqual(['The herald calls the Thief: Aya.']);
  });

  test('omitted lines are counted where they would be', () => {
    const line = (text: string): Weighed => ({ text, weight: 'usual', victims: [], beginsTurn: false });
    const [a, b, c, d, e] = [...'abcde'].map(line) as [Weighed, Weighed, Weighed, Weighed, Weighed];
    const told = (...kept: readonly Weighed[]) => withOmitted(kept, [a, b, c, d, e], wordsIn('en'));
    expect(told(a, b, c, d, e)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(told(d, e)).toEqual(['… 3 earlier', 'd', 'e']);
    expect(told(a, d, e)).toEqual(['a', '… 2 more', 'd', 'e']);
    expect(told(b, e)).toEqual(['b', '… 3 more', 'e']);
    expect(told(a, b)).toEqual(['a', 'b', '… and 3 more']);
    expect(told(a, b, c, e)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('of the turn that goes on and of the last one that a player made', () => {
    const seqs = (of: readonly SeenRow[]) => lastTurnsOf(game, of, wordsIn('en')).map(({ seq }) => seq);
    expect(seqs(citadelsRows.slice(0, 6))).toEqual([3, 4, 5, 6, 6]);
    const byBot = citadelsRows.map((row): SeenRow => (row.seq === 6 ? { ...row, actor: 'system' } : row));
    expect(lastTurnsOf(game, byBot, wordsIn('en'))[0]?.seq).toBe(6);
  });

  test('of the turn before the bot played, also where that drew the tile for the bot', () => {
    const happened = rows([0, [drew(0)]], [0, [tileOf(0, 1), drew(1)]], [1, [tileOf(1, 2), drew(0)]]);
    const byBot = happened.map((row): SeenRow => (row.seq === 3 ? { ...row, actor: 'system' } : row));
    expect(lastTurnsOf(testGames.carcassonne!, byBot, wordsIn('en')).map(({ seq }) => seq)).toEqual([1, 2, 2, 3, 3]);
  });

  test('and of a turn that is over all that is notable: every feature that brought points', () => {
    const carcassonne = testGames.carcassonne!;
    const nobody = { ...road(0, true), strengths: [], owners: [], points: 3 };
    const home = { kind: 'returned', figures: [spot(0, 1)] };
    const lines = weighedLines(
      carcassonne,
      running,
      rows([0, []], [1, [tileOf(1, 2), road(0, true), nobody, home]]),
      say,
      wordsIn('en'),
    );
    const placed = 'Ben placed a tile at (2, 0).';
    const scored = 'Aya **+2** for a completed 2-tile road. The thief returned.';
    expect(textsOf(lines, 1, 5)).toEqual([placed, scored, 'A completed 2-tile road at (1, 0): no one scored.']);
    expect(textsOf([...lines, { ...lines[0]!, weight: 'usual' }], 1, 5)).toEqual([placed, scored]);
    const round = [began(2), chose(0), called(null, 'assassin')];
    const choosing = weighedLines(game, running, rows([0, []], [0, round]), say, wordsIn('en'));
    expect(textsOf(choosing, 2, 5)).toEqual(['Round 2. Aya chooses first.']);
    const [kept, built, destroyed] = [gold(1), { kind: 'built', seat: 1, district: 'manor', paid: 3 }, stole];
    const turn = rows([0, []], [1, [called(1, 'king'), kept, built, destroyed]]);
    expect(textsOf(weighedLines(game, running, turn, say, wordsIn('en')), 2, 2)).toEqual([
      'The herald calls the King: Ben.',
      'Aya stole **3 gold** from Ben.',
    ]);
    const both = [tileOf(1, 2), road(0, true), road(1, true), { ...road(0, false), points: 0 }];
    const told = weighedLines(carcassonne, running, rows([0, []], [1, both]), say, wordsIn('en'));
    expect(textsOf([...told, told[3]!], 2, 5)).toHaveLength(3);
    expect(textsOf(told, 2, 2)).toHaveLength(2);
  });

  test.each(Object.values(testGames).map((one) => [one.engine.id, one] as const))(
    'in %s what was done to somebody is told first of all',
    (_id, { telling }) => {
      for (const told of Object.values(telling))
        if (told.victims !== undefined) expect(told.weight).toBe(WEIGHTS.at(-1));
    },
  );
});

describe('what has happened since the last turn', () => {
  const game = testGames.citadels!;
  const since = (of: readonly SeenRow[], seat: number, awaited: boolean, offer = of.length) =>
    sinceLastTurn(
      game,
      running,
      {
        recent: of,
        seating: { ...HELD, seat: seatOf(seat, 4)!, user: '1', host: false, resigned: false, awaited, offer, since: 0 },
      },
      { words: wordsIn('en'), say },
    );
  const built = (seat: number, district: string) => ({ kind: 'built', seat, district, paid: 1 });
  const destroyed = { kind: 'destroyed', seat: 3, owner: 2, district: 'manor', paid: 2 };
  const story = rows(
    [0, [began(1)]],
    [2, [chose(2), called(0, 'assassin')]],
    [0, [{ kind: 'murdered', seat: 0, character: 'king' }]],
    [0, [gold(0)]],
    [0, [built(0, 'manor'), built(0, 'temple'), built(0, 'tavern')]],
    [0, [turnEnded(0, 'assassin'), called(3, 'warlord')]],
    [3, [destroyed]],
    [3, [turnEnded(3, 'warlord'), called(2, 'warlord')]],
    [3, [built(3, 'castle')]],
  );

  test('tells whoever is called his own losses first, then what matters most, then how many more', () => {
    expect(since(story, 2, true, 8)).toEqual([
      '**Since your last turn**',
      '> Dara destroyed Cleo’s Manor for 2 gold.',
      '> Aya murdered the King.',
      '> Aya took **2** gold.',
      '> Aya built Manor for 1 gold.',
      '> Aya built Temple for 1 gold.',
      '> Aya built Tavern for 1 gold.',
    ]);
    const more = story.map((row) => (row.seq === 5 ? { ...row, sights: [...row.sights, built(0, 'docks')] } : row));
    expect(since(more, 2, true, 8).slice(1)).toEqual([
      '> Dara destroyed Cleo’s Manor for 2 gold.',
      '> Aya murdered the King.',
      '> … 2 more',
      '> Aya built Temple for 1 gold.',
      '> Aya built Tavern for 1 gold.',
      '> Aya built Docks for 1 gold.',
    ]);
  });

  test('tells whoever waits of his losses alone, and nobody who has not moved yet', () => {
    expect(since(story, 2, false)).toEqual(['**Since your last turn**', '> Dara destroyed Cleo’s Manor for 2 gold.']);
    expect(since(story.slice(0, 6), 2, false)).toEqual([]);
    expect(since(story, 1, true)).toEqual([]);
  });

  test('a step of the dragon hurts everybody whose figures it eats, but not who chose it', () => {
    const carcassonne = testGames.carcassonne!;
    const eaten = [spot(0, 1), spot(2, 1), spot(3, 1), spot(2, 1)];
    const step = { kind: 'movedDragon', seat: 3, from: cell(0), ...cell(1), to: 'step', step: 1, forced: false, eaten };
    const losers = (sight: AnySight) =>
      [0, 1, 2, 3].filter((seat) => hasLost(carcassonne, rows([0, [sight]]), seatOf(seat, 4)!));
    expect(losers(step)).toEqual([0, 2]);
    expect(losers({ ...step, forced: true })).toEqual([0, 2, 3]);
    expect(losers({ kind: 'removedKnight', seat: 1, spot: spot(2, 1) })).toEqual([2]);
    expect(losers({ kind: 'removedKnight', seat: 1, spot: spot(1, 1) })).toEqual([]);
    const walk = rows([0, []], [0, [tileOf(0, 1)]], [2, [tileOf(2, 2)]], [3, [step]]);
    const read = (seat: number) =>
      sinceLastTurn(
        carcassonne,
        running,
        {
          recent: walk,
          seating: {
            seat: seatOf(seat, 4)!,
            user: '1',
            host: false,
            resigned: false,
            awaited: false,
            offer: 4,
            since: 0,
            ...HELD,
          },
        },
        { words: wordsIn('en'), say },
      );
    expect(read(2)).toHaveLength(2);
    expect(read(2)).toEqual(read(0));
    const next = { ...step, seat: 1, from: cell(1), ...cell(2), step: 2, eaten: [spot(1, 2), spot(0, 2), spot(2, 2)] };
    const [line] = weighedLines(
      carcassonne,
      running,
      rows([3, [{ ...step, eaten: [spot(0, 1)] }, next]]),
      say,
      wordsIn('en'),
    );
    expect(line?.victims).toEqual([0, 2]);
    const first = { ...next, eaten: [spot(2, 2)] };
    const [both] = weighedLines(
      carcassonne,
      running,
      rows([3, [{ ...step, eaten: [spot(0, 1)] }, first]]),
      say,
      wordsIn('en'),
    );
    expect(both?.victims).toEqual([0, 2]);
  });

  test('in Caylus, the provost hurts everybody whose workers go home', () => {
    const workers = [0, 2, 0].map((seat) => ({ seat, space: 'x' }));
    const lost = [0, 1, 2, 3].filter((seat) =>
      hasLost(testGames.caylus!, rows([0, [{ kind: 'sentHome', workers }]]), seatOf(seat, 4)!),
    );
    expect(lost).toEqual([0, 2]);
  });

  test('counts as lost what everybody knows to be lost', () => {
    const lost = (sight: AnySight, seat: number) => hasLost(game, rows([0, [sight]]), seatOf(seat, 4)!);
    const swapped = { kind: 'swapped', seat: 0, partner: 1, count: 0, partnerCount: 3, cards: null };
    for (const [sight, victim] of [
      [destroyed, 2],
      [swapped, 1],
      [stole, 1],
    ] as const)
      expect([0, 1, 2, 3].filter((seat) => lost(sight, seat))).toEqual([victim]);
    // The owner of a murdered character is known to himself alone.
    for (const sight of [
      { ...stole, gold: 0 },
      { kind: 'murdered', seat: 0, character: 'king' },
      { kind: 'robbed', seat: 0, character: 'king' },
    ])
      expect([0, 1, 2, 3].some((seat) => lost(sight, seat))).toBe(false);
  });
});

test('a board tells that the deck was used up, however much happened besides', () => {
  const turn = rows(
    [0, [{ kind: 'roundBegan', round: 9, first: 0, faceUp: [] }]],
    [1, [called(1, 'architect'), gold(1), { kind: 'drewExtraCards', seat: 1, count: 2, cards: null }]],
    [
      1,
      [
        { kind: 'reshuffled', cards: 12 },
        { kind: 'built', seat: 1, district: 'manor', paid: 3 },
      ],
    ],
    [1, [turnEnded(1, 'architect')]],
  );
  const told = summaryLines(testGames.citadels!, running, turn, say, wordsIn('en'), 4);
  expect(told).toContain('The deck ran out. 12 discarded cards were shuffled into a new one.');
});
