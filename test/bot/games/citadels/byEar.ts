/** What the words of Citadels promise: points, gold, and cards. */
import { expect } from 'vitest';
import { amount } from '../../../support/amount.ts';
import type { Listener } from '../../support/ear.ts';
import type { Pick } from '../../support/players.ts';
import { type ByEar, movesIn, type Tally } from '../support/byEar.ts';

/** What a player has, by the board as text; what a choice promises is told in the same words. */
interface Holdings {
  readonly points: number;
  readonly gold: number;
  readonly cards: number;
}
const NOTHING: Holdings = { points: 0, gold: 0, cards: 0 };

/** `Aya, the King: 5 points, 4 gold, 3 cards; city: Manor and Temple.` */
function holdingsIn(position: readonly string[], name: string): Holdings {
  const line = position.find((one) => new RegExp(`^${name}(, the [A-Z]\\w+)?: \\d+ point`).test(one)) ?? '';
  const [, points, gold, cards] = /: (\d+) points?, (\d+) gold, (\d+) cards?;/.exec(line) ?? [];
  if (points === undefined) throw new Error(`nothing is said of ${name}: ${position.join('\n')}`);
  return { points: Number(points), gold: Number(gold), cards: Number(cards) };
}

/** A way through the buttons, from the board on, and what their words promise; null where they promise no number. */
interface Choice {
  readonly presses: readonly string[];
  readonly promise: Partial<Holdings> | null;
  /** What is to be told of it: `murdered the Thief`. */
  readonly told: string | null;
}

/** What the words on one button promise. */
const PROMISES: readonly (readonly [RegExp, (...numbers: readonly number[]) => Partial<Holdings>])[] = [
  [/^Take (\d+)( extra)? gold$/, (gold) => ({ gold: gold! })],
  [/^Collect (\d+) gold /, (gold) => ({ gold: gold! })],
  [/^Draw (\d+) extra cards$/, (cards) => ({ cards: cards! })],
  [/^Smithy: pay (\d+), draw (\d+)$/, (gold, cards) => ({ gold: -gold!, cards: cards! })],
  [/^Take it \((\d+) gold\)$/, (gold) => ({ gold: -gold!, cards: 1 })],
  [/^Leave it$/, () => ({})],
];

/** What stands behind a button in the board as text: `Manor (3), University (6, worth 8)`. */
const PRICED = /([A-Z][\w’' ]+) \((\d+)(?:, worth (\d+))?\)/g;

/** The choices of a line beneath `Possible moves:`. */
function choicesOf(line: string, holdings: Holdings): readonly Choice[] {
  for (const [button, promise] of PROMISES) {
    const found = button.exec(line);
    if (found) return [{ presses: [line], promise: promise(...found.slice(1).map(Number)), told: null }];
  }
  const words = line.replace('Laboratory: discard', 'Laboratory – discard').split('; ')[0]!;
  const [, label = words, first = ''] = /^(.+?): (.*)$/.exec(words) ?? [];
  const [destroy, city] = label.split(' › ');
  if (destroy === 'Destroy') {
    return [...(city === undefined ? [] : first.matchAll(PRICED))].map(([button, , price]) => ({
      ...{ presses: [destroy, city!, button], promise: { gold: 0 - Number(price) }, told: 'destroyed' },
    }));
  }
  switch (label) {
    case 'Build':
      return [...first.matchAll(PRICED)].map(([button, , cost, worth = cost]) => ({
        ...{ presses: [label, button], promise: { gold: -Number(cost), points: Number(worth), cards: -1 }, told: null },
      }));
    case 'Laboratory – discard for 1 gold':
      return [...first.matchAll(PRICED)].map(([button]) => ({
        ...{ presses: [label.replace(' –', ':'), button], promise: { gold: 1, cards: -1 }, told: null },
      }));
    case 'Murder':
    case 'Steal':
      return first.split(', ').map((button) => ({
        ...{
          presses: [label, button],
          promise: {},
          told: `${label === 'Murder' ? 'murdered' : 'picked'} the ${button.slice(2).replace(' (murdered)', '')}`,
        },
      }));
    case 'Swap hands':
      return first.split(', ').map((button) => {
        const cards = Number(/ · (\d+) cards?$/.exec(button)?.[1]);
        return { presses: [label, button], promise: { cards: cards - holdings.cards }, told: 'swapped hands' };
      });
    case 'Exchange cards':
      return []; // What comes from the deck cannot be promised.
    case 'End turn':
      return [{ presses: [label], promise: {}, told: 'ended their turn' }];
    default:
      return /^Keep|^Discard/.test(line)
        ? [
            {
              presses: [line],
              promise: line.startsWith('Keep') ? { cards: line.split(/, | and /).length } : null,
              told: 'kept',
            },
          ]
        : [{ presses: [line], promise: null, told: null }];
  }
}

/** Points before gold before cards; the turn is ended when nothing promises more. */
function worthOf({ promise, presses }: Choice): number {
  if (presses[0] === 'End turn') return -50;
  const { points, gold, cards } = { ...NOTHING, ...promise };
  return 20 * points + 3 * gold + cards;
}

/** One decision by what promises most, compared with what comes of it. */
async function decide(me: Listener, pick: Pick, tally: Tally): Promise<void> {
  const before = await me.position();
  const board = await me.board();
  if (board.buttons.includes('Choose your character')) {
    const panel = await me.press('Choose your character');
    const character = pick(panel.buttons.filter((label) => /^\d /.test(label)));
    expect(before.join('\n')).toContain(character.slice(2));
    expect((await me.press(character)).text).toContain('Done: ');
    await me.board();
    expect((await me.press('My hand')).text).toContain(`You are the ${character.slice(2)}`);
    tally.numbers++;
    return;
  }
  const had = holdingsIn(before, me.name);
  const offers = movesIn(before, /^You |^Your |^Round /);
  const choices = offers.flatMap((line) => choicesOf(line, had));
  const most = Math.max(...choices.map(worthOf));
  const choice = pick(choices.filter((one) => worthOf(one) === most));

  let heard = await me.board();
  for (const label of choice.presses) {
    // A choice that only its own player may see is asked behind the button of the board.
    if (!heard.buttons.includes(label) && heard.buttons.includes('Choose cards to keep')) {
      heard = await me.press('Choose cards to keep');
    }
    heard = await me.press(label);
  }
  if (heard.buttons.includes('Confirm')) await me.press('Confirm'); // Something else could be done first.

  const told = (await me.story('first')).slice(0, 3).flat().join('\n');
  if (choice.told !== null) expect(told).toContain(choice.told);
  if (choice.promise === null || choice.presses[0] === 'End turn') return;
  const has = holdingsIn(await me.position(), me.name);
  const change = { points: has.points - had.points, gold: has.gold - had.gold, cards: has.cards - had.cards };
  expect(change, `${choice.presses.join(' › ')} in\n${offers.join('\n')}`).toEqual({ ...NOTHING, ...choice.promise });
  tally.numbers += Object.keys(choice.promise).length;
}

export const byEar: ByEar = {
  game: 'citadels',
  tables: [{ members: ['aya', 'ben', 'misaki', 'clemens'], options: [] }],
  begin: () => ({ decisions: 0, numbers: 0 }),
  decide,
  hasEnough: ({ numbers }) => numbers > amount(100, Number.POSITIVE_INFINITY),
  expectMuch: ({ numbers }) => expect(numbers).toBeGreaterThan(100),
  boasts: [[/Take 3 gold/, (text) => text.replace('Take 2 gold', 'Take 3 gold')]],
};
