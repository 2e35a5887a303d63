import { describe, expect, test } from 'vitest';
import { DISTRICT_FACTS, DISTRICTS } from '../../../src/engines/citadels/index.ts';
import { districtNames } from '../../../src/words/citadels/names/index.ts';
import { SECTIONS, type Section } from '../../../src/words/citadels/rules/contract.ts';
import { ruleWords } from '../../../src/words/citadels/rules/index.ts';
import { LOCALES } from '../../../src/words/contract.ts';
import { type Topic, uncovered } from '../support/coverage.ts';

/** Every numbered topic of the rules; that for two and three players (§12) is not built. */
const TOPICS: readonly Topic<Section>[] = [
  ['§2 cards, cost and points', 'aim', /65.*\n?.*6.*8/],
  ['§2 gold never runs out', 'aim', { en: /never runs out/, de: /nie aus/, ja: /足りなくなることはありません/ }],
  ['the idea', 'aim', { en: /Dodge/, de: /erwischen/, ja: /かわし/ }],
  ['§4 cards and gold', 'aim', /4 cards and 2 gold|4 Karten und 2 Gold|4枚と2金/],
  ['§4 the crown', 'aim', { en: /random player/, de: /gelost/, ja: /抽選/ }],
  ['§5.1 removed by players', 'choosing', /(4|viert).*2.*1.*\n.*(5|fünft).*1.*1.*\n.*(6|sechst).*1/],
  [
    '§5.1 the King',
    'choosing',
    { en: /King is never face up/, de: /König liegt nie offen/, ja: /王様が公開で除外されることはなく/ },
  ],
  ['§5.2 the last of seven', 'choosing', { en: /with 7 players/, de: /zu siebt/, ja: /7人のとき/ }],
  ['§5.2 caution', 'choosing', { en: /Watch your words/, de: /Hüte deine Zunge/, ja: /会話に注意/ }],
  ['§5.3 the order', 'calling', /1.*8/],
  ['§5.3 not called', 'calling', { en: /not called at all/, de: /gar nicht aufgerufen/, ja: /呼び出されません/ }],
  ['§5.3 nobody answers', 'calling', { en: /no one answers/, de: /niemand meldet sich/, ja: /誰も名乗り出ません/ }],
  ['§5.3 first the theft, then the crown', 'calling', { en: /Thief.*crown/s, de: /Dieb.*Krone/s, ja: /泥棒.*王冠/s }],
  [
    '§5.4 rights, any order',
    'turn',
    { en: /All are optional/, de: /darfst alles und musst nichts/, ja: /権利であって義務ではありません/ },
  ],
  ['§5.4 ending without anything', 'turn', { en: /never helps/, de: /hilft nie/, ja: /得にはなりません/ }],
  ['§5.4 purple at once', 'turn', { en: /moment it is built/, de: /sobald es steht/, ja: /建設したその手番から/ }],
  ['§5.4 build', 'building', { en: /Once per turn/, de: /Einmal im Zug/, ja: /手番に1回/ }],
  ['§5.4 the eighth', 'building', /10/],
  ['§5.4 income', 'income', /1 gold|1 Gold|1金/],
  [
    '§5.4 income once, at that moment',
    'income',
    { en: /at that moment/, de: /in diesem Augenblick/, ja: /受け取るときに/ },
  ],
  ['§5.5 draw and keep', 'action', /2.*1.*\n?[\s\S]*3.*1[\s\S]*3.*2/],
  ['§5.5 what is not kept is told', 'action', { en: /everyone sees/, de: /alle erfahren/, ja: /全員に知らされます/ }],
  ['§5.6 open and secret', 'secrets', { en: /Only you see/, de: /Nur für dich/, ja: /自分だけ/ }],
  ['§6.1 whom the Assassin names', 'assassin', /2.*8/],
  [
    '§6.1 what the owner loses',
    'assassin',
    { en: /no turn this round, no income/, de: /weder Einkommen/, ja: /収入も得られず/ },
  ],
  ['§6.1 Graveyard and Magician still work', 'assassin', { en: /Graveyard/, de: /Friedhof/, ja: /墓地/ }],
  ['§6.2 whom the Thief names', 'thief', /3.*8/],
  ['§6.2 all gold of that moment', 'thief', { en: /at that moment/, de: /in diesem Augenblick/, ja: /その時点の現金/ }],
  [
    '§6.2 the murdered one',
    'thief',
    {
      en: /murdered character can be named/,
      de: /gemeuchelten darfst du nennen/,
      ja: /暗殺されたキャラクターも指定できます/,
    },
  ],
  [
    '§6.3 swap or exchange',
    'magician',
    { en: /Swap[\s\S]*Exchange/, de: /tauschen[\s\S]*austauschen/, ja: /手札を全て交換[\s\S]*山札から/ },
  ],
  ['§6.4 crown and income', 'king', { en: /yellow[\s\S]*crown/, de: /gelbes[\s\S]*Krone/, ja: /黄[\s\S]*王冠/ }],
  ['§6.4 the murdered King', 'king', { en: /end of the round/, de: /Ende der Runde/, ja: /ラウンドの終わり/ }],
  ['§6.5 Bishop', 'bishop', { en: /blue[\s\S]*unless/, de: /blaues[\s\S]*es sei denn/, ja: /青[\s\S]*暗殺された場合/ }],
  [
    '§6.6 Merchant',
    'merchant',
    { en: /green[\s\S]*1 extra/, de: /grünes[\s\S]*1 Gold extra/, ja: /緑[\s\S]*さらに1金/ },
  ],
  ['§6.7 Architect', 'architect', /2[\s\S]*3/],
  ['§6.8 price', 'warlord', { en: /1 gold less/, de: /1 Gold weniger/, ja: /1金少ない/ }],
  ['§6.8 what cannot be destroyed', 'warlord', { en: /Keep/, de: /Bergfried/, ja: /見張り台/ }],
  ['§7.1 Haunted City in the last round', 'purple', { en: /last round/, de: /letzten Runde/, ja: /最終ラウンド/ }],
  ['§7.6 Graveyard', 'purple', { en: /Not if you are the Warlord/, de: /Nicht als Söldner/, ja: /自分が傭兵のとき/ }],
  [
    '§7.7 School of Magic stays purple',
    'purple',
    { en: /stays purple/, de: /außer beim Einkommen lila/, ja: /紫のまま/ },
  ],
  ['§8 the deck is refilled', 'deck', { en: /becomes the deck/, de: /neuen Nachziehstapel/, ja: /新しい山札/ }],
  ['§8 one card left', 'deck', /3/],
  ['§9 the end', 'end', /8[\s\S]*\+?3[\s\S]*\+?4[\s\S]*\+?2/],
  ['§9 ties', 'end', { en: /then the most gold/, de: /dann das Gold/, ja: /次に現金/ }],
  [
    '§10 french',
    'french',
    { en: /two districts with the same name/, de: /zwei Bauwerke gleichen Namens/, ja: /同じ名前の建物/ },
  ],
  [
    '§10 french: free again, Graveyard',
    'french',
    { en: /again[\s\S]*Graveyard/, de: /wieder[\s\S]*Friedhof/, ja: /また建てられます[\s\S]*墓地/ },
  ],
  ['§11 the round in order', 'round', /1\. .*\n2\. .*\n3\. .*\n4\. .*\n5\. /],
];

describe('the rules of Citadels', () => {
  test('cover every numbered topic that is built, in every language', () => {
    expect(uncovered(ruleWords, TOPICS)).toEqual([]);
    const told = new Set(TOPICS.map(([, section]) => section));
    expect(SECTIONS.filter((section) => !told.has(section))).toEqual([]);
  });

  test.each(LOCALES)('name every purple district with its cost, %s', (locale) => {
    const { text } = ruleWords[locale].sections.purple;
    for (const district of DISTRICTS.filter((one) => DISTRICT_FACTS[one].colour === 'purple')) {
      expect(text).toContain(`**${districtNames[locale][district]}**`);
      const line = text.split('\n').find((one) => one.includes(`**${districtNames[locale][district]}**`));
      expect(line, district).toMatch(
        new RegExp(`[(（]${DISTRICT_FACTS[district].cost}\\b|[(（]${DISTRICT_FACTS[district].cost}[、）]`),
      );
    }
  });
});
