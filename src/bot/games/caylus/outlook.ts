/** Moves in words, and what they bring, from the position before them. */
import {
  type Amount,
  batchesOf,
  CASTLE,
  type Caylus,
  CUBES,
  exactly,
  type Move,
  priceOf,
  sectionForHouse,
  tileOn,
} from '../../../engines/caylus/index.ts';
import type { MoveOf } from '../../../engines/contract.ts';
import type { Reader } from '../../contract.ts';
import { type At, cubesIn, panelOf, playerOf } from './asking.ts';
import { lossByStopping, outlookOf } from './building.ts';
import { hintOf, markOf, nameOf, passingNote } from './placing.ts';

/** A move in words, with the building at the place that it names, or with all that a building costs. */
export function sentenceOf(from: At, move: Move, reader: Reader): string {
  const { notes, buttons } = panelOf(reader);
  switch (move.kind) {
    case 'placeWorker':
    case 'moveWorker': {
      const name = buttons.place(markOf(move.place), nameOf(from.view.open, move.place, reader.words));
      return move.kind === 'placeWorker' ? notes.placed(name) : notes.moved(name);
    }
    case 'build':
      return notes.built(move.building, move.space, paidFor(from, move));
    default:
      return reader.words.caylus.game.move(move, reader.say);
  }
}

/** The cubes of a move, and the deniers that its building costs. */
function paidFor({ view }: At, { building, pay }: MoveOf<Caylus, 'build'>): Amount {
  const { step } = view.open;
  return exactly(step.kind === 'build' ? priceOf(building, step.discount) : {}, pay);
}

/** What a move brings; empty if its sentence says it. */
export function broughtBy(from: At, move: Move | undefined, reader: Reader): string {
  const { notes } = panelOf(reader);
  const { view, seat } = from;
  const { open } = view;
  switch (move?.kind) {
    case 'build': {
      const tile = tileOn(open, move.space);
      const waits = tile !== null && tile.worker !== null;
      return notes.all([
        outlookOf(move.building, null, reader),
        waits ? notes.waits : '',
        leftAfter(from, paidFor(from, move), reader),
      ]);
    }
    case 'placeWorker':
    case 'moveWorker':
      return hintOf(from, move.place, move.kind === 'moveWorker', reader);
    case 'buildHouse': {
      const section = sectionForHouse(open);
      const house = section === null ? '' : notes.house(section, CASTLE[section].prestige);
      return notes.all([house, leftAfter(from, exactly({}, move.pay), reader)]);
    }
    case 'stopBuilding':
      return batchesOf(open, seat) > 0 ? '' : notes.loses(lossByStopping(open, seat));
    case 'pass':
      return passingNote(open, reader.words);
    default:
      return '';
  }
}

/** What the seat has in hand when it has paid. */
function leftAfter(from: At, paid: Amount, reader: Reader): string {
  const { cubes, deniers } = playerOf(from);
  const rest = deniers - (paid.deniers ?? 0);
  const left = { ...cubes };
  for (const cube of CUBES) left[cube] -= paid[cube] ?? 0;
  return panelOf(reader).notes.left(cubesIn({ cubes: left, deniers: rest }, reader), rest);
}
