/** The questions of the actions: which coins to take, which tile to buy, how to rebuild. */
import {
  type Alhambra,
  type Currency,
  coinsIn,
  coinValue,
  type Move,
  sumOf,
  type TileId,
  takenSets,
  tileKind,
} from '../../../engines/alhambra/index.ts';
import type { MoveOf } from '../../../engines/contract.ts';
import type { StepAnswer } from '../../../render/contract.ts';
import { capital, cellName } from '../../../words/speech.ts';
import type { MoveButton, MoveDraft, MultiSelect, Position, Reader } from '../../contract.ts';
import { purchaseText } from './outlook.ts';
import { draftOf, onlyKind, turnSlots } from './turn.ts';

export type At = Position<Alhambra>;

/** A question: its heading, anything else worth knowing, and the answers. */
export interface Question {
  readonly question: string;
  readonly notes: readonly string[];
  readonly answers: readonly MoveButton<Alhambra>[];
  /** Rows of buttons below the answers. */
  readonly asides?: readonly (readonly MoveButton<Alhambra>[])[];
  readonly multiSelect?: MultiSelect<Alhambra>;
  /** What the picture shows: the seat's coins, or the board, on which the answers are marked. */
  readonly picture: 'hand' | 'board' | null;
  /** The partial move as the picture shows it. Omitted: that of the draft. */
  readonly shown?: MoveDraft<Alhambra>['partial'];
  /** What labels mean that are only a number or a letter, by label. */
  readonly said?: ReadonlyMap<string, string>;
}

export const playerOf = ({ view, seat }: At) => view.open.players[seat]!; // The position is that of a player.

/** All legal moves of a kind that the rules list. */
export const legal = <K extends Move['kind']>(position: At, kind: K): readonly MoveOf<Alhambra, K>[] =>
  [...position.legal()].filter((move): move is MoveOf<Alhambra, K> => move.kind === kind);

/** A button that plays this move. */
export const playing = (label: string, move: Move): MoveButton<Alhambra> => ({
  ...{ label, style: 'primary', draft: draftOf(move), playsAtOnce: true },
});

const disabledIf = (isDisabled: boolean): Pick<MoveButton, 'isDisabled'> => (isDisabled ? { isDisabled: true } : {});

/** Nothing is chosen yet: the buttons of the turn. */
export const askAction = (position: At, reader: Reader): Question => ({
  question: reader.words.alhambra.panel.questions.turn,
  notes: extraNote(position, reader),
  answers: turnSlots(position.view.open, reader.words),
  picture: 'hand',
});

export const extraNote = ({ view }: At, reader: Reader): readonly string[] =>
  view.open.step.kind === 'action' && view.open.step.isExtra ? [reader.words.alhambra.panel.notes.isExtra] : [];

/** Every set of coins that can be taken, one press each. */
export const askCoins = (position: At, reader: Reader): Question => ({
  question: reader.words.alhambra.panel.questions.take,
  notes: extraNote(position, reader),
  answers: takenSets(position.view.open.display).map((coins) =>
    playing(capital(reader.words.alhambra.panel.buttons.coins(coins)), { kind: 'takeCoins', coins }),
  ),
  picture: 'hand',
});

/** A tile on the market, and what this seat lacks to pay for it, or 0. */
interface Offer {
  readonly currency: Currency;
  readonly tile: TileId;
  readonly cost: number;
  readonly missing: number;
}

/** The tiles on the market from left to right. */
export const offersOf = ({ open, own }: At['view']): readonly Offer[] =>
  open.market.flatMap(({ currency, tile }) => {
    if (tile === null) return [];
    const { cost } = tileKind(tile);
    return [{ currency, tile, cost, missing: Math.max(0, cost - sumOf(coinsIn(own.coins, currency))) }];
  });

/** The market: what cannot be paid for is disabled with what is missing. Only this seat sees that. */
export const askTile = (position: At, reader: Reader): Question => {
  const { view } = position;
  return {
    question: reader.words.alhambra.panel.questions.buy,
    notes: extraNote(position, reader),
    answers: offersOf(view).map(({ currency, tile, missing }) => ({
      label: reader.words.alhambra.panel.buttons.market(currency, tile, missing),
      style: 'primary',
      draft: draftOf({ kind: 'buyTile', currency }),
      hint: purchaseText(view.open, playerOf(position), tile, reader),
      ...disabledIf(missing > 0),
    })),
    picture: 'hand',
  };
};

