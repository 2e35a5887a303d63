import type { FeatureKind, ScoredFeature } from '../../../engines/carcassonne/index.ts';
import type { CommandWords, Locale } from '../../../words/contract.ts';

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
  /** The reader, where points are told. */
  readonly you: string;
  /** A feature that is completed: who gets the points, nobody where the list is empty. */
  closed(feature: ScoredFeature['feature'], tiles: number, points: number, names: readonly string[]): string;
  closes(features: readonly string[]): string;
  /** What comes of an answer, by the label of its button. */
  comes(label: string, outlook: string): string;
  /** Points that a follower brings as soon as he is placed. */
  atOnce(points: number): string;
  stepFollower(cell: string, rotation: number, inHand: number): string;
  /** `follower`: where he is sent, or null for nobody. */
  summary(cell: string, rotation: number, follower: FeatureKind | null): string;
  stepLast(outlook: string): string;
  place(cell: string, rotation: number, outlook: string): string;
  rotation(degrees: number): string;
  readonly command: CommandWords<'at' | 'rotation' | 'follower'>;
  tilesLeft: string;
  readonly lastTile: string;
  tileCount(tile: string, left: number, all: number): string;
  /** Beneath the task: which turn it is, and how many tiles are left; in the end, how many turns there were. */
  readonly status: { turn(turn: number, left: number): string; over(turns: number): string };
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
  you: 'you',
  closed: (feature, tiles, points, names) =>
    `${{ city: `a city of ${tiles}`, road: `a road of ${tiles}`, cloister: 'a cloister' }[feature]} ` +
    `(${names.length === 0 ? `${points} points, nobody there` : `+${points} ${names.join(', ')}`})`,
  closes: (features) => `closes ${features.join(', ')}`,
  comes: (label, outlook) => `${label}: ${outlook}`,
  atOnce: (points) => `+${points} at once`,
  stepFollower: (cell, rotation, inHand) => `Step 2 of 3 · tile at ${cell}, ${turned(rotation)} · ${inHand} in hand`,
  summary: (cell, rotation, follower) =>
    `Tile at ${cell}, ${turned(rotation)}; ${follower === null ? 'nobody on it' : `a ${en.roles[follower].toLowerCase()} on it`}.`,
  stepLast: (outlook) => `Step 3 of 3 · ${outlook === '' ? 'nothing is completed' : outlook}`,
  place: (cell, rotation, outlook) => `${cell} ${turned(rotation)}${outlook === '' ? '' : `: ${outlook}`}`,
  rotation: (degrees) => `${degrees}°`,
  command: {
    name: 'place',
    description: 'Place your tile, and a follower on it if you like',
    options: {
      at: { name: 'at', description: 'Where the tile goes: a legal place such as (1, 0)' },
      rotation: {
        name: 'rotation',
        description: 'How far the tile is turned clockwise; not needed where one way fits',
      },
      follower: { name: 'follower', description: 'Where a follower goes on the tile; left out: nobody' },
    },
  },
  tilesLeft: 'Tiles left',
  lastTile: 'Last tile',
  tileCount: (tile, left, all) => `${tile}: ${left} of ${all}`,
  status: {
    turn: (turn, left) => `Turn ${turn} · ${left === 1 ? '1 tile left' : `${left} tiles left`}`,
    over: (turns) => `${turns} turns`,
  },
};

