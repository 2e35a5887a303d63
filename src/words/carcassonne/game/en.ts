import {
  type Carcassonne,
  type Open,
  type Side,
  type Sight,
  STEPS_OF_DRAGON,
} from '../../../engines/carcassonne/index.ts';
import type { Seat, View } from '../../../engines/contract.ts';
import { type GameWords, gameWordsOf, type Say, type SentencesOf } from '../../contract.ts';
import { cellName as cell, speechOf } from '../../speech.ts';
import { en as ending } from '../ending/en.ts';
import { endInWords } from '../ending/lines.ts';
import { choicesInWords } from '../map/drache.ts';
import { en as mapWords } from '../map/en.ts';
import { mapInWords, tileInWords } from '../map/lines.ts';
import { en as names } from '../names/en.ts';
import { en as picture } from '../picture/en.ts';
import { changeWords } from './changes.ts';
import { dracheSights, walk } from './drache/en.ts';
import { type Doing, doingOf, holdingsOf, type Possible } from './holdings.ts';
import { home, role, sights } from './sights/en.ts';
import { isOfFinalScoring, isUsedUp, linesIn } from './turns.ts';
import { violations } from './violations/en.ts';

const { list, count: counted } = speechOf('en');
const count = (n: number, one: string, many = `${one}s`) => counted(n, one, many);
const tile = names.tile;
const figures = names.figures;
const goods = names.goods;
const awards = names.awards;
const rotated = names.turned;
const map = mapWords;

const told: SentencesOf<Sight> = { ...sights, ...dracheSights };
const SIDE: { readonly [S in Side]: string } = { n: 'north', e: 'east', s: 'south', w: 'west' };

const moves: SentencesOf<Carcassonne['Move']> = {
  placeTile: (move) => `tile at ${cell(move)}, ${rotated(move.rotation)}`,
  placeFollower: (move) => `${figures[move.figure]} on spot ${move.segment + 1}`,
  placeByPortal: (move) => `${figures[move.figure]} at ${cell(move)} through the portal, on spot ${move.segment + 1}`,
  removeKnight: (move) => `send home the knight at ${cell(move)}, on spot ${move.segment + 1}`,
  moveFairy: (move) => `fairy to the follower at ${cell(move)}, on spot ${move.segment + 1}`,
  moveDragon: (move) => `dragon ${SIDE[move.side]}`,
  pass: () => 'no follower',
};

/** English. */
export const en: GameWords<Carcassonne> = gameWordsOf({
  name: 'Carcassonne',
  summary: 'Build a landscape tile by tile, and claim cities, roads, cloisters, and farms with your followers.',
  banner:
    'A green landscape with two walled cities, a road, and a cloister. Two knights, a monk, and a thief stand on it, and a tile hovers over its space.',
  howToPlay: [
    '**Goal.** Score the most points before the tiles run out.',
    '**Your turn.** 1. Place the drawn tile next to another so that all touching sides match: city to city, road to road, field to field. ' +
      '2. You can place one of your 7 followers on a city, road, cloister, or field of that tile, unless a follower is already on that same feature, however far away. ' +
      '3. Completed features score, and the followers on them return to their owners.',
    '**Points.** City: 2 per tile and 2 per pennant (a 2-tile city: 2 in all). Road: 1 per tile. Cloister with 8 tiles around it: 9. ' +
      'The player with the most followers there scores it. If tied, each gets full points.',
    '**Final scoring.** Unfinished cities and roads score 1 per tile and pennant, unfinished cloisters 1 per tile. ' +
      'A farm scores 3 for each completed city it touches, but a city pays each player only once. Farmers stay until then.',
  ].join('\n\n'),
  options: {
    old: {
      name: 'old farm scoring (× not recommended)',
      description: 'Most farmers around a completed city: 4 points',
    },
    fluss: { name: 'river (△ so-so)', description: '+12 tiles: a river comes first' },
    erweiterung: { name: 'inns and cathedrals (− no advice)', description: '+18 tiles, big followers, a sixth seat' },
    haendler: { name: 'traders and builders (− no advice)', description: '+24 tiles with goods, builders, pigs' },
    koenig: { name: 'king and robber (− no advice)', description: '+5 tiles; points for the largest city and road' },
    drache: { name: 'princess and dragon (− no advice)', description: '+30 tiles: dragon, fairy, princesses, portals' },
  },
  parts: {
    ...{ cities: 'Cities', roads: 'Roads', cloisters: 'Cloisters', farms: 'Farms' },
    ...{ goods: 'Goods', king: 'King', robber: 'Robber', fairy: 'Fairy' },
  },
  task,
  sights: told,
  lines: (sight) =>
    linesIn({
      sight,
      placed: ({ seat, sent, ...at }, say) =>
        `${say.name(seat)} placed a tile at ${cell(at)}${sent === null ? '' : ` with ${role(sent.figure, sent.feature)}`}.`,
      home,
      walk,
    }),
  chapter: (sight) => (isOfFinalScoring(sight) ? 'Final scoring' : null),
  changes: changeWords.en,
  figures: holdings,
  violations,
  moves,
  describe,
});

