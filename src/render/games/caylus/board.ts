/** The table as everyone sees it; Caylus has no secrets. */
import { type Caylus, type Open, sectionForHouse } from '../../../engines/caylus/index.ts';
import type { View } from '../../../engines/contract.ts';
import type { Picture, Scene } from '../../contract.ts';
import type { Box } from '../../kit/geometry.ts';
import { type Element, layerOf, pageOf } from '../../kit/page.ts';
import { frame } from '../../kit/panels.ts';
import { ghost } from './art/ghost.ts';
import { drawTile } from './art/tile.ts';
import { choicesOf, plannedOf, usualCost } from './choices.ts';
import { closeUp, showsTown } from './closeUp.ts';
import { finalBoard } from './final.ts';
import { cardGround, TURN } from './page/card.ts';
import type { CardFacts } from './page/cardHead.ts';
import { houses, infos, queue } from './page/castle.ts';
import { favorCells, favorChoices, favorGround, favorHeads } from './page/favors.ts';
import { ground } from './page/ground.ts';
import { band, type Heading, header } from './page/header.ts';
import {
  CASTLE_PARTS,
  COURTYARD,
  cardBoxes,
  HEADER,
  HEIGHT,
  roadTile,
  STOCK,
  specialTile,
  WIDTH,
} from './page/layout.ts';
import { card } from './page/players.ts';
import { plots } from './page/plots.ts';
import { goldFrame, lanes, milestones, otherCosts, pawns, provostCosts, workers } from './page/road.ts';
import { checkpoints, stock } from './page/signs.ts';
import { bridge, letters, passed, specialNames, specialTiles, specialWorkers, tealFrame } from './page/specials.ts';
import { active, type Subject, subjectOf } from './subject.ts';

export function board({ open }: View<Caylus>, scene: Scene<Caylus>): Picture {
  const subject = subjectOf(open, scene);
  const heading = headingOf(subject);
  const closer = closeUp(subject, scene.zoom, scene.screen);
  if (closer !== null) return closer;
  if (open.step.kind === 'over' && open.step.standings !== null && !showsTown(scene.zoom))
    return finalBoard(subject, open.step.standings, heading);
  return wholeTable(subject, heading);
}

function wholeTable(subject: Subject, heading: Heading): Picture {
  const { open, words } = subject;
  const choices = choicesOf(open, subject.step);
  const cards = cardsOf(subject);
  return pageOf(
    WIDTH,
    HEIGHT,
    header(HEADER, heading),
    [
      layerOf('ground', [...ground(), favorGround, ...cards.map(({ box }) => cardGround(box))], true),
      layerOf(
        'turn',
        cards.flatMap(({ box, facts }) => (facts.isActive ? frame(box, TURN) : [])),
        true,
      ),
      layerOf('lanes', [...lanes(open), bridge(open)], true),
      layerOf('castle', [
        ...infos(open, words),
        ...houses(open),
        ...queue(open, choices.places.includes('castle'), words),
      ]),
      layerOf('tiles', [
        ...specialTiles(open),
        ...plots(open),
        stock(STOCK, open, words),
        ...checkpoints(open),
        ...plans(subject),
      ]),
      layerOf('signs', [
        ...specialNames(new Set(choices.places), words),
        ...milestones(choices.spaces),
        ...passed(open),
        ...provostCosts(choices.costs),
      ]),
      layerOf('workers', [...specialWorkers(open), ...workers(open), ...otherCosts(choices.prices)]),
      layerOf('pawns', pawns(open)),
      layerOf('marks', [...marks(subject), ...letters(choices.letters)]),
      layerOf('favors', [...favorHeads(open, words), ...favorCells(open), ...favorChoices(choices).map(tealFrame)]),
      layerOf(
        'players',
        cards.flatMap(({ box, seat, facts }) => card(box, open.players[seat]!, open, facts, words)),
      ),
    ],
    [band(HEADER, heading.title)],
  );
}

/** The cards in turn order. */
const cardsOf = ({ open, names, letters }: Subject) =>
  cardBoxes(open.seats).map((box, i) => {
    const seat = open.order[i]!; // One for each seat.
    const facts: CardFacts = {
      ...{ name: names[seat] ?? '', letter: letters[seat] ?? '', place: i + 1 },
      ...{ isActive: active(open) === seat, hasPassed: open.phase === 'placing' && open.passed.includes(seat) },
    };
    return { box, seat, facts };
  });

/** The building that a panel asks to confirm. */
function plans({ step }: Subject): readonly Element[] {
  const planned = plannedOf(step);
  if (planned === null) return [];
  const box = roadTile(planned.space);
  return [ghost(planned, box, (context) => drawTile(context, planned.building, box))];
}

/** Gold: what is carried out now, or where a worker was put last. Teal: where the next house of the castle goes. */
function marks({ open, recent }: Subject): readonly Element[] {
  const { activity, step } = open;
  const frames = (box: Box) => [goldFrame(box)];
  if (activity.kind === 'road') return frames(roadTile(activity.space));
  if (activity.kind === 'special') return frames(specialTile(activity.building));
  if (activity.kind === 'count') return frames(CASTLE_PARTS[activity.section].info);
  if (step.kind === 'castle') return [...frames(COURTYARD), ...nextHouse(open)];
  const last = recent.findLast((sight) => sight.kind === 'placed' || sight.kind === 'movedWorker');
  if (last === undefined) return [];
  const { on } = last;
  if (on.kind === 'castle') return frames(COURTYARD);
  return frames(on.kind === 'road' ? roadTile(on.space) : specialTile(on.building));
}

/** Where the next house of the castle goes. */
function nextHouse(open: Open): readonly Element[] {
  const section = sectionForHouse(open);
  const box = section === null ? undefined : CASTLE_PARTS[section].houses[open.houses[section].length];
  return box === undefined ? [] : [tealFrame(box)];
}

/** What the header says: whose turn it is and what to do, or how the game ended. */
export function headingOf({ open, names, letters, words }: Subject): Heading {
  const picture = words.caylus.picture;
  const { step, round, phase } = open;
  const { closed, wins } = words.picture;
  const title = words.caylus.game.name;
  if (step.kind === 'over') {
    const none = { title, when: null, by: null, cost: null };
    if (step.standings === null) return { ...none, names: [], sentence: () => closed };
    const winners = step.standings.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? '');
    return { ...none, names: winners, sentence: (called) => wins(called) };
  }
  const { seat } = step;
  return {
    title,
    when: { round: picture.round(round), phase: words.caylus.names.phases[phase], now: phase },
    by: { seat, letter: letters[seat] ?? '' },
    cost: step.kind === 'place' ? usualCost(open, seat) : null,
    names: [names[seat] ?? ''],
    sentence: ([name = '']) =>
      step.kind === 'build' ? picture.acts.build(name, step.sort) : picture.acts[step.kind](name),
  };
}
