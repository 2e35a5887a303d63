import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/engines/contract.ts';
import { GAME_IDS, type GameId, games } from '../../src/engines/games.ts';
import { type GameWords, LOCALES, type Localized } from '../../src/words/contract.ts';
import { gameWords } from '../../src/words/games.ts';
import { ended, FAULTY, say } from './support/endings.ts';

/** What only a running game has, in all languages. */
const RUNNING: { readonly [I in GameId]: RegExp } = {
  alhambra: /on display|left\.|Next is|can go to|Auslage|Beutel|Als Nächstes|passt auf|コイン獲得場|残り|次は|場所/,
  carcassonne: /in hand|left|open to|Nobody there|im Vorrat|Noch |offen nach|Niemand dort|手元|残り|空き|誰もいない/,
  caylus: /left:|stage|Übrige|Bauabschnitt|残りの|建築段階/,
  citadels: /\d gold, \d+ cards?;/,
};

describe.each(GAME_IDS)('%s', (id) => {
  const engine: Engine = games[id];
  const words: Localized<GameWords> = gameWords[id];

  test.each(LOCALES)('%s: nothing of the running game is told after its end', (locale) => {
    const open = ended(engine, 'over', [], Math.max(3, engine.seats([]).min));
    const text = words[locale].describe({ open, own: null }, say).join('\n');
    expect(text).not.toMatch(RUNNING[id]);
    expect(text).not.toMatch(FAULTY);
  });
});