/** `28 points and 3 followers left`, and what the sets add. */
function holdings(open: Open, seat: Seat): string {
  const { points, followers: n, figures: others, goods: taken, awards: held, hasFairy } = holdingsOf(open, seat);
  const inHand = [
    ...(n === 0 && others.length > 0 ? [] : [count(n, 'follower')]),
    ...others.map((figure) => `the ${figures[figure]}`),
  ];
  if (others.length + taken.length + held.length === 0 && !hasFairy)
    return list([count(points, 'point'), `${inHand[0]} left`]);
  return [
    count(points, 'point'),
    `${list(inHand)} left`,
    ...(taken.length === 0 ? [] : [list(taken.map(([good, n]) => `${n} ${goods[good]}`))]),
    ...(held.length === 0
      ? []
      : [list(held.map(({ award, size }) => `the ${awards[award]} (${count(size, 'tile')})`))]),
    ...(hasFairy ? ['with the fairy'] : []),
  ].join('; ');
}

function task(open: Open, possible?: Possible): string {
  const { step } = open;
  switch (step.kind) {
    case 'placeTile': {
      const { canPlace, hasSpecial, isSecond } = doingOf(open, step.seat);
      const place = `place your ${isSecond ? 'second ' : ''}tile`;
      return canPlace ? `${place}, then a ${hasSpecial ? 'figure' : 'follower'} if you like` : place;
    }
    case 'action': {
      const doing = doingOf(open, step.seat, possible);
      const skip = [...placing(doing), ...(doing.canMoveFairy ? ['move the fairy'] : []), 'or skip'].join(', ');
      return doing.earnsSecond ? `${skip}; a second tile follows` : skip;
    }
    case 'princess':
      return 'send one of the knights in the princess’s city home';
    case 'dragon':
      return `move the dragon (step ${step.steps} of ${STEPS_OF_DRAGON})`;
    case 'over':
      return 'the game is over';
  }
}

/** Where a figure can go, if it can. */
function placing({ canPlace, canTravel, hasSpecial }: Doing): readonly string[] {
  if (canTravel)
    return [hasSpecial ? 'place a figure on your tile or a follower anywhere' : 'place a follower anywhere'];
  return canPlace ? [`place a ${hasSpecial ? 'figure' : 'follower'} on your tile`] : [];
}

/** The task, the tile, the choices, the players or the result, what is left or was scored, then the map. */
function describe({ open }: View<Carcassonne>, say: Say): readonly string[] {
  const { step, players, last, removed } = open;
  const doing = step.kind === 'over' ? 'The game is over.' : `${say.name(step.seat)}: ${task(open)}.`;
  const drawn = step.kind === 'placeTile' ? [`Tile to place: ${tileInWords(map, step.tile, 0)}.`] : [];
  const end = endInWords({ ending, map, picture }, open, say);
  const standing =
    end?.standing ?? players.map((player) => `${say.name(player.seat)}: ${holdings(open, player.seat)}.`);
  const left = isUsedUp(open) ? '' : `${count(open.tilesLeft, 'tile')} left. `;
  const placed = `${left}Last tile: ${cell(last)}.`;
  const out = removed.length === 0 ? [] : [map.removed(removed.map(tile))];
  const choices = choicesInWords(map, open, say);
  // An alt text has no room for what comes after the features scored at the end.
  const rest = end === null ? [placed, ...out] : [...out, ...end.scored, placed];
  return [doing, ...drawn, ...choices, ...standing, ...rest, ...mapInWords(map, open, say)];
}
