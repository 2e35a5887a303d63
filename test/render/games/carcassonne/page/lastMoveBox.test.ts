import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { carcassonne } from '../../../../../src/engines/carcassonne/index.ts';
import {
  laidOut,
  MOVE_TYPE,
  roomOf,
  sentencesOf,
} from '../../../../../src/render/games/carcassonne/page/lastMoveBox.ts';
import { layoutOf } from '../../../../../src/render/games/carcassonne/page/layout.ts';
import { widthOf } from '../../../../../src/render/kit/text.ts';
import { pictureWords } from '../../../../../src/words/carcassonne/picture/index.ts';
import { LOCALES } from '../../../../../src/words/contract.ts';
import { sensibleGame } from '../support/sensibleGame.ts';

const NAMES = ['Annika', 'Maximilian der Große', 'さくら'];
const context = createCanvas(8, 8).getContext('2d');
const bare = (text: string): string => text.replaceAll(' ', '');

const window = { west: 0, north: 0, columns: 16, rows: 9 };

test.each([
  [2, 'side', 0.94],
  [3, 'side', 0.95],
  [3, 'below', 0.95],
  [4, 'below', 0.95],
] as const)(
  'what has just happened at a table of %i stands in its box at the %s in whole sentences, in every language',
  (seats, arrangement, least) => {
    const { lastMove, look } = layoutOf(seats, arrangement, window);
    const { width, height } = roomOf(lastMove!, look);
    let [all, whole] = [0, 0];
    for (const { events } of [...sensibleGame(seats, 'last move'), ...sensibleGame(seats, 'another')]) {
      for (const locale of LOCALES) {
        const sights = events.map((event) => carcassonne.sight(event, 'table'));
        const sentences = sentencesOf(sights, NAMES, locale);
        const { size, lines } = laidOut(context, sentences, locale, width, height, MOVE_TYPE[look].sizes);
        for (const line of lines) expect(widthOf(context, line, size), line).toBeLessThanOrEqual(width);
        expect(lines.length * size * 1.32).toBeLessThanOrEqual(height + 2);
        const told = bare(lines.join('')).replace(/…$/, '');
        const ends = sentences.map((_, i) => bare(sentences.slice(0, i + 1).join('')));
        expect(['', ...ends]).toContain(told);
        all++;
        if (told === (ends.at(-1) ?? '')) whole++;
      }
    }
    console.info(`${seats} seats: ${whole} of ${all} told in full`);
    expect(whole / all).toBeGreaterThan(least);
  },
);

test('before the first move the box says that there is none', () => {
  for (const locale of LOCALES) {
    const [sentence, ...more] = sentencesOf([{ kind: 'laidStartTile' }] as never, NAMES, locale);
    expect(more).toEqual([]);
    expect(sentence).toBe(pictureWords[locale].noMoveYet);
  }
});
