import type { Follower, Side } from '../../../../engines/carcassonne/index.ts';
import type { Widened } from '../../../contract.ts';
import { capital, signed, speechOf } from '../../../speech.ts';
import { en as names } from '../../names/en.ts';
import type { Closed, FigureOn } from '../contract.ts';
import type { Somebody } from './contract.ts';

const { list, count } = speechOf('en');
const person = names.person;
const SIDES: { readonly [S in Side]: string } = { n: 'north', e: 'east', s: 'south', w: 'west' };
const at = (cell: string | null): string => (cell === null ? '' : ` at ${cell}`);
const somebody = ({ name, figure, feature, cell }: Somebody): string =>
  `${name === null ? 'your' : `${name}’s`} ${person(figure, feature)}${at(cell)}`;

export const en = {
  buttons: {
    /** Opens the choice of a knight for the princess. */
    princess: 'Choose a knight',
    /** On the board of a tile where the fairy can move, or where she alone can. */
    figureOrFairy: 'Figure or fairy',
    /** Opens the choice of a spot on another tile. */
    portal: (figure: Follower) =>
      figure === 'follower' ? 'Portal: follower elsewhere' : 'Portal: big follower elsewhere',
    /** Opens the choice of a follower for the fairy. */
    fairy: 'Move the fairy',
    /** Beside it, where only the fairy can act: she stays where she is. */
    leaveFairy: 'Don’t move her',
    /** A column or a row of the map by its coordinate. */
    column: (x: number) => `Column ${signed(x)}`,
    row: (y: number) => `Row ${signed(y)}`,
    /** A step of the dragon, and how many figures it would eat. */
    step: (side: Side, eaten: number) => `${capital(SIDES[side])}${eaten === 0 ? '' : ` (eats ${eaten})`}`,
    /** A figure on the map as an answer, by its number in the picture. */
    somebody: (number: number, who: Somebody) => `${number} ${capital(somebody(who))}`,
  },
  questions: {
    knight: 'Which knight does the princess send home?',
    fairy: 'Which of your followers does the fairy join?',
    dragon: 'Where does the dragon go?',
    column: 'Portal: which column?',
    row: (x: number) => `Portal: which row of column ${signed(x)}?`,
    spot: (cell: string) => `Portal: which spot at ${cell}?`,
    /** In place of the question for a figure, where only the fairy can act. */
    onlyFairy: 'Move the fairy?',
  },
  notes: {
    /** Which of the six steps this is. */
    walk: (step: number, of: number) => `Step ${step} of ${of} of the dragon`,
    spots: (spots: number) => count(spots, 'spot', 'spots'),
    /** Instead of the number of a step: what the princess demands. */
    princess: 'One of the knights in her city has to go home, no matter whose. You place no figure this time.',
    /** A figure on the map, in a list. */
    somebody,
    eats: (people: readonly string[]) => `eats ${list(people)}`,
    eatsNobody: 'eats no one',
    /** A step that follows by itself, and what it eats: from `eats` or `eatsNobody`. */
    goesOn: (cell: string, eats: string) => `by itself, the dragon goes on to ${cell} and ${eats}`,
    stops: 'then it can’t go on and stops',
    /** What a volcano does, with those who come off the map, if any. */
    volcano: 'the dragon comes here; no figure can be placed',
    /** Tiles set aside that go back to the stack. */
    shuffledBack: (tiles: number) =>
      `${count(tiles, 'tile', 'tiles')} that ${tiles === 1 ? 'was' : 'were'} set aside ${tiles === 1 ? 'goes' : 'go'} back into the stack`,
    /** What comes before the scoring. */
    first: {
      princess: 'the princess sends a knight home first',
      dragon: 'then the dragon moves before anything scores',
    },
    /** What is complete, but scored only after that; without points, which depend on it. */
    closes: (features: readonly Pick<Closed, 'feature' | 'tiles'>[], after: 'princess' | 'dragon') =>
      `completes ${list(features.map(({ feature, tiles }) => (feature === 'cloister' ? 'a cloister' : `a ${feature} (${count(tiles, 'tile', 'tiles')})`)))}, scored after the ${after}`,
    /** Figures that go home since their last follower leaves. */
    goHome: (people: readonly string[]) => `also sends home ${list(people)}`,
    /** Points by the fairy. `name`: null for the reader. */
    fairyPoints: (points: number, name: string | null) => `+${points} for ${name ?? 'you'} from the fairy`,
    /** What she is good for with a follower. */
    fairyIsGood: '+1 at the start of your turns, +3 when scored; safe from the dragon',
  },
  /** What a move does, as a sentence. */
  does: {
    /** Placing the tile, and nothing else of it. */
    tile: (cell: string, rotation: number) => `Tile at ${cell}${rotation === 0 ? '' : `, ${names.turned(rotation)}`}`,
    portal: (placed: FigureOn, cell: string) =>
      `${person(placed.figure, placed.feature)} through the portal to ${cell}`,
    /** Of a knight. */
    knight: (who: Somebody) => `the princess sends ${somebody(who)} home`,
    /** Of one of the reader’s followers. */
    fairy: (who: Somebody) => `the fairy joins ${somebody(who)}`,
    dragon: (side: Side, cell: string) => `the dragon goes ${SIDES[side]} to ${cell}`,
    pass: 'no figure',
    figure: (placed: FigureOn) => `${person(placed.figure, placed.feature)} on the tile`,
    /** All that the moves of a draft do: from the others. */
    turn: (parts: readonly string[]) => `${capital(parts.join('; '))}.`,
  },
  lists: {
    /** The dragon tiles that wait for the first volcano. `tiles`: from `tileNames`. */
    setAside: (tiles: readonly string[]) => `Set aside until the first volcano (${tiles.length}): ${tiles.join('; ')}`,
  },
};

export type DrachePanelWords = Widened<typeof en>;
