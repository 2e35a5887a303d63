/** A turn typed as a command: what is suggested, and why a line is refused. */

import { expect, test } from 'vitest';
import { place } from '../../../../src/bot/games/carcassonne/commands.ts';
import {
  type Carcassonne,
  carcassonne as engine,
  type Option,
  type TileId,
} from '../../../../src/engines/carcassonne/index.ts';
import { seatOf } from '../../../../src/engines/contract.ts';
import { positionAt } from '../../../../src/tables/view/position.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { position } from '../../../engines/carcassonne/support.ts';
import { startGuildhall } from '../../support/guildhall.ts';
import { awaited, buttonsOf, messageOf, shownBoard, startTable, textOf } from '../../support/table.ts';

const reader = { words: wordsIn('en'), say: { name: (seat: number) => ['Aya', 'Ben'][seat] ?? '?' } } as const;

/** The start tile with a crossing in the east; the road of the crossing leads north, east and south. */
const holding = (drawn: TileId) =>
  positionAt(engine, position({ board: 'D@ X', drawn, stack: ['B'] }).state, seatOf(0, 2)!);
const suggested = (drawn: TileId, typed: Readonly<Record<string, string>>, focused: string) =>
  place.suggest(holding(drawn), typed, focused, reader);
const read = (drawn: TileId, typed: Readonly<Record<string, string>>) => place.read(holding(drawn), typed, reader);
const whyOf = (drawn: TileId, typed: Readonly<Record<string, string>>) => {
  const answer = read(drawn, typed);
  return answer.ok ? null : answer.error;
};

test('a tile that looks the same both ways is offered one way', () => {
  const east = suggested('U', { at: '' }, 'at').filter(({ value }) => value.startsWith('2,0'));
  expect(east.map(({ value }) => value)).toEqual(['2,0,0']);
  expect(suggested('U', { at: '2,0', rotation: '' }, 'rotation').map(({ value }) => value)).toEqual(['0']);
  // And typed without a rotation it is clear.
  expect(read('U', { at: '2,0' })).toEqual({
    ok: true,
    value: [{ kind: 'placeTile', x: 2, y: 0, rotation: 0 }, { kind: 'pass' }],
  });
});

test('a follower typed before the rotation may go to any spot of a rotation that fits, and brings it along', () => {
  const spots = suggested('V', { at: '2,0', follower: '' }, 'follower');
  expect(spots.length).toBeGreaterThan(3);
  expect(spots.at(-1)).toEqual({ name: 'No follower', value: 'nobody' });
  const [first, ...others] = spots.slice(0, -1);
  const rotations = new Set([first!, ...others].map(({ value }) => value.split(' ')[1]));
  expect(rotations.size).toBe(2);
  for (const { name, value } of spots.slice(0, -1)) {
    const [, rotation] = value.split(' ');
    expect(name).toMatch(new RegExp(`^[A-Z] (Thief|Farmer).*; ${rotation}°$`));
    const moves = read('V', { at: '2,0', follower: value });
    expect(moves).toMatchObject({ ok: true, value: [{ rotation: Number(rotation) }, { kind: 'placeFollower' }] });
  }
  // Another rotation than that of the spot is no slip to be guessed at.
  const other = [...rotations].find((one) => one !== first!.value.split(' ')[1])!;
  expect(whyOf('V', { at: '2,0', rotation: other, follower: first!.value })).toMatchObject({ option: 'follower' });
});

test.each<readonly [string, TileId, Readonly<Record<string, string>>, string]>([
  ['a cell that is taken', 'U', { at: '1,0' }, 'There’s already a tile at (1, 0).'],
  ['a cell that touches nothing', 'U', { at: '9,9' }, 'There’s no tile next to (9, 9).'],
  [
    'a rotation typed behind the cell',
    'U',
    { at: '2,0,90' },
    'That tile doesn’t fit: its west side is field, but the neighbor’s is road.',
  ],
  [
    'a rotation typed',
    'U',
    { at: '2,0', rotation: '90' },
    'That tile doesn’t fit: its west side is field, but the neighbor’s is road.',
  ],
  ['a rotation that there is not', 'U', { at: '2,0', rotation: '45' }, 'Rotation must be 0, 90, 180, or 270, not 45.'],
])('%s is refused with the reason, the possible values and the rules', (_, drawn, typed, why) => {
  const refused = whyOf(drawn, typed);
  expect(refused?.why).toContain(why);
  expect(refused?.section).toBe('tile');
  expect(refused?.possible.length).toBeGreaterThan(0);
});

test('a tile that fits a cell in no rotation is refused with the reason of each', () => {
  const refused = whyOf('B', { at: '2,0' });
  expect(refused?.why).toBe('That tile doesn’t fit: its west side is field, but the neighbor’s is road.');
  const each = whyOf('E', { at: '2,0' });
  expect(each?.why).toContain('0°: That tile doesn’t fit: its west side is field, but the neighbor’s is road.');
  expect(each?.why).toContain('270°: That tile doesn’t fit: its west side is city, but the neighbor’s is road.');
  expect(each?.possible).not.toContain('(2, 0)');
});

test('a letter is a follower, and with the beginning of a name another figure', () => {
  const options: readonly Option[] = ['erweiterung', 'haendler'];
  const followers = [[0, 1, 0, 1]] as const;
  const at = positionAt(
    engine,
    position({ board: 'D@ X', drawn: 'U', stack: ['B'], options, followers }).state,
    seatOf(0, 2)!,
  );
  const suggestions = place.suggest(at, { at: '2,0,0' }, 'follower', reader);
  const moves = (follower: string) => {
    const typed = place.read(at, { at: '2,0,0', follower }, reader);
    return typed.ok ? typed.value.slice(1) : typed.error.possible;
  };
  expect(suggestions.at(-1)).toEqual({ name: 'No figure', value: 'nobody' });
  for (const { name, value } of suggestions) {
    const [, letter, figure] = /^(\w)(?: (\w+))?$/.exec(value) ?? [];
    if (letter === undefined) continue;
    const [move] = moves(value) as readonly Carcassonne['Move'][]; // A suggestion is never refused.
    expect(move).toMatchObject({ kind: 'placeFollower', figure: figure ?? 'follower' });
    // Its label does as well, in any case.
    expect(moves(name.toLowerCase())).toEqual([move]);
  }
  expect(moves('B big')).toEqual([expect.objectContaining({ figure: 'bigFollower' })]);
  expect(moves('B dragon')).toEqual(expect.arrayContaining(['B', 'B bigFollower', 'nobody']));
});

test('a typed place that is refused is answered with why, where, and a way to the rules', async () => {
  await using hall = await startGuildhall();
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  const [me] = await awaited(hall, id);
  const { channel_id: channel } = await shownBoard(hall, id);
  const answer = messageOf(await me!.slash('carcassonne place', { at: '0,0' }, { channel }));
  expect(textOf(answer)).toMatch(/isn’t a legal choice\. There’s already a tile at \(0, 0\)\. Try \(/);
  expect(buttonsOf(answer).map(({ label }) => label)).toEqual([expect.stringMatching(/^Rules: /)]);
});
