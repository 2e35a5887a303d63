import { describe, expect, test } from 'vitest';
import {
  BUILDINGS,
  CASTLE,
  SECTIONS as CASTLE_SECTIONS,
  CUBES,
  START_DENIERS,
} from '../../../src/engines/caylus/index.ts';
import { shortBuildingNames } from '../../../src/words/caylus/names/index.ts';
import { FIGURES, SECTIONS, type Section } from '../../../src/words/caylus/rules/contract.ts';
import { ruleWords } from '../../../src/words/caylus/rules/index.ts';
import { LOCALES } from '../../../src/words/contract.ts';
import { type Topic, uncovered } from '../support/coverage.ts';

/** Every numbered topic of the rules. */
const TOPICS: readonly Topic<Section>[] = [
  ['§0 the score never falls below 0', 'aim', { en: /below 0/, de: /Unter 0/, ja: /0点未満/ }],
  ['§1.1 players, order', 'aim', { en: /2–5 players/, de: /2 bis 5/, ja: /2〜5人/ }],
  ['§1.2 neutral and printed buildings', 'aim', /6[\s\S]*7[\s\S]*8[\s\S]*16/],
  ['§1.3 where they begin', 'aim', { en: /start on space 6/, de: /auf Feld 6/, ja: /6番マスから/ }],
  [
    '§1.4 workers and cubes',
    'aim',
    { en: /6 workers, 2 food, 1 wood/, de: /6 Arbeitern, 2 Nahrung, 1 Holz/, ja: /6人、食料2個、木材1個/ },
  ],
  ['§2 seven phases', 'round', /(\d\. \*\*.*\n){7}/],
  [
    '§3 income',
    'round',
    { en: /residence.*library.*hotel/, de: /Wohnhaus.*Bibliothek.*Hotel/, ja: /邸宅.*図書館.*ホテル/ },
  ],
  [
    '§4.1 one worker, stables, inn',
    'placing',
    { en: /three slots.*two circles/, de: /drei Plätze.*zwei Kreise/, ja: /3人まで.*2つの円/ },
  ],
  [
    '§4.1 not there',
    'placing',
    { en: /No workers go to empty/, de: /leere Felder/, ja: /空きマス、邸宅、プレステージ/ },
  ],
  [
    '§4.2 what it costs',
    'placing',
    { en: /plus 1 for each player who has passed/, de: /1 mehr für jede Person/, ja: /1人につき1ダナー/ },
  ],
  ['§4.3 the owner’s point', 'placing', { en: /scores 1 point at once/, de: /sofort 1 Punkt/, ja: /すぐに1点/ }],
  ['§4.4 passing first', 'passing', { en: /first gets \*\*1 denier/, de: /als Erstes passt/, ja: /最初にパスした人/ }],
  ['§4.4 forced [D1]', 'passing', { en: /automatically when it’s your turn/, de: /automatisch/, ja: /自動的/ }],
  ['§5 six special buildings', 'special', /(\d\. \*\*.*(\n|$)){6}/],
  ['§5.6 the inn', 'special', { en: /left to the right circle/, de: /linken auf den rechten/, ja: /左の円.*右の円/ }],
  [
    '§6 the provost',
    'provost',
    {
      en: /passing order.*1 denier per space/s,
      de: /Reihenfolge des Passens.*1 Denar je Feld/s,
      ja: /パスした順.*1マス1ダナー/s,
    },
  ],
  ['§6 the ends of the road', 'provost', /1.*28/],
  ['§7.1 up to the provost', 'road', { en: /including/, de: /einschließlich/, ja: /監督のいるマスまで/ }],
  ['§7.2 the owner’s bonus', 'road', { en: /Owner’s bonus/, de: /Bonus für den Besitz/, ja: /建築主のボーナス/ }],
  ['§7.3 compulsory', 'road', { en: /can’t be declined/, de: /kannst du nicht verzichten/, ja: /断れません/ }],
  ['§7.4 once', 'road', { en: /never combined/, de: /kombiniert wird nie/, ja: /組み合わせることはできません/ }],
  ['§7.5 beyond the provost', 'road', { en: /beyond the provost/, de: /hinter dem Vogt/, ja: /監督より先/ }],
  [
    '§7.6 built now',
    'road',
    { en: /nothing this round/, de: /wirkt in dieser Runde nicht/, ja: /このラウンドには稼働しません/ },
  ],
  ['§8 price and points', 'buildings', { en: /full price/, de: /vollen Preis/, ja: /価格を全て/ }],
  [
    '§8.1 the lowest empty space',
    'buildings',
    { en: /lowest empty space/, de: /niedrigste leere Feld/, ja: /最も番号の小さい空きマス/ },
  ],
  ['§8.2 what it replaces', 'residences', { en: /Never the lawyer/, de: /Nie.*Notar/, ja: /法律家.*邸宅にできません/ }],
  [
    '§8.2 a worker on it [D2] [D3]',
    'residences',
    {
      en: /pay at once[\s\S]*nobody can choose it again/,
      de: /bezahlst du sofort[\s\S]*niemand es noch einmal/,
      ja: /代金はすぐに[\s\S]*もう一度/,
    },
  ],
  [
    '§8.3 prestige buildings',
    'buildings',
    { en: /replace one of your own residences/, de: /ersetzen eines deiner Wohnhäuser/, ja: /自分の邸宅から/ },
  ],
  [
    '§9.2 a batch',
    'castle',
    {
      en: /different kinds, one of them food/,
      de: /verschiedenen Rohstoffen, darunter Nahrung/,
      ja: /食料を含む3種類/,
    },
  ],
  ['§9.4 nothing built', 'castle', { en: /lose \*\*2 points/, de: /verlierst du \*\*2 Punkte/, ja: /−2点/ }],
  ['§9.5 the best builder', 'castle', { en: /earlier in the queue/, de: /frühere Nummer/, ja: /先の人/ }],
  ['§10.1 the bailiff', 'counts', { en: /farther from the castle/, de: /weiter vom Schloss/, ja: /宮殿から遠い/ }],
  ['§10.2 checkpoints, in order [D5]', 'counts', /12.*18.*24/],
  ['§10.5 the stage', 'counts', { en: /hasn’t been counted/, de: /noch nicht gewerteten/, ja: /まだ査定していない/ }],
  [
    '§11.1 another track',
    'favors',
    { en: /haven’t used in this phase/, de: /in dieser Phase noch nicht/, ja: /このフェーズでまだ/ },
  ],
  ['§11.2 the maximum', 'favors', /\*\*2\*\*.*\*\*4\*\*.*\*\*5\*\*/],
  ['§11.3 one level', 'favors', { en: /one level\*\* up to/, de: /eine Stufe\*\* bis/, ja: /今の段階まで/ }],
  [
    '§11 favors within favors [D6]',
    'favors',
    { en: /on a different track/, de: /auf einer anderen Leiste/, ja: /別の種類/ },
  ],
  ['§12 what is left', 'end', /4[\s\S]*3[\s\S]*3/],
  ['§12 the win is shared', 'end', { en: /share the win/, de: /Sieg geteilt/, ja: /勝利を分け合います/ }],
  ['§10.6 two players swap', 'two', { en: /swap places/, de: /tauscht ihr/, ja: /入れ替えます/ }],
  ['§13 two players', 'two', { en: /stables are closed/, de: /Stall ist geschlossen/, ja: /馬屋は使えません/ }],
  [
    '§15 all buildings',
    'components',
    {
      en: /Neutral.*Fixed.*Wood.*Stone.*Prestige/s,
      de: /Neutral.*Fest.*Holz.*Stein.*Prestige/s,
      ja: /公共.*固定.*木造.*石造.*プレステージ/s,
    },
  ],
];

