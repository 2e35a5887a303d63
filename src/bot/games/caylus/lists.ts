/** Lists that anyone can open: buildings that are left, favors with the next count, all buildings, and their kinds. */

import {
  BUILDINGS,
  type BuildingId,
  type BuiltClass,
  buildingKind,
  CASTLE,
  type Caylus,
  CLASSES,
  type CountRow,
  countRow,
  firstUncounted,
  housesOf,
  IDS_OF,
  inStock,
  LEVELS,
  type Open,
  SECTIONS,
  SPACES,
  stockOf,
  TRACKS,
  tileOn,
} from '../../../engines/caylus/index.ts';
import type { Say } from '../../../words/contract.ts';
import type { Words } from '../../../words/words.ts';
import type { OpenList } from '../../contract.ts';

function lineOf(id: BuildingId, words: Words): string {
  const { price, prestige } = buildingKind(id);
  return words.caylus.panel.lists.building(id, price, prestige, words.caylus.names.printed(id));
}

/** The tiles of a class that are left; before the start, all. */
function leftLines(open: Open | null, sort: BuiltClass, words: Words): readonly string[] {
  const { lists } = words.caylus.panel;
  const left = open === null ? IDS_OF[sort] : inStock(open, sort);
  if (left.length === 0) return [lists.noneLeft];
  return left.map((id) => {
    const copies = open === null ? buildingKind(id).copies : stockOf(open, id);
    return copies === null ? lineOf(id, words) : lists.copies(lineOf(id, words), copies);
  });
}

/** The tracks with their levels, and how far the markers go. */
function favorLines(words: Words): readonly string[] {
  const { lists } = words.caylus.panel;
  const tracks = TRACKS.map((track) =>
    lists.track(
      track,
      LEVELS.map((level) => words.caylus.names.level(track, level)),
    ),
  );
  const stages = lists.stages(SECTIONS.map((section) => ({ section, level: CASTLE[section].maxLevel })));
  return [...tracks, stages];
}

/** What each section brings, what the next count would bring everyone, and what is worth points at the end. */
function countLines(open: Open | null, words: Words, say: Say): readonly string[] {
  const { lists } = words.caylus.panel;
  const sections = SECTIONS.map((id) => {
    const { prestige, checkpoint, count } = CASTLE[id];
    const rows = count.map((row) => ({ from: row.from, what: resultOf(row, words) }));
    return lists.section(id, prestige, checkpoint, rows);
  });
  const next = open === null ? null : firstUncounted(open);
  if (open === null || next === null) return [...sections, lists.atEnd];
  const each = open.order.map((seat) => {
    const houses = housesOf(open, next, seat);
    return { name: say.name(seat), houses, what: resultOf(countRow(next, houses), words) };
  });
  return [...sections, lists.count(next, each), lists.atEnd];
}

function resultOf({ loss, favors }: CountRow, words: Words): string {
  const { lists } = words.caylus.panel;
  if (loss > 0) return lists.loss(loss);
  return favors > 0 ? words.caylus.names.favors(favors) : lists.nothing;
}

/** Every building, with the spaces that it is on. */
function buildingLines(open: Open | null, words: Words): readonly string[] {
  const { lists } = words.caylus.panel;
  return BUILDINGS.map(({ id }) => {
    const line = lineOf(id, words);
    const spaces = open === null ? [] : SPACES.filter((space) => tileOn(open, space)?.building === id);
    return spaces.reduce((all, space) => lists.on(all, space), line);
  });
}

const left = (name: 'wood' | 'stone' | 'prestige'): OpenList<Caylus> => ({
  name,
  label: (words) => words.caylus.panel.lists[name],
  lines: (open, _options, words) => leftLines(open, name, words),
  sheet: `${name}Left`,
});

export const lists: readonly OpenList<Caylus>[] = [
  left('wood'),
  left('stone'),
  left('prestige'),
  {
    name: 'favors',
    label: (words) => words.caylus.panel.lists.favors,
    lines: (_open, _options, words) => favorLines(words),
    sheet: 'tracks',
  },
  {
    name: 'counts',
    label: (words) => words.caylus.panel.lists.counts,
    lines: (open, _options, words, say) => countLines(open, words, say),
    sheet: 'scoring',
  },
  {
    name: 'all',
    label: (words) => words.caylus.panel.lists.all,
    lines: (open, _options, words) => buildingLines(open, words),
    sheet: 'buildings',
  },
  {
    name: 'kinds',
    label: (words) => words.caylus.panel.lists.kinds,
    lines: (_open, _options, words) =>
      CLASSES.map((one) => words.caylus.panel.lists.kind(one, words.caylus.closer.sheets.about[one])),
    sheet: 'kinds',
  },
];
