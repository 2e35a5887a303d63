import { z } from 'zod';
import { ok } from '../../../kernel/result.ts';
import { defineVerb } from '../verb.ts';

/** The whole position with every secret, as `load` takes it. */
export const state = defineVerb(z.strictObject({ table: z.string() }), ({ tables }, asked) => {
  const table = tables.find(asked.table);
  if (!table.ok) return table;
  const { game, state, seq } = table.value;
  return ok({ game: game.id, version: game.save.version, seq, state });
});
