import { z } from 'zod';
import { ok } from '../../../kernel/result.ts';
import { defineVerb } from '../verb.ts';

/** The points of each seat and their parts; when the game is over, also the ranking. */
export const result = defineVerb(z.strictObject({ table: z.string() }), ({ tables }, asked) => {
  const table = tables.find(asked.table);
  if (!table.ok) return table;
  const { game, state } = table.value;
  const turn = game.turn(state);
  const breakdown = game.scores(state);
  return ok({
    over: 'over' in turn,
    scores: breakdown.map(({ points }) => points),
    ranking: 'over' in turn ? turn.over : null,
    breakdown,
  });
});
