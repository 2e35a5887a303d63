import { type Engine, type GameTypes, type OpenView, seatsOf, type View } from '../../../src/engines/contract.ts';
import { playout } from '../../../src/engines/playout.ts';
import { seeded } from '../../../src/kernel/random.ts';
import type { GameWords, Say } from '../../../src/words/contract.ts';
import { type Entry, entriesOf, NAMES, type OfKinds, values } from './samples.ts';

/** What can happen in a game, be played, and be refused, several times each. */
export interface GameSamples<G extends GameTypes> {
  readonly sights: OfKinds<G['Sight']>;
  readonly moves: OfKinds<G['Move']>;
  readonly violations: OfKinds<G['Violation']>;
  /** Sights that are announced together, by the name of the announcement; left out where the game announces nothing. */
  readonly announcements?: { readonly [name: string]: readonly (readonly G['Sight'][])[] };
}

/** So many different texts of a whole game are enough to read. */
const MOST = 40;
/** So many changes of each kind are. */
const SOME = 4;

export const say: Say = { name: (seat) => NAMES[seat] ?? `#${seat}` };

/** What is said of a game: each sentence of its samples, and what whole games give, with no options and with all. */
export function gameEntries<G extends GameTypes>(
  engine: Engine<G>,
  words: GameWords<G>,
  { sights, moves, violations, announcements = {} }: GameSamples<G>,
): readonly Entry[] {
  const { name, summary, banner, howToPlay, options, parts, standing = {} } = words;
  return [
    ...entriesOf({ name, summary, banner, howToPlay, options, parts, standing }, {}, say),
    { path: 'sight', texts: values<G['Sight']>(sights).map((sight) => words.sight(sight, say) ?? '—') },
    { path: 'move', texts: values<G['Move']>(moves).map((move) => words.move(move, say)) },
    { path: 'violation', texts: values<G['Violation']>(violations).map((one) => words.violation(one, say)) },
    ...Object.entries(words.announcements ?? {}).map(([name, { announce }]) => ({
      path: `announcements.${name}`,
      texts: (announcements[name] ?? missing(name)).flatMap((some) => {
        const { heading, lines, alt } = announce(some, say);
        return [heading, ...lines, ...alt];
      }),
    })),
    ...wholeGame(engine, words, []),
    ...(engine.options.length > 0 ? wholeGame(engine, words, engine.options) : []),
  ];
}

function missing(name: string): never {
  throw new Error(`the announcement ${name} has no samples`);
}

function wholeGame<G extends GameTypes>(
  engine: Engine<G>,
  words: GameWords<G>,
  options: readonly G['Option'][],
): readonly Entry[] {
  const seats = engine.seats(options).max;
  const opens: OpenView<G>[] = [];
  const said = {
    chapter: new Set<string>(),
    task: new Set<string>(),
    figures: new Set<string>(),
    lines: new Set<string>(),
    change: new Set<string>(),
  };
  const changes: G['Change'][] = [];
  let before: View<G> | null = null;
  playout(engine, { seats, options }, seeded('words to read'), ({ state, events }, seat) => {
    const open = engine.open(state);
    opens.push(open);
    const view = { open, own: engine.own(state, seatsOf(seats)[0]!) };
    for (const change of before === null ? [] : engine.changes(before, view)) {
      if (changes.filter(({ kind }) => kind === change.kind).length === SOME) continue;
      changes.push(change);
      said.change.add(words.change(change, say));
    }
    before = view;
    const seen = events.map((event) => engine.sight(event, 'table'));
    said.task.add(words.task(open));
    said.figures.add(words.figures(open, seat));
    for (const { text } of words.lines(seen, say)) said.lines.add(text);
    for (const sight of seen) said.chapter.add(words.chapter(sight) ?? '—');
  });
  const positions = [0.1, 0.6, 1].map((share) => opens[Math.floor(share * (opens.length - 1))]!);
  return [
    ...Object.entries(said).map(([path, texts]) => ({ path, texts: [...texts].slice(0, MOST) })),
    ...positions.flatMap((open) => {
      const { needed, more } = words.glance?.({ open, own: null }, say) ?? { needed: [], more: [] };
      return needed.length === 0 ? [] : [{ path: 'glance', texts: [...needed, ...more] }];
    }),
    ...positions.map((open) => ({ path: 'describe', texts: words.describe({ open, own: null }, say) })),
  ];
}
