import { type Carcassonne, carcassonne } from '../../../src/engines/carcassonne/index.ts';
import type { Stored } from '../support/stored.ts';

export const stored: Stored<Carcassonne> = {
  engine: carcassonne,
  present: 2,
  states: [
    [1, 'version1', 'mid-game, four seats, old', { moves: 49, points: [16, 9, 25, 18] }],
    [1, 'version1-action', 'a follower to be placed, a tile removed', { moves: 72, points: [19, 12] }],
    [1, 'version1-late', 'the last turns of three', { moves: 7, points: [23, 17, 15] }],
    [1, 'version1-over', 'a game of five that is over', { moves: 0, points: [22, 19, 17, 32, 15] }],
    [
      2,
      'version2-second',
      'six seats, four sets, the second part of a turn',
      { moves: 77, points: [32, 47, 62, 11, 75, 37] },
    ],
    [2, 'version2-earned', 'all options, a second part earned', { moves: 97, points: [53, 44, 37, 29] }],
    [
      2,
      'version2-river',
      'a follower to be placed beside the river, with king and robber',
      { moves: 97, points: [11, 13, 10] },
    ],
    [2, 'version2-over', 'a game of five with all options that is over', { moves: 0, points: [72, 41, 101, 121, 61] }],
    [
      2,
      'version2-dragon',
      'six seats, all options, the third step of the dragon',
      { moves: 107, points: [34, 25, 19, 11, 21, 27] },
    ],
    [2, 'version2-princess', 'a knight to be removed, a second part earned', { moves: 231, points: [24, 14, 21] }],
    [2, 'version2-aside', 'dragon tiles set aside, before the first volcano', { moves: 176, points: [11, 11, 19, 20] }],
    [2, 'version2-portal', 'a follower to be placed by a portal, with the fairy', { moves: 173, points: [28, 16] }],
    [
      2,
      'version2-dragon-over',
      'a game of five with all options and the dragon that is over',
      { moves: 0, points: [8, 29, 28, 19, 14] },
    ],
  ],
  upgraded: (version, state) => (version === 1 ? { ...state, expansions: {} } : state),
  unknown: [{ options: ['new'] }, { seats: 6 }],
};
