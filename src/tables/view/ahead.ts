import { randomUUID } from 'node:crypto';
import type { Engine, Seat } from '../../engines/contract.ts';
import { seeded } from '../../kernel/random.ts';
import type { Position } from '../table/standpoint.ts';
import { positionAt } from './position.ts';

/** Where a seat that is not active can compose its next moves; null if it is active, or too much is still open. */
export function positionAhead(engine: Engine, state: object, seat: Seat): Position | null {
  const asked = stateAhead(engine, state, seat);
  return asked && positionAt(engine, asked, seat);
}

/** Made from a redealt state, so whatever the seat cannot know cannot show; null where the real one gives none. */
export function stateAhead(engine: Engine, state: object, seat: Seat): object | null {
  const turn = engine.turn(state);
  if (!engine.ahead || 'over' in turn || turn.awaits.includes(seat)) return null;
  if (engine.ahead.position(state, seat) === null) return null; // Much faster than redealing in vain.
  return engine.ahead.position(engine.redeal(state, seat, seeded(randomUUID())), seat);
}
