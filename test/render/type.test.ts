/** No picture writes so small that it cannot be read on the screen for which it is made. */
import { createCanvas } from '@napi-rs/canvas';
import { expect, test, vi } from 'vitest';
import type { BotGame } from '../../src/bot/contract.ts';
import { announcedIn } from '../../src/bot/messages/announcement.ts';
import { type Engine, seatOf } from '../../src/engines/contract.ts';
import { GAME_IDS } from '../../src/engines/games.ts';
import { playout } from '../../src/engines/playout.ts';
import { seeded } from '../../src/kernel/random.ts';
import { type GamePictures, type Picture, SCREENS, type Screen, type Zoom } from '../../src/render/contract.ts';
import { lettersOf } from '../../src/render/kit/seats.ts';
import { pageOn } from '../../src/render/kit/theme.ts';
import type { SeenRow } from '../../src/tables/standpoint.ts';
import { LOCALES, type Locale } from '../../src/words/contract.ts';
import { testGames } from '../bot/support/games.ts';
import { amount, IS_DRILL } from '../support/amount.ts';
import { pictures as all } from '../toy/render/module.ts';
import { breathe } from './support/pictures.ts';
import { NAMES, type Shown, shownInGame } from './support/scenes.ts';
import { writtenOn } from './support/type.ts';

// Sprites are painted anew in each picture, so that each shows all that it writes.
vi.mock('../../src/render/kit/caches.ts', async (original) => ({
  ...(await original<typeof import('../../src/render/kit/caches.ts')>()),
  sprite(_key: string, width: number, height: number, paint: (context: unknown) => void) {
    const canvas = createCanvas(width, height);
    paint(canvas.getContext('2d'));
    return canvas;
  },
}));

interface Game extends Pick<BotGame, 'zoom' | 'telling'> {
  readonly engine: Engine;
  readonly pictures: GamePictures;
}

const GAMES: readonly (readonly [string, Game])[] = (['toy', ...GAME_IDS] as const).map((id) => {
  const { engine, zoom, telling } = testGames[id];
  // What is laid out for one game is handed on as any game.
  return [id, { engine, zoom, telling, pictures: all[id] } as unknown as Game];
});

/** Of so many positions of a random game every picture is looked at. */
const POSITIONS = amount(2, 14);

/** What is the same at all tables. */
const sheetsOf = ({ pictures }: Game, locale: Locale, screen: Screen): readonly Picture[] =>
  Object.values(pictures.sheets).map((sheet) => sheet.picture(locale, null, screen, []));

/** The table as everybody and as one seat sees it, that seat's hand, and closer looks. */
function* picturesOf({ pictures, zoom }: Game, shown: Shown, locale: Locale, screen: Screen): Generator<Picture> {
  const { view } = shown;
  const scene = { ...shown.scene, locale, screen };
  yield pictures.board(view, scene);
  if (view.own !== null && pictures.hand !== null) yield pictures.hand.picture(view, scene);
  const parts = zoom?.by === 'area' ? (zoom.parts?.(view.open) ?? []) : [];
  const zooms: readonly Zoom[] = [
    { cells: 5, centre: { x: 0, y: 0 } },
    { area: seatOf(0, scene.names.length)! },
    ...parts.map(({ name }) => ({ part: name })),
  ];
  for (const zoom of zooms) yield pictures.board(view, { ...scene, step: null, zoom });
}

/** The public messages of a random game, which are drawn for desktops alone. */
function announcementsOf({ engine, pictures, telling }: Game, seats: number, locale: Locale): readonly Picture[] {
  const config = { seats, options: [] };
  const seed = `announced ${locale}`;
  const turns = [engine.setup(config, engine.deal(config, seeded(seed))).events];
  playout(engine, config, seeded(seed), ({ events }) => turns.push(events));
  const rows = turns.map((events, seq) => ({ seq, sights: events.map((event) => engine.sight(event, 'table')) }));
  // No more of a row is asked for.
  const announced = announcedIn({ telling } as BotGame, rows as unknown as readonly SeenRow[]);
  const scene = { names: NAMES.slice(0, seats), locale, screen: 'desktop' } as const;
  return spread(announced).map(({ name, sights }) => pictures.announcements![name]!.picture(sights, scene)); // It announces.
}

/** Positions all over the game, and its end. */
function spread<T>(shown: readonly T[]): readonly T[] {
  const stride = Math.ceil(shown.length / POSITIONS);
  return shown.filter((_, i) => i % stride === (i / stride) % 2 || i === shown.length - 1);
}

/**
 * How large a player's letter has to be, in sizes of the smallest text: on pieces and in lists it is a help beside color
 * and shape, which tell the players apart.
 */
const LETTER = 0.45;

const onScreens = GAMES.flatMap(([id, game]) =>
  SCREENS.flatMap((screen) => LOCALES.map((locale) => [id, screen, locale, game] as const)),
);

test.each(onScreens)('%s on a %s, in %s: every letter is large enough', async (id, screen, locale, game) => {
  const { width, smallest } = pageOn[screen];
  const { min, max } = game.engine.seats([]);
  const numbersOfSeats = IS_DRILL ? [min, max] : [max];
  const small = new Map<string, number>();
  let [drawn, texts, least] = [0, 0, Number.POSITIVE_INFINITY];
  const measure = (picture: Picture, letters: ReadonlySet<string> = new Set()) => {
    for (const { text, size } of writtenOn(picture)) {
      const onPage = (size * width) / picture.width;
      least = Math.min(least, onPage);
      if (onPage < smallest * (letters.has(text) ? LETTER : 1) - 0.01)
        small.set(text, Math.min(onPage, small.get(text) ?? onPage));
      texts++;
    }
    drawn++;
  };
  for (const picture of sheetsOf(game, locale, screen)) measure(picture);
  for (const seats of numbersOfSeats) {
    if (screen === 'desktop') for (const picture of announcementsOf(game, seats, locale)) measure(picture);
    for (const shown of spread(shownInGame(game.engine, seats, `type ${id} ${locale}`))) {
      const letters = new Set(lettersOf(shown.scene.names));
      for (const picture of picturesOf(game, shown, locale, screen)) measure(picture, letters);
      await breathe();
    }
  }
  console.info(`${drawn} pictures, ${texts} texts, the smallest ${least.toFixed(1)} px of ${width}`);
  expect(Object.fromEntries(small)).toEqual({});
  expect(texts).toBeGreaterThan(amount(30, 100));
});
