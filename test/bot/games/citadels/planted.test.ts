/** The watch over whole games finds leaks: each of these bots tells, in one of its ways, what nobody there may know. */
import { expect, test } from 'vitest';
import type { BotGame } from '../../../../src/bot/contract.ts';
import { citadels } from '../../../../src/bot/games/citadels/index.ts';
import { type Citadels, citadels as engine, type State } from '../../../../src/engines/citadels/index.ts';
import type { Seat } from '../../../../src/engines/contract.ts';
import { characterNames, districtNames } from '../../../../src/words/citadels/names.ts';
import type { GameWords, Locale } from '../../../../src/words/contract.ts';
import { playOut, pressOn } from '../../support/driver.ts';
import { startGuildhall } from '../../support/guildhall.ts';
import { picker } from '../../support/players.ts';
import { allTold, shownBoard, startTable } from '../../support/table.ts';
import { signedRenderer, watchSecrets } from '../../support/watch.ts';
import { secrets } from './secrets.ts';

const FOUR = ['aya', 'ben', 'dara', 'priya'] as const;
/** Milliseconds for one, on a busy machine. */
const LONGEST = 60_000;

/** The state behind each view that was given out: what no bot can have. */
const behind = new WeakMap<object, State>();
const peeking = {
  ...engine,
  open: (state: State) => {
    const open = engine.open(state);
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
  const words = Object.fromEntries(changed) as { readonly [L in Locale]: GameWords<Citadels> };
  return { ...citadels, engine: peeking, words };
};

const LEAKS: readonly (readonly [string, BotGame<Citadels>, RegExp])[] = [
  [
    'the small print names a card of a hand',
    {
      ...citadels,
      engine: peeking,
      status: (open) => districtNames.en[stateBehind(open).players[0]!.hand[0] ?? 'manor'],
    },
    /a leak: the \w+ \(\w+ for/,
  ],
  [
    'the alt text of the board tells who somebody is',
    speaking(({ describe }) => ({
      describe: (view, say) => [
        ...describe(view, say),
        ...stateBehind(view.open).players.map(({ character }, seat) =>
          character === null ? '' : `${say.name(seat as Seat)}: ${characterNames.ja[character]}.`,
        ),
      ],
    })),
    /a leak: seat \d is the \w+/,
  ],
  [
    'what was kept is told to all as to the one who kept it',
    {
      ...citadels,
      engine: { ...engine, sight: (event) => engine.sight(event, event.kind === 'kept' ? event.seat : 'table') },
    },
    /a leak: "/,
  ],
  [
    'the cards drawn are told to all',
    {
      ...citadels,
      engine: { ...engine, sight: (event, viewer) => engine.sight(event, event.kind === 'drew' ? event.seat : viewer) },
    },
    /a leak: (the \w+ in a picture|")/,
  ],
  [
    'a hand is shown to its neighbour',
    {
      ...citadels,
      engine: {
        ...engine,
        own: (state, seat) => ({ ...engine.own(state, seat), hand: engine.own(state, (seat ^ 1) as Seat).hand }),
      },
    },
    /a leak: the \w+/,
  ],
];

test.each(LEAKS)('a leak is found: %s', { timeout: LONGEST }, async (_name, leaky, found) => {
  const signed = signedRenderer();
  await using hall = await startGuildhall({ games: { citadels: leaky }, renderer: signed.renderer });
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