/** The values of a seat's coins of one currency, from the lowest. */
export const purseOf = ({ own }: At['view'], currency: Currency): readonly number[] =>
  coinsIn(own.coins, currency).map(coinValue);

/** Whether to swap, build, or move a tile; why not is public, so the reasons are notes. */
export function askRebuilding(position: At, reader: Reader): Question {
  const { buttons, questions, notes } = reader.words.alhambra.panel;
  const isEmpty = playerOf(position).reserve.length === 0;
  const kinds = [
    ['swapTiles', buttons.swap, isEmpty ? notes.reserveEmpty : notes.noSwap],
    ['buildFromReserve', buttons.build, isEmpty ? notes.reserveEmpty : notes.noBuild],
    ['moveToReserve', buttons.move, notes.noMove],
  ] as const;
  const ways = kinds.map(([kind, label, reason]) => ({
    ...{ kind, label, reason, isPossible: legal(position, kind).length > 0 },
  }));
  return {
    question: questions.rebuild,
    notes: [
      ...extraNote(position, reader),
      ...ways.filter(({ isPossible }) => !isPossible).map(({ label, reason }) => notes.why(label, reason)),
    ],
    answers: ways.map(({ kind, label, isPossible }) => ({
      ...{ label, style: 'primary', draft: draftOf(onlyKind(kind)) },
      ...disabledIf(!isPossible),
    })),
    picture: 'board',
  };
}

const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/** Which reserve tile: lettered in the order of the reserve, those without a legal cell disabled. */
export function askReserveTile(position: At, kind: 'swapTiles' | 'buildFromReserve', reader: Reader): Question {
  const { buttons, questions } = reader.words.alhambra.panel;
  const possible = new Set(legal(position, kind).map(({ tile }) => tile));
  const { reserve } = playerOf(position);
  return {
    question: kind === 'swapTiles' ? questions.swap : questions.build,
    notes: [],
    answers: reserve.map((tile, i) => ({
      ...{ label: buttons.lettered(letterOf(i), tile), style: 'primary', draft: draftOf({ kind, tile }) },
      ...disabledIf(!possible.has(tile)),
    })),
    picture: 'board',
  };
}

/** A numbered cell as an answer, and what its number means. */
export interface Numbered {
  readonly slot: MoveButton<Alhambra>;
  readonly said: string;
}

/** Cells in reading order, numbered from 1. */
export const numbered = <M extends { readonly x: number; readonly y: number }>(
  cells: readonly M[],
  slotOf: (cell: M) => { readonly draft: MoveDraft<Alhambra>; readonly detail: string; readonly hint?: string },
): readonly Numbered[] =>
  cells
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map((cell, i) => {
      const { detail, ...rest } = slotOf(cell);
      return { slot: { label: String(i + 1), style: 'primary', detail, ...rest }, said: detail };
    });

export const saidOf = (all: readonly Numbered[]): ReadonlyMap<string, string> =>
  new Map(all.map(({ slot, said }) => [slot.label, said]));

/** Which placed tile makes room for this one, or goes to the reserve. */
export function askPlacedTile(
  position: At,
  moves: readonly MoveOf<Alhambra, 'swapTiles' | 'moveToReserve'>[],
  reader: Reader,
): Question {
  const { questions } = reader.words.alhambra.panel;
  const { alhambra } = playerOf(position);
  const cells = numbered(moves, (move) => ({
    draft: draftOf(move),
    detail: `${reader.words.alhambra.names.tile(alhambra.find(({ x, y }) => x === move.x && y === move.y)!.tile)} ${cellName(move)}`, // A legal move names a placed tile.
  }));
  const [first] = moves;
  return {
    question: first?.kind === 'swapTiles' ? questions.swapFor(first.tile) : questions.move,
    notes: [],
    answers: cells.map(({ slot }) => slot),
    picture: 'board',
    said: saidOf(cells),
  };
}

/** The answers as a picture marks them. */
export const marked = (answers: readonly MoveButton<Alhambra>[], said: Question['said']): readonly StepAnswer[] =>
  answers.map(({ label, draft }) => {
    const meaning = said?.get(label);
    return { label, partial: { ...draft.partial }, ...(meaning === undefined ? {} : { said: meaning }) };
  });
