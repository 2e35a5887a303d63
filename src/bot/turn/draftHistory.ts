import type { GameTypes, Refusal, Rulebook, Value } from '../../engines/contract.ts';
import { isRecord, type Json } from '../../kernel/json.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import type { SavedDraft } from '../../tables/play/play.ts';
import type { MoveDraft, Position } from '../contract.ts';

/** An unfinished move with its history: every draft to which `Back` can return, the current one last. */
export interface DraftHistory<G extends GameTypes = GameTypes> {
  readonly drafts: readonly [MoveDraft<G>, ...MoveDraft<G>[]];
  /** Which page of the answers is shown, from 0. */
  readonly page: number;
  /** Grows by one with every change, from 1. Buttons contain the step for which they were made. */
  readonly step: number;
}

export const historyOf = <G extends GameTypes>(draft: MoveDraft<G>, step = 1): DraftHistory<G> => ({
  ...{ drafts: [draft], page: 0, step },
});

export const currentDraft = <G extends GameTypes>({ drafts }: DraftHistory<G>): MoveDraft<G> =>
  drafts[drafts.length - 1] ?? drafts[0];

/** Maximum number of drafts that `Back` remembers. */
const MAX_DRAFTS = 16;

/** The history with one more draft. If it gets too long, the oldest draft after the first is dropped. */
export const withDraft = <G extends GameTypes>(
  { drafts: [first, ...others], step }: DraftHistory<G>,
  draft: MoveDraft<G>,
): DraftHistory<G> => ({ drafts: [first, ...[...others, draft].slice(1 - MAX_DRAFTS)], page: 0, step: step + 1 });

/** The history with another draft in place of the current one. */
export const withCurrent = <G extends GameTypes>(
  { drafts, step }: DraftHistory<G>,
  draft: MoveDraft<G>,
): DraftHistory<G> => {
  const [first, ...others] = [...drafts.slice(0, -1), draft];
  return { drafts: [first ?? draft, ...others], page: 0, step: step + 1 };
};

/** The history without its current draft; the first draft stays. */
export const withoutLast = <G extends GameTypes>({ drafts, step }: DraftHistory<G>): DraftHistory<G> => {
  const [first, ...others] = drafts.length > 1 ? drafts.slice(0, -1) : drafts;
  return { drafts: [first ?? drafts[0], ...others], page: 0, step: step + 1 };
};

/** The history with another page of the same answers. */
export const withPage = <G extends GameTypes>({ drafts, step }: DraftHistory<G>, page: number): DraftHistory<G> => ({
  ...{ drafts, page, step: step + 1 },
});

/** A history in its stored form, where the partial move is called `half`, as in the first releases. */
export const savedDraft = ({ drafts, page, step }: DraftHistory): SavedDraft => ({
  step,
  data: {
    // Moves and partial moves are plain data by the engines' contract.
    drafts: drafts.map(({ moves, partial, picked }) => ({ moves, half: partial, picked })) as unknown as Json,
    page,
  },
});

/** A stored history; null if it does not have the form of this game's moves. */
export function readHistory<G extends GameTypes>(
  engine: Rulebook<G>,
  { step, data }: SavedDraft,
): DraftHistory<G> | null {
  if (!isRecord(data) || !Array.isArray(data.drafts) || !isPage(data.page)) return null;
  const [first, ...others] = data.drafts.map((draft) => readDraft(engine, draft));
  if (!first || others.includes(null)) return null;
  return { drafts: [first, ...others.filter((draft) => draft !== null)], page: data.page, step };
}

const isPage = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isValue = (value: unknown): value is Value => ['string', 'number', 'boolean'].includes(typeof value);

function readDraft<G extends GameTypes>(engine: Rulebook<G>, value: unknown): MoveDraft<G> | null {
  if (!isRecord(value) || !Array.isArray(value.moves) || !Array.isArray(value.picked)) return null;
  const partial = engine.readPartialMove(value.half);
  const moves = value.moves.map((move) => engine.readMove(move));
  if (!partial.ok || !moves.every((move) => move.ok) || !value.picked.every(isValue)) return null;
  return { moves: moves.map((move) => move.value), partial: partial.value, picked: value.picked };
}

/** A draft that is still valid, with the position that its moves lead to. */
export interface ResolvedDraft<G extends GameTypes = GameTypes> {
  readonly draft: MoveDraft<G>;
  readonly position: Position<G>;
}

/**
 * Where a draft leads from here, or why the rules refuse it. A partial move with nothing missing joins the completed
 * ones.
 */
export function resolveDraft<G extends GameTypes>(
  from: Position<G>,
  draft: MoveDraft<G>,
): Result<ResolvedDraft<G>, Refusal<G['Violation']>> {
  const reached = from.after(draft.moves);
  if (!reached.ok) return reached;
  const position = reached.value;
  if (position.isClosed) return ok({ draft: { ...draft, partial: {}, picked: [] }, position });

  const choice = position.choices(draft.partial);
  if ('none' in choice) return failed(choice.none);
  if (!('complete' in choice)) return ok({ draft, position });
  return resolveDraft(from, { moves: [...draft.moves, choice.complete], partial: {}, picked: [] });
}
