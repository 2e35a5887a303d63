import { type Carcassonne, carcassonne } from '../../../src/engines/carcassonne/index.ts';
import type { Impossible } from '../support/impossible.ts';
import { dealt, seat } from './support.ts';

const { state: sound } = dealt(['E', 'U', 'V', 'U', 'B']).play('tile 0,-1 180', 'pass', 'tile 1,0 0', 'follower 0');
const follower = sound.figures[0]!;
const [start, cap, road] = [sound.placements[0]!, sound.placements[1]!, sound.placements[2]!];

export const impossible: Impossible<Carcassonne> = {
  engine: carcassonne,
  states: [
    {
      state: sound,
      changes: [
        ['fewer players than seats', { players: sound.players.slice(1) }, /2 seats, but 1 players/],
        ['an option twice', { options: ['old', 'old'] }, /twice/],
        ['tiles far apart', { placements: [start, { ...road, x: 3 }] }, /U cannot be at 3,0: touchesNothing/],
        ['a tile on a tile', { placements: [start, cap, road, road] }, /U cannot be at 1,0: cellTaken/],
        [
          'edges that do not match',
          { placements: [start, { ...cap, rotation: 0 }] },
          /E cannot be at 0,-1: edgeMismatch/,
        ],
        ['a tile off the map', { placements: [{ ...start, x: 9999 }] }, /off the map/],
        ['a figure of nobody', { figures: [{ ...follower, seat: seat(4) }] }, /belongs to no player/],
        ['a figure on no tile', { figures: [{ ...follower, placement: 9 }] }, /is on no segment/],
        ['a figure on no segment', { figures: [{ ...follower, segment: 9 }] }, /is on no segment/],
        ['a knight in a city scored', { figures: [{ ...follower, placement: 1, segment: 0 }] }, /has been scored/],
        ['two steps', { agenda: [...sound.agenda, ...sound.agenda] }, /2 steps/],
        [
          'a step of nobody',
          { agenda: [{ kind: 'action', seat: seat(3) }], figures: [] },
          /the active seat does not exist/,
        ],
        ['the figure before its action', { agenda: [{ kind: 'action', seat: seat(0) }] }, /before the action/],
        ['an end with tiles left', { agenda: [] }, /tiles left/],
        [
          'a tile drawn that fits nowhere',
          { agenda: [{ kind: 'placeTile', seat: seat(0), tile: 'C' }] },
          /C, fits nowhere/,
        ],
        ['a removal in the future', { removed: [{ tile: 'C', after: 9 }] }, /after more tiles/],
        ['too many copies', { stack: ['C', 'C'] }, /2 of tile C, but the box has only 1/],
        ['a tile of another box', { stack: ['E02'] }, /tile E02, but the box has only 0/],
        ['eight followers', { figures: [follower, follower] }, /8 of follower of seat 1/],
        [
          'another tile at the start',
          { placements: [{ ...start, tile: 'U' }], figures: [] },
          /the start tile is not D/,
        ],
        [
          'a start tile that is turned',
          { placements: [{ ...start, rotation: 90 }], figures: [] },
          /the start tile is not D/,
        ],
        ['a start tile off the origin', { placements: [{ ...start, x: 1 }], figures: [] }, /the start tile is not D/],
        [
          'a map at the rim, beside which no cell exists',
          { placements: [{ ...start, x: 255, y: -256 }], figures: [] },
          /the start tile is not D/,
        ],
        [
          '§15.18 a follower on the start tile',
          { figures: [{ ...follower, placement: 0, segment: 2 }] },
          /has a figure on it/,
        ],
        [
          'points that outgrow whole numbers',
          { players: sound.players.map((player) => ({ ...player, points: { ...player.points, roads: 30_001 } })) },
          /more points than 3 tiles can bring/,
        ],
      ],
    },
  ],
};
