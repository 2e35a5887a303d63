import { type BotGame, type Controls, type Hand, NOTHING_YET, type Reader } from '../../../src/bot/contract.ts';
import type { PartialMoveOrNone } from '../../../src/engines/contract.ts';
import { toy as engine, type Move, type Toy } from '../engine/index.ts';
import { pictures } from '../render/index.ts';
import { gameWords } from '../words/game/index.ts';
import { panelWords } from '../words/panel/index.ts';
import { commands } from './commands.ts';
import { genericControls } from './genericControls.ts';
import { rules } from './rules.ts';
import { telling } from './telling.ts';

const sayMove = (move: Move, { words, say }: Reader): string => gameWords[words.locale].move(move, say);

/** Bids and doors are chosen with one press; a turn opens the panel. */
const hand: Hand<Toy> = {
  title: (_view, { words }) => panelWords[words.locale].hand.title,
  notes: ({ open }, { words }) => [panelWords[words.locale].status(open.round)],
  lines: ({ own }, { words }) => panelWords[words.locale].hand.lines(own),
  inWords: ({ own }, { words }) => panelWords[words.locale].hand.lines(own),
  choices: (position, reader) =>
    position.view.open.now.kind === 'turn'
      ? [{ label: reader.words.buttons.yourMove, style: 'primary', draft: NOTHING_YET }]
      : [...position.legal()].map((move) => ({
          label: sayMove(move, reader),
          style: 'primary',
          draft: { moves: [], partial: move, picked: [] },
          playsAtOnce: true,
        })),
  isSecret: ({ now }) => now.kind === 'auction',
};

/** Whoever ends a turn gives up the actions that it has left. */
const givenUp: Controls<Toy>['givenUp'] = (position, moves, { words }) => {
  const before = position.after(moves.slice(0, -1));
  if (moves.at(-1)?.kind !== 'end' || !before.ok) return [];
  const kinds = [...new Set([...before.value.legal()].map(({ kind }) => kind))].filter((kind) => kind !== 'end');
  return kinds.map((kind) => ({
    label: panelWords[words.locale].buttons.value(kind),
    style: 'primary',
    // Any kind may begin a move.
    draft: { moves: moves.slice(0, -1), partial: { kind } as PartialMoveOrNone<Toy>, picked: [] },
  }));
};

/** The toy on Discord, by nothing but what every game can have. */
export const toyOnDiscord: BotGame<Toy> = {
  engine,
  words: gameWords,
  accent: pictures.accent,
  rules,
  telling,
  controls: { ...genericControls<Toy>(sayMove), givenUp },
  commands,
  lists: [],
  zoom: null,
  hand,
  storyLabel: () => null,
  status: ({ round }, words) => panelWords[words.locale].status(round),
};
