/** Bots that leak: each tells, in one of its ways, something of the candle that lies on the deck. */
import { expect } from 'vitest';
import type { BotGame, Controls, Hand, MoveCommand } from '../../../src/bot/contract.ts';
import type { Engine } from '../../../src/engines/contract.ts';
import type { GameWords, Localized } from '../../../src/words/contract.ts';
import { toyOnDiscord } from '../../toy/bot/index.ts';
import { type Open, type State, type Toy, toy } from '../../toy/engine/index.ts';
import { pictures } from '../../toy/render/index.ts';
import { compareAll } from './compare.ts';

/** The state behind each view that was given out: what no bot can have. */
const behind = new WeakMap<object, State>();
const peek = (open: Open): boolean => (behind.get(open)?.deck[0] ?? '') >= '2b';
const engine: Engine<Toy> = {
  ...toy,
  open: (state) => {
    const open = toy.open(state);
    behind.set(open, state);
    return open;
  },
};

const bot = (change: Partial<BotGame<Toy>>): BotGame<Toy> => ({ ...toyOnDiscord, ...change });
const speaking = (change: (words: GameWords<Toy>) => Partial<GameWords<Toy>>): BotGame<Toy> => {
  const changed = Object.entries<GameWords<Toy>>(toyOnDiscord.words).map(([locale, words]) => [
    locale,
    { ...words, ...change(words) },
  ]);
  return bot({ words: Object.fromEntries(changed) as Localized<GameWords<Toy>> });
};
const steering = (change: (controls: Controls<Toy>) => Partial<Controls<Toy>>): BotGame<Toy> =>
  bot({ controls: { ...toyOnDiscord.controls, ...change(toyOnDiscord.controls) } });
const typing = (change: (command: MoveCommand<Toy>) => Partial<MoveCommand<Toy>>): BotGame<Toy> =>
  bot({ commands: toyOnDiscord.commands.map((command) => ({ ...command, ...change(command) })) });

const holding = (change: (hand: Hand<Toy>) => Partial<Hand<Toy>>): BotGame<Toy> => {
  const { hand } = toyOnDiscord;
  if (hand === null) throw new Error('the toy has hands');
  return bot({ hand: { ...hand, ...change(hand) } });
};

const { board, panel, summary } = toyOnDiscord.controls;
type Asked = ReturnType<typeof panel>;
/** A panel that is another one while the candle lies there. */
const asking = (change: (asked: Asked) => Partial<Asked>): BotGame<Toy> =>
  steering(() => ({
    panel: (position, draft, reader) => {
      const asked = panel(position, draft, reader);
      return peek(position.view.open) ? { ...asked, ...change(asked) } : asked;
    },
  }));
/** Buttons of the board that are other ones then. */
type Slots = ReturnType<typeof board>;
const offering = (change: (slots: Slots) => Slots): BotGame<Toy> =>
  steering(() => ({
    board: (open, locale) => (peek(open) ? change(board(open, locale)) : board(open, locale)),
  }));

