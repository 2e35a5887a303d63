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
import { panelWords } from '../../../words/alhambra/panel/index.ts';
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
export function rankText(open: Open, player: OpenPlayer, tile: TileId, { locale }: Reader): string {
  const { building } = tileKind(tile);
  const count = player.counts[building] + 1;
  const { rank, others } = rankWith(open, player, building, count);
  return panelWords[locale].notes.rank(building, count, rank, others);
}

/** The player's longest wall with this tile on this cell. */
export const wallWith = ({ alhambra }: OpenPlayer, tile: TileId, { x, y }: At): number =>
  longestWall([...alhambra, { tile, x, y }]).length;

/** How a tile on this cell changes the player's longest wall. */
export const wallText = (player: OpenPlayer, tile: TileId, at: At, { locale }: Reader): string =>
  panelWords[locale].notes.wall(player.wall, wallWith(player, tile, at));

/** What buying a tile would bring: the rank in its building, and the wall where it is placed best. */
export function purchaseText(open: Open, player: OpenPlayer, tile: TileId, reader: Reader): string {
  const { notes } = panelWords[reader.locale];
  const places = placesFor(player.alhambra, tile);
  if (places.length === 0) return notes.all([notes.fitsNowhere]);
  const best = Math.max(...places.map((at) => wallWith(player, tile, at)));
  return notes.all([rankText(open, player, tile, reader), best > player.wall ? notes.wallUpTo(best) : '']);
}
