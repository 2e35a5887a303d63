/** Reference sheets: the buildings that are left, favors, all buildings, their kinds, scoring, and pictures of the rules. */

import {
  BUILDINGS,
  BUILT_IDS,
  type BuildingClass,
  type BuiltClass,
  type Caylus,
  CLASSES,
  type Open,
  SPACES,
  stockOf,
  tileOn,
} from '../../../engines/caylus/index.ts';
import type { Words } from '../../../words/words.ts';
import type { Picture, Sheet } from '../../contract.ts';
import { cardGrid, faceOf } from './closer/card.ts';
import { kindPanels } from './closer/kinds.ts';
import { caption, closerPage, type Stacked } from './closer/page.ts';
import type { Face } from './closer/pieces.ts';
import { countTable, endTable } from './closer/scoring.ts';
import { leftOf } from './closer/stock.ts';
import { type CloserStyle, isWide, STYLES } from './closer/style.ts';
import { trackPanels } from './closer/tracks.ts';
import { FIGURE_NAMES, figure } from './figures/index.ts';

type Content = (open: Open | null, style: CloserStyle, words: Words) => readonly Stacked[];

const sheet = (title: (words: Words) => string, content: Content): Sheet<Caylus> => ({
  picture(words, view, screen): Picture {
    const style = STYLES[screen];
    return closerPage(style, title(words), words, content(view?.open ?? null, style, words));
  },
});

/** The buildings of a class that are left; all of them if there is no table. */
const left = (sort: Exclude<BuiltClass, 'residence'>): Sheet<Caylus> =>
  sheet(
    (words) => words.caylus.closer.sheets.left[sort],
    (open, style, words) => {
      const faces = leftOf(open, sort);
      if (faces.length === 0) return [caption(style, words.caylus.closer.sheets.noneLeft)];
      return [(top) => cardGrid(faces, top, style, words)];
    },
  );

/** Every building, class by class, with where it is at a table; on a phone without pictures, which make it too long. */
const buildings: Content = (open, given, words) => {
  const style = { ...given, hasScenes: isWide(given) };
  return CLASSES.flatMap((one) => [
    caption(style, words.caylus.names.classLabels[one]),
    (top: number) => cardGrid(facesOf(open, one), top, style, words),
  ]);
};

/** The buildings of a class: those on the road, and those that are left. Neutral ones that were replaced are gone. */
function facesOf(open: Open | null, one: BuildingClass): readonly Face[] {
  return BUILDINGS.filter((kind) => kind.class === one).flatMap(({ id, copies }) => {
    if (open === null || one === 'special' || one === 'residence') return [faceOf(id, { copies })];
    const placed = SPACES.flatMap((space): readonly Face[] => {
      const tile = tileOn(open, space);
      return tile?.building === id ? [faceOf(id, { space, owner: tile.owner })] : [];
    });
    const built = BUILT_IDS.find((other) => other === id);
    const left = built === undefined ? 0 : stockOf(open, built);
    return left === 0 ? placed : [...placed, faceOf(id, { copies: left })];
  });
}

const scoring: Content = (_open, style, words) => [
  countTable(style, words),
  caption(style, words.caylus.closer.sheets.atEnd),
  endTable(style),
];

/** By the names that lists and rules give them. */
export const sheets: { readonly [name: string]: Sheet<Caylus> } = {
  woodLeft: left('wood'),
  stoneLeft: left('stone'),
  prestigeLeft: left('prestige'),
  tracks: sheet(
    (words) => words.caylus.closer.parts.favors,
    (open, style, words) => trackPanels(open, style, words),
  ),
  buildings: sheet((words) => words.caylus.closer.sheets.all, buildings),
  kinds: sheet(
    (words) => words.caylus.closer.sheets.kinds,
    (_open, style, words) => kindPanels(style, words),
  ),
  scoring: sheet((words) => words.caylus.closer.sheets.scoring, scoring),
  ...Object.fromEntries(FIGURE_NAMES.map((name) => [name, { picture: (words: Words) => figure(name, words) }])),
};
