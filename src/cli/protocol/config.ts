import { z } from 'zod';
import type { Config, Engine } from '../../engines/contract.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import type { ProtocolError } from './errors.ts';

/** The fields of a request that say which game to play. */
export const configFields = {
  game: z.string(),
  seats: z.int(),
  options: z.array(z.string()).default([]),
};

/** Maximum length of a seed, in characters. */
export const LONGEST_SEED = 1_000;

/** A seed: any text. The same seed gives the same game. */
export const seedField = z.string().max(LONGEST_SEED);

/** Options and seats, checked for this game; options are in the game's own order. */
export function readConfig(
  game: Engine,
  { seats, options }: { readonly seats: number; readonly options: readonly string[] },
): Result<Config, ProtocolError> {
  const refuse = (message: string) => failed<ProtocolError>({ code: 'badConfig', message });
  const unknown = options.find((option) => !game.options.includes(option));
  if (unknown !== undefined)
    return refuse(`${game.id} has no option ${JSON.stringify(unknown)}; known: ${game.options.join(', ')}`);
  if (new Set(options).size < options.length) return refuse('an option is listed twice');

  const chosen = game.options.filter((option) => options.includes(option));
  const { min, max } = game.seats(chosen);
  if (seats < min || seats > max) return refuse(`${game.id} needs ${min} to ${max} seats with these options`);
  return ok({ seats, options: chosen });
}
