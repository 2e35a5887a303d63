import {
  type Alhambra,
  CURRENCIES,
  coinsIn,
  coinValue,
  paymentsFor,
  sumOf,
  tileKind,
} from '../../../engines/alhambra/index.ts';
import type { Hand, Reader, SeatView } from '../../contract.ts';
import { offersOf } from './asking.ts';
import { actingSeats, turnSlots } from './turn.ts';

type View = SeatView<Alhambra>;

/** What one seat holds: its coins. Nothing is chosen in secret, so the board calls. */
export const hand: Hand<Alhambra> = {
  title: (_view, { words }) => words.alhambra.panel.hand.title,
  notes: () => [],
  lines: (view, reader) => [...coins(view, reader), ...affordable(view, reader), ...toPlace(view, reader)],
  inWords: (view, reader) => [...coins(view, reader), ...toPlace(view, reader)],
  choices: ({ view }, { words }) => turnSlots(view.open, words),
  isSecret: () => false,
  isOnBoard: ({ step }) => step.kind === 'placing' || step.kind === 'placingWon',
};

/** All coins by currency with their sums, then how many they are. */
function coins({ own }: View, { words }: Reader): readonly string[] {
  const { hand: handWords, notes } = words.alhambra.panel;
  if (own.coins.length === 0) return [handWords.noCoins];
  const purses = CURRENCIES.map((currency) => ({ currency, values: coinsIn(own.coins, currency).map(coinValue) }));
  return [
    ...purses.filter(({ values }) => values.length > 0).map(({ currency, values }) => notes.purse(currency, values)),
    handWords.total(own.coins.length, sumOf(own.coins)),
  ];
}

/** What the seat can buy, while it has an action: at any other time the market changes before it can. */
function affordable({ open, own }: View, { words }: Reader): readonly string[] {
  if (open.step.kind !== 'action' || open.step.seat !== own.seat) return [];
  const { hand: handWords } = words.alhambra.panel;
  const offers = offersOf({ open, own }).flatMap(({ currency, tile }) => {
    const [least] = paymentsFor(own.coins, { currency, tile });
    return least === undefined ? [] : [{ tile, lost: sumOf(least) - tileKind(tile).cost }];
  });
  const exact = offers.filter(({ lost }) => lost === 0).map(({ tile }) => tile);
  const others = offers.filter(({ lost }) => lost > 0);
  if (offers.length === 0) return [handWords.nothingToBuy];
  return [
    ...(exact.length === 0 ? [] : [handWords.exactly(exact)]),
    ...(others.length === 0 ? [] : [handWords.withLoss(others)]),
  ];
}

function toPlace({ open, own }: View, { words }: Reader): readonly string[] {
  const tiles = open.players[own.seat]?.toPlace ?? [];
  return tiles.length === 0 || !actingSeats(open).includes(own.seat) ? [] : [words.alhambra.panel.hand.toPlace(tiles)];
}