const ja: PanelWords = {
  placeTile: 'タイルを置く',
  placeFollower: '部下コマを置く',
  whereTile: 'タイルをどこに置きますか？',
  turnLeft: '左に回す',
  turnRight: '右に回す',
  whichFollower: 'タイルに部下コマを置きますか？',
  nobody: '置かない',
  roles: { city: '騎士', road: '盗賊', cloister: '修道士', field: '農夫' },
  turned: (rotation) => (rotation === 0 ? '回転なし' : `右に${rotation}°`),
  stepTile: (rotation, places) => `1/3 · ${ja.turned(rotation)} · この向きで置ける場所は${places}か所`,
  you: '自分',
  closed: (feature, tiles, points, names) =>
    `${{ city: `${tiles}枚の都市`, road: `${tiles}枚の道`, cloister: '修道院' }[feature]}` +
    `（${names.length === 0 ? `${points}点、まだ誰もいない` : `${names.join('、')} +${points}`}）`,
  closes: (features) => `完成：${features.join('、')}`,
  comes: (label, outlook) => `${label} ${outlook}`,
  atOnce: (points) => `すぐに+${points}`,
  stepFollower: (cell, rotation, inHand) => `2/3 · タイルは${cell}、${ja.turned(rotation)} · 手元に${inHand}個`,
  summary: (cell, rotation, follower) =>
    `${cell}にタイル（${ja.turned(rotation)}）、${follower === null ? '部下コマなし' : ja.roles[follower]}`,
  stepLast: (outlook) => `3/3 · ${outlook === '' ? '完成するものはありません' : outlook}`,
  place: (cell, rotation, outlook) => `${cell} ${ja.turned(rotation)}${outlook === '' ? '' : `：${outlook}`}`,
  rotation: (degrees) => `${degrees}°`,
  command: {
    name: '置く',
    description: 'タイルを置き、よければ部下コマも置きます',
    options: {
      at: { name: '場所', description: 'タイルを置く場所、例えば (1, 0)' },
      rotation: { name: '回転', description: 'タイルを右に何度回すか（向きが一つしかないときは不要）' },
      follower: { name: '部下コマ', description: 'タイルのどこに部下コマを置くか（省くと置きません）' },
    },
  },
  tilesLeft: '残りのタイル',
  lastTile: '最後のタイル',
  tileCount: (tile, left, all) => `${tile}：${all}枚中${left}枚`,
  status: {
    turn: (turn, left) => `${turn}手番目 · タイル残り${left}枚`,
    over: (turns) => `全${turns}手番`,
  },
};

const de: PanelWords = {
  placeTile: 'Plättchen legen',
  placeFollower: 'Gefolgsmann einsetzen',
  whereTile: 'Wohin kommt das Plättchen?',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  whichFollower: 'Einen Gefolgsmann einsetzen?',
  nobody: 'Niemanden',
  roles: { city: 'Ritter', road: 'Wegelagerer', cloister: 'Mönch', field: 'Bauer' },
  turned: (rotation) => (rotation === 0 ? 'wie gezogen' : `um ${rotation}° gedreht`),
  stepTile: (rotation, places) =>
    `Schritt 1 von 3 · ${de.turned(rotation)}, ${places === 1 ? 'ein Platz' : `${places} Plätze`} in dieser Lage`,
  you: 'du',
  closed: (feature, tiles, points, names) =>
    `${{ city: `Stadt aus ${tiles}`, road: `Straße aus ${tiles}`, cloister: 'Kloster' }[feature]} ` +
    `(${names.length === 0 ? `${points} Punkte, niemand dort` : `+${points} ${names.join(', ')}`})`,
  closes: (features) => `fertig: ${features.join(', ')}`,
  comes: (label, outlook) => `${label}: ${outlook}`,
  atOnce: (points) => `sofort +${points}`,
  stepFollower: (cell, rotation, inHand) =>
    `Schritt 2 von 3 · Plättchen auf ${cell}, ${de.turned(rotation)} · ${inHand} im Vorrat`,
  summary: (cell, rotation, follower) =>
    `Plättchen auf ${cell}, ${de.turned(rotation)}; ${follower === null ? 'niemand darauf' : `darauf ein ${de.roles[follower]}`}.`,
  stepLast: (outlook) => `Schritt 3 von 3 · ${outlook === '' ? 'nichts wird fertig' : outlook}`,
  place: (cell, rotation, outlook) => `${cell} ${de.turned(rotation)}${outlook === '' ? '' : `: ${outlook}`}`,
  rotation: (degrees) => `${degrees}°`,
  command: {
    name: 'legen',
    description: 'Lege dein Plättchen und setze, wenn du magst, einen Gefolgsmann darauf',
    options: {
      at: { name: 'platz', description: 'Wohin das Plättchen kommt: ein erlaubter Platz wie (1, 0)' },
      rotation: {
        name: 'drehung',
        description: 'Wie weit es im Uhrzeigersinn gedreht wird; unnötig, wenn nur eine Lage passt',
      },
      follower: {
        name: 'gefolgsmann',
        description: 'Wohin auf dem Plättchen ein Gefolgsmann kommt; ohne Angabe: niemand',
      },
    },
  },
  tilesLeft: 'Restliche Plättchen',
  lastTile: 'Letztes Plättchen',
  tileCount: (tile, left, all) => `${tile}: ${left} von ${all}`,
  status: {
    turn: (turn, left) => `Zug ${turn} · noch ${left} Plättchen`,
    over: (turns) => `${turns} Züge`,
  },
};

export const panelWords: { readonly [L in Locale]: PanelWords } = { en, ja, de };
