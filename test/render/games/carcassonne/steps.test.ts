import { expect, test } from 'vitest';
import { carcassonne, type State, tileKind } from '../../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../../src/engines/contract.ts';
import { type Picture, SCREENS } from '../../../../src/render/contract.ts';
import { closeUpFrame } from '../../../../src/render/games/carcassonne/closeUpFrame.ts';
import { pictures } from '../../../../src/render/games/carcassonne/index.ts';
import { shapeAt, worldOf } from '../../../../src/render/games/carcassonne/map/world.ts';
import { closeUpLayoutOf, sideLayout } from '../../../../src/render/games/carcassonne/page/layout.ts';
import { pixelOf } from '../../../../src/render/grid/frame.ts';
import { keysOf, partsOf } from '../../support/parts.ts';
import { breathe, pixelsOf } from '../../support/pictures.ts';
import { marks, places, spots, turnings } from './support/asks.ts';
import { sceneFor, textsOf, viewOf } from './support/scene.ts';
import { sensibleGame } from './support/sensibleGame.ts';

const scene = sceneFor(3);
const states = [...sensibleGame(3, 'steps')].map(({ state }) => state);
const stateWith = (kind: 'placeTile' | 'action', tiles: number): State =>
  states.find((state) => state.agenda.at(-1)?.kind === kind && state.placements.length >= tiles)!;
const seatOf = (state: State): Seat => state.agenda.at(-1)!.seat;

function colorAt(pixels: Buffer, { width }: Picture, x: number, y: number): string {
  const at = (Math.round(y) * width + Math.round(x)) * 4;
  return `#${pixels
    .subarray(at, at + 3)
    .toString('hex')
    .toUpperCase()}`;
}

/** How many pixels of this color lie in a square around a point. */
function count(pixels: Buffer, picture: Picture, color: string, x: number, y: number, half: number): number {
  let found = 0;
  for (let dy = -half; dy <= half; dy++) {
    for (let dx = -half; dx <= half; dx++) if (colorAt(pixels, picture, x + dx, y + dy) === color) found++;
  }
  return found;
}

