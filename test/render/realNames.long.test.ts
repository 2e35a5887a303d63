/** Boards of every game with names as members of real servers have them. */
import { describe, expect, test } from 'vitest';
import { sanitizeName } from '../../src/bot/discord/text.ts';
import { distinct } from '../../src/bot/state/players.ts';
import { GAME_IDS, type GameId } from '../../src/engines/games.ts';
import type { GamePictures } from '../../src/render/contract.ts';
import { SCREENS } from '../../src/render/contract.ts';
import { pictures } from '../../src/render/games.ts';
import { LOST } from '../../src/render/kit/drawnText.ts';
import { engineOf } from '../support/engines.ts';
import { REAL_NAMES } from './support/realNames.ts';
import { type Shown, shownInGame } from './support/scenes.ts';
import { writtenOn } from './support/type.ts';

/** Names as they are drawn, a table after another. */
function tablesOf(game: GameId) {
  const { max } = engineOf(game).seats([]);
  const names = REAL_NAMES.map(sanitizeName).filter((name) => name !== '');
  return Array.from({ length: Math.ceil(names.length / max) }, (_, i) => names.slice(i * max, (i + 1) * max))
    .filter((one) => one.length >= engineOf(game).seats([]).min)
    .map(distinct);
}

const middles = new Map<string, Shown>();

/** The middle of a random game for so many; it is played once. */
function middleOf(game: GameId, seats: number): Shown {
  const key = `${game} ${seats}`;
  const known = middles.get(key);
  if (known) return known;
  const shown = shownInGame(engineOf(game), seats, 'names', []);
  const middle = shown[Math.floor(shown.length / 2)]!;
  middles.set(key, middle);
  return middle;
}

test('is a page of two hundred', () => {
  expect(new Set(REAL_NAMES).size).toBe(200);
});

describe.each(GAME_IDS)('%s', (game) => {
  test.each(SCREENS)('shows each name on a %s, or its beginning', (screen) => {
    // What is laid out for one game is handed on as any game.
    const { board } = pictures[game] as unknown as GamePictures;
    const missing: string[] = [];
    for (const names of tablesOf(game)) {
      const drawn = names.map((name) => name.drawn);
      expect(new Set(drawn).size).toBe(drawn.length);
      const { view, scene } = middleOf(game, drawn.length);
      const picture = board(view, { ...scene, names: drawn, screen, step: null });
      const written = writtenOn(picture);
      for (const { text, left, right } of written)
        if (left < -0.5 || right > picture.width + 0.5) missing.push(`outside: ${text}`);
      const texts = written.map(({ text }) => text.replace('…', ''));
      for (const name of drawn)
        if (!texts.some((text) => name.startsWith(text) && text.length >= Math.min(name.length, 3)))
          missing.push(`${name} in ${texts.join('|')}`);
    }
    expect(missing).toEqual([]);
  });
});

test('loses letters of few names only, and says so by a sign', () => {
  const lost = distinct(REAL_NAMES.map(sanitizeName)).filter(({ drawn }) => drawn.includes(LOST));
  console.info(lost.map(({ said, drawn }) => `${said} → ${drawn}`).join('\n'));
  expect(lost.length).toBeLessThan(40);
});
