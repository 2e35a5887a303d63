import { describe, expect, test } from 'vitest';
import type { Games } from '../../../src/bot/contract.ts';
import { inRows } from '../../../src/bot/discord/components.ts';
import { limits } from '../../../src/bot/discord/limits.ts';
import { paged, pagedBeneath } from '../../../src/bot/discord/paging.ts';
import { cleanWord, displayedWord, exactWord } from '../../../src/bot/discord/shuffleWord.ts';
import { boardMessage, formerMessage } from '../../../src/bot/messages/board.ts';
import { turnsOf } from '../../../src/bot/messages/events.ts';
import { proofMessage } from '../../../src/bot/messages/fairness.ts';
import { finalMessage } from '../../../src/bot/messages/final.ts';
import { lobbyMessage } from '../../../src/bot/messages/lobby.ts';
import { note } from '../../../src/bot/messages/note.ts';
import { offerMessage } from '../../../src/bot/messages/offer.ts';
import { optionsForm } from '../../../src/bot/messages/options.ts';
import { dailyNote, privateReminder, publicReminder } from '../../../src/bot/messages/reminder.ts';
import { outcomeMessage, voteMessage } from '../../../src/bot/messages/vote.ts';
import { wordForm } from '../../../src/bot/messages/wordForm.ts';
import { placeOf } from '../../../src/bot/state/blockedPlaces.ts';
import { createMemberNames, playersOf } from '../../../src/bot/state/players.ts';
import { systemClock } from '../../../src/kernel/clock.ts';
import { seeded } from '../../../src/kernel/random.ts';
import type { FairRecord } from '../../../src/tables/record/format.ts';
import { CHECKS } from '../../../src/tables/record/proof.ts';
import type { Outcome } from '../../../src/tables/stored/results.ts';
import type { Table } from '../../../src/tables/table/table.ts';
import type { Vote } from '../../../src/tables/table/tableHead.ts';
import { standpointsOf } from '../../../src/tables/view/makeStandpoints.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import { wordsIn } from '../../../src/words/words.ts';
import { engineOf } from '../../support/engines.ts';
import { wrongWith } from '../support/checkMessage.ts';
import { createFakeChannels } from '../support/fakeChannels.ts';
import { testGames } from '../support/games.ts';
import { openPrinter } from '../support/printer.ts';

const LONG = '🏰'.repeat(60);
/** The word that takes most room where it is told exactly. */
const UNSEEN = '\u{e0001}'.repeat(64);
const picture = { name: 'board-1-1.png', bytes: new Uint8Array(1), alt: 'x'.repeat(5_000) };
const names = createMemberNames(systemClock, async () => LONG);

