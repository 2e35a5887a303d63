import { games } from '../../../src/engines/games.ts';
import { testLawsLong } from './long.ts';

testLawsLong(games.carcassonne);
