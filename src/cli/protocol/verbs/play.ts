import { z } from 'zod';
import type { Kind, Refusal, Seat } from '../../../engines/contract.ts';
import { failed, ok, type Result } from '../../../kernel/result.ts';
import { refused } from '../errors.ts';
import { activeSeats, type OpenTable, seatAt } from '../openTables.ts';
import { defineVerb, explainFor } from '../verb.ts';

/** How many moves one request can have. */
export const MOST_MOVES = 100;

const request = z
  .strictObject({
    table: z.string(),
    seat: z.int(),
    move: z.unknown().optional(),
    moves: z.array(z.unknown()).min(1).max(MOST_MOVES).optional(),
  })
  .refine(
    ({ move, moves }) => (move === undefined) !== (moves === undefined),
    'exactly one of move and moves is required',
  );

/** Plays one move of a seat, or several: if one is refused, none is played. The events include every secret. */
export const play = defineVerb(request, (session, asked) => {
  const before = session.tables.find(asked.table);
  if (!before.ok) return before;
  const seat = seatAt(before.value, asked.seat);
  if (!seat.ok) return seat;

  const events: Kind[] = [];
  let table = before.value;
  for (const [index, move] of (asked.moves ?? [asked.move]).entries()) {
    const after = playOne(table, seat.value, move);
    if (!after.ok) {
      const error = refused(after.error, explainFor(session, table.game));
      // `index` says which move of a list was refused.
      return failed(asked.moves ? { ...error, index } : error);
    }
    table = after.value;
    events.push(...table.recent);
  }
  session.tables.replace(asked.table, { ...table, recent: events });
  return ok({ seq: table.seq, active: activeSeats(table), events });
});

function playOne(table: OpenTable, seat: Seat, input: unknown): Result<OpenTable, Refusal> {
  const { game, state, seq, random } = table;
  const move = game.readMove(input);
  if (!move.ok) return move;
  const step = game.play(state, seat, move.value, random);
  if (!step.ok) return step;
  return ok({ ...table, state: step.value.state, seq: seq + 1, recent: step.value.events });
}
