import { describe, expect, test } from 'vitest';
import { GOODS, lying, TILES } from '../../../src/engines/carcassonne/index.ts';
import { MAPS } from '../../../src/render/games/carcassonne/figures/maps.ts';
import { gameWords } from '../../../src/words/carcassonne/game/index.ts';
import { SECTIONS, type Section } from '../../../src/words/carcassonne/rules/contract.ts';
import { ruleWords } from '../../../src/words/carcassonne/rules/index.ts';
import { type Topic, uncovered } from '../support/coverage.ts';

/** Every numbered topic of the rules of the base game and the options; those of sets that are not built are left out. */
const TOPICS: readonly Topic<Section>[] = [
  ['§2.1 players', 'aim', /\b2\b.*5|2〜5人/],
  ['§2.2 followers and points at the start', 'aim', /7.*0|7個と0点/],
  ['§2.3 tiles', 'aim', /72/],
  [
    '§2.3 the start tile is nobody’s',
    'aim',
    { en: /belongs to no one/, de: /gehört niemandem/, ja: /誰のものでもありません/ },
  ],
  ['§2.4 what the counter counts', 'aim', /71.*1/],
  ['§2.5 who begins', 'aim', { en: /at random/, de: /gelost/, ja: /抽選/ }],
  ['§3.2 drawn by itself, placed at once', 'turn', { en: /have to place it/, de: /musst/, ja: /必ず/ }],
  ['§3.3 along a side', 'tile', { en: /full side/, de: /ganzen Seite/, ja: /1辺/ }],
  ['§3.3 edges match', 'tile', { en: /city to city/, de: /Stadt an Stadt/, ja: /都市は都市/ }],
  ['§3.3 nothing else is required', 'tile', { en: /hole/, de: /Loch/, ja: /穴/ }],
  ['§3.4 fits nowhere', 'tile', { en: /fits nowhere/, de: /Passt es nirgends/, ja: /どこにも置けない/ }],
  ['§3.4 without a tile left', 'tile', { en: /final scoring/, de: /Schlusswertung/, ja: /最終得点計算/ }],
  ['§3.5 no passing', 'tile', { en: /can’t pass/, de: /nicht ablehnen/, ja: /見送ることはできません/ }],
  ['§4 the steps of a turn', 'turn', /1\. .*\n2\. .*\n3\. /],
  ['§4 placed before the scoring', 'turn', { en: /before the scoring/, de: /vor der Wertung/, ja: /得点計算の前/ }],
  ['§5 a complete city', 'city', { en: /closed all around/, de: /rundum geschlossen/, ja: /城壁が一周/ }],
  ['§5 a complete road, a ring', 'road', { en: /loop/, de: /Ring/, ja: /輪/ }],
  ['§5 a complete cloister', 'cloister', { en: /all eight/, de: /allen acht/, ja: /8か所全て/ }],
  ['§5 what bounds farms', 'farm', { en: /Roads, city walls/, de: /Straßen, Stadtmauern/, ja: /道、城壁/ }],
  ['§5 a tile counts once', 'city', { en: /counts once/, de: /zählt einmal/, ja: /1枚と数えます/ }],
  [
    '§6.1 one, from the hand, on the new tile',
    'follower',
    { en: /One per turn/, de: /Höchstens einen/, ja: /1個まで/ },
  ],
  ['§6.2 where it stands', 'follower', { en: /farmer/, de: /Bauer/, ja: /農夫/ }],
  ['§6.3 free, however far', 'follower', { en: /however far/, de: /noch so weit/, ja: /どんなに離れて/ }],
  ['§6.4 several by joining', 'follower', { en: /tiles join/, de: /verbindet/, ja: /つながったとき/ }],
  ['§6.5 on what is complete', 'follower', { en: /just completed/, de: /eben fertiggestellt/, ja: /完成した地形にも/ }],
  ['§6.6 a cloister’s tile', 'cloister', { en: /field or road instead/, de: /Wiese oder Straße/, ja: /草原や道/ }],
  ['§6.7 farmers stay', 'follower', { en: /Farmers stay/, de: /Bauern bleiben/, ja: /農夫はゲーム終了まで/ }],
  ['§7 a city of two tiles', 'city', /\b2\b[^\n]*\*\*2|2枚だけで完成：全部で\*\*2点/],
  ['§7 a larger city', 'city', /\*\*2 points\*\*.*2|\*\*2 Punkte\*\*.*2|\*\*2点\*\*、紋章1個につき2点/],
  ['§7 a road', 'road', /\*\*1 (point|Punkt)\*\*|\*\*1点\*\*/],
  ['§7 a cloister', 'cloister', /\*\*9 (points|Punkte)\*\*|\*\*9点\*\*/],
  ['§7 owners and ties', 'owners', { en: /Tied players all/, de: /Bei Gleichstand/, ja: /同数なら/ }],
  ['§7 nobody there', 'owners', { en: /no one is there/, de: /Steht niemand da/, ja: /部下ゴマがなければ/ }],
  ['§7 several at once', 'owners', { en: /One tile can complete several/, de: /mehreres/, ja: /複数の地形が完成/ }],
  ['§7 the guide’s example', 'owners', /14.*0/],
  ['§8 when it ends', 'end', { en: /last tile/, de: /letzte Plättchen/, ja: /最後のタイル/ }],
  ['§8.1 to 8.4 in this order', 'end', /1\. .*\n2\. .*\n3\. .*\n4\. .*3/],
  ['§8 equal points', 'end', { en: /finish in the same place/, de: /gleicher Rang/, ja: /同じ順位/ }],
  ['§8.1 farms: 3 a city', 'farm', /3 points|3 Punkte|3点/],
  ['§8.1 each city once', 'farm', { en: /only once/, de: /nur einmal/, ja: /1回だけ/ }],
  ['§8.1 the guide’s second picture', 'farm', /15/],
  ['§8.2 old: by city, 4 points', 'old', /4 points|4 Punkte|4点/],
  [
    '§8.2 old: ownership does not matter',
    'old',
    { en: /doesn’t matter who owns/, de: /Wem eine Wiese gehört, spielt keine Rolle/, ja: /所有者は関係ありません/ },
  ],
  ['§8.2 old: the guide’s second picture', 'old', /20.*12/],
  ['§2.1 a sixth with the extension', 'aim', /\b6\b|6人/],
  ['§2.1 a sixth with the extension', 'erweiterung', /Up to 6|Bis zu 6|6人まで/],
  ['§9.1 the start tile is not used', 'fluss', { en: /removed.*83/, de: /nicht dabei.*83/, ja: /使いません.*83/ }],
  ['§9.2 spring first, lake last', 'fluss', { en: /lake is the last/, de: /See als letztes/, ja: /湖を最後/ }],
  ['§9.3 in normal turns', 'fluss', { en: /normal turns/, de: /normalen Zügen/, ja: /普段の手番/ }],
  ['§9.4 goes on with the river', 'fluss', { en: /continue the river/, de: /Fluss fortsetzen/, ja: /川の続き/ }],
  ['§9.5 no U-turn', 'fluss', { en: /twice in a row/, de: /zweimal hintereinander/, ja: /2回続けて/ }],
  ['§9.6 a river tile that fits nowhere', 'fluss', { en: /to the lake, too/, de: /auch den See/, ja: /湖でも同じ/ }],
  [
    '§9.7 followers, and the farms beside it',
    'fluss',
    { en: /scores nothing/, de: /keine Punkte/, ja: /得点にもなりません/ },
  ],
  ['§10.1 the big follower', 'erweiterung', { en: /as \*\*two\*\*/, de: /wie \*\*zwei\*\*/, ja: /\*\*2個分\*\*/ }],
  ['§10.2 inns', 'erweiterung', /Inn.*2 points.*\*\*0|Wirtshaus.*2 Punkte.*\*\*0|宿屋.*2点.*\*\*0点/],
  ['§10.3 cathedrals', 'erweiterung', /Cathedral.*3 points.*\*\*0|Kathedrale.*3 Punkte.*\*\*0|大聖堂.*3点.*\*\*0点/],
  ['§10.4 anybody adds them', 'erweiterung', { en: /Anyone can add/, de: /an jede Straße/, ja: /誰の道や都市/ }],
  ['§11.1 goods go to whoever completes the city', 'haendler', /9.*6.*5/],
  [
    '§11.1 without a follower, too',
    'haendler',
    { en: /whether there are any/, de: /ob überhaupt/, ja: /1個もなくても/ },
  ],
  ['§11.1 10 points for the most of each', 'haendler', /10 points|10 Punkte|10点/],
  ['§11.2 where a builder goes', 'builder', { en: /own followers/, de: /deiner Gefolgsleute/, ja: /自分の部下ゴマ/ }],
  [
    '§11.2 a builder counts for nothing',
    'builder',
    { en: /counts for nothing/, de: /zählt er nicht/, ja: /数えません/ },
  ],
  [
    '§11.3 what earns the second part',
    'builder',
    { en: /extends or completes/, de: /Vergrößert dein Plättchen/, ja: /伸ばすか完成/ },
  ],
  ['§11.3 never a third', 'builder', { en: /never a third/, de: /drittes .* nie/, ja: /3枚目はありません/ }],
  ['§11.4 where a pig goes', 'pig', { en: /own farmers/, de: /deiner Bauern/, ja: /自分の農夫/ }],
  ['§11.4 4 points a city', 'pig', /4 points.*3|4 Punkte.*3|3点ではなく\*\*4点/],
  ['§11.4 with old 5 points', 'pig', /5 points|5 Punkte|5点/],
  ['§12.1 nobody has them first', 'koenig', { en: /No one has/, de: /hat sie niemand/, ja: /誰のものでもありません/ }],
  [
    '§12.2 the first, then a larger one',
    'koenig',
    { en: /larger than every/, de: /größer ist als alle/, ja: /よりも大きい/ },
  ],
  ['§12.2 only tiles, an equal size', 'koenig', { en: /equal size/, de: /Gleich groß/, ja: /同じ枚数では/ }],
  [
    '§12.3 the robber goes by roads',
    'koenig',
    { en: /same goes for roads/, de: /Straßen gilt dasselbe/, ja: /道についても同じ/ },
  ],
  ['§12.4 after the scoring', 'koenig', { en: /after the scoring/, de: /nach der Wertung/, ja: /得点計算のあと/ }],
  ['§12.5 a point each at the end', 'koenig', /1 point .*1 point |1 Punkt .*1 Punkt |1点.*1点/],
  [
    '§13 30 tiles, and nobody’s dragon',
    'drache',
    { en: /30.*belongs to no one/, de: /30.*gehört niemandem/, ja: /30枚.*誰のものでもなく/ },
  ],
  ['§13 nobody’s fairy', 'fairy', { en: /belongs to no one/, de: /gehört niemandem/, ja: /誰のものでもなく/ }],
  [
    '§13.1 the volcano moves the dragon',
    'drache',
    {
      en: /goes there at once.*eats nothing/,
      de: /sofort dorthin.*frisst unterwegs nichts/,
      ja: /すぐにそのタイルへ移ります（途中のコマは食べません/,
    },
  ],
  [
    '§13.1 no figure, but the fairy',
    'drache',
    {
      en: /can’t place a figure, but you can move the fairy/,
      de: /keine Figur einsetzen, aber die Fee/,
      ja: /コマを置けませんが、妖精を動かす/,
    },
  ],
  [
    '§13.2 set aside, another is drawn',
    'drache',
    { en: /set aside face up/, de: /offen beiseite/, ja: /表向きで脇に置き/ },
  ],
  [
    '§13.2 shuffled back, or unused',
    'drache',
    {
      en: /back into the stack.*ends without them/,
      de: /zurückgemischt.*endet die Partie ohne sie/,
      ja: /混ぜ戻されます.*使わずに/,
    },
  ],
  ['§13.3 before the scoring', 'drache', { en: /before the scoring/, de: /vor der Wertung/, ja: /得点計算の前/ }],
  [
    '§13.3 six steps in turn order',
    'drache',
    { en: /six steps.*turn order/, de: /sechs Schritte.*reihum/, ja: /6歩.*手番順/ },
  ],
  [
    '§13.3 where it cannot go',
    'drache',
    {
      en: /never diagonally.*already been.*fairy/,
      de: /nie diagonal.*schon war.*Fee/,
      ja: /斜めには動けません.*すでに通った.*妖精/,
    },
  ],
  [
    '§13.3 what it eats',
    'drache',
    {
      en: /all figures\*\* of all players.*score nothing/,
      de: /alle Figuren\*\*, egal von wem.*ohne Punkte/,
      ja: /全員の全てのコマ\*\*.*得点にならず/,
    },
  ],
  [
    '§13.3 builders and pigs left alone',
    'drache',
    {
      en: /without any follower of its owner/,
      de: /ohne eigenen Gefolgsmann/,
      ja: /持ち主の部下ゴマが1個もなくなったら/,
    },
  ],
  ['§13.3 it stops early', 'drache', { en: /stops early/, de: /vorzeitig stehen/, ja: /そこで終わり/ }],
  ['§13.3 a step with one way', 'drache', { en: /only one way/, de: /nur einen Weg/, ja: /1か所しかなければ/ }],
  [
    '§13.3 nobody goes where it is',
    'drache',
    {
      en: /where the dragon is, no figure/,
      de: /Wo der Drache steht, darf niemand/,
      ja: /ドラゴンのいるタイルには、コマを置けません/,
    },
  ],
  [
    '§13.4 compulsory, anyone’s',
    'princess',
    { en: /have to.*even your own/, de: /musst.*auch einen eigenen/, ja: /必ず.*自分のものでも/ },
  ],
  [
    '§13.4 no figure and no fairy',
    'princess',
    {
      en: /can’t place a figure or move the fairy/,
      de: /weder eine Figur einsetzen noch die Fee/,
      ja: /コマを置くことも妖精を動かすこともできません/,
    },
  ],
  ['§13.4 without a knight', 'princess', { en: /no knight/, de: /kein Ritter/, ja: /騎士がいなければ/ }],
  [
    '§13.4 who cannot be chosen',
    'princess',
    {
      en: /can’t choose a builder, or a monk/,
      de: /Baumeister kannst du nicht wählen/,
      ja: /修道士や、建築士は選べません/,
    },
  ],
  [
    '§13.4 before dragon and scoring',
    'princess',
    {
      en: /before the dragon moves and before/,
      de: /bevor der Drache zieht und bevor/,
      ja: /ドラゴンの移動や得点計算より前/,
    },
  ],
  ['§13.5 any tile', 'portal', { en: /any other tile/, de: /jedes andere/, ja: /どのタイルにでも/ }],
  [
    '§13.5 unclaimed and unfinished',
    'portal',
    { en: /unclaimed.*unfinished/s, de: /frei sein.*unfertig/s, ja: /部下ゴマがない.*未完成/s },
  ],
  [
    '§13.5 the dragon’s tile, an old volcano',
    'portal',
    {
      en: /volcano that the dragon has left/,
      de: /Vulkan, den der Drache verlassen hat/,
      ja: /ドラゴンが去ったあとの火山/,
    },
  ],
  [
    '§13.5 no builder, no pig',
    'portal',
    { en: /can’t go through/, de: /können den Zaubergang nicht nehmen/, ja: /マジックゲートを使えません/ },
  ],
  [
    '§13.6 moving her',
    'fairy',
    {
      en: /place no figure and send home no knight/,
      de: /keine Figur einsetzt und keinen Ritter/,
      ja: /コマを置かず、王女で騎士を戻してもいない/,
    },
  ],
  [
    '§13.6 without followers in hand',
    'fairy',
    { en: /don’t need any followers left/, de: /keinen Gefolgsmann im Vorrat/, ja: /手元に部下ゴマがなくても/ },
  ],
  [
    '§13.6 protection',
    'fairy',
    { en: /can’t enter her tile/, de: /darf ihr Plättchen nicht betreten/, ja: /妖精のいるタイルに入れません/ },
  ],
  ['§13.6 1 point', 'fairy', /\*\*1 point.*once|\*\*1 Punkt.*einmal|1点\*\*.*1回だけ/],
  ['§13.6 3 points, even for nothing', 'fairy', /\*\*3 points.*0|\*\*3 Punkte.*0|3点\*\*.*0点/],
  [
    '§13.6 farmers once',
    'fairy',
    { en: /farmer brings them once/, de: /Bauern gibt es sie einmal/, ja: /農夫なら、.*1回だけ/ },
  ],
  [
    '§13.6 left alone',
    'fairy',
    { en: /stays behind alone/, de: /bleibt sie allein zurück/, ja: /妖精だけがタイルに残ります/ },
  ],
  [
    '§13.7 the cloister in the city, the tunnel',
    'tilesDrache',
    { en: /cloister.*tunnel/s, de: /Kloster.*Tunnel/s, ja: /修道院.*トンネル/s },
  ],
  ['§14 the whole turn', 'order', /1\. .*\n2\. .*\n3\. .*\n4\. .*\n5\. .*\n6\. /],
  ['§14 what stays earned', 'order', { en: /stays earned/, de: /bleibt dir/, ja: /2枚目は引けます/ }],
  ['§14 two movements', 'order', { en: /moves twice/, de: /zieht er zweimal/, ja: /2回移動します/ }],
  ['§14 goods after all', 'order', { en: /just eaten/, de: /gefressen wurden/, ja: /食べられたあとでも/ }],
  [
    '§14 the final order',
    'order',
    { en: /goods, king, and robber/, de: /Waren, König und Raubritter\.$/, ja: /商品、王、盗賊騎士の順/ },
  ],
  ['§14.5 the order of a turn', 'builder', { en: /goods, king and robber/, de: /Waren, König und/, ja: /商品、王と/ }],
];

