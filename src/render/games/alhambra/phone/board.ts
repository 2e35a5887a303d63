/** The table on a phone: the market, one alhambra as large as possible, and a row for each other player. */
import type { Open } from '../../../../engines/alhambra/index.ts';
import { type Seat, seatsOf } from '../../../../engines/contract.ts';
import { speechOf } from '../../../../words/speech.ts';
import type { Picture } from '../../../contract.ts';
import { layerOf, pageOf } from '../../../kit/page.ts';
import { active, type Subject } from '../subject.ts';
import { alhambraCard, alhambraPanel } from './alhambra.ts';
import { type TallHeading, tallHeader } from './header.ts';
import { GAP, MARGIN, WIDTH } from './layout.ts';
import { market, marketBox } from './market.ts';
import { playerRows } from './rows.ts';

/** The most that the cells of the large alhambra take in height, in pixels. */
const HIGHEST = 500;

export function tallBoard(subject: Subject): Picture {
  const { open, step } = subject;
  const shown = step?.seat ?? active(open)[0] ?? seatsOf(open.players.length)[0]!;
  const top = marketBox.y + marketBox.height + GAP;
  const panel = alhambraPanel(subject, shown, top, HIGHEST);
  const rows = playerRows(subject, othersOf(open, shown), panel.bottom + GAP);
  return pageOf(
    WIDTH,
    rows.bottom + MARGIN,
    [tallHeader(headingOf(subject))],
    [
      layerOf('market', market(subject)),
      layerOf('card', [alhambraCard(subject, shown, top, panel.bottom)]),
      layerOf('wells', panel.ground, true),
      layerOf('alhambra', panel.elements),
      layerOf('rows', rows.elements),
    ],
  );
}

/** The other players in turn order after this one. */
function othersOf({ players }: Open, shown: Seat): readonly Seat[] {
  const seats = seatsOf(players.length);
  return [...seats.slice(shown + 1), ...seats.slice(0, shown)];
}

const REBUILDS: readonly unknown[] = ['swapTiles', 'buildFromReserve', 'moveToReserve'];

/** Who can do what. */
function headingOf({ open, names, letters, words, step: asked }: Subject): TallHeading {
  const phone = words.alhambra.purse.phone;
  const { step, tilesLeft, coinsLeft } = open;
  const left = { tiles: tilesLeft, coins: coinsLeft };
  const about = (seat: Seat, line: string): TallHeading => ({
    ...{ names: [names[seat] ?? ''], sentence: ([name = '']) => name, line, left, note: '' },
    sign: { party: seat, letter: letters[seat] ?? '' },
  });
  switch (step.kind) {
    case 'over':
      return {
        ...{ names: [], sentence: () => words.alhambra.game.name, line: words.picture.closed },
        ...{ left: null, note: '', sign: null },
      };
    case 'action':
      if (REBUILDS.includes(asked?.partial.kind)) return about(step.seat, words.alhambra.purse.hand.rebuilds);
      return about(step.seat, step.isExtra ? phone.actsAgain : phone.acts);
    case 'placing':
      return about(step.seat, phone.places);
    case 'placingWon': {
      const [first] = step.seats;
      const who = step.seats.map((seat) => names[seat] ?? '');
      return {
        ...{ names: who, sentence: speechOf(words.locale).list, line: phone.placeWon, left, note: '' },
        sign: step.seats.length === 1 && first !== undefined ? { party: first, letter: letters[first] ?? '' } : null,
      };
    }
  }
}
