/** What a seat can do now, in words: every choice, with the labels of its buttons and what it would bring. */
import { type Alhambra, takenSets } from '../../../engines/alhambra/index.ts';
import { capital } from '../../../words/speech.ts';
import type { Controls, Reader } from '../../contract.ts';
import {
  type At,
  askPlacedTile,
  askRebuilding,
  askReserveTile,
  legal,
  offersOf,
  playerOf,
  type Question,
} from './asking.ts';
import { purchaseText, rankText } from './outlook.ts';
import { paymentSlots } from './paying.ts';
import { askBuilding, askPlace } from './placing.ts';
import { placeLabel } from './turn.ts';

export const offers: Controls<Alhambra>['offers'] = (position, reader) => {
  switch (position.view.open.step.kind) {
    case 'action':
      return [...coinLines(position, reader), ...tileLines(position, reader), ...rebuildingLines(position, reader)];
    case 'placing':
    case 'placingWon':
      return placingLines(position, reader);
    case 'over':
      return [];
  }
};

function coinLines({ view }: At, reader: Reader): readonly string[] {
  const { buttons, notes } = reader.words.alhambra.panel;
  const sets = takenSets(view.open.display);
  return sets.length === 0
    ? []
    : [
        notes.offer(
          [buttons.takeMoney],
          sets.map((coins) => capital(buttons.coins(coins))),
        ),
      ];
}

/** A line for each tile on the market: how it can be paid, or what is missing. */
function tileLines(position: At, reader: Reader): readonly string[] {
  const { buttons, notes } = reader.words.alhambra.panel;
  return offersOf(position.view).map(({ currency, tile, missing }) => {
    const label = buttons.market(currency, tile, missing);
    const payments = paymentSlots(position, currency, tile, reader).map((slot) => slot.label);
    const brings = purchaseText(position.view.open, playerOf(position), tile, reader);
    return notes.brings(notes.offer([buttons.buy, label], payments), brings);
  });
}

/** A line for each way to rebuild that is possible, and each reserve tile with it. */
function rebuildingLines(position: At, reader: Reader): readonly string[] {
  const { buttons, notes } = reader.words.alhambra.panel;
  const { answers } = askRebuilding(position, reader);
  const possible = answers.filter(({ isDisabled }) => !isDisabled);
  return possible.flatMap(({ label, draft: { partial } }) => {
    const path = [buttons.rebuild, label];
    switch (partial.kind) {
      case 'swapTiles':
      case 'buildFromReserve': {
        const { kind } = partial;
        return askReserveTile(position, kind, reader).answers.flatMap((answer) => {
          const chosen = answer.draft.partial;
          if (answer.isDisabled || !('tile' in chosen) || chosen.tile === undefined) return [];
          const { tile } = chosen;
          const cells =
            kind === 'swapTiles'
              ? askPlacedTile(
                  position,
                  legal(position, kind).filter((move) => move.tile === tile),
                  reader,
                )
              : askBuilding(position, tile, reader);
          return [notes.offer([...path, answer.label], inside(cells, reader))];
        });
      }
      default:
        return [notes.offer(path, inside(askPlacedTile(position, legal(position, 'moveToReserve'), reader), reader))];
    }
  });
}

/** Numbered cells, each with what it means and would bring. */
const inside = ({ answers }: Question, reader: Reader): readonly string[] =>
  answers.map(({ label, detail = '', hint = '' }) =>
    reader.words.alhambra.panel.notes.brings(`${label} ${detail}`.trim(), hint),
  );

/** A line for each tile to place. */
function placingLines(position: At, reader: Reader): readonly string[] {
  const { buttons, notes } = reader.words.alhambra.panel;
  const { open } = position.view;
  const player = playerOf(position);
  return player.toPlace.map((tile, i) => {
    const { answers, asides = [] } = askPlace(position, tile, { moves: [], partial: {}, picked: [] }, reader);
    const path = [placeLabel(open, reader.words), ...(i === 0 ? [] : [buttons.tile(tile)])];
    const ways = [
      ...inside({ question: '', notes: [], answers, picture: null }, reader),
      ...(asides[1] ?? []).map(({ label }) => label),
    ];
    return notes.brings(
      notes.offer(path, ways),
      notes.all([reader.words.alhambra.names.tile(tile), rankText(open, player, tile, reader)]),
    );
  });
}
