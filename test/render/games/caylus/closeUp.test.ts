/** Closer looks at parts of the board and at players, on both screens. */
import { expect, test } from 'vitest';
import {
  BUILT_CLASSES,
  buildingsFor,
  housesOf,
  inStock,
  levelsFor,
  openTracks,
  SPACES,
  SPECIAL_IDS,
  TRACKS,
  tileOn,
} from '../../../../src/engines/caylus/index.ts';
import { type Seat, seatsOf } from '../../../../src/engines/contract.ts';
import type { Picture, Screen, Zoom } from '../../../../src/render/contract.ts';
import type { Face } from '../../../../src/render/games/caylus/closer/pieces.ts';
import { closeUp } from '../../../../src/render/games/caylus/closeUp.ts';
import { subjectOf } from '../../../../src/render/games/caylus/subject.ts';
import { factsOf } from '../../support/parts.ts';
import { askedAt, gameOf, sceneOf, viewOf } from './support/moments.ts';
import type { Moment } from './support/sensibleGame.ts';

const game = gameOf(4);
const SEATS = seatsOf(4);
const moments = [0.1, 0.45, 0.7, 0.95].map((share) => game[Math.floor(game.length * share)]!);

function look(moment: Moment, zoom: Zoom, screen: Screen = 'phone'): Picture {
  const scene = sceneOf(moment, { screen, zoom });
  const picture = closeUp(subjectOf(viewOf(moment).open, scene), zoom, screen);
  if (picture === null) throw new Error('there is no such part');
  return picture;
}

const itemsOn = (picture: Picture) => factsOf<unknown>(picture, 'items');

/** The buildings of which there are cards. */
const facesOn = (picture: Picture): readonly Face[] =>
  itemsOn(picture).flatMap((facts) => {
    const [face] = Array.isArray(facts) ? (facts as readonly unknown[]) : [];
    return typeof face === 'object' && face !== null && 'isReached' in face ? [face as Face] : []; // Only cards have it.
  });

test('no part of another name is shown', () => {
  const { open } = viewOf(moments[0]!);
  const subject = subjectOf(open, sceneOf(moments[0]!));
  expect(closeUp(subject, { part: 'hand' }, 'desktop')).toBeNull();
  expect(closeUp(subject, { cells: 5, centre: { x: 0, y: 0 } }, 'desktop')).toBeNull();
  expect(closeUp(subject, null, 'desktop')).toBeNull();
});

test('the road shows each building with its space, owner, and worker, and whether it is reached', () => {
  for (const moment of moments) {
    const { open } = viewOf(moment);
    const faces = facesOn(look(moment, { part: 'road' }));
    expect(faces.slice(0, SPECIAL_IDS.length).map(({ id }) => id)).toEqual(SPECIAL_IDS);
    const shown = faces.slice(SPECIAL_IDS.length).map(({ space, id, owner, workers, residence, isReached }) => ({
      ...{ space, id, owner, worker: workers[0] ?? null, residence, isReached },
    }));
    const there = SPACES.flatMap((space) => {
      const tile = tileOn(open, space);
      if (tile === null) return [];
      const { building: id, owner, worker, residence } = tile;
      return [{ space, id, owner, worker, residence, isReached: space <= open.provost }];
    });
    expect(shown).toEqual(there);
  }
});

test('the stock shows every building that can still be built', () => {
  for (const moment of moments) {
    const { open } = viewOf(moment);
    const shown = facesOn(look(moment, { part: 'stock' })).map(({ id }) => id);
    expect(shown).toEqual(BUILT_CLASSES.flatMap((sort) => inStock(open, sort)));
  }
});

test('whoever chooses a building sees all that are left of the class, and which can be paid', () => {
  const moment = game.find(({ state }) => {
    const { step } = viewOf({ state, recent: [], story: [] }).open;
    return step.kind === 'build' && step.sort === 'wood';
  })!;
  const { open } = viewOf(moment);
  const { step } = open;
  if (step.kind !== 'build') throw new Error('nothing is built');
  const possible = new Set(buildingsFor(open, step.seat, step.sort, step.discount).map(({ building }) => building));
  const answers = [...possible].map((building) => ({ label: building, partial: { kind: 'build', building } }));
  const asked = { seat: step.seat, moves: [], partial: {}, answers };
  const subject = subjectOf(open, { ...sceneOf(moment), step: asked });
  const faces = facesOn(closeUp(subject, null, 'phone')!);
  expect(faces.map(({ id }) => id)).toEqual(inStock(open, 'wood'));
  for (const { id, isOffered } of faces) expect(isOffered, id).toBe(possible.has(id as never)); // Only wood buildings.
  expect(possible.size).toBeGreaterThan(0);
});

test.each(['track', 'level'] as const)('whoever chooses a %s of a favor sees which can be chosen', (kind) => {
  const moment = askedAt(game, 0.2, kind);
  const { open } = viewOf(moment);
  const { step } = open;
  if (step.kind !== kind) throw new Error('no favor is resolved');
  const asked = { seat: step.seat, moves: [], partial: {}, answers: [] };
  const zoom = { part: 'favors' } as const;
  const panels = (subject: Parameters<typeof closeUp>[0]) =>
    itemsOn(closeUp(subject, zoom, 'phone')!).map((facts) => (facts as readonly unknown[]).at(-1)); // Lists of facts.
  const expected = TRACKS.map((track) => {
    if (step.kind === 'track') return openTracks(open, step.seat).includes(track) ? [0] : [];
    return track === step.track ? levelsFor(open, step.seat, track) : [];
  });
  expect(panels(subjectOf(open, { ...sceneOf(moment), step: asked }))).toEqual(expected);
  expect(panels(subjectOf(open, sceneOf(moment)))).toEqual([[], [], [], []]);
});

test('the castle changes with each house, and the favors with each marker', () => {
  const outlines = (part: string, of: (moment: Moment) => unknown) => {
    const kinds = new Map<string, string>();
    for (const moment of game.filter((_, i) => i % 23 === 0)) {
      const shown = JSON.stringify(itemsOn(look(moment, { part })));
      kinds.set(JSON.stringify(of(moment)), shown);
    }
    return { different: kinds.size, shown: new Set(kinds.values()).size };
  };
  const castle = outlines('castle', ({ state }) => [state.houses, state.queue, state.counted, state.stage]);
  const favors = outlines('favors', ({ state }) => [
    state.players.map(({ markers, used }) => [markers, used]),
    state.stage,
    state.order,
  ]);
  expect(castle.shown).toBe(castle.different);
  expect(favors.shown).toBe(favors.different);
  expect(castle.different).toBeGreaterThan(5);
});

test.each(SEATS)('the look at seat %i shows the own buildings, houses, and markers', (seat: Seat) => {
  for (const moment of moments) {
    const { open } = viewOf(moment);
    const picture = look(moment, { area: seat });
    const own = SPACES.flatMap((space) => {
      const tile = tileOn(open, space);
      return tile?.owner === seat ? [[space, tile.building]] : [];
    });
    expect(facesOn(picture).map(({ space, id }) => [space, id])).toEqual(own);
    const facts = itemsOn(picture).map((one) => JSON.stringify(one));
    const houses = (['dungeon', 'walls', 'towers'] as const).map((section) => housesOf(open, section, seat));
    expect(facts.some((one) => one.startsWith(`[${JSON.stringify(houses)}`))).toBe(true);
    const { markers } = open.players[seat]!;
    expect(facts.some((one) => TRACKS.every((track) => one.includes(`"${track}":${markers[track]}`)))).toBe(true);
  }
});