describe('the rules of Carcassonne', () => {
  test('cover every numbered topic that is built, in every language', () => {
    expect(uncovered(ruleWords, TOPICS)).toEqual([]);
    const told = new Set(TOPICS.map(([, section]) => section));
    expect(SECTIONS.filter((section) => !told.has(section))).toEqual([
      ...['tiles', 'tilesFluss', 'tilesErweiterung', 'tilesHaendler'],
    ]);
  });

  test('a topic that is not told is found', () => {
    expect(uncovered(ruleWords, [['§99', 'aim', /meeple/i]])).toHaveLength(3);
  });

  test('count the tiles as they are in the box', () => {
    const base = TILES.filter(({ set }) => set === 'base');
    const sum = (kinds: typeof base) => kinds.reduce((all, { count }) => all + count, 0);
    const having = (wanted: (segment: (typeof base)[number]['segments'][number]) => boolean) =>
      sum(base.filter(({ segments }) => segments.some(wanted)));
    const pennants = having((segment) => segment.kind === 'city' && segment.pennants > 0);
    const counts = [sum(base), base.length, having(({ kind }) => kind === 'cloister'), pennants];
    expect(counts).toEqual([72, 24, 6, 10]);
    for (const { sections } of Object.values(ruleWords))
      for (const count of counts) expect(sections.tiles.text).toContain(`${count}`);
  });

  test.each([
    ['fluss', 'tilesFluss', [12, 10]],
    ['erweiterung', 'tilesErweiterung', [18, 17, 6]],
    ['haendler', 'tilesHaendler', [24, 9, 6, 5]],
    ['koenig', 'koenig', [5]],
    ['drache', 'tilesDrache', [30, 29]],
  ] as const)('count the tiles of %s as they are in the box', (set, section, counts) => {
    const kinds = TILES.filter((tile) => tile.set === set);
    const sum = (some: typeof kinds) => some.reduce((all, { count }) => all + count, 0);
    const having = (wanted: (segment: (typeof kinds)[number]['segments'][number]) => boolean) =>
      sum(kinds.filter(({ segments }) => segments.some(wanted)));
    const inns = having((segment) => segment.kind === 'road' && segment.inn);
    const goods = GOODS.map((good) => having((segment) => segment.kind === 'city' && segment.good === good));
    expect([sum(kinds), kinds.length, inns, ...goods].filter((count) => count > 0)).toEqual(
      expect.arrayContaining([...counts]),
    );
    for (const { sections } of Object.values(ruleWords))
      for (const count of counts) expect(sections[section].text).toMatch(new RegExp(`(?<!\\d)${count}(?!\\d)`));
    for (const { options } of Object.values(gameWords))
      expect(options[set].description).toContain(`+${sum(kinds)} `.trim());
  });

  test('tell of the tile in their first picture what it shows', () => {
    const [{ placements, last }] = MAPS.tile.views as readonly [(typeof MAPS.tile.views)[number]];
    const placed = placements.find(({ x, y }) => x === last?.x && y === last.y)!;
    const road = lying(placed.tile, placed.rotation).find(({ kind }) => kind === 'road')!;
    expect(road.sides.join('')).not.toMatch(/ns|sn|ew|we/);
    const bend = { en: /bend/, de: /Straßenkurve/, ja: /曲がり道/ } as const;
    for (const [locale, { figures }] of Object.entries(ruleWords))
      expect(figures.tile).toMatch(bend[locale as keyof typeof bend]); // The words are by locale.
  });
});