const LEAKS: readonly (readonly [string, BotGame<Toy>, Engine<Toy>?])[] = [
  [
    'the title of a hand',
    holding((hand) => ({ title: (view, reader) => `${hand.title(view, reader)}${peek(view.open) ? '!' : ''}` })),
  ],
  [
    'the buttons beneath a hand',
    holding((hand) => ({
      choices: (position, reader) => hand.choices(position, reader).slice(peek(position.view.open) ? 1 : 0),
    })),
  ],
  ['where somebody is called', holding(() => ({ isSecret: (open) => peek(open) }))],
  ['the task', speaking(({ task }) => ({ task: (open) => `${task(open)}${peek(open) ? '!' : ''}` }))],
  [
    'the alt text',
    speaking(({ describe }) => ({
      describe: (view, say) => [...describe(view, say), ...(peek(view.open) ? ['.'] : [])],
    })),
  ],
  [
    'a blank in the description',
    speaking(({ describe }) => ({
      describe: (view, say) => describe(view, say).map((sentence) => (peek(view.open) ? `${sentence} ` : sentence)),
    })),
  ],
  ['the small print', bot({ status: (open) => `round ${open.round}${peek(open) ? ' ' : ''}` })],
  ['the label of a button', offering((slots) => slots.map((slot) => ({ ...slot, label: `${slot.label}…` })))],
  ['the style of a button', offering((slots) => slots.map((slot) => ({ ...slot, style: 'success' })))],
  ['the number of buttons', offering((slots) => slots.slice(1))],
  ['the question of a panel', asking(({ question }) => ({ question: `${question}!` }))],
  ['the order of answers', asking(({ answers }) => ({ answers: answers.toReversed() }))],
  ['an answer that is missing', asking(({ answers }) => ({ answers: answers.slice(1) }))],
  [
    'the order of a menu',
    asking(({ multiSelect }) => ({
      multiSelect: multiSelect && { ...multiSelect, lines: multiSelect.lines.toReversed() },
    })),
  ],
  [
    'what can be done with ticks',
    asking(({ multiSelect }) => ({ multiSelect: multiSelect && { ...multiSelect, slots: [] } })),
  ],
  [
    'whether Do it is there',
    steering(() => ({
      panel: (position, draft, reader) => ({ ...panel(position, draft, reader), isPlayable: peek(position.view.open) }),
    })),
  ],
  [
    'the last step',
    steering(() => ({
      summary: (position, draft, reader) => {
        const said = summary(position, draft, reader);
        return { ...said, note: peek(position.view.open) ? 'Good.' : said.note };
      },
    })),
  ],
  [
    'marks on the public picture',
    steering(() => ({
      marks: ({ seat, view }) => (peek(view.open) ? { seat, moves: [], partial: {}, answers: [] } : null),
    })),
  ],
  [
    'the order of what autocomplete suggests',
    typing(({ suggest }) => ({
      suggest: (position, ...of) => {
        const all = suggest(position, ...of);
        return peek(position.view.open) ? all.toReversed() : all;
      },
    })),
  ],
  [
    'a name that autocomplete suggests',
    typing(({ suggest }) => ({
      suggest: (position, ...of) =>
        suggest(position, ...of).map(({ name, value }) => ({
          name: peek(position.view.open) ? `${name} ` : name,
          value,
        })),
    })),
  ],
  [
    'what may be typed',
    typing(({ read }) => ({
      read: (position, typed, reader) => {
        const moves = read(position, typed, reader);
        return moves.ok || !peek(position.view.open) ? moves : { ...moves, error: { ...moves.error, possible: ['1'] } };
      },
    })),
  ],
  [
    'a list',
    bot({
      lists: [
        {
          name: 'places',
          label: () => 'Places',
          lines: (open) => [open !== null && peek(open) ? 'some' : 'many'],
          sheet: null,
        },
      ],
    }),
  ],
  [
    'what the renderer is handed',
    toyOnDiscord,
    {
      ...engine,
      open: (state) => ({ ...engine.open(state), ...(peek(engine.open(state)) ? { more: true } : {}) }),
    },
  ],
  [
    'who is awaited first',
    toyOnDiscord,
    {
      ...engine,
      turn: (state) => {
        const turn = toy.turn(state);
        return 'over' in turn || !peek(engine.open(state)) ? turn : { awaits: turn.awaits.slice(0, 1) };
      },
    },
  ],
  [
    'what a seat has',
    speaking(({ figures }) => ({ figures: (open, seat) => `${figures(open, seat)}${peek(open) ? '!' : ''}` })),
  ],
];

export const leaks = LEAKS.map(([name, leaky, rules = engine]) => ({ name, leaky, rules }));

/** The proof finds a leak. */
export async function expectFound({ leaky, rules }: (typeof leaks)[number]): Promise<void> {
  await expect(
    compareAll(leaky, rules, { toy: pictures }, { seed: 'leak', first: 0 }, { pairs: 400, pictures: 1 }),
  ).rejects.toThrow(/tells a secret/);
}
