import { z } from 'zod';
import { ok } from '../../../kernel/result.ts';
import { defineVerb } from '../verb.ts';

/** Closes a table. */
export const close = defineVerb(z.strictObject({ table: z.string() }), ({ tables }, asked) => {
  const closed = tables.close(asked.table);
  return closed.ok ? ok({}) : closed;
});
