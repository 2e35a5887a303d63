/** One member's statistics in one game: figures, and panels in rows; on a phone, below one another. */

import type { Picture } from '../../contract.ts';
import { type Element, layerOf, pageOf } from '../../kit/page.ts';
import { pageOn, size } from '../../kit/theme.ts';
import { type Heading, header } from '../header.ts';
import { type Accent, nameIn } from '../marks.ts';
import type { StatsScene } from '../scene.ts';
import { byPlayers, opponents, sources } from './bars.ts';
import { figures, figuresHeight } from './figures.ts';
import { history } from './history.ts';
import { options, places, records } from './lists.ts';
import { placed, type StatsPanel, typeOn } from './panel.ts';

/** The rows of panels on a desktop, each panel with its share of the width. */
const ROWS: readonly (readonly (readonly [StatsPanel, number])[])[] = [
  [
    [history, 6],
    [sources, 4],
  ],
  [
    [places, 30],
    [records, 37],
    [byPlayers, 33],
  ],
  [
    [opponents, 7],
    [options, 3],
  ],
];

/** On a phone, what matters most. */
const ON_PHONE: readonly StatsPanel[] = [history, sources, records, opponents, options];

const HEADER = { y: size.margin, height: 68 };
const FIRST = HEADER.y + HEADER.height + size.gap;

/** The statistics in the scene's language and for its screen. */
export function statsPicture(scene: StatsScene, accent: Accent): Picture {
  const { screen, words } = scene;
  const { width } = pageOn[screen];
  const inner = width - 2 * size.margin;
  const type = typeOn[screen];
  const rows = screen === 'desktop' ? ROWS : ON_PHONE.map((panel) => [[panel, 1]] as const);
  const panels: Element[] = [];
  let y = FIRST + figuresHeight(scene) + size.gap;
  for (const row of rows) {
    const shown = row.filter(([panel]) => panel.isShown(scene));
    if (shown.length === 0) continue;
    const height = Math.max(...shown.map(([panel]) => panel.height(scene, type)));
    const shares = shown.reduce((sum, [, share]) => sum + share, 0);
    const room = inner - (shown.length - 1) * size.gap;
    let x: number = size.margin;
    shown.forEach(([panel, share], i) => {
      const isLast = i === shown.length - 1;
      const across = isLast ? width - size.margin - x : Math.round((room * share) / shares);
      panels.push(placed(panel, { x, y, width: across, height }, scene, accent));
      x += across + size.gap;
    });
    y += height + size.gap;
  }
  const heading: Heading = {
    ...{ game: scene.gameName, title: nameIn(scene.member, words), armsOf: scene.member.id },
    note: screen === 'desktop' ? words.results.periods.all : '',
  };
  return pageOf(
    width,
    y + size.margin - size.gap,
    [header({ x: size.margin, width: inner, ...HEADER }, accent, heading)],
    [
      layerOf('figures', [
        figures({ x: size.margin, y: FIRST, width: inner, height: figuresHeight(scene) }, scene, accent),
      ]),
      layerOf('panels', panels),
    ],
  );
}
