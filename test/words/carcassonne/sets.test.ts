import { expect, test } from 'vitest';
import {
  type Carcassonne,
  carcassonne,
  type Figure,
  GOODS,
  OPTIONS,
  type Sight,
  survey,
} from '../../../src/engines/carcassonne/index.ts';
import type { OpenView, Seat } from '../../../src/engines/contract.ts';
import { playout } from '../../../src/engines/playout.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { carcassonneWords } from '../../../src/words/carcassonne/index.ts';
import { LOCALES, type Locale, type Say } from '../../../src/words/contract.ts';

const NAMES = ['Aya', 'Ben', 'Clemens', 'Dora', 'Emil', 'Franka'];
const say: Say = { name: (seat) => NAMES[seat] ?? '?' };
const seat = (n: number) => n as Seat; // A number of a seat.

/** Every position of a game with all sets and six players, and what led to it. */
const played: { readonly open: OpenView<Carcassonne>; readonly sights: readonly Sight[] }[] = [];
for (const [seed, options] of [
  ['sets by ear', OPTIONS],
  ['and without a dragon to eat builders', OPTIONS.filter((option) => option !== 'drache')],
] as const) {
  playout(carcassonne, { seats: 6, options }, seeded(seed), ({ state, events }) => {
    const sights = events.map((event) => carcassonne.sight(event, 'table'));
    played.push({ open: carcassonne.open(state), sights });
  });
}
const described = (open: OpenView<Carcassonne>, locale: Locale): string =>
  carcassonneWords[locale].game.describe({ open, own: null }, say).join('\n');

test.each(LOCALES)('%s: all that happens with the sets is told', (locale) => {
  const kinds = new Set<Sight['kind']>();
  for (const { sights } of played)
    for (const sight of sights) {
      const sentence = carcassonneWords[locale].game.sight(sight, say);
      kinds.add(sight.kind);
      expect(sentence).toMatch(/[.。]$/);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
    }
  for (const kind of ['tookGoods', 'tookAward', 'scoredGoods', 'scoredAward'] as const) expect(kinds).toContain(kind);
});

test.each(LOCALES)('%s: the map by ear names figures, inns, cathedrals, and goods', (locale) => {
  const seen = new Set<Figure | 'inn' | 'cathedral' | 'goods'>();
  for (const { open } of played.filter((_, i) => i % 12 === 0)) {
    if (open.step.kind === 'over') continue;
    const text = described(open, locale);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    for (const { kind, figures, sign, goods } of survey(open).filter(({ figures }) => figures.length > 0)) {
      for (const { figure } of figures) {
        expect(text.toLowerCase()).toContain(carcassonneWords[locale].names.person(figure, kind).toLowerCase());
        seen.add(figure);
      }
      if (sign !== null) {
        expect(text).toContain(carcassonneWords[locale].names.signs[sign]);
        seen.add(sign);
      }
      for (const good of GOODS.filter((one) => goods[one] > 0)) {
        expect(text).toContain(carcassonneWords[locale].names.goods[good]);
        seen.add('goods');
      }
    }
  }
  expect([...seen].sort()).toEqual(
    ['follower', 'bigFollower', 'builder', 'pig', 'inn', 'cathedral', 'goods'].toSorted(),
  );
});

test.each(LOCALES)('%s: where the river goes on is told until its last tile lies', (locale) => {
  const river = { en: /The river continues at /, de: /Der Fluss geht auf /, ja: /川の続きは/ }[locale];
  const during = played.filter(({ open }) => open.placements.length < 8);
  const after = played.filter(({ open }) => open.placements.length > 16);
  for (const { open } of during) expect(described(open, locale)).toMatch(river);
  for (const { open } of after.slice(0, 40)) expect(described(open, locale)).not.toMatch(river);
});

test.each(LOCALES)('%s: what a player has of goods, king, and robber is among his figures', (locale) => {
  const { open } = played.findLast(({ open }) => open.step.kind !== 'over')!;
  const { haendler, koenig } = open.expansions;
  for (const { seat } of open.players) {
    const text = carcassonneWords[locale].game.figures(open, seat);
    for (const good of GOODS)
      expect(text.includes(carcassonneWords[locale].names.goods[good])).toBe(haendler!.goods[seat]![good] > 0);
    for (const award of ['king', 'robber'] as const)
      expect(text.includes(carcassonneWords[locale].names.awards[award])).toBe(koenig![award].seat === seat);
  }
});

const city: Sight = {
  ...{ kind: 'scoredFeature', feature: 'city', complete: true, pennants: 0, cells: [{ x: 0, y: 0 }], points: 2 },
  ...{ owners: [seat(0)], strengths: [{ seat: seat(0), strength: 1 }] },
};
const back = (...figures: readonly Figure[]) =>
  ({
    kind: 'returned',
    figures: figures.map((figure) => ({ seat: seat(0), figure, x: 0, y: 0, segment: 0 })),
  }) as const;

test.each([
  [back('follower'), ' The knight returned.'],
  [back('bigFollower'), ' The big knight returned.'],
  [back('follower', 'builder'), ' The knight and builder returned.'],
  [back('follower', 'bigFollower', 'builder'), ' The followers and builder returned.'],
  [back('follower', 'follower', 'builder', 'builder'), ' The followers and builders returned.'],
] as const)('points are told with the figures that return', (returned, end) => {
  const [line] = carcassonneWords.en.game.lines([city, returned], say);
  expect(line!.text.endsWith(end), line!.text).toBe(true);
});
