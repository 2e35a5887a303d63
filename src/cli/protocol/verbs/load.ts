import { z } from 'zod';
import { seeded } from '../../../kernel/random.ts';
import { failed, ok } from '../../../kernel/result.ts';
import { seedField } from '../config.ts';
import { activeSeats } from '../openTables.ts';
import { defineVerb, findGame } from '../verb.ts';

const request = z.strictObject({
  game: z.string(),
  state: z.unknown(),
  version: z.int().min(1).optional(),
  seed: seedField.default(''),
});

/** Opens a new table in exactly this position. Refuses an inconsistent one. */
export const load = defineVerb(request, (session, asked) => {
  const game = findGame(session, asked.game);
  if (!game.ok) return game;
  const state = game.value.load(asked.version ?? game.value.save.version, asked.state);
  if (!state.ok) return failed({ code: 'badState', message: state.error });

  const table = { game: game.value, state: state.value, seq: 0, random: seeded(asked.seed), recent: [] };
  const name = session.tables.open(table);
  return name.ok ? ok({ table: name.value, seq: 0, active: activeSeats(table) }) : name;
});
