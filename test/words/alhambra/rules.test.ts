import { describe, expect, test } from 'vitest';
import { BUILDINGS, RANK_POINTS, ROUNDS, TILES } from '../../../src/engines/alhambra/index.ts';
import { buildingLabels } from '../../../src/words/alhambra/names/index.ts';
import { FIGURES, SECTIONS, type Section } from '../../../src/words/alhambra/rules/contract.ts';
import { ruleWords } from '../../../src/words/alhambra/rules/index.ts';
import { LOCALES } from '../../../src/words/contract.ts';
import { type Topic, uncovered } from '../support/coverage.ts';

/** Every numbered topic of the rules. */
const TOPICS: readonly Topic<Section>[] = [
  ['§2 tiles and coins', 'components', /54[\s\S]*108[\s\S]*72/],
  ['§2 scoring cards', 'components', { en: /2 scoring cards/, de: /2 Wertungskarten/, ja: /得点計算カード2枚/ }],
  [
    '§2 the places',
    'buying',
    { en: /yellow, orange, blue, green/, de: /gelb.*orange.*blau.*grün/, ja: /黄色、オレンジ、青、緑/ },
  ],
  ['§3.4 starting money', 'aim', /20/],
  ['§3.5 shown once', 'aim', { en: /this once/, de: /Dieses eine Mal/, ja: /初期資金は全員に公開/ }],
  [
    '§3.6 who begins',
    'aim',
    { en: /fewest coins.*lowest total/s, de: /wenigsten.*kleinere Summe/s, ja: /最も少ない.*合計額/s },
  ],
  ['§3.7 scoring cards', 'aim', { en: /second pile.*fourth/s, de: /zweiten.*vierten/s, ja: /2つ目.*4つ目/s }],
  ['§4 the turn in order', 'turn', /1\. .*\n2\. .*\n3\. .*\n4\. /],
  ['§4 no pass', 'turn', { en: /can’t pass/, de: /Passen darfst du nicht/, ja: /パスはできません/ }],
  ['§4 at most four tiles', 'turn', { en: /four tiles at most/, de: /höchstens vier/, ja: /4枚まで/ }],
  ['§5.2 five at most', 'coins', /5/],
  [
    '§5.3 no stopping early',
    'coins',
    { en: /can’t stop early/, de: /aufhören darfst du nicht/, ja: /やめることはできません/ },
  ],
  ['§5 it ends the actions', 'coins', { en: /ends your actions/, de: /enden deine Aktionen/, ja: /行動は終わり/ }],
  ['§6 one color', 'buying', { en: /can’t mix colors/, de: /gemischt wird nie/, ja: /混ぜることはできません/ }],
  ['§6 no change', 'buying', { en: /no change/, de: /Wechselgeld gibt es nicht/, ja: /お釣りはありません/ }],
  ['§6 more coins than needed', 'buying', { en: /more than needed/, de: /mehr als nötig/, ja: /必要以上/ }],
  ['§6 exact', 'exact', { en: /one more action/, de: /noch eine Aktion/, ja: /追加の行動/ }],
  ['§4 it must be used', 'exact', { en: /have to use it/, de: /musst sie ausführen/, ja: /必ず行います/ }],
  [
    '§6 a tile that fits nowhere',
    'buying',
    { en: /doesn’t fit anywhere/, de: /nirgends passt/, ja: /配置できる場所がない/ },
  ],
  ['§7 three operations', 'rebuilding', /- \*\*.*\n- \*\*.*\n- \*\*/],
  ['§7 the start tile', 'rebuilding', { en: /fountain never moves/, de: /Brunnen bleibt/, ja: /噴水は動かせません/ }],
  ['§7 swap', 'rebuilding', { en: /same touching sides/, de: /gleiche Seiten/, ja: /城壁の有無が同じ/ }],
  ['§7 move', 'rebuilding', { en: /all four sides/, de: /allen vier Seiten/, ja: /四方/ }],
  ['§8 any order', 'placing', { en: /any order/, de: /beliebiger Reihenfolge/, ja: /好きな順番/ }],
  ['§8 reserve, Dirk', 'placing', { en: /reserve[\s\S]*Dirk/, de: /Reserve[\s\S]*Dirk/, ja: /リザーブ[\s\S]*Dirk/ }],
  ['§9 five rules', 'matching', /(- \*\*.*\n){5}/],
  ['§9 walled in', 'matching', { en: /walled all around/, de: /Mauern ringsum/, ja: /外側が全て城壁/ }],
  ['§10 in order', 'refill', /1\. .*\n2\. .*\n3\. /],
  ['§10.1 left to right', 'refill', { en: /left to right/, de: /links nach rechts/, ja: /左から順/ }],
  ['§10.2 reshuffle', 'refill', { en: /new deck/, de: /neu gemischt/, ja: /新しい山札/ }],
  [
    '§11 the reserve never counts',
    'scoring',
    { en: /never your reserve/, de: /nie die der Reserve/, ja: /リザーブのタイルは数えません/ },
  ],
  ['§11.1 ties', 'scoring', { en: /round down/, de: /abgerundet/, ja: /切り捨て/ }],
  ['§11.1 no tile', 'scoring', { en: /Without a tile/, de: /kein Gebäude hat/, ja: /1枚も持っていない/ }],
  ['§11.2 walls', 'walls', { en: /1 point per side/, de: /1 Punkt je Seite/, ja: /1辺につき1点/ }],
  ['§12 inner walls', 'walls', { en: /between two tiles/, de: /zwischen zwei Plättchen/, ja: /タイル同士の間/ }],
  ['§12 a closed wall', 'walls', { en: /every side counts/, de: /zählt jede Seite/, ja: /全ての辺を数えます/ }],
  ['§13 when', 'end', { en: /can’t be filled/, de: /nicht mehr auf vier/, ja: /4枚にできなくなったら/ }],
  ['§13.1 leftover tiles, ties', 'end', { en: /no one gets it/, de: /bekommt es niemand/, ja: /誰も獲得しません/ }],
  ['§13.2 placing', 'end', { en: /No rebuilding/, de: /Umgebaut wird nicht/, ja: /リザーブ操作はできず/ }],
  ['§13.4 the win is shared', 'end', { en: /share the win/, de: /teilt sich den Sieg/, ja: /勝利を分け合います/ }],
  ['§14 coins, tiles', 'dirk', /72[\s\S]*6[\s\S]*6|72[\s\S]*6/],
  ['§14 a third', 'dirk', { en: /a third of the remaining/, de: /ein Drittel der übrigen/, ja: /3分の1/ }],
  ['§14 ranked like a player', 'dirk', { en: /ranked like a player/, de: /einen Rang wie alle/, ja: /順位に数えます/ }],
  ['§15 open and secret', 'secrets', { en: /Only you see/, de: /Nur du siehst/, ja: /自分だけ/ }],
  ['§15 the patient reader', 'secrets', { en: /patient reader/, de: /geduldig mitliest/, ja: /根気よく読み返せば/ }],
];

describe('the rules of Alhambra', () => {
  test('cover every numbered topic, in every language', () => {
    expect(uncovered(ruleWords, TOPICS)).toEqual([]);
    const told = new Set(TOPICS.map(([, section]) => section));
    expect(SECTIONS.filter((section) => !told.has(section))).toEqual([]);
  });

  test.each(LOCALES)('have the points of every building and round, %s', (locale) => {
    for (const building of BUILDINGS) {
      const label = buildingLabels[locale][building];
      const line = ruleWords[locale].sections.scoring.text.split('\n').find((one) => one.startsWith(`- ${label}`));
      const points = ROUNDS.flatMap((round) => RANK_POINTS[round][building]);
      expect(line?.match(/\d+/g)?.map(Number), building).toEqual(points);
    }
  });

  test.each(LOCALES)('count the tiles with each number of walls, %s', (locale) => {
    const numbers = ruleWords[locale].sections.components.text.split('\n').at(-1)!.match(/\d+/g)!.map(Number);
    for (const walls of [0, 1, 2, 3]) {
      const count = TILES.filter((tile) => Object.values(tile.walls).filter(Boolean).length === walls).length;
      expect(numbers).toContain(count);
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
