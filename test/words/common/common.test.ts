/** The words of no game, all of them, in all languages: none is missing, left in English, or longer than Discord takes. */
import { describe, expect, test } from 'vitest';
import { limits } from '../../../src/bot/discord/limits.ts';
import type { ButtonName } from '../../../src/words/common/buttons/contract.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import { LOCALES, type Locale, type Say } from '../../../src/words/contract.ts';
import { NAMED_BUTTONS } from '../support/namedButtons.ts';

const say: Say = { name: (seat) => `● N${seat}` };
const NAMES = ['● N1', '■ N2', '▲ N3'];
const SEAL = '8d4b5c4cac20';
const CHANNEL = '900000000000000001';

/** Instead of labels, so that it shows which sentences name which button. */
const LABELS = { myHand: '‹myHand›', join: '‹join›', start: '‹start›' } satisfies Partial<Record<ButtonName, string>>;

/** Everything that any of the sentences by kind may be handed; a field that is missing here is told as `undefined`. */
const KINDS = {
  ...{ option: 'x', most: 3, wait: 120_000, needs: 2, seated: 1, status: 'lobby', reason: 'rows' },
  ...{ awaits: [1, 2], awaited: NAMES, figures: '7', table: '12', word: 'w', name: 'N', isOn: true },
  ...{
    tables: [{ table: '1', game: 'G' }],
    more: 2,
    game: 'G',
    language: 'de',
    isChosen: false,
    typed: 'x',
    possible: ['a', 'b'],
  },
  ...{ onBoard: LABELS, rights: [], channel: CHANNEL, place: CHANNEL, why: 'locked', winners: NAMES },
};
const LISTED = {
  ...{ table: '12', game: 'G', status: 'running', since: 1_800_000_000, awaited: NAMES, isYourTurn: false },
  ...{ address: null, seated: 2, most: 4, isPrivate: true },
};

const RULES_OPTION = { option: 'x', name: 'X', isOn: true };

/** What each of the other sentences is tried with, by its path; those that take numbers of tables or names need no entry. */
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  'phrases.seat': [2],
  'phrases.players': [2, 5],
  'phrases.toMove': [NAMES],
  'lobby.hosted': ['12', 'N', 2, 5],
  'lobby.invited': [NAMES],
  'lobby.invites': ['N', '<@1>', 'G', '12'],
  'lobby.order': [NAMES],
  'lobby.waiting': [2],
  'lobby.options': [['x', 'y']],
  'lobby.running': [1_800_000_000],
  'lobby.finished': [NAMES],
  'lobby.ended': ['12', 'https://discord.com', 'G', NAMES],
  'lobby.began': [['<@1>', '<@2>'], 'G', '12'],
  'lobby.movedTo': ['12', CHANNEL],
  'fairness.sealed': [SEAL],
  'fairness.mixed': [SEAL, SEAL],
  'fairness.opened': [SEAL, SEAL],
  'fairness.stillSealed': [true],
  'fairness.check': ['S', false],
  'fairness.streams': [['tiles'], 2],
  'fairness.wordForm.title': ['1234567'],
  'lobby.optionsForm.title': ['1234567'],
  'board.status': [['<@1>', '<@2>'], 'T'],
  'board.note': ['12', 'S'],
  'board.botPlays': [NAMES],
  'board.resigned': ['N', true],
  'board.call': [['<@1>', '<@2>'], 'T'],
  'board.movedTo': [CHANNEL],
  'board.onOffer': [['a', 'b']],
  'board.fileName': ['12', 3],
  'hand.fileName': ['12', 3],
  'hand.refused': ['<@1>'],
  'hand.stopped': [LABELS],
  'final.heading': [NAMES, 'G', 30],
  'final.place': [1, 'N', 30, ['p']],
  'final.part': ['p', 3],
  'final.note': ['12', 'S'],
  'panel.confirm': [['m']],
  'panel.played': ['S'],
  'panel.givesUp': [['m']],
  'panel.choose': [['a1', 'c6']],
  'panel.hint': [['1', '2'], 'h'],
  'panel.page': [1, 2],
  'picture.wins': [NAMES],
  'look.moves.page': [1, 2],
  'look.sheet.alt': ['l', ['a', 'b']],
  'look.games.row': [LISTED],
  'look.games.more': [3],
  'rules.atTable': ['12', ['x', 'y']],
  'rules.option': [RULES_OPTION, 'd'],
  'rules.ofOption': [RULES_OPTION],
  'rules.changedBy': [RULES_OPTION, 't'],
  'rules.mark': [RULES_OPTION],
  'rules.place': ['G', 1, 12],
  'look.help.body': [[{ name: 'G', summary: 's', seats: '2' }], LABELS],
};