describe('every message keeps to Discord’s limits', () => {
  const anyGames: Games = testGames;
  test.each(Object.entries(anyGames))('at a full table of %s with the longest names', async (id, game) => {
    const printer = await openPrinter(createFakeChannels());
    await using _ = printer;
    const { max } = game.engine.seats([]);
    const users = Array.from({ length: max }, (_, i) => `${900_000_000_000_000_000n + BigInt(i)}`);
    const table = await printer.get(await printer.begin(id, users));
    const players = await playersOf(names, table, wordsIn('en'));
    const engine = engineOf(id);
    const config = { seats: max, options: [] };
    const { state } = engine.setup(config, engine.deal(config, seeded(id)));
    const scores = engine.scores(state);

    const ended = {
      ...table,
      status: 'finished',
      result: {
        how: 'played',
        standings: scores.map(({ seat, points }) => ({ seat, points, place: 1 })),
        scores,
      },
    } as const;
    const { public: atEnd } = standpointsOf(engine, state, ended, []);
    const { recent } = table.standpoints!.public;
    const kept = { id: '1', name: 'old.png', alt: 'x'.repeat(5_000) };
    const proof = await printer.tables.proof(table.id);
    if (!proof || !table.fairness) throw new Error('no proof');
    const joins = users.map((interaction, seat) => ({ seat, interaction, word: UNSEEN }));
    const former: FairRecord = { ...proof.record, scheme: 'dbg-fair-1', joins, start: users[0]!, seed: '0'.repeat(64) };
    const fairness = { ...table.fairness, seed: '0'.repeat(64) };
    const outcome: Outcome = {
      how: 'played',
      successors: [],
      seats: scores.map(({ seat, points, parts }) => ({
        ...{ seat, points, parts, place: 1, resigned: false, user: users[seat]! },
        rating: seat === 0 ? { before: null, after: 1510 } : { before: 1510, after: 1498 },
        record: { of: seat === 0 ? 'server' : 'member', points: 96, before: 88 },
      })),
    };
    const numbers = table.seats.map(({ seat }) => seat);
    const isAsked = { awaited: true, waitingSince: 1, deadline: Number.MAX_SAFE_INTEGER / 2 };
    const timed: Table = { ...table, clock: 'live15', seats: table.seats.map((one) => ({ ...one, ...isAsked })) };
    const free = { holder: 'free', resigned: true, freeUntil: Number.MAX_SAFE_INTEGER / 2 } as const;
    const vacant: Table = { ...timed, seats: timed.seats.map((one) => ({ ...one, ...free })) };
    const open = { row: 999_999_999, electorate: numbers, endsAt: Number.MAX_SAFE_INTEGER / 2 };
    const overdue: Vote = {
      ...{ ...open, about: 'overdue', seats: numbers, gone: [], lapsedUndo: numbers[0]!, fallback: 'wait' },
      ballots: numbers.map((seat) => ({ seat, answer: 'bot' })),
    };
    const newClock: Vote = { ...open, about: 'clock', by: numbers[0]!, clock: 'days7', ballots: [] };
    const takeBack: Vote = { ...open, about: 'undo', by: numbers[0]!, to: 0, ballots: [] };
    const { content, buttons } = publicReminder(timed, timed.seats, users);
    expect([content.length <= 2_000, buttons.length]).toEqual([true, 1]);
    const mark = { row: 999_999_999, digits: '8d4b5c4c' };
    const messages = {
      proof: proofMessage(
        game,
        { ...ended, fairness },
        { record: former, checks: CHECKS.map((check) => ({ check, holds: false })) },
        wordsIn('en'),
        {
          ...{ ownWord: null, rows: [] },
          aborted: { times: 100, among: 100 },
        },
      ),
      opened: lobbyMessage(game, { ...ended, fairness }, players, wordsIn('en'), picture),
      revealed: finalMessage(game, { ...ended, fairness }, atEnd, players, picture),
      lobby: lobbyMessage(game, { ...table, status: 'lobby' }, players, wordsIn('en'), picture),
      running: lobbyMessage(game, table, players, wordsIn('en'), picture),
      over: lobbyMessage(game, ended, players, wordsIn('en'), picture),
      closed: lobbyMessage(game, { ...table, status: 'cancelled' }, players, wordsIn('en'), picture),
      board: boardMessage(game, table, table.standpoints!.public, players, picture, users),
      replaced: formerMessage(game, table, players, turnsOf(game, recent, wordsIn('en')), {
        ...{ channel: placeOf(table), picture: kept, mark, undone: null },
      }),
      bare: formerMessage(game, table, players, [], {
        ...{ channel: '800000000000000000', picture: null, mark, undone: commonWords.en.undo.former(UNSEEN) },
      }),
      final: finalMessage(game, ended, atEnd, players, picture, outcome),
      vote: voteMessage(game, timed, overdue, players, users),
      clock: voteMessage(game, timed, newClock, players, users),
      undo: voteMessage(game, timed, takeBack, players, users),
      undone: outcomeMessage(game, timed, { about: 'undo', answer: 'no', by: numbers[0]! }, players),
      outcome: outcomeMessage(
        game,
        timed,
        { about: 'overdue', answer: 'wait', seats: numbers, reason: 'noVotes', lapsedUndo: 0 },
        players,
      ),
      offer: offerMessage(game, vacant, players, null),
      reminder: privateReminder({ games: anyGames }, timed, timed.seats[0]!, wordsIn('en')),
      daily: dailyNote(
        { games: anyGames },
        users[0]!,
        Array.from({ length: 25 }, () => timed),
        wordsIn('en'),
      ),
    };
    expect(Object.entries(messages).map(([name, message]) => [name, wrongWith(message)])).toEqual(
      Object.keys(messages).map((name) => [name, []]),
    );
    expect(JSON.stringify(messages)).not.toContain('undefined');
    for (const told of [
      ' · rating 1510 (new)',
      ' · rating 1498 (−12)',
      ' set a server record: 96 points (before: 88)',
    ]) {
      expect(JSON.stringify(messages.final)).toContain(told);
    }
    // Nothing is cut off at the end, however long the words are.
    expect(JSON.stringify(messages.proof)).toContain('```\\nCompare with the start message');
  });

  test('the checker itself finds what is planted', () => {
    const good = note('fine');
    expect(wrongWith(good)).toEqual([]);
    const button = { type: 2, style: 1, label: '', custom_id: 'x'.repeat(101) } as const;
    const row = { type: 1, components: Array.from({ length: 6 }, () => button) } as const;
    const bad = {
      ...good,
      components: [{ type: 17, components: Array.from({ length: 7 }, () => row) }],
    } as unknown as typeof good;
    expect(new Set(wrongWith(bad))).toEqual(
      new Set(['label of 0 characters', 'row of 6', '50 components', 'a custom id twice', 'a custom id too long']),
    );
  });

  test('a text that is too long is shortened, never split in a pair of surrogates', () => {
    const message = note('🏰'.repeat(3_000));
    expect(wrongWith(message)).toEqual([]);
    expect(JSON.stringify(message)).not.toMatch(/\\ud83c…/);
  });

  test('the form for a word', () => {
    const form = wordForm('9'.repeat(12), UNSEEN, wordsIn('en'));
    expect(form.title.length).toBeLessThanOrEqual(limits.modalTitle);
    expect(JSON.stringify(wordForm('1', '', wordsIn('en')))).not.toContain('"value"');
  });

  test('the options form', () => {
    const form = optionsForm(
      testGames.carcassonne,
      { id: '9'.repeat(12), options: ['old'], clock: 'days1' } as never,
      wordsIn('en'),
    );
    expect(form.title.length).toBeLessThanOrEqual(limits.modalTitle);
    expect(form.components.length).toBeLessThanOrEqual(5);
  });
});

