import { z } from 'zod';
import type { Config, Engine } from '../../../engines/contract.ts';
import { type Random, seeded } from '../../../kernel/random.ts';
import { failed, ok, type Result } from '../../../kernel/result.ts';
import { configFields, readConfig, seedField } from '../config.ts';
import type { ProtocolError } from '../errors.ts';
import { activeSeats } from '../openTables.ts';
import { defineVerb, findGame } from '../verb.ts';

const request = z
  .strictObject({ ...configFields, seed: seedField.optional(), deal: z.unknown().optional() })
  .refine(({ seed, deal }) => seed !== undefined || deal !== undefined, 'a seed or a deal is required');

/** Starts a game, dealt from the seed or by a given deal; with a deal, the seed is only for randomness during play. */
export const newTable = defineVerb(request, (session, asked) => {
  const game = findGame(session, asked.game);
  if (!game.ok) return game;
  const config = readConfig(game.value, asked);
  if (!config.ok) return config;
  const random = seeded(asked.seed ?? '');
  const deal = dealFor(game.value, config.value, asked.deal, random);
  if (!deal.ok) return deal;

  const { state, events } = game.value.setup(config.value, deal.value);
  const table = { game: game.value, state, seq: 0, random, recent: events };
  const name = session.tables.open(table);
  if (!name.ok) return name;
  return ok({ table: name.value, seq: 0, active: activeSeats(table), deal: deal.value, events });
});

function dealFor(game: Engine, config: Config, written: unknown, random: Random): Result<object, ProtocolError> {
  if (written === undefined) return ok(game.deal(config, random));
  const deal = game.readDeal(config, written);
  return deal.ok ? deal : failed({ code: 'badDeal', message: deal.error });
}
