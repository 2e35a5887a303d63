import { z } from 'zod';
import { failed, ok } from '../../../kernel/result.ts';
import { refused } from '../errors.ts';
import { seatAt } from '../openTables.ts';
import { defineVerb, explainFor } from '../verb.ts';

const request = z.strictObject({ table: z.string(), seat: z.int(), move: z.unknown().default({}) });

/** The next parameter of a partial move with its legal values, or the complete move, or why it cannot continue. */
export const choices = defineVerb(request, (session, asked) => {
  const table = session.tables.find(asked.table);
  if (!table.ok) return table;
  const seat = seatAt(table.value, asked.seat);
  if (!seat.ok) return seat;
  const { game, state } = table.value;
  const partial = game.readPartialMove(asked.move);
  if (!partial.ok) return failed(refused(partial.error, explainFor(session, game)));
  return ok({ ...game.choices(state, seat.value, partial.value) });
});
