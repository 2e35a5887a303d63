/** The table as everyone sees it, and as a seat that knows its own character sees it. */

import { type Citadels, type Open, openMoves } from '../../../engines/citadels/index.ts';
import { seatOf, type View } from '../../../engines/contract.ts';
import { furtherMoveNames } from '../../../words/citadels/picture/short.ts';
import type { Picture, Scene } from '../../contract.ts';
import { layerOf, pageOf } from '../../kit/page.ts';
import { lettersOf } from '../../kit/seats.ts';
import { city } from './city.ts';
import { finalBoard } from './final.ts';
import { hand } from './hand.ts';
import { characterBand } from './page/characters.ts';
import { cities } from './page/cities.ts';
import { type Heading, header } from './page/header.ts';
import { herald } from './page/herald.ts';
import { layoutOf } from './page/layout.ts';
import { piles } from './page/piles.ts';
import { tabs } from './page/players.ts';
import { tallBoard } from './phone/board.ts';
import { tallFinal } from './phone/final.ts';
import type { Subject } from './subject.ts';

/** The kinds of moves that are chosen from a seat's hand. */
const FROM_HAND: readonly unknown[] = ['chooseCharacter', 'build', 'keepCards', 'exchangeCards', 'useLaboratory'];

/**
 * The picture of a table. During a move, it shows what the viewer chooses from: their hand, or the city in which to
 * destroy a district. When zoomed, it shows the enlarged city.
 */
export function board({ open, own }: View<Citadels>, scene: Scene<Citadels>): Picture {
  const { names, words, story, step, zoom, screen } = scene;
  const { kind, seat } = step?.partial ?? {};
  if (own !== null && FROM_HAND.includes(kind)) return hand({ open, own }, scene);
  const target = seatOf(typeof seat === 'number' ? seat : -1, open.players.length);
  if (kind === 'destroy' && target !== null) return city(open, target, scene);
  if (zoom !== null && 'area' in zoom) return city(open, zoom.area, scene);

  const subject: Subject = { open, names, letters: lettersOf(names), words, story };
  if (open.step.kind === 'over' && open.step.standings !== null)
    return (screen === 'phone' ? tallFinal : finalBoard)(subject, open.step.standings, headingOf(subject));
  if (screen === 'phone') return tallBoard(subject, own);
  const layout = layoutOf(open.players.length);
  return pageOf(
    layout.width,
    layout.height,
    [header(layout.header, headingOf(subject))],
    [
      layerOf('band', [piles(layout, subject), ...characterBand(layout, subject)]),
      layerOf('herald', herald(layout, subject)),
      layerOf('cities', cities(layout, subject), true),
      layerOf('tabs', tabs(layout, subject, own)),
    ],
  );
}

/** Header text: whose turn it is, their task, and the round. */
function headingOf({ open, names, words }: Subject): Heading {
  const picture = words.citadels.picture;
  const isUrgent = open.isLastRound && open.step.kind !== 'over';
  const note = isUrgent ? picture.header.lastRound : picture.header.round(open.round);
  const about = (...seats: readonly number[]) => seats.map((seat) => names[seat] ?? '');
  return {
    title: words.citadels.game.name,
    note,
    isUrgent,
    ...sentenceOf(open),
  };

  function sentenceOf({ step, turn }: Open): Pick<Heading, 'names' | 'sentence'> {
    const { header } = picture;
    const { closed, wins } = words.picture;
    switch (step.kind) {
      case 'over': {
        const { standings } = step;
        if (standings === null) return { names: [], sentence: () => closed };
        const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
        return { names: about(...winners), sentence: (called) => wins(called) };
      }
      case 'choose':
        return { names: about(step.seat), sentence: ([name = '']) => header.chooses(name) };
      case 'keep':
        return { names: about(step.seat), sentence: ([name = '']) => header.keeps(name, step.keep, step.drawn) };
      case 'graveyard': {
        const district = words.citadels.names.districts[step.district];
        return { names: about(step.seat), sentence: ([name = '']) => header.salvages(name, district) };
      }
      case 'turn': {
        if (turn === null) throw new Error('the step is a turn, but there is no current turn');
        const character = words.citadels.names.characters[turn.character];
        if (!turn.used.includes('action'))
          return { names: about(step.seat), sentence: ([name = '']) => header.takes(name, character) };
        const moves = furtherMoveNames(openMoves(open, turn), words.citadels);
        return { names: about(step.seat), sentence: ([name = '']) => header.still(name, character, moves) };
      }
    }
  }
}
