import { z } from 'zod';
import { ok } from '../../../kernel/result.ts';
import { defineVerb } from '../verb.ts';
import { viewOf } from '../viewOf.ts';

const request = z.strictObject({ table: z.string(), seat: z.int().nullable().default(null) });

/** The public view, and what a seat knows besides that; seat null is a spectator. */
export const view = defineVerb(request, ({ tables }, asked) => {
  const table = tables.find(asked.table);
  if (!table.ok) return table;
  const seen = viewOf(table.value, asked.seat);
  return seen.ok ? ok({ ...seen.value.view }) : seen;
});