test('on the follower step each legal spot bears its letter beside the place of the figure', () => {
  let seen = 0;
  for (const tiles of [4, 12, 20]) {
    const state = stateWith('action', tiles);
    const step = spots(state, seatOf(state));
    const picture = pictures.board(viewOf(state), { ...scene, step });
    const pixels = pixelsOf(picture);
    const last = state.placements.at(-1)!;
    const frame = closeUpFrame(closeUpLayoutOf('letters').well, 420, last, worldOf(state.placements));
    for (const { partial } of step.answers) {
      const { point } = shapeAt(last).places().figures[Number(partial.segment)]!;
      const [x, y] = pixelOf(frame, [last.x + point[0], last.y + point[1]]);
      expect(count(pixels, picture, '#14708C', x + 48, y - 40, 30)).toBeGreaterThan(500);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(6);
});

test('the ghosts on the follower step bear no letter beside that of the spot', () => {
  const state = stateWith('action', 20);
  const step = spots(state, seatOf(state));
  for (const screen of SCREENS) {
    const choices = keysOf(pictures.board(viewOf(state), { ...scene, screen, step }), 'choices');
    expect(choices.filter((key) => key.includes('"letter":""'))).toHaveLength(step.answers.length);
    expect(choices.filter((key) => /"letter":"[^"]/.test(key))).toEqual([]);
  }
});

test('farms on offer are hatched in different ways', () => {
  let several = 0;
  for (const state of states.filter(({ agenda }) => agenda.at(-1)?.kind === 'action')) {
    const step = spots(state, seatOf(state));
    const { segments } = tileKind(state.placements.at(-1)!.tile);
    const farms = step.answers.filter(({ partial }) => segments[Number(partial.segment)]?.kind === 'field');
    if (farms.length < 2) continue;
    const hatched = keysOf(pictures.board(viewOf(state), { ...scene, step }), 'hatching');
    const ways = new Set(hatched.flatMap((key) => /falling|dotted|level|upright/.exec(key) ?? []));
    expect(ways.size).toBe(farms.length);
    // Most often there are two: not both of stripes, which look alike where there is little to be seen of them.
    expect(ways).toContain('dotted');
    several++;
  }
  expect(several).toBeGreaterThan(5);
});

test('a closer look shows fewer cells, larger, and a plan of where they lie', async () => {
  const state = stateWith('placeTile', 30);
  const drawn = new Set<string>();
  for (const cells of [9, 7, 5, 3]) {
    const picture = pictures.board(viewOf(state), { ...scene, zoom: { cells, centre: state.placements.at(-1)! } });
    if (cells < 9) expect(partsOf(picture, 'plan')).toHaveLength(1);
    drawn.add(String(partsOf(picture, 'map').length));
    await breathe();
  }
  expect(drawn.size).toBe(4);
});

test('the pictures of all steps can be drawn and differ from each other', async () => {
  const state = stateWith('placeTile', 25);
  const seat = seatOf(state);
  const steps = [null, marks(state, seat), places(state, seat), turnings(state, seat)];
  const seen: Buffer[] = [];
  for (const step of steps) {
    const pixels = pixelsOf(pictures.board(viewOf(state), { ...scene, step }));
    expect(seen.every((other) => !other.equals(pixels))).toBe(true);
    seen.push(pixels);
    await breathe();
  }
  expect(seen).toHaveLength(4);
});

test('a very long name leaves the rest of the picture as it is', () => {
  const state = stateWith('placeTile', 10);
  const { header, cards, tile } = sideLayout(3);
  const draw = (name: string) => {
    const names = [name, name, name].map((same, i) => `${'ABC'[i]}${same}`);
    return pixelsOf(pictures.board(viewOf(state), { ...scene, names }));
  };
  const [long, wide] = [draw('n'.repeat(60)), draw('漢'.repeat(32))];
  const picture = pictures.board(viewOf(state), scene);
  const right = header.x + header.width - 214;
  let compared = 0;
  for (let x = right; x < header.x + header.width; x += 2) {
    for (let y = header.y; y < header.y + header.height; y += 2) {
      expect(colorAt(wide, picture, x, y)).toBe(colorAt(long, picture, x, y));
      compared++;
    }
  }
  const points = { x: cards[0]!.x + cards[0]!.width - 60, y: cards[0]!.y + 36 };
  for (let dx = 0; dx < 56; dx++) {
    expect(colorAt(wide, picture, points.x + dx, points.y)).toBe(colorAt(long, picture, points.x + dx, points.y));
    compared++;
  }
  expect(compared).toBeGreaterThan(3000);
  expect(tile.y).toBeGreaterThan(header.y + header.height);
});

test('the last step shows the chosen follower on the tile, what he stands on, and one less in hand', () => {
  const state = stateWith('action', 12);
  const seat = seatOf(state);
  const [first] = spots(state, seat).answers;
  const step = { seat, moves: [], partial: first!.partial, answers: [] };
  const asked = pictures.board(viewOf(state), { ...scene, step: spots(state, seat) });
  const last = pictures.board(viewOf(state), { ...scene, step });
  expect(partsOf(last, 'followers')).toHaveLength(partsOf(asked, 'followers').length + 1);
  expect(partsOf(last, 'choices')).toEqual([]);
  expect(keysOf(last, 'key')).not.toEqual(keysOf(asked, 'key'));
  expect(keysOf(last, 'cards')).not.toEqual(keysOf(asked, 'cards'));
});

test.each(SCREENS)(
  'on a %s the last step shows the tile where it will lie, also when no follower can be sent',
  (screen) => {
    const state = stateWith('placeTile', 20);
    const seat = seatOf(state);
    const [move] = [...carcassonne.legal(state, seat)];
    const step = { seat, moves: [], partial: { ...move! }, answers: [] };
    const picture = pictures.board(viewOf(state), { ...scene, screen, step });
    if (move?.kind !== 'placeTile') throw new Error('no place');
    const { x, y, rotation } = move;
    const choices = keysOf(picture, 'choices');
    expect(choices).toHaveLength(1);
    expect(choices[0]).toContain(`"x":${x},"y":${y},"rotation":${rotation}`);
    expect(keysOf(picture, 'key').join()).toContain(`"rotation":${rotation}`);
  },
);

test('all tiles that fit nowhere are shown beside the drawn one, not only those of this turn', () => {
  const { open } = viewOf(stateWith('placeTile', 20));
  const shown = { ...open, removed: ['C', 'C', 'X', 'S'], removedThisTurn: [] } as typeof open;
  for (const screen of SCREENS) {
    const picture = pictures.board({ open: shown, own: null }, { ...scene, screen });
    const keys = picture.layers.flatMap(({ parts }) => parts.map(({ key }) => key));
    expect(keys.filter((key) => key.includes('"C","C","X","S"'))).toHaveLength(1);
    expect(textsOf(picture)).toContain('×2');
  }
});

test('at the end each card says the points of every part', () => {
  const { open } = viewOf(states.at(-1)!);
  const keys = keysOf(pictures.board({ open, own: null }, scene), 'cards');
  expect(keys).toHaveLength(3);
  for (const { seat, parts } of open.players)
    expect(keys.find((key) => key.includes(`"${scene.names[seat]}"`))).toContain(JSON.stringify(parts));
});

test('on a closed table no tile is to be placed and no place is on offer; the points stand as they are', () => {
  const open = carcassonne.ended(viewOf(stateWith('placeTile', 20)).open, null);
  const closed = pictures.board({ open, own: null }, scene);
  expect(partsOf(closed, 'places')).toEqual([]);
  expect(partsOf(closed, 'cards')).toHaveLength(3);
});
