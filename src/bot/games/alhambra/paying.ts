/** How a tile is paid for: the sensible payments as buttons, any other coins selected in a menu. */
import {
  type Alhambra,
  type Currency,
  coinsIn,
  coinValue,
  paymentsFor,
  sumOf,
  type TileId,
  tileKind,
} from '../../../engines/alhambra/index.ts';
import type { MoveButton, MoveDraft, Reader } from '../../contract.ts';
import { ticksOf } from '../../discord/menus.ts';
import { type At, extraNote, playing, purseOf, type Question } from './asking.ts';

/** The most payments with a button of their own: two rows. The menu has all others. */
const MOST_PAYMENTS = 10;

/** The sensible payments: exact ones first, then by what is lost. */
export const paymentSlots = (
  { view }: At,
  currency: Currency,
  tile: TileId,
  reader: Reader,
): readonly MoveButton<Alhambra>[] =>
  paymentsFor(view.own.coins, { currency, tile })
    .slice(0, MOST_PAYMENTS)
    .map((coins) => {
      const label = reader.words.alhambra.panel.buttons.payment(coins.map(coinValue).toSorted(), tileKind(tile).cost);
      const isExact = sumOf(coins) === tileKind(tile).cost;
      return { ...playing(label, { kind: 'buyTile', currency, coins }), style: isExact ? 'success' : 'primary' };
    });

export function askPayment(
  position: At,
  currency: Currency,
  tile: TileId,
  { picked }: MoveDraft<Alhambra>,
  reader: Reader,
): Question {
  const { buttons, questions, notes } = reader.words.alhambra.panel;
  const { view } = position;
  const { cost } = tileKind(tile);
  const lines = coinsIn(view.own.coins, currency).map((coin) => ({
    label: reader.words.alhambra.names.coin(coin),
    value: coin,
  }));
  const chosen = ticksOf(lines, picked).flatMap(({ value, isTicked }) => (isTicked ? [value] : []));
  const coins = chosen.toSorted();
  const sum = sumOf(coins);
  const pay = playing(buttons.pay(sum, cost), { kind: 'buyTile', currency, coins });
  return {
    question: questions.pay(tile, cost),
    notes: [...extraNote(position, reader), notes.purse(currency, purseOf(view, currency)), notes.earnsAction],
    answers: paymentSlots(position, currency, tile, reader),
    multiSelect: {
      placeholder: buttons.tickCoins(currency),
      lines,
      most: lines.length,
      slots: [sum < cost ? { ...pay, isDisabled: true } : { ...pay, style: 'success' }],
    },
    picture: 'hand',
    shown: { kind: 'buyTile', currency, coins },
  };
}
