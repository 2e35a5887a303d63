import type { Engine, GameTypes, Refusal, Seat, Value } from '../../engines/contract.ts';
import { isRecord, type Json } from '../../kernel/json.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import type { MoveDraft, Position } from '../contract.ts';
import { positionAfter } from './position.ts';

/** The way to a partial move: every step that `Back` can go back to, the present one last. */
export interface DraftHistory<G extends GameTypes = GameTypes> {
  readonly drafts: readonly [MoveDraft<G>, ...MoveDraft<G>[]];
  /** Which page of the answers is shown, from 0. */
  readonly page: number;
}

export const historyOf = <G extends GameTypes>(draft: MoveDraft<G>): DraftHistory<G> => ({ drafts: [draft], page: 0 });

export const currentDraft = <G extends GameTypes>({ drafts }: DraftHistory<G>): MoveDraft<G> =>
  drafts[drafts.length - 1] ?? drafts[0];

/** How many steps `Back` remembers. */
const LONGEST_TRAIL = 16;

/** The history with one more step; of a long one the oldest step but the first is forgotten. */
export const withStep = <G extends GameTypes>(
  { drafts: [first, ...others] }: DraftHistory<G>,
  draft: MoveDraft<G>,
): DraftHistory<G> => ({
  drafts: [first, ...[...others, draft].slice(1 - LONGEST_TRAIL)],
  page: 0,
});

/** The history with another draft at the same step. */
export const withCurrent = <G extends GameTypes>({ drafts }: DraftHistory<G>, draft: MoveDraft<G>): DraftHistory<G> => {
  const [first, ...others] = [...drafts.slice(0, -1), draft];
  return { drafts: [first ?? draft, ...others], page: 0 };
};

/** The history without its last step; the first one stays. */
export const withoutLast = <G extends GameTypes>({ drafts }: DraftHistory<G>): DraftHistory<G> => {
  const [first, ...others] = drafts.length > 1 ? drafts.slice(0, -1) : drafts;
  return { drafts: [first ?? drafts[0], ...others], page: 0 };
};

/** A history as it is stored. There the partial move is called `half`, as it was in the first releases. */
export const historyToJson = ({ drafts, page }: DraftHistory): Json =>
  // Moves and partial moves are plain data by the engines' contract.
  ({ drafts: drafts.map(({ moves, partial, picked }) => ({ moves, half: partial, picked })), page }) as unknown as Json;

/** A stored history; null where it has not the form of this game's moves. */
export function readHistory<G extends GameTypes>(engine: Engine<G>, value: unknown): DraftHistory<G> | null {
  if (!isRecord(value) || !Array.isArray(value.drafts) || !isPage(value.page)) return null;
  const [first, ...others] = value.drafts.map((draft) => readDraft(engine, draft));
  if (!first || others.includes(null)) return null;
  return { drafts: [first, ...others.filter((draft) => draft !== null)], page: value.page };
}

const isPage = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isValue = (value: unknown): value is Value => ['string', 'number', 'boolean'].includes(typeof value);

function readDraft<G extends GameTypes>(engine: Engine<G>, value: unknown): MoveDraft<G> | null {
  if (!isRecord(value) || !Array.isArray(value.moves) || !Array.isArray(value.picked)) return null;
  const partial = engine.readPartialMove(value.half);
  const moves = value.moves.map((move) => engine.readMove(move));
  if (!partial.ok || !moves.every((move) => move.ok) || !value.picked.every(isValue)) return null;
  return { moves: moves.map((move) => move.value), partial: partial.value, picked: value.picked };
}

/** A draft that still holds, with the position to which its moves lead. */
export interface ResolvedDraft<G extends GameTypes = GameTypes> {
  readonly draft: MoveDraft<G>;
  readonly position: Position<G>;
}

/**
 * Where a draft stands, or why its moves or its partial move are not accepted. A partial move to which nothing is
 * lacking joins the completed ones.
 */
export function resolveDraft<G extends GameTypes>(
  engine: Engine<G>,
  state: G['State'],
  seat: Seat,
  draft: MoveDraft<G>,
): Result<ResolvedDraft<G>, Refusal<G['Violation']>> {
  const reached = positionAfter(engine, state, seat, draft.moves);
  if (!reached.ok) return reached;
  const position = reached.value;
  if (position.isClosed) return ok({ draft: { ...draft, partial: {}, picked: [] }, position });

  const choice = position.choices(draft.partial);
  if ('none' in choice) return failed(choice.none);
  if (!('complete' in choice)) return ok({ draft, position });
  return resolveDraft(engine, state, seat, { moves: [...draft.moves, choice.complete], partial: {}, picked: [] });
}
