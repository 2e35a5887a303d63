import type { Engine, GameTypes, Refusal, Seat, Value } from '../../engines/contract.ts';
import { isRecord, type Json } from '../../kernel/json.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import type { Draft, Position } from '../contract.ts';
import { positionAfter } from './position.ts';

/** The way to a half-made move: every step that `Back` can go back to, the present one last. */
export interface Trail<G extends GameTypes = GameTypes> {
  readonly drafts: readonly [Draft<G>, ...Draft<G>[]];
  /** Which page of the answers is shown, from 0. */
  readonly page: number;
}

export const trailOf = <G extends GameTypes>(draft: Draft<G>): Trail<G> => ({ drafts: [draft], page: 0 });

export const presentOf = <G extends GameTypes>({ drafts }: Trail<G>): Draft<G> =>
  drafts[drafts.length - 1] ?? drafts[0];

/** How many steps `Back` remembers. */
const LONGEST_TRAIL = 16;

/** The trail with one more step; of a long one the oldest step but the first is forgotten. */
export const onward = <G extends GameTypes>({ drafts: [first, ...others] }: Trail<G>, draft: Draft<G>): Trail<G> => ({
  drafts: [first, ...[...others, draft].slice(1 - LONGEST_TRAIL)],
  page: 0,
});

/** The trail with another draft at the same step. */
export const instead = <G extends GameTypes>({ drafts }: Trail<G>, draft: Draft<G>): Trail<G> => {
  const [first, ...others] = [...drafts.slice(0, -1), draft];
  return { drafts: [first ?? draft, ...others], page: 0 };
};

/** The trail without its last step; the first one stays. */
export const back = <G extends GameTypes>({ drafts }: Trail<G>): Trail<G> => {
  const [first, ...others] = drafts.length > 1 ? drafts.slice(0, -1) : drafts;
  return { drafts: [first ?? drafts[0], ...others], page: 0 };
};

/** A trail as it is stored. */
export const trailToJson = (trail: Trail): Json =>
  // Moves and half-made moves are plain data by the engines' contract.
  ({ drafts: trail.drafts, page: trail.page }) as unknown as Json;

/** A stored trail; null where it has not the form of this game's moves. */
export function readTrail<G extends GameTypes>(engine: Engine<G>, value: unknown): Trail<G> | null {
  if (!isRecord(value) || !Array.isArray(value.drafts) || !isPage(value.page)) return null;
  const [first, ...others] = value.drafts.map((draft) => readDraft(engine, draft));
  if (!first || others.includes(null)) return null;
  return { drafts: [first, ...others.filter((draft) => draft !== null)], page: value.page };
}

const isPage = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isValue = (value: unknown): value is Value => ['string', 'number', 'boolean'].includes(typeof value);

function readDraft<G extends GameTypes>(engine: Engine<G>, value: unknown): Draft<G> | null {
  if (!isRecord(value) || !Array.isArray(value.moves) || !Array.isArray(value.picked)) return null;
  const half = engine.readHalf(value.half);
  const moves = value.moves.map((move) => engine.readMove(move));
  if (!half.ok || !moves.every((move) => move.ok) || !value.picked.every(isValue)) return null;
  return { moves: moves.map((move) => move.value), half: half.value, picked: value.picked };
}

/** A draft that still holds, with the position to which its moves lead. */
export interface Stand<G extends GameTypes = GameTypes> {
  readonly draft: Draft<G>;
  readonly position: Position<G>;
}

/**
 * Where a draft stands, or why its moves or its half-made move are not accepted. A half-made move to which nothing is
 * lacking joins the completed ones.
 */
export function standOf<G extends GameTypes>(
  engine: Engine<G>,
  state: G['State'],
  seat: Seat,
  draft: Draft<G>,
): Result<Stand<G>, Refusal<G['Violation']>> {
  const reached = positionAfter(engine, state, seat, draft.moves);
  if (!reached.ok) return reached;
  const position = reached.value;
  if (position.isClosed) return ok({ draft: { ...draft, half: {}, picked: [] }, position });

  const choice = position.choices(draft.half);
  if ('none' in choice) return failed(choice.none);
  if (!('complete' in choice)) return ok({ draft, position });
  return standOf(engine, state, seat, { moves: [...draft.moves, choice.complete], half: {}, picked: [] });
}
