import type { BotGame, Reader } from '../../../src/bot/contract.ts';
import { genericCommand } from '../../../src/bot/genericCommand.ts';
import { genericControls } from '../../../src/bot/genericControls.ts';
import { toy as engine, type Move, type Toy } from '../engine/index.ts';
import { words } from '../words/index.ts';

const sayMove = (move: Move, { locale, say }: Reader): string => words[locale].move(move, say);

/** The toy on Discord, by nothing but what every game can have. */
export const toyOnDiscord: BotGame<Toy> = {
  engine,
  words,
  accent: 0x8a5a00,
  controls: genericControls<Toy>(sayMove),
  commands: [genericCommand<Toy>(engine, sayMove)],
  lists: [],
  status: ({ round }) => `round ${round}`,
};