describe('a word that somebody brings to the shuffle', () => {
  test('is told to all without what it could format or mention', () => {
    expect(['', 'moon', '**<@1>**', '\u200b', '# `x` https://a.b'].map(displayedWord)).toEqual([
      ...[null, 'moon', '1', '', 'x https: a.b'],
    ]);
  });

  test('is isolated if it is written from right to left, which what is given to be mixed in never is', () => {
    expect(['نجمة 7', 'moon'].map(displayedWord)).toEqual(['\u2068نجمة 7\u2069', 'moon']);
    expect(cleanWord('\u2068نجمة 7\u2069')).toBe('نجمة 7');
  });

  test('is told exactly, as JSON in which everything is seen and nothing ends the block of code', () => {
    const words = [
      'moon',
      'a b',
      'a\u00a0b',
      '```',
      '\u200b',
      '\u{e0001}',
      '"\\',
      '🌙',
      'نجمة',
      '雪',
      '\n',
      'é',
      'e\u0301',
    ];
    for (const word of words) {
      expect(JSON.parse(exactWord(word))).toBe(word);
      expect(exactWord(word)).not.toMatch(/[`\n\u00a0\u200b]/);
    }
    expect(exactWord('\u{e0001}')).toBe('"\\udb40\\udc01"');
    expect(exactWord('a b 🌙')).toBe('"a b 🌙"');
  });
});

test('rows are as few and as even as can be', () => {
  const lengths = (count: number) => inRows(Array.from({ length: count }, (_, i) => i)).map((row) => row.length);
  expect([0, 1, 5, 6, 7, 11, 15].map(lengths)).toEqual([[], [1], [5], [3, 3], [4, 3], [4, 4, 3], [5, 5, 5]]);
});

test('pages hold every line and fit a message', () => {
  const lines = Array.from({ length: 500 }, (_, i) => `line ${i} ${'x'.repeat(i % 90)}`);
  const pages = paged(lines);
  expect(pages.join('\n').split('\n')).toEqual(lines);
  expect(pages.length).toBeGreaterThan(3);
  expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(limits.text);
  expect(paged(['y'.repeat(9_000)])[0]!.length).toBeLessThanOrEqual(limits.text);
});

test('a page that goes on with what stands beneath a heading says it once more', () => {
  const texts = Array.from({ length: 200 }, (_, i) => `text ${i} ${'x'.repeat(40)}`);
  const pages = pagedBeneath(texts.map((text, i) => ({ heading: i < 150 ? '**One**' : '**Two**', text })));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) {
    expect(page.startsWith('**')).toBe(true);
    expect(page.length).toBeLessThanOrEqual(limits.text);
    for (const heading of ['**One**', '**Two**']) expect(page.split(heading).length).toBeLessThanOrEqual(2);
  }
  const lines = pages.flatMap((page) => page.split('\n')).filter((line) => !line.startsWith('**'));
  expect(lines).toEqual(texts);
});
