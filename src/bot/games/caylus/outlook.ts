/** Moves in words, and what they bring. The position is the one before a move that ends the seat's turn, else after it. */
import { CASTLE, type Move, priceOf, SECTIONS, sectionForHouse, tileOn } from '../../../engines/caylus/index.ts';
import { gameWords } from '../../../words/caylus/game/index.ts';
import type { Reader } from '../../contract.ts';
import { type At, cubesIn, playerOf, words } from './asking.ts';
import { lossByStopping, outlookOf } from './building.ts';
import { hintOf, markOf, nameOf, passingNote } from './placing.ts';

/** A move in words, with the building at the place that it names. */
export function sentenceOf({ view: { open } }: At, move: Move, reader: Reader): string {
  const { notes, buttons } = words(reader);
  if (move.kind !== 'placeWorker' && move.kind !== 'moveWorker') return gameWords[reader.locale].move(move, reader.say);
  const name = buttons.place(markOf(move.place), nameOf(open, move.place, reader.locale));
  return move.kind === 'placeWorker' ? notes.placed(name) : notes.moved(name);
}

/** What the last of some moves brings; empty if its sentence says it. */
export function broughtBy(position: At, move: Move | undefined, reader: Reader): string {
  const { notes } = words(reader);
  const { view, seat, isClosed } = position;
  const { open } = view;
  switch (move?.kind) {
    case 'build': {
      const tile = tileOn(open, move.space);
      const waits = isClosed ? tile !== null && tile.worker !== null : tile?.residence === seat;
      return notes.all([
        outlookOf(move.building, null, reader),
        waits ? notes.waits : '',
        leftAfter(position, move, reader),
      ]);
    }
    case 'placeWorker':
    case 'moveWorker':
      return hintOf(position, move.place, move.kind === 'moveWorker', reader);
    case 'buildHouse': {
      // After the move the house is in the farthest section that has any: sections are filled one after another.
      const section = isClosed
        ? sectionForHouse(open)
        : (SECTIONS.findLast((one) => open.houses[one].length > 0) ?? null);
      const house = section === null ? '' : notes.house(section, CASTLE[section].prestige);
      return notes.all([house, leftAfter(position, move, reader)]);
    }
    case 'stopBuilding':
      return isClosed ? notes.loses(lossByStopping(open, seat)) : '';
    case 'pass':
      return isClosed ? passingNote(open, reader.locale) : '';
    default:
      return '';
  }
}

type Paid = Extract<Move, { readonly kind: 'build' | 'buildHouse' }>;

/** What the seat has in hand when it has paid. */
function leftAfter(position: At, move: Paid, reader: Reader): string {
  const { notes } = words(reader);
  const { isClosed, view } = position;
  const { step } = view.open;
  const { cubes, deniers } = playerOf(position);
  if (!isClosed) return notes.left(cubesIn({ cubes, deniers }, reader), deniers);
  const left = { ...cubes };
  for (const cube of move.pay) left[cube]--;
  const price = move.kind === 'build' && step.kind === 'build' ? priceOf(move.building, step.discount) : {};
  const rest = deniers - (price.deniers ?? 0);
  return notes.left(cubesIn({ cubes: left, deniers: rest }, reader), rest);
}
