import type { Side } from '../../../../engines/carcassonne/index.ts';
import { capital, signed, speechOf } from '../../../speech.ts';
import { personNames, rotationNames } from '../../names/index.ts';
import type { DrachePanelWords, Somebody } from './contract.ts';

const { list, count } = speechOf('en');
const person = personNames.en;
const SIDES: { readonly [S in Side]: string } = { n: 'north', e: 'east', s: 'south', w: 'west' };
const at = (cell: string | null): string => (cell === null ? '' : ` at ${cell}`);
const somebody = ({ name, figure, feature, cell }: Somebody): string =>
  `${name === null ? 'your' : `${name}’s`} ${person(figure, feature)}${at(cell)}`;

export const en: DrachePanelWords = {
  buttons: {
    princess: 'Choose a knight',
    figureOrFairy: 'Figure or fairy',
    portal: (figure) => (figure === 'follower' ? 'Portal: follower elsewhere' : 'Portal: big follower elsewhere'),
    fairy: 'Move the fairy',
    leaveFairy: 'Don’t move her',
    column: (x) => `Column ${signed(x)}`,
    row: (y) => `Row ${signed(y)}`,
    step: (side, eaten) => `${capital(SIDES[side])}${eaten === 0 ? '' : ` (eats ${eaten})`}`,
    somebody: (number, who) => `${number} ${capital(somebody(who))}`,
  },
  questions: {
    knight: 'Which knight does the princess send home?',
    fairy: 'Which of your followers does the fairy join?',
    dragon: 'Where does the dragon go?',
    column: 'Portal: which column?',
    row: (x) => `Portal: which row of column ${signed(x)}?`,
    spot: (cell) => `Portal: which spot at ${cell}?`,
    onlyFairy: 'Move the fairy?',
  },
  notes: {
    walk: (step, of) => `Step ${step} of ${of} of the dragon`,
    spots: (spots) => count(spots, 'spot', 'spots'),
    princess: 'One of the knights in her city has to go home, no matter whose. You place no figure this time.',
    somebody,
    eats: (people) => `eats ${list(people)}`,
    eatsNobody: 'eats no one',
    goesOn: (cell, eats) => `by itself, the dragon goes on to ${cell} and ${eats}`,
    stops: 'then it can’t go on and stops',
    volcano: 'the dragon comes here; no figure can be placed',
    shuffledBack: (tiles) =>
      `${count(tiles, 'tile', 'tiles')} that ${tiles === 1 ? 'was' : 'were'} set aside ${tiles === 1 ? 'goes' : 'go'} back into the stack`,
    first: {
      princess: 'the princess sends a knight home first',
      dragon: 'then the dragon moves before anything scores',
    },
    closes: (features, after) =>
      `completes ${list(features.map(({ feature, tiles }) => (feature === 'cloister' ? 'a cloister' : `a ${feature} (${count(tiles, 'tile', 'tiles')})`)))}, scored after the ${after}`,
    goHome: (people) => `also sends home ${list(people)}`,
    fairyPoints: (points, name) => `+${points} for ${name ?? 'you'} from the fairy`,
    fairyIsGood: '+1 at the start of your turns, +3 when scored; safe from the dragon',
  },
  does: {
    tile: (cell, rotation) => `Tile at ${cell}${rotation === 0 ? '' : `, ${rotationNames.en(rotation)}`}`,
    portal: (placed, cell) => `${person(placed.figure, placed.feature)} through the portal to ${cell}`,
    knight: (who) => `the princess sends ${somebody(who)} home`,
    fairy: (who) => `the fairy joins ${somebody(who)}`,
    dragon: (side, cell) => `the dragon goes ${SIDES[side]} to ${cell}`,
    pass: 'no figure',
    figure: (placed) => `${person(placed.figure, placed.feature)} on the tile`,
    turn: (parts) => `${capital(parts.join('; '))}.`,
  },
  lists: {
    setAside: (tiles) => `Set aside until the first volcano (${tiles.length}): ${tiles.join('; ')}`,
  },
};
