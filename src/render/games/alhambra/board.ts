/** The table as everyone sees it, with one player's alhambra large: whoever is asked, or is on turn. */

import type { Alhambra, OpenPlayer } from '../../../engines/alhambra/index.ts';
import type { Seat, View } from '../../../engines/contract.ts';
import type { Picture, Scene } from '../../contract.ts';
import { layerOf, pageOf } from '../../kit/page.ts';
import { closeUp } from './closeUp.ts';
import { finalBoard } from './final.ts';
import { lastDeed, newCellsOf } from './news.ts';
import { column } from './page/column.ts';
import { ranksOf } from './page/counts.ts';
import { dirkCard } from './page/dirk.ts';
import { garden, gardenFrame, offeredCells, offers } from './page/garden.ts';
import { band, type Heading, header } from './page/header.ts';
import { cardBoxes, GARDEN, HEADER, HEIGHT, WIDTH } from './page/layout.ts';
import { market } from './page/market.ts';
import { coordinates, GARDEN_AREA, panelFrame, panelGround, panelRows } from './page/panel.ts';
import { arrows, type CardFacts, card, cardFrame, cardGround } from './page/players.ts';
import { active, type Subject, subjectOf } from './subject.ts';

/** The largest cell of the large alhambra, and the width of the line along its wall; in pixels. */
const LARGEST = 136;
const LINE = 5;

export function board({ open }: View<Alhambra>, scene: Scene<Alhambra>): Picture {
  const { zoom } = scene;
  const subject = subjectOf(open, scene);
  const heading = headingOf(subject);
  if (zoom !== null && 'area' in zoom) return closeUp(subject, zoom.area);
  if (open.step.kind === 'over' && open.step.standings !== null)
    return finalBoard(subject, open.step.standings, heading);
  return wholeTable(subject, heading);
}

function wholeTable(subject: Subject, heading: Heading): Picture {
  const { open, words, step, story } = subject;
  const main = open.players[mainSeat(subject)]!;
  // In seat order: when the turn passes, only one card changes.
  const others = open.players.filter(({ seat }) => seat !== main.seat);
  const boxes = cardBoxes(others.length + (open.dirk === null ? 0 : 1));
  const facts = factsFor(subject);
  const offered = offeredCells(step);
  const frame = gardenFrame(GARDEN_AREA, GARDEN, main, offered, LARGEST);
  const cards = others.map((player, i) => ({ player, box: boxes[i]! }));
  const isActive = (player: OpenPlayer) => facts(player).isActive;
  return pageOf(
    WIDTH,
    HEIGHT,
    header(HEADER, heading),
    [
      layerOf('grounds', [...panelGround, ...cards.flatMap(({ player, box }) => cardGround(box, player))], true),
      layerOf(
        'frames',
        [
          ...panelFrame(main, isActive(main)),
          ...cards.flatMap(({ player, box }) => cardFrame(box, player, isActive(player))),
        ],
        true,
      ),
      layerOf('market', market(subject)),
      layerOf('panel', [
        ...panelRows(main, open, facts(main), words),
        ...coordinates(frame),
        garden(frame, main, facts(main).fresh, LINE),
        ...column(subject, main, lastDeed(story)),
      ]),
      layerOf('players', [
        ...cards.flatMap(({ player, box }) => card(box, player, open, facts(player), words)),
        ...arrows(cards.map(({ player, box }) => ({ seat: player.seat, box }))),
        ...(open.dirk === null ? [] : [dirkCard(boxes.at(-1)!, open.dirk, ranksOf(open).at(-1)!, words)]),
      ]),
      layerOf('offers', offers(frame, main, offered)),
    ],
    [band(HEADER, heading.title)],
  );
}

/** Whose alhambra is large: whoever is asked, otherwise who acts. */
function mainSeat({ open, step, story }: Subject): Seat {
  return step?.seat ?? active(open)[0] ?? lastDeed(story)?.seat ?? open.players[0]!.seat;
}

/** What the pictures of each player show besides the player. */
function factsFor({ open, names, letters, story }: Subject): (player: OpenPlayer) => CardFacts {
  const acting = active(open);
  const last = lastDeed(story);
  return ({ seat }) => ({
    ...{ name: names[seat] ?? '', letter: letters[seat] ?? '', isActive: acting.includes(seat) },
    fresh: seat === last?.seat ? newCellsOf(story, seat) : [],
    hasNewCoins: seat === last?.seat && last.kind === 'took',
  });
}

function headingOf({ open, names, words }: Subject): Heading {
  const { header: headerWords } = words.alhambra.picture;
  const left = {
    ...{ tiles: open.tilesLeft, coins: open.coinsLeft },
    ...{ scored: open.scorings.length, scoring: headerWords.scoring },
  };
  const about = (...seats: readonly Seat[]) => seats.map((seat) => names[seat] ?? '');
  return { title: words.alhambra.game.name, left: open.step.kind === 'over' ? null : left, ...sentenceOf() };

  function sentenceOf(): Pick<Heading, 'names' | 'sentence'> {
    const { step } = open;
    const { closed, wins } = words.picture;
    switch (step.kind) {
      case 'over': {
        if (step.standings === null) return { names: [], sentence: () => closed };
        const winners = step.standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
        return { names: about(...winners), sentence: (called) => wins(called) };
      }
      case 'action': {
        const says = step.isExtra ? headerWords.actsAgain : headerWords.acts;
        return { names: about(step.seat), sentence: ([name = '']) => says(name) };
      }
      case 'placing': {
        const { toPlace } = open.players[step.seat]!;
        return { names: about(step.seat), sentence: ([name = '']) => headerWords.places(name, toPlace) };
      }
      case 'placingWon':
        return { names: about(...step.seats), sentence: (called) => headerWords.placeWon(called) };
    }
  }
}
