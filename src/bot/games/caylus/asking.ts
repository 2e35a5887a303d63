/** What the questions of Caylus are made of. */

import {
  amountIn,
  type Caylus,
  CUBES,
  type Move,
  type OpenPlayer,
  type Source,
} from '../../../engines/caylus/index.ts';
import type { MoveOf } from '../../../engines/contract.ts';
import type { StepAnswer } from '../../../render/contract.ts';
import type { PanelWords } from '../../../words/caylus/panel/en.ts';
import type { BoardPart } from '../../../words/caylus/picture/closer/contract.ts';
import { capital } from '../../../words/speech.ts';
import type { MoveButton, MoveDraft, Position, Reader } from '../../contract.ts';

/** The lists of buildings and favors that questions refer to. */
type ListName = 'wood' | 'stone' | 'prestige' | 'favors' | 'all';

export type At = Position<Caylus>;
type Button = MoveButton<Caylus>;

/** A button, and its mark in the picture: a letter or a number that begins its label. Omitted: its label. */
export interface Answer {
  readonly button: Button;
  readonly mark?: { readonly label: string; readonly said: string };
}

/** A question: its heading, anything else worth knowing, and the answers. */
export interface Question {
  readonly question: string;
  readonly notes: readonly string[];
  readonly answers: readonly Answer[];
  /** Rows of buttons below the answers. */
  readonly asides?: readonly (readonly Answer[])[];
  /** Lists that help to answer. Omitted: none. */
  readonly lists?: readonly ListName[];
  /** The picture beside it: the board, which marks the answers or shows them instead, or a part of it; null for none. */
  readonly picture: 'board' | BoardPart | null;
}

/** Somebody who reads what another player can do. */
export interface Onlooker extends Reader {
  /** The name of that player. */
  readonly acting: string;
}

/** What panels say, of somebody else where the reader only looks on. */
export function panelOf(reader: Reader | Onlooker): PanelWords {
  const own = reader.words.caylus.panel;
  if (!('acting' in reader)) return own;
  const { acting: name } = reader;
  const { others } = own;
  const notes = {
    ...own.notes,
    workersBeyond: (his: number, rest: number) => others.workersBeyond(name, his, rest),
    ownBuilding: others.ownBuilding(name),
    left: (cubes: string, deniers: number) => others.left(name, cubes, deniers),
    loses: (points: number) => others.loses(name, points),
  };
  return { ...own, notes };
}

export const playerOf = ({ view, seat }: At): OpenPlayer => view.open.players[seat]!; // The position is that of a player.

/** All legal moves of a kind. */
export const legal = <K extends Move['kind']>(position: At, kind: K): readonly MoveOf<Caylus, K>[] =>
  [...position.legal()].filter((move): move is MoveOf<Caylus, K> => move.kind === kind);

export const draftOf = (partial: MoveDraft<Caylus>['partial']): MoveDraft<Caylus> => ({
  ...{ moves: [], partial, picked: [] },
});

/** A button that leads to the next question, or to the last step. */
export const asking = (
  label: string,
  partial: MoveDraft<Caylus>['partial'],
  more: Pick<Button, 'hint' | 'isDisabled'> = {},
): Button => ({ label, style: 'primary', draft: draftOf(partial), ...more });

/** A button that plays this move. */
export const playing = (label: string, move: Move, more: Pick<Button, 'hint' | 'isDisabled'> = {}): Button => ({
  ...asking(label, move, more),
  playsAtOnce: true,
});

/** The same for a move that does nothing, or brings a turn to its end. */
export const leaving = (label: string, move: Move): Button => ({ ...playing(label, move), style: 'secondary' });

export const plain = (button: Button): Answer => ({ button });

export const disabledIf = (isDisabled: boolean): Pick<Button, 'isDisabled'> => (isDisabled ? { isDisabled: true } : {});

/** What lets a player do something, as the heading of a question. */
export function sourceName(source: Source, reader: Reader): string {
  if (source.kind === 'favor') return panelOf(reader).notes.favor(source.track, source.level);
  return capital(reader.words.caylus.names.site(source.building, source.space));
}

type Hand = Pick<OpenPlayer, 'cubes' | 'deniers'>;

/** A player's cubes as a sum, without those of which there are none. */
export const cubesIn = ({ cubes }: Hand, { words }: Reader): string =>
  words.caylus.names.sum(amountIn(CUBES.flatMap((cube) => Array.from({ length: cubes[cube] }, () => cube))));

export const purseNote = (position: At, reader: Reader): string => {
  const player = playerOf(position);
  return panelOf(reader).notes.purse(cubesIn(player, reader), player.deniers);
};

/** The answers that can be given, as a picture marks them. */
export const marked = (answers: readonly Answer[]): readonly StepAnswer[] =>
  answers
    .filter(({ button }) => !button.isDisabled)
    .map(({ button: { label, draft }, mark }) => ({ label, ...mark, partial: { ...draft.partial } }));
