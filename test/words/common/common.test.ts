/** The words of no game, all of them, in all languages: none is missing, left in English, or longer than Discord takes. */
import { describe, expect, test } from 'vitest';
import { limits } from '../../../src/bot/discord/limits.ts';
import type { ButtonWords } from '../../../src/words/common/buttons/en.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import { LOCALES, type Locale } from '../../../src/words/contract.ts';
import { say } from '../support/gameEntries.ts';
import { NAMED_BUTTONS } from '../support/namedButtons.ts';
import { entriesOf } from '../support/samples.ts';
import { samples } from './samples.ts';

/** Instead of labels, so that it shows which sentences name which button. */
const LABELS = Object.fromEntries(Object.keys(commonWords.en.buttons).map((button) => [button, `‹${button}›`]));

/** The texts of a language by their paths: of a sentence all that its samples give, line by line. */
const textsOf = (locale: Locale): readonly (readonly [string, string])[] =>
  // As many labels as there are buttons.
  entriesOf(commonWords[locale], samples(LABELS as unknown as ButtonWords), say).map(({ path, texts }) => [
    path,
    texts.join('\n'),
  ]);

/** The same in several languages, and rightly so: names of files, figures and samples, and words that are alike. */
const ALIKE: { readonly [L in Exclude<Locale, 'en'>]: readonly string[] } = {
  ja: [],
  de: ['commands.options.name.name', 'commands.options.text.name', 'commands.options.option.name', 'buttons.animation'],
};
const WITHOUT_WORDS =
  /^(lobby\.heading|commands\.suggestions\.\w+|lobby\.optionsForm\.option|look\.sheet\.\w+|rules\.fileName|privacy\.fileName|hand\.note|fairness\.fileName|replay\.\w+\.fileName|board\.(fileName|threadName|status)|hand\.fileName|final\.(part|left)|plan\.(answer|suggestion|toggle)|results\.(average|percent|month|fileName|statsFileName)|look\.moves\.row|panel\.(confirm|hint))$/;

describe.each(LOCALES)('the words of no game in %s', (locale) => {
  const texts = new Map(textsOf(locale));

  test('name buttons by the labels that they are handed, where this is noted', () => {
    const named = [...texts].flatMap(([path, text]) => {
      const buttons = [...text.matchAll(/\*\*‹(\w+)›\*\*/g)].map(([, button]) => button);
      return text.includes('‹') && !path.startsWith('buttons.') ? [[path, [...new Set(buttons)]]] : [];
    });
    expect(Object.fromEntries(named)).toEqual(NAMED_BUTTONS);
  });

  test('fit where Discord shows them; buttons fit on a phone', () => {
    const text = (path: string) => texts.get(path) ?? expect.fail(path);
    for (const [path, label] of texts) {
      if (/^(privacy\.)?buttons\./.test(path)) expect(label.length, `${path}: ${label}`).toBeLessThanOrEqual(25);
      if (path.startsWith('commands.descriptions.'))
        expect(label.length, path).toBeLessThanOrEqual(limits.commandDescription);
      if (path.endsWith('.title')) expect(label.length, path).toBeLessThanOrEqual(limits.modalTitle);
      if (path.endsWith('Form.label')) expect(label.length, path).toBeLessThanOrEqual(limits.labelText);
      for (const line of label.split('\n')) {
        if (path.endsWith('Form.description')) expect(line.length, path).toBeLessThanOrEqual(limits.labelDescription);
        expect(line.length, path).toBeLessThanOrEqual(limits.text / 2);
      }
    }
    expect(text('commands.asOnDiscord').length).toBeLessThanOrEqual(limits.choiceName);
    expect(text('board.threadName').length).toBeLessThanOrEqual(limits.threadName);
  });
});

test.each(['ja', 'de'] as const)('the words of no game are nowhere left in English: %s', (locale) => {
  const english = new Map(textsOf('en'));
  const left = textsOf(locale).filter(([path, text]) => !WITHOUT_WORDS.test(path) && text === english.get(path));
  expect(left.map(([path]) => path).toSorted()).toEqual(ALIKE[locale].toSorted());
});
