import { createCanvas } from '@napi-rs/canvas';
import { expect } from 'vitest';
import { carcassonne } from '../../../../../src/engines/carcassonne/index.ts';
import {
  laidOut,
  MOVE_TYPE,
  roomOf,
  sentencesOf,
} from '../../../../../src/render/games/carcassonne/page/lastMoveBox.ts';
import { layoutOf } from '../../../../../src/render/games/carcassonne/page/layout.ts';
import { widthOf } from '../../../../../src/render/kit/text.ts';
import { LOCALES } from '../../../../../src/words/contract.ts';
import { wordsIn } from '../../../../../src/words/words.ts';
import { sensibleGame } from './sensibleGame.ts';

export const NAMES = ['Annika', 'Maximilian der Große', 'さくら'];
const context = createCanvas(8, 8).getContext('2d');
const bare = (text: string): string => text.replaceAll(' ', '');

const window = { west: 0, north: 0, columns: 16, rows: 9 };

/**
 * What has just happened stands in its box in whole sentences, in every language.
 *
 * @param least how often all of it, as a share
 */
export function expectWholeSentences(seats: number, arrangement: 'side' | 'below', least: number): void {
  const { lastMove, look } = layoutOf(seats, arrangement, window);
  const { width, height } = roomOf(lastMove!, look);
  let [all, whole] = [0, 0];
  for (const { events } of [...sensibleGame(seats, 'last move'), ...sensibleGame(seats, 'another')]) {
    for (const locale of LOCALES) {
      const sights = events.map((event) => carcassonne.sight(event, 'table'));
      const sentences = sentencesOf(sights, NAMES, wordsIn(locale));
      const { size, lines } = laidOut(context, sentences, wordsIn(locale), width, height, MOVE_TYPE[look].sizes);
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
}
