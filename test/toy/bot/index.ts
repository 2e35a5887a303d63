import { type BotGame, type Hand, NOTHING_YET, type Reader } from '../../../src/bot/contract.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import { toy as engine, type Move, type Toy } from '../engine/index.ts';
import { pictures } from '../render/index.ts';
import { gameWords } from '../words/game/index.ts';
import { panelWords } from '../words/panel/index.ts';
import { genericCommand } from './genericCommand.ts';
import { genericControls } from './genericControls.ts';
import { telling } from './telling.ts';

const sayMove = (move: Move, { locale, say }: Reader): string => gameWords[locale].move(move, say);

/** Bids and doors are chosen with one press; a turn opens the panel. */
const hand: Hand<Toy> = {
  title: (_view, { locale }) => panelWords[locale].hand.title,
  notes: ({ open }, { locale }) => [panelWords[locale].status(open.round)],
  lines: ({ own }, { locale }) => panelWords[locale].hand.lines(own),
  inWords: ({ own }, { locale }) => panelWords[locale].hand.lines(own),
  choices: (position, reader) =>
    position.view.open.now.kind === 'turn'
      ? [{ label: commonWords[reader.locale].buttons.yourMove, style: 'primary', draft: NOTHING_YET }]
      : [...position.legal()].map((move) => ({
          label: sayMove(move, reader),
          style: 'primary',
          draft: { moves: [], partial: move, picked: [] },
          playsAtOnce: true,
        })),
  isSecret: ({ now }) => now.kind === 'auction',
};

/** The toy on Discord, by nothing but what every game can have. */
export const toyOnDiscord: BotGame<Toy> = {
  engine,
  words: gameWords,
  accent: pictures.accent,
  telling,
  controls: genericControls<Toy>(sayMove),
  commands: [genericCommand<Toy>(engine, sayMove)],
  lists: [],
  zoom: null,
  hand,
  storyLabel: () => null,
  status: ({ round }, locale) => panelWords[locale].status(round),
};
