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
import { favorNames, levelNames, printedNames } from '../../../words/caylus/names/index.ts';
import { panelWords } from '../../../words/caylus/panel/index.ts';
import { closerWords } from '../../../words/caylus/picture/closer/index.ts';
import type { Locale, Say } from '../../../words/contract.ts';
import type { OpenList } from '../../contract.ts';

function lineOf(id: BuildingId, locale: Locale): string {
  const { price, prestige } = buildingKind(id);
  return panelWords[locale].lists.building(id, price, prestige, printedNames[locale](id));
}

/** The tiles of a class that are left; before the start, all. */
function leftLines(open: Open | null, sort: BuiltClass, locale: Locale): readonly string[] {
  const { lists } = panelWords[locale];
  const left = open === null ? IDS_OF[sort] : inStock(open, sort);
  if (left.length === 0) return [lists.noneLeft];
  return left.map((id) => {
    const copies = open === null ? buildingKind(id).copies : stockOf(open, id);
    return copies === null ? lineOf(id, locale) : lists.copies(lineOf(id, locale), copies);
  });
}

/** The tracks with their levels, and how far the markers go. */
function favorLines(locale: Locale): readonly string[] {
  const { lists } = panelWords[locale];
  const tracks = TRACKS.map((track) =>
    lists.track(
      track,
      LEVELS.map((level) => levelNames[locale](track, level)),
    ),
  );
  const stages = lists.stages(SECTIONS.map((section) => ({ section, level: CASTLE[section].maxLevel })));
  return [...tracks, stages];
}

/** What each section brings, what the next count would bring everyone, and what is worth points at the end. */
function countLines(open: Open | null, locale: Locale, say: Say): readonly string[] {
  const { lists } = panelWords[locale];
  const sections = SECTIONS.map((id) => {
    const { prestige, checkpoint, count } = CASTLE[id];
    const rows = count.map((row) => ({ from: row.from, what: resultOf(row, locale) }));
    return lists.section(id, prestige, checkpoint, rows);
  });
  const next = open === null ? null : firstUncounted(open);
  if (open === null || next === null) return [...sections, lists.atEnd];
  const each = open.order.map((seat) => {
    const houses = housesOf(open, next, seat);
    return { name: say.name(seat), houses, what: resultOf(countRow(next, houses), locale) };
  });
  return [...sections, lists.count(next, each), lists.atEnd];
}

function resultOf({ loss, favors }: CountRow, locale: Locale): string {
  const { lists } = panelWords[locale];
  if (loss > 0) return lists.loss(loss);
  return favors > 0 ? favorNames[locale](favors) : lists.nothing;
}

/** Every building, with the spaces that it is on. */
function buildingLines(open: Open | null, locale: Locale): readonly string[] {
  const { lists } = panelWords[locale];
  return BUILDINGS.map(({ id }) => {
    const line = lineOf(id, locale);
    const spaces = open === null ? [] : SPACES.filter((space) => tileOn(open, space)?.building === id);
    return spaces.reduce((all, space) => lists.on(all, space), line);
  });
}

const left = (name: 'wood' | 'stone' | 'prestige'): OpenList<Caylus> => ({
  name,
  label: (locale) => panelWords[locale].lists[name],
  lines: (open, _options, locale) => leftLines(open, name, locale),
  sheet: `${name}Left`,
});

export const lists: readonly OpenList<Caylus>[] = [
  left('wood'),
  left('stone'),
  left('prestige'),
  {
    name: 'favors',
    label: (locale) => panelWords[locale].lists.favors,
    lines: (_open, _options, locale) => favorLines(locale),
    sheet: 'tracks',
  },
  {
    name: 'counts',
    label: (locale) => panelWords[locale].lists.counts,
    lines: (open, _options, locale, say) => countLines(open, locale, say),
    sheet: 'scoring',
  },
  {
    name: 'all',
    label: (locale) => panelWords[locale].lists.all,
    lines: (open, _options, locale) => buildingLines(open, locale),
    sheet: 'buildings',
  },
  {
    name: 'kinds',
    label: (locale) => panelWords[locale].lists.kinds,
    lines: (_open, _options, locale) =>
      CLASSES.map((one) => panelWords[locale].lists.kind(one, closerWords[locale].sheets.about[one])),
    sheet: 'kinds',
  },
];
