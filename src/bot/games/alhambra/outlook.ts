/** What a tile would bring its player, from what everyone knows. */
import {
  type Building,
  longestWall,
  type Open,
  type OpenPlayer,
  placesFor,
  type TileId,
  tileKind,
} from '../../../engines/alhambra/index.ts';
import type { Reader } from '../../contract.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

/** The rank that a player would hold for a building with this many tiles, and how many others would share it. */
function rankWith({ players, dirk }: Open, { seat }: OpenPlayer, building: Building, count: number) {
  const others = [
    ...players.filter((other) => other.seat !== seat).map(({ counts }) => counts[building]),
    ...(dirk === null ? [] : [dirk[building]]),
  ];
  return {
    rank: 1 + others.filter((other) => other > count).length,
    others: others.filter((other) => other === count).length,
  };
}

/** The player's rank with one more tile of its building: `gardens: 3, first`. */
export const rankText = (open: Open, player: OpenPlayer, tile: TileId, reader: Reader): string =>
  rankWithMore(open, player, { building: tileKind(tile).building, more: 1 }, reader);

interface More {
  readonly building: Building;
  readonly more: number;
}

function rankWithMore(open: Open, player: OpenPlayer, { building, more }: More, { words }: Reader): string {
  const count = player.counts[building] + more;
  const { rank, others } = rankWith(open, player, building, count);
  return words.alhambra.panel.notes.rank(building, count, rank, others);
}

/** The player's longest wall with this tile on this cell. */
const wallWith = ({ alhambra }: OpenPlayer, tile: TileId, { x, y }: At): number =>
  longestWall([...alhambra, { tile, x, y }]).length;

/** How a tile on this cell changes the player's longest wall. */
export const wallText = (player: OpenPlayer, tile: TileId, at: At, { words }: Reader): string =>
  words.alhambra.panel.notes.wall(player.wall, wallWith(player, tile, at));

/**
 * What buying a tile would bring: the rank in its building, together with the tiles that wait to be placed; and the wall
 * where it is placed best, unless others wait, on which the wall depends as well.
 */
export function purchaseText(open: Open, player: OpenPlayer, tile: TileId, reader: Reader): string {
  const { notes } = reader.words.alhambra.panel;
  const { alhambra, toPlace, wall } = player;
  const places = placesFor(alhambra, tile);
  if (places.length === 0) return notes.all([notes.fitsNowhere]);
  const { building } = tileKind(tile);
  const waiting = toPlace.filter((other) => tileKind(other).building === building);
  const rank = rankWithMore(open, player, { building, more: waiting.length + 1 }, reader);
  const best = Math.max(...places.map((at) => wallWith(player, tile, at)));
  return notes.all([rank, toPlace.length === 0 && best > wall ? notes.wallUpTo(best) : '']);
}
