/** What has changed between two looks, and where pictures show it. */

import { expect } from 'vitest';
import {
  type Engine,
  type GameTypes,
  type Kind,
  type Seat,
  seatsOf,
  type View,
} from '../../../src/engines/contract.ts';
import { playout } from '../../../src/engines/playout.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { type GamePictures, SCREENS, type Scene } from '../../../src/render/contract.ts';
import { isOf, placesIn } from '../../../src/render/kit/changed.ts';
import { wordsIn } from '../../../src/words/words.ts';
import { engineOf } from '../../support/engines.ts';
import { pictures } from '../../toy/render/module.ts';
import { breathe } from './pictures.ts';
import { NAMES } from './scenes.ts';

/** The kinds of changes of a game: each has its words. */
async function kindsOf(game: string): Promise<readonly string[]> {
  if (game === 'toy') return ['lantern', 'points'];
  const { changeWords } = await import(`../../../src/words/${game}/game/changes.ts`);
  return Object.keys(changeWords.en).sort();
}

/** What is only seen in the picture of a hand. */
const ON_HAND: readonly string[] = ['held'];

/** So many moves pass between two looks. */
const BETWEEN = 9;

interface Look {
  readonly before: View;
  readonly now: View;
}

/** What one seat sees in a random game, and saw some moves before. */
export function looks<G extends GameTypes>(engine: Engine<G>, seed: string, seat: Seat): readonly Look[] {
  const { options } = engine;
  const seats = engine.seats(options).max;
  const views: View[] = [];
  playout(engine, { seats, options }, seeded(seed), ({ state }) => {
    if (!('over' in engine.turn(state))) views.push({ open: engine.open(state), own: engine.own(state, seat) });
  });
  return views.flatMap((now, i) => (i >= BETWEEN && i % 4 === 0 ? [{ before: views[i - BETWEEN]!, now }] : []));
}

export const sceneFor = (screen: Scene['screen'], changed: readonly Kind[] = []): Scene => ({
  ...{ names: NAMES, words: wordsIn('en'), recent: [], story: [], step: null, zoom: null, screen, changed },
});

/** Every change of a game that two seats meet has its place in the picture of the table or the hand. */
export async function expectPlaces(game: string): Promise<void> {
  const engine = engineOf(game);
  const { board, hand }: GamePictures = pictures[game as keyof typeof pictures]; // Both lists have the same games.
  const seen = new Set<string>();
  for (const seed of ['one', 'two', 'three'])
    for (const { before, now } of looks(engine, `${seed} look at ${game}`, seatsOf(2)[0]!)) {
      expect(engine.changes(now, now)).toEqual([]);
      const changes = engine.changes(before, now);
      expect(new Set(changes.map((one) => JSON.stringify(one))).size).toBe(changes.length);
      for (const screen of SCREENS) {
        const scene = sceneFor(screen);
        const onBoard = placesIn(board(now, scene));
        const inHand = hand === null ? [] : placesIn(hand.picture(now, scene));
        const has = (places: typeof onBoard, change: Kind) => places.some((place) => isOf(place.change, change));
        const shown = changes.filter((change) => has(ON_HAND.includes(change.kind) ? inHand : onBoard, change));
        // A city that has lost a district and is as large again has no free plot.
        const isHidden = (change: Kind) => change.kind === 'lost' && 'at' in change && Number(change.at) >= 8;
        expect(changes.filter((change) => !shown.includes(change) && !isHidden(change))).toEqual([]);
        for (const { kind } of shown) seen.add(kind);
      }
    }
  expect([...seen].sort()).toEqual(await kindsOf(game));
  await breathe();
}
