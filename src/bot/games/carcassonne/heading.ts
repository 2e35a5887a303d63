/** What the moves of a draft do, as one sentence. */
import type { Carcassonne, Move } from '../../../engines/carcassonne/index.ts';
import type { FigureOn } from '../../../words/carcassonne/panel/contract.ts';
import { cellName } from '../../../words/speech.ts';
import type { Position, Reader } from '../../contract.ts';
import { featureOn, lastTile, tileAt } from './choices.ts';
import { besideDragon } from './drache/dragon.ts';
import { figureFor } from './drache/people.ts';
import { somebody } from './drache/somebody.ts';

type At = Position<Carcassonne>;

/**
 * A tile with a follower or without one, or what else was done, move by move.
 *
 * @param from the position before the moves
 */
export function headingOf(from: At, moves: readonly Move[], reader: Reader): string {
  const own = reader.words.carcassonne.panel;
  if (moves.every(({ kind }) => PLAIN.includes(kind))) {
    const tile = moves.find((move) => move.kind === 'placeTile') ?? lastTile(from.view.open);
    return own.summary(cellName(tile), tile.rotation, figureIn(from, moves));
  }
  const sentences = moves.map((move, i) => {
    const before = from.after(moves.slice(0, i));
    if (!before.ok) throw new Error('a draft has moves that the rules refuse');
    return sentenceOf(before.value, move, reader);
  });
  return own.drache.does.turn(sentences);
}

/** The moves of a turn in a game without princess and dragon. */
const PLAIN: readonly Move['kind'][] = ['placeTile', 'placeFollower', 'pass'];

/** The figure that is placed, and on what; null for none. */
function figureIn(from: At, moves: readonly Move[]): FigureOn | null {
  const move = moves.find((one) => one.kind === 'placeFollower');
  if (move === undefined) return null;
  const before = from.after(moves.slice(0, moves.indexOf(move)));
  if (!before.ok) throw new Error('a draft has moves that the rules refuse');
  return { figure: move.figure, feature: featureOn(lastTile(before.value.view.open), move.segment) };
}

function sentenceOf(position: At, move: Move, reader: Reader): string {
  const { does } = reader.words.carcassonne.panel.drache;
  const { open } = position.view;
  switch (move.kind) {
    case 'placeTile':
      return does.tile(cellName(move), move.rotation);
    case 'placeFollower':
      return does.figure({ figure: move.figure, feature: featureOn(lastTile(open), move.segment) });
    case 'placeByPortal':
      return does.portal({ figure: move.figure, feature: featureOn(tileAt(open, move), move.segment) }, cellName(move));
    case 'removeKnight':
    case 'moveFairy': {
      const who = somebody(position, figureFor(position, move), position.seat, reader);
      return move.kind === 'moveFairy' ? does.fairy(who) : does.knight(who);
    }
    case 'moveDragon':
      return does.dragon(move.side, cellName(besideDragon(open, move.side)));
    case 'pass':
      return does.pass;
  }
}
