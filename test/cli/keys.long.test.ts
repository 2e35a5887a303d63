import { describe, expect, test } from 'vitest';
import { type GameId, games } from '../../src/engines/games.ts';
import { eachGame } from '../games.ts';
import { amount } from '../support/amount.ts';
import { gamePage } from './support/document.ts';
import { keysNamed, keysSeen } from './support/keys.ts';

/** What random games do not come to, by the beginning of its place, each with the reason. */
const UNSEEN: Readonly<Record<GameId, readonly string[]>> = {
  alhambra: ['events/lostAction'], // Nothing on display and nothing to rebuild: all coins are in other hands.
  carcassonne: [],
  caylus: [
    ...['events/residencePlanned', 'events/residenceCompleted'], // Seldom in so short games: a lawyer's right to build.
    ...['state/activity/count', 'open/activity/count'], // Two houses in a section that is counted.
    ...['events/lostFavor', 'state/favor', 'open/favor', 'open/step/level'], // Favors by the dozen, high markers.
  ],
  citadels: [
    'state/selection/forgotten', // A seat that somebody else has taken over.
    'state/scripted', // A deal written by hand.
  ],
};

const GAMES = amount(40, 200);

describe.each(eachGame)('PROTOCOL.md of %s', (id) => {
  test('names no key that never comes in play', () => {
    const seen = keysSeen(games[id], GAMES);
    const named = [...keysNamed(gamePage(id))].filter((key) => !UNSEEN[id].some((start) => key.startsWith(start)));
    expect(named.filter((key) => !seen.has(key))).toEqual([]);
    console.log(`${id}: ${named.length} keys named, each seen in ${GAMES} games`);
  });
});
