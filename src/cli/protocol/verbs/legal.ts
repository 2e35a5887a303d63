import { z } from 'zod';
import { ok } from '../../../kernel/result.ts';
import { activeSeats } from '../openTables.ts';
import { defineVerb } from '../verb.ts';

/** The legal moves of every seat whose decision is needed; for sets and bags only the suggested ones. */
export const legal = defineVerb(z.strictObject({ table: z.string() }), ({ tables }, asked) => {
  const table = tables.find(asked.table);
  if (!table.ok) return table;
  const { game, state } = table.value;
  const moves = activeSeats(table.value).flatMap((seat) =>
    [...game.legal(state, seat)].map((move) => ({ seat, move })),
  );
  return ok({ moves });
});
