import { expect, test } from 'vitest';
import { sentencesOf } from '../../../../../src/render/games/carcassonne/page/lastMoveBox.ts';
import { carcassonneWords } from '../../../../../src/words/carcassonne/index.ts';
import { LOCALES } from '../../../../../src/words/contract.ts';
import { wordsIn } from '../../../../../src/words/words.ts';
import { expectWholeSentences, NAMES } from '../support/lastMoveBox.ts';

// At other tables: lastMoveBox.long.test.ts.
test('what has just happened at a table of 3 stands in its box below in whole sentences, in any language', () =>
  expectWholeSentences(3, 'below', 0.95));

test('before the first move the box says that there is none', () => {
  for (const locale of LOCALES) {
    const [sentence, ...more] = sentencesOf([{ kind: 'laidStartTile' }] as never, NAMES, wordsIn(locale));
    expect(more).toEqual([]);
    expect(sentence).toBe(carcassonneWords[locale].picture.noMoveYet);
  }
});
