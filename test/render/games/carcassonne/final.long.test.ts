import { expect, test } from 'vitest';
import { PARTS, placementOf, segmentOf } from '../../../../src/engines/carcassonne/index.ts';
import { SCREENS } from '../../../../src/render/contract.ts';
import { panelsOf } from '../../../../src/render/games/carcassonne/final/columns.ts';
import { discsOf, RADIUS } from '../../../../src/render/games/carcassonne/final/discPlaces.ts';
import { isOnMap, reckoningOf } from '../../../../src/render/games/carcassonne/final/reckoning.ts';
import { viewsFor } from '../../../../src/render/games/carcassonne/final.ts';
import { pictures } from '../../../../src/render/games/carcassonne/index.ts';
import { figuresIn } from '../../../../src/render/games/carcassonne/map/followers.ts';
import { worldOf } from '../../../../src/render/games/carcassonne/map/world.ts';
import { isOnSegment } from '../../../../src/render/games/carcassonne/shape/onSegment.ts';
import { pixelOf } from '../../../../src/render/grid/frame.ts';
import { distance, type Point } from '../../../../src/render/kit/geometry.ts';
import { carcassonneWords } from '../../../../src/words/carcassonne/index.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { breathe } from '../../support/pictures.ts';
import { ends, some, standingsOf } from './support/finals.ts';
import { sceneFor, textsOf } from './support/scene.ts';

const scene = sceneFor(6);

test('every number stands once on the map, on its feature or with a line to it, apart from all else', () => {
  let [numbers, lines, crowded] = [0, 0, 0];
  for (const open of ends) {
    const world = worldOf(open.placements);
    const views = viewsFor(open);
    const rows = reckoningOf(open)!.rows.filter(isOnMap);
    const discs = discsOf(rows, open, world, views, { radius: RADIUS.desktop });
    expect(discs.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
    const { frame } = views[0]!;
    const isOnFeature = ([x, y]: Point, { nodes }: (typeof rows)[number]) =>
      nodes.some((node) => {
        const tile = world.tiles[placementOf(node)]!;
        const isHere = tile.x === Math.floor(x) && tile.y === Math.floor(y);
        return isHere && isOnSegment(tile.shape, segmentOf(node), [x - tile.x, y - tile.y]);
      });
    for (const [i, { at, end }] of discs.entries()) {
      numbers++;
      if (end !== null) lines++;
      expect(isOnFeature(end ?? at, rows[i]!)).toBe(true);
      if (end !== null) expect(distance(at, end) * frame.scale).toBeLessThan(5 * RADIUS.desktop);
      const [x, y] = pixelOf(frame, at);
      const hides = figuresIn(open, frame).some((one) => Math.hypot(one.x - x, one.y - y) < 16 + one.height * 0.35);
      const touches = discs.slice(0, i).some((other) => distance(other.at, at) * frame.scale < 34);
      if (hides || touches) crowded++;
    }
  }
  console.info(`${numbers} numbers, ${lines} with a line, ${crowded} crowded`);
  expect(numbers).toBeGreaterThan(300);
  expect(crowded / numbers).toBeLessThan(0.01);
});

test.each(SCREENS)(
  'on a %s the end says all totals, why the first is first, and names of all players',
  async (screen) => {
    for (const open of some) {
      for (const locale of LOCALES) {
        const shown = {
          ...scene,
          names: ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn'].slice(0, open.seats),
          screen,
          locale,
        };
        const written = textsOf(pictures.board({ open, own: null }, shown));
        const standings = standingsOf(open);
        for (const { seat, points } of standings) {
          expect(written).toContain(`${points}`);
          expect(written).toContain(shown.names[seat]);
          const { atEnd } = reckoningOf(open)!;
          const late = PARTS.reduce((sum, part) => sum + atEnd[seat]![part], 0);
          expect(written).toContain(`${points - late} + ${late} =`);
        }
        const [first, second] = standings;
        const gap = first!.points - (standings.find(({ place }) => place > 1)?.points ?? 0);
        const told = second!.place === 1 ? `${first!.points}` : `${gap}`;
        expect(written.some((text) => text.length > 6 && text.includes(told) && !text.includes('+'))).toBe(true);
      }
      await breathe();
    }
  },
);

test.each(LOCALES)('each panel of the reckoning says in %s that its numbers are points', (locale) => {
  for (const open of some) {
    const written = textsOf(pictures.board({ open, own: null }, { ...scene, words: wordsIn(locale) }));
    const { points } = carcassonneWords[locale].picture.end;
    const sections = panelsOf(reckoningOf(open)!).flat();
    expect(written.filter((text) => text === points)).toHaveLength(sections.length);
    expect(written.filter((text) => text.includes('…') && !text.startsWith('M'))).toEqual([]);
  }
});