describe('the rules of Caylus', () => {
  test('cover every numbered topic, in every language', () => {
    expect(uncovered(ruleWords, TOPICS)).toEqual([]);
    const told = new Set(TOPICS.map(([, section]) => section));
    expect(SECTIONS.filter((section) => !told.has(section))).toEqual([]);
  });

  test.each(LOCALES)('have capacity, points, and checkpoint of each section, %s', (locale) => {
    const { castle, counts, aim } = ruleWords[locale].sections;
    for (const section of CASTLE_SECTIONS) {
      const { capacity, prestige, checkpoint } = CASTLE[section];
      expect(castle.text).toMatch(new RegExp(`\\b${capacity}|${capacity}軒`));
      expect(castle.text).toMatch(new RegExp(`${prestige}`));
      expect(counts.text).toContain(`**${checkpoint}**`);
      expect(aim.text).toContain(`${checkpoint}`);
    }
    for (const deniers of START_DENIERS[5]!) expect(aim.text).toContain(`${deniers}`); // Up to five play.
  });

  test.each(LOCALES)('name every building with its price, %s', (locale) => {
    const { text } = ruleWords[locale].sections.components;
    const all = text.toLowerCase();
    for (const { id, class: klass, price } of BUILDINGS) {
      if (klass === 'special' || klass === 'residence') continue;
      const name = shortBuildingNames[locale](id).toLowerCase();
      expect(all, id).toContain(name);
      if (klass !== 'prestige' || price === null) continue;
      const numbers = CUBES.flatMap((cube) => (price[cube] === undefined ? [] : [price[cube]]));
      const inBrackets = new RegExp(`${name}[^·:：]*?[(（]([^)）]*)`).exec(all)?.[1] ?? '';
      expect(inBrackets.match(/\d+/g)?.map(Number), id).toEqual(numbers);
    }
  });

  test.each(LOCALES)('fit their messages, and every figure has an alt text, %s', (locale) => {
    const { sections, figures } = ruleWords[locale];
    for (const section of SECTIONS) {
      expect(sections[section].title.length, section).toBeLessThanOrEqual(30);
      expect(sections[section].text.length, section).toBeLessThanOrEqual(3_000);
    }
    for (const figure of FIGURES) expect(figures[figure].length, figure).toBeGreaterThan(20);
  });
});
