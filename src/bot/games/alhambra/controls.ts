import { type Alhambra, type Move, placesFor } from '../../../engines/alhambra/index.ts';
import { cellName } from '../../../words/speech.ts';
import type { Controls, MoveDraft, Reader } from '../../contract.ts';
import {
  type At,
  askAction,
  askCoins,
  askPlacedTile,
  askRebuilding,
  askReserveTile,
  askTile,
  legal,
  marked,
  playerOf,
  type Question,
} from './asking.ts';
import { offers } from './offers.ts';
import { rankText, wallText } from './outlook.ts';
import { askPayment } from './paying.ts';
import { askBuilding, askPlace, tileToPlace } from './placing.ts';
import { menuOf, turnSlots } from './turn.ts';

/** Coins and purchases are played one by one, with the press that chooses them; cells are confirmed at a last step. */
export const controls: Controls<Alhambra> = {
  board: turnSlots,

  panel(position, draft, reader) {
    const {
      question,
      notes,
      answers,
      asides = [],
      multiSelect = null,
      picture,
      shown,
      said,
    } = ask(position, draft, reader);
    return {
      question,
      note: notes.join(' · '),
      answers,
      asides: asides.filter((row) => row.length > 0),
      multiSelect,
      picture:
        picture === null
          ? null
          : {
              of: picture,
              step: {
                seat: position.seat,
                moves: draft.moves,
                partial: { ...(shown ?? draft.partial) },
                answers: marked([...answers.filter(({ isDisabled }) => !isDisabled), ...asides.flat()], said),
              },
            },
      isPlayable: draft.moves.length > 0,
    };
  },

  summary(position, { moves }, reader) {
    const { notes } = reader.words.alhambra.panel;
    const last = moves.at(-1);
    const sentences = moves.map((move) =>
      move === last ? lastSentence(position, move, reader) : reader.words.alhambra.game.move(move, reader.say),
    );
    return {
      heading: reader.words.panel.confirm(sentences),
      note: last === undefined ? '' : notes.all(outlookOf(position, last, reader)),
    };
  },

  givenUp: () => [],
  offers,

  marks(position) {
    const { step } = position.view.open;
    if (step.kind !== 'placing' && step.kind !== 'placingWon') return null;
    const tile = tileToPlace(position, { partial: {}, picked: [] });
    if (tile === null) return null;
    const cells = placesFor(playerOf(position).alhambra, tile);
    return {
      seat: position.seat,
      moves: [],
      partial: { kind: 'placeTile', tile },
      answers: cells.map(({ x, y }, i) => ({
        ...{ label: String(i + 1), partial: { kind: 'placeTile', tile, x, y }, said: cellName({ x, y }) },
      })),
    };
  },
};

/** The last move in words; the position is the one before it. */
function lastSentence(position: At, move: Move, reader: Reader): string {
  const { notes } = reader.words.alhambra.panel;
  if (move.kind === 'swapTiles' || move.kind === 'moveToReserve') {
    const there = playerOf(position).alhambra.find(({ x, y }) => x === move.x && y === move.y);
    if (there !== undefined)
      return move.kind === 'swapTiles'
        ? notes.swapped(move.tile, there.tile, cellName(move))
        : notes.movedToReserve(there.tile, cellName(move));
  }
  return reader.words.alhambra.game.move(move, reader.say);
}

/** What the last move brings. */
function outlookOf(position: At, move: Move, reader: Reader): readonly string[] {
  const { notes } = reader.words.alhambra.panel;
  const [{ open }, player] = [position.view, playerOf(position)];
  switch (move.kind) {
    case 'placeTile':
      return [rankText(open, player, move.tile, reader), wallText(player, move.tile, move, reader)];
    case 'buildFromReserve':
      return [rankText(open, player, move.tile, reader), wallText(player, move.tile, move, reader), notes.endsActions];
    case 'swapTiles':
    case 'moveToReserve':
      return [notes.endsActions];
    default:
      return [];
  }
}

/** The question that a draft has reached. */
function ask(position: At, draft: MoveDraft<Alhambra>, reader: Reader): Question {
  const { open } = position.view;
  if (open.step.kind !== 'action') {
    const tile = tileToPlace(position, draft);
    if (tile !== null) return askPlace(position, tile, draft, reader);
  }
  const { partial } = draft;
  switch (partial.kind) {
    case 'takeCoins':
      return askCoins(position, reader);
    case 'buyTile': {
      const place = open.market.find(({ currency }) => currency === partial.currency);
      if (!place?.tile) return askTile(position, reader);
      return askPayment(position, place.currency, place.tile, draft, reader);
    }
    case 'swapTiles': {
      const { tile } = partial;
      if (tile === undefined) return askReserveTile(position, 'swapTiles', reader);
      return askPlacedTile(
        position,
        legal(position, 'swapTiles').filter((move) => move.tile === tile),
        reader,
      );
    }
    case 'buildFromReserve':
      return partial.tile === undefined
        ? askReserveTile(position, 'buildFromReserve', reader)
        : askBuilding(position, partial.tile, reader);
    case 'moveToReserve':
      return askPlacedTile(position, legal(position, 'moveToReserve'), reader);
    default: {
      const menu = menuOf(draft);
      if (menu === 'buy') return askTile(position, reader);
      return menu === 'rebuild' ? askRebuilding(position, reader) : askAction(position, reader);
    }
  }
}
