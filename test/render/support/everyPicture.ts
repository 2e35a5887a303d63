/** Every kind of picture that a game has, in the course of random games. */

import type { BotGame } from '../../../src/bot/contract.ts';
import { announcedIn } from '../../../src/bot/messages/announcement.ts';
import { type Engine, seatOf } from '../../../src/engines/contract.ts';
import type { GameId } from '../../../src/engines/games.ts';
import { playout } from '../../../src/engines/playout.ts';
import { seeded } from '../../../src/kernel/random.ts';
import type { GamePictures, Picture, Screen, Zoom } from '../../../src/render/contract.ts';
import { lettersOf } from '../../../src/render/kit/seats.ts';
import { pageOn } from '../../../src/render/kit/theme.ts';
import type { SeenRow } from '../../../src/tables/table/standpoint.ts';
import type { Locale } from '../../../src/words/contract.ts';
import { wordsIn } from '../../../src/words/words.ts';
import { testGames } from '../../bot/support/games.ts';
import { samples } from '../../games.ts';
import { pictures as all } from '../../toy/render/module.ts';
import { isInside } from './parts.ts';
import { breathe } from './pictures.ts';
import { NAMES, type Shown, shownInGame } from './scenes.ts';
import { writtenOn } from './type.ts';

interface Game extends Pick<BotGame, 'zoom' | 'telling'> {
  readonly engine: Engine;
  readonly pictures: GamePictures;
}

type PicturedGame = GameId | 'toy';

function gameOf(id: PicturedGame): Game {
  const { engine, zoom, telling } = testGames[id];
  // What is laid out for one game is handed on as any game.
  return { engine, zoom, telling, pictures: all[id] } as unknown as Game;
}

/** How the games are played whose pictures are looked at. */
interface Run {
  readonly seats: number;
  readonly options: readonly string[];
}

/** The largest table and, with `andSmall`, the smallest one. */
export function runsOf(id: PicturedGame, options: readonly string[], andSmall: boolean): readonly Run[] {
  const { min, max } = gameOf(id).engine.seats(options);
  return (andSmall ? [min, max] : [max]).map((seats) => ({ seats, options }));
}

interface Looked {
  readonly pictures: number;
  readonly texts: number;
  /** What is wrong with them: letters that are too small, what is cut or outside of its picture, sizes. */
  readonly wrong: readonly string[];
}

/**
 * How large a player's letter has to be, in sizes of the smallest text: on pieces, also those of a map of 160 tiles, and in
 * lists it is a help beside color and shape, which tell the players apart.
 */
const LETTER = 0.35;

/** German names of buildings that have no room on a district of the largest tables. */
const CUT = ['Laboratori…', 'Jagdsch…'];

/** Looks at all that can be shown in some positions of each run: tables, hands, closer looks, announcements, sheets. */
export async function lookAtPictures(
  id: PicturedGame,
  screen: Screen,
  locale: Locale,
  runs: readonly Run[],
  positions: number,
): Promise<Looked> {
  const game = gameOf(id);
  const { width, smallest } = pageOn[screen];
  // The toy draws the same small pictures for every screen, in which no long name has room.
  const isToy = id === 'toy';
  const tallest = isToy ? Number.POSITIVE_INFINITY : (await samples[id].pictures()).tallest;
  const announcedNames = isToy ? NAMES : LONG_NAMES;
  const wrong = new Set<string>();
  let [pictures, texts, least] = [0, 0, Number.POSITIVE_INFINITY];

  function look(picture: Picture, names: readonly string[] = []): void {
    const letters = new Set(lettersOf(names));
    const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
    for (const { name, parts } of picture.layers)
      for (const { box } of parts) if (!isInside(box, whole)) wrong.add(`outside: ${name} ${JSON.stringify(box)}`);
    for (const { text, size, left, right } of writtenOn(picture)) {
      const onPage = (size * width) / picture.width;
      least = Math.min(least, onPage);
      texts++;
      if (onPage < smallest * (letters.has(text) ? LETTER : 1) - 0.01) wrong.add(`small: ${text}, ${onPage}`);
      // On phones, sheets cut the longest names of sets.
      const isCut = text.includes('…') && names.length > 0 && !isOfName(text, names);
      if (isCut && !CUT.includes(text)) wrong.add(`cut: ${text}`);
      if (left < -0.5 || right > picture.width + 0.5) wrong.add(`outside: ${text}, from ${left} to ${right}`);
    }
    pictures++;
  }

  for (const picture of sheetsOf(game, locale, screen)) {
    if (picture.width > width) wrong.add(`a sheet ${picture.width} wide`);
    look(picture);
  }
  for (const run of runs) {
    if (screen === 'desktop')
      for (const picture of announcementsOf(game, run, announcedNames, locale, positions))
        look(picture, announcedNames);
    const shown = shownInGame(game.engine, run.seats, `type ${id} ${locale}`, run.options);
    for (const one of spread(shown, positions)) {
      for (const picture of tablesOf(game, one, locale, screen)) {
        if (screen === 'phone' && picture.width !== width && !isToy) wrong.add(`${picture.width} wide`);
        look(picture, one.scene.names);
      }
      const { height } = game.pictures.board(one.view, { ...one.scene, words: wordsIn(locale), screen });
      if (screen === 'phone' && height >= tallest) wrong.add(`${height} tall`);
      await breathe();
    }
  }
  console.info(`${pictures} pictures, ${texts} texts, the smallest ${least.toFixed(1)} px of ${width}`);
  return { pictures, texts, wrong: [...wrong] };
}

/** Whether this is the beginning of a name, or of its second line. */
const isOfName = (text: string, names: readonly string[]): boolean =>
  names.some((name) => name.includes(text.replace('…', '').slice(0, 4)));

/** What is the same at all tables. */
const sheetsOf = ({ pictures }: Game, locale: Locale, screen: Screen): readonly Picture[] =>
  Object.values(pictures.sheets).map((sheet) => sheet.picture(wordsIn(locale), null, screen, []));

/** The table as everybody and as one seat sees it, that seat's hand, and closer looks. */
function* tablesOf({ pictures, zoom }: Game, shown: Shown, locale: Locale, screen: Screen): Generator<Picture> {
  const { view } = shown;
  const scene = { ...shown.scene, words: wordsIn(locale), screen };
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

const LONG_NAMES = NAMES.map((name) => name.repeat(3));

/** The public messages of a random game, which are drawn for desktops alone. */
function announcementsOf(
  { engine, pictures, telling }: Game,
  config: Run,
  names: readonly string[],
  locale: Locale,
  positions: number,
): readonly Picture[] {
  const seed = `announced ${locale}`;
  const turns = [engine.setup(config, engine.deal(config, seeded(seed))).events];
  playout(engine, config, seeded(seed), ({ events }) => turns.push(events));
  const rows = turns.map((events, seq) => ({ seq, sights: events.map((event) => engine.sight(event, 'table')) }));
  // No more of a row is asked for.
  const announced = announcedIn({ telling } as BotGame, rows as unknown as readonly SeenRow[]);
  const scene = { names: names.slice(0, config.seats), words: wordsIn(locale), screen: 'desktop' } as const;
  // It announces.
  return spread(announced, positions).map(({ name, sights }) => pictures.announcements![name]!.picture(sights, scene));
}

/** Positions all over the game, and its end. */
function spread<T>(shown: readonly T[], positions: number): readonly T[] {
  const stride = Math.ceil(shown.length / positions);
  return shown.filter((_, i) => i % stride === (i / stride) % 2 || i === shown.length - 1);
}
