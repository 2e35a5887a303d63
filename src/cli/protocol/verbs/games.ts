import { z } from 'zod';
import type { Engine } from '../../../engines/contract.ts';
import { ok } from '../../../kernel/result.ts';
import { defineVerb } from '../verb.ts';

/** The games with their options, seats, and moves with the parameters of each. */
export const games = defineVerb(z.strictObject({}), ({ games }) => ok({ games: Object.values(games).map(describe) }));

const describe = (game: Engine) => ({
  game: game.id,
  seats: game.seats([]),
  options: game.options.map((option) => ({ option, seats: game.seats([option]) })),
  moves: game.kinds.map((kind) => ({ kind, parameters: game.parameters(kind) })),
  rulesVersion: game.rulesVersion,
  stateVersion: game.save.version,
});
