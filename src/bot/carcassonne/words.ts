import type { FeatureKind } from '../../engines/carcassonne/index.ts';
import type { Locale } from '../../words/contract.ts';

/** What the panels and commands of Carcassonne say. */
interface PanelWords {
  readonly placeTile: string;
  readonly placeFollower: string;
  readonly whereTile: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly whichFollower: string;
  readonly nobody: string;
  readonly roles: { readonly [F in FeatureKind]: string };
  /** Which way round the tile lies; degrees clockwise. */
  turned(rotation: number): string;
  stepTile(rotation: number, places: number): string;
  stepFollower(cell: string, rotation: number, inHand: number): string;
  /** `follower`: where he is sent, or null for nobody. */
  summary(cell: string, rotation: number, follower: FeatureKind | null): string;
  stepLast(outlook: string): string;
  place(cell: string, rotation: number, outlook: string): string;
  rotation(degrees: number): string;
  readonly command: {
    readonly description: string;
    readonly options: { readonly [O in 'at' | 'rotation' | 'follower']: string };
  };
  tilesLeft: string;
  tileCount(tile: string, left: number, all: number): string;
  tilesStatus(left: number): string;
}

const turned = (rotation: number): string => (rotation === 0 ? 'as drawn' : `turned ${rotation}°`);

const en: PanelWords = {
  placeTile: 'Place the tile',
  placeFollower: 'Place a follower',
  whereTile: 'Where does the tile go?',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  whichFollower: 'A follower on your tile?',
  nobody: 'Nobody',
  roles: { city: 'Knight', road: 'Thief', cloister: 'Monk', field: 'Farmer' },
  turned,
  stepTile: (rotation, places) =>
    `Step 1 of 3 · ${turned(rotation)}, ${places === 1 ? 'one place' : `${places} places`} this way round`,
  stepFollower: (cell, rotation, inHand) => `Step 2 of 3 · tile at ${cell}, ${turned(rotation)} · ${inHand} in hand`,
  summary: (cell, rotation, follower) =>
    `Tile at ${cell}, ${turned(rotation)}; ${follower === null ? 'nobody on it' : `a ${en.roles[follower].toLowerCase()} on it`}.`,
  stepLast: (outlook) => `Step 3 of 3 · ${outlook === '' ? 'nothing is completed' : outlook}`,
  place: (cell, rotation, outlook) => `${cell} ${turned(rotation)}${outlook === '' ? '' : `: ${outlook}`}`,
  rotation: (degrees) => `${degrees}°`,
  command: {
    description: 'Place your tile, and a follower on it if you like',
    options: {
      at: 'Where the tile goes: a legal place such as (1, 0)',
      rotation: 'How far the tile is turned clockwise; not needed where one way fits',
      follower: 'Where a follower goes on the tile; left out: nobody',
    },
  },
  tilesLeft: 'Tiles left',
  tileCount: (tile, left, all) => `${tile}: ${left} of ${all}`,
  tilesStatus: (left) => (left === 1 ? '1 tile left' : `${left} tiles left`),
};

export const panelWords: { readonly [L in Locale]: PanelWords } = { en };