const BY_KIND = /^(problems\.\w+|answers)\./;

/** Every text of a table of words by its path, its sentences with a sample. */
function textsOf(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const sample = BY_KIND.test(path)
      ? [KINDS, say]
      : (SAMPLES[path] ?? Array.from({ length: value.length }, () => '12'));
    return [[path, String(value(...sample))]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`));
}

/** The same in several languages, and rightly so: names of files, figures and samples, and words that are alike. */
const ALIKE: { readonly [L in Exclude<Locale, 'en'>]: readonly string[] } = {
  ja: [],
  de: ['commands.options.name.name', 'commands.options.text.name', 'commands.options.option.name'],
};
const WITHOUT_WORDS =
  /^(lobby\.heading|commands\.suggestions\.\w+|lobby\.optionsForm\.option|look\.sheet\.\w+|rules\.fileName|hand\.note|fairness\.fileName|board\.(fileName|threadName|status)|hand\.fileName|final\.part|look\.moves\.row|panel\.(confirm|hint))$/;

describe.each(LOCALES)('the words of no game in %s', (locale) => {
  const texts = new Map(textsOf(commonWords[locale]));

  test('are all there and made of what they are handed', () => {
    for (const [path, text] of texts) {
      expect(text.trim().length, path).toBeGreaterThan(0);
      expect(text, path).not.toMatch(/undefined|null|NaN|\[object/);
      expect(text, `${path}: half-width katakana`).not.toMatch(/[\uff61-\uff9f]/);
    }
    console.info(`${locale}: ${texts.size} texts`);
    expect(texts.size).toBeGreaterThan(150);
  });

  test('name buttons by the labels that they are handed, where this is noted', () => {
    const named = [...texts].flatMap(([path, text]) => {
      const buttons = [...text.matchAll(/\*\*‹(\w+)›\*\*/g)].map(([, button]) => button);
      return text.includes('‹') ? [[path, buttons]] : [];
    });
    expect(Object.fromEntries(named)).toEqual(NAMED_BUTTONS);
  });

  test('fit where Discord shows them; buttons fit on a phone', () => {
    const text = (path: string) => texts.get(path) ?? expect.fail(path);
    for (const [path, label] of texts) {
      if (path.startsWith('buttons.')) expect(label.length, `${path}: ${label}`).toBeLessThanOrEqual(25);
      if (path.startsWith('commands.descriptions.'))
        expect(label.length, path).toBeLessThanOrEqual(limits.commandDescription);
      if (path.endsWith('.title')) expect(label.length, path).toBeLessThanOrEqual(limits.modalTitle);
      if (path.endsWith('Form.label')) expect(label.length, path).toBeLessThanOrEqual(limits.labelText);
      if (path.endsWith('Form.description')) expect(label.length, path).toBeLessThanOrEqual(limits.labelDescription);
      expect(label.length, path).toBeLessThanOrEqual(limits.text / 2);
    }
    expect(text('commands.asOnDiscord').length).toBeLessThanOrEqual(limits.choiceName);
    expect(text('board.threadName').length).toBeLessThanOrEqual(limits.threadName);
  });
});

test.each(['ja', 'de'] as const)('the words of no game are nowhere left in English: %s', (locale) => {
  const english = new Map(textsOf(commonWords.en));
  const left = textsOf(commonWords[locale]).filter(
    ([path, text]) => !WITHOUT_WORDS.test(path) && text === english.get(path),
  );
  expect(left.map(([path]) => path).toSorted()).toEqual(ALIKE[locale].toSorted());
});
