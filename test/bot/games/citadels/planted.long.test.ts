/** The watch over whole games finds leaks: each of these bots tells, in one of its ways, what nobody there may know. */

import { expect, onTestFinished, test } from 'vitest';
import type { BotGame } from '../../../../src/bot/contract.ts';
import { citadels } from '../../../../src/bot/games/citadels/index.ts';
import { type Citadels, citadels as engine, type State } from '../../../../src/engines/citadels/index.ts';
import type { Engine, Seat } from '../../../../src/engines/contract.ts';
import { citadelsWords } from '../../../../src/words/citadels/index.ts';
import type { GameWords, Localized } from '../../../../src/words/contract.ts';
import { playOut, pressOn } from '../../support/driver.ts';
import { startGuildhall } from '../../support/guildhall.ts';
import { picker } from '../../support/players.ts';
import { allTold, shownBoard, startTable } from '../../support/table.ts';
import { signedRenderer, watchSecrets } from '../../support/watch.ts';
import { secrets } from './secrets.ts';

const honest = { ...engine };
const FOUR = ['aya', 'ben', 'dara', 'priya'] as const;

/** The state behind each view that was given out: what no bot can have. */
const behind = new WeakMap<object, State>();
const peeking: Partial<Engine<Citadels>> = {
  open: (state) => {
    const open = honest.open(state);
    behind.set(open, state);
    return open;
  },
};
const stateBehind = (open: Citadels['Open']): State => behind.get(open)!;

const speaking = (change: (words: GameWords<Citadels>) => Partial<GameWords<Citadels>>): BotGame<Citadels> => {
  const changed = Object.entries<GameWords<Citadels>>(citadels.words).map(([locale, words]) => [
    locale,
    { ...words, ...change(words) },
  ]);
  const words = Object.fromEntries(changed) as Localized<GameWords<Citadels>>;
  return { ...citadels, words };
};

interface Leak {
  /** What the engine does otherwise. */
  readonly rules: Partial<Engine<Citadels>>;
  readonly game?: BotGame<Citadels>;
  readonly found: RegExp;
}

const LEAKS: readonly (readonly [string, Leak])[] = [
  [
    'the small print names a card of a hand',
    {
      rules: peeking,
      game: {
        ...citadels,
        status: (open) => citadelsWords.en.names.districts[stateBehind(open).players[0]!.hand[0] ?? 'manor'],
      },
      found: /a leak: the \w+ \(\w+ for/,
    },
  ],
  [
    'the alt text of the board tells who somebody is',
    {
      rules: peeking,
      game: speaking(({ describe }) => ({
        describe: (view, say) => [
          ...describe(view, say),
          ...stateBehind(view.open).players.map(({ character }, seat) =>
            character === null ? '' : `${say.name(seat as Seat)}: ${citadelsWords.ja.names.characters[character]}.`,
          ),
        ],
      })),
      found: /a leak: seat \d is the \w+/,
    },
  ],
  [
    'what was kept is told to all as to the one who kept it',
    {
      rules: { sight: (event) => honest.sight(event, event.kind === 'kept' ? event.seat : 'table') },
      found: /a leak: (the \w+ in a picture|")/,
    },
  ],
  [
    'the cards drawn are told to all',
    {
      rules: { sight: (event, viewer) => honest.sight(event, event.kind === 'drew' ? event.seat : viewer) },
      found: /a leak: (the \w+ in a picture|")/,
    },
  ],
  [
    'a hand is shown to its neighbour',
    {
      rules: {
        own: (state, seat) => ({ ...honest.own(state, seat), hand: honest.own(state, (seat ^ 1) as Seat).hand }),
      },
      found: /a leak: the \w+/,
    },
  ],
];

/** Until the test is finished, the engine does these things otherwise. */
function plant(rules: Leak['rules']): void {
  Object.assign(engine, rules);
  onTestFinished(() => void Object.assign(engine, honest));
}

test.each(LEAKS)('a leak is found: %s', async (_name, { rules, game = citadels, found }) => {
  plant(rules);
  const signed = signedRenderer();
  await using hall = await startGuildhall({ games: { citadels: game }, renderer: signed.renderer });
  const id = await startTable(hall, 'citadels', FOUR);
  const { look } = watchSecrets(hall, { id, game: 'citadels', secrets }, signed, 4);
  const pick = picker('leak');
  const played = playOut(hall, id, async (me) => {
    await allTold(hall);
    await look();
    await pressOn(hall, id, me, await shownBoard(hall, id), pick);
  });
  await expect(played).rejects.toThrow(found);
});
