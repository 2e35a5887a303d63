import {
  type Character,
  type Citadels,
  type CrownReason,
  type District,
  type Open,
  type OpenPlayer,
  type Own,
  openMoves,
  type Power,
  type Sight,
  type Standing,
  type TurnMove,
  type Violation,
} from '../../../engines/citadels/index.ts';
import type { View } from '../../../engines/contract.ts';
import {
  type GameWords,
  gameWordsOf,
  lineEach,
  type Say,
  type SentencesOf,
  type StandingWords,
  sayFrom,
} from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import { ja as ending } from '../ending/ja.ts';
import { endInWords } from '../ending/lines.ts';
import { ja as names } from '../names/ja.ts';
import { changeWords } from './changes.ts';
import { choosers } from './choosers.ts';

const { list, anyOf, count } = speechOf('ja');
const named = (character: Character) => names.characters[character];
const district = (id: District) => names.districts[id];
const districts = (ids: readonly District[]) => list(ids.map(district));
const cards = (n: number) => count(n, '枚');
const gold = (n: number) => count(n, '金');
/** `：猟城、聖堂` for whoever may see the cards. */
const shown = (seen: readonly District[] | null) => (seen === null || seen.length === 0 ? '' : `：${districts(seen)}`);

const crowned: { readonly [R in CrownReason]: (name: string) => string } = {
  start: (name) => `最初の王冠は${name}のものです。`,
  called: (name) => `${name}が王冠を受け取りました。`,
  murdered: (name) => `暗殺された王様は${name}でした。王冠は${name}に移ります。`,
};

const sights: SentencesOf<Sight> = {
  dealt: ({ cards: seen }) =>
    seen === null ? '全員が建物カード4枚と2金を受け取りました。' : `あなたの手札${shown(seen)}。`,
  chose: ({ seat, character }, say) =>
    character === null ? `${say.name(seat)}がキャラクターを選びました。` : `あなたは${named(character)}を選びました。`,
  drew: ({ seat, count: n, cards: seen }, say) => `${say.name(seat)}が山札から${cards(n)}めくりました${shown(seen)}。`,
  kept: ({ seat, count: n, cards: seen, discarded }, say) => {
    const thrown = discarded.length === 0 ? '' : `捨てたカード：${districts(discarded)}。`;
    return `${say.name(seat)}が${cards(n)}を手札に加えました${shown(seen)}。${thrown}`;
  },
  swapped: ({ seat, partner, count: n, partnerCount, cards: seen }, say) => {
    const own = seen === null ? '' : `あなたの手札：${seen.length === 0 ? 'なし' : districts(seen)}。`;
    const sizes = `${say.name(seat)}は${cards(n)}、${say.name(partner)}は${cards(partnerCount)}になりました。`;
    return `${say.name(seat)}と${say.name(partner)}が手札を交換しました。${sizes}${own}`;
  },
  exchanged: ({ seat, count: n, cards: seen, discarded }, say) => {
    const which =
      seen === null || discarded === null
        ? ''
        : `捨てたカード：${districts(discarded)}。引いたカード：${districts(seen)}。`;
    return `${say.name(seat)}が手札${cards(n)}を山札と交換しました。${which}`;
  },
  drewExtraCards: ({ seat, count: n, cards: seen }, say) =>
    `${say.name(seat)}が建築家の能力で${cards(n)}を手札に加えました${shown(seen)}。`,
  usedSmithy: ({ seat, paid, count: n, cards: seen }, say) =>
    `${say.name(seat)}が鍛冶屋で${gold(paid)}を支払い、${cards(n)}を手札に加えました${shown(seen)}。`,
  usedLaboratory: ({ seat, discarded, gold: got }, say) =>
    `${say.name(seat)}が研究所で${discarded === null ? '手札1枚' : district(discarded)}を捨て、**${gold(got)}**を受け取りました。`,
  roundBegan: ({ round, first, faceUp }, say) => {
    const open = faceUp.length === 0 ? '' : `公開で除外：${list(faceUp.map(named))}。`;
    return `第${round}ラウンドが始まりました。${say.name(first)}からキャラクターを選びます。${open}`;
  },
  called: ({ character, seat }, say) =>
    seat === null
      ? `${named(character)}が呼ばれましたが、該当者はいません。`
      : `${named(character)}の${say.name(seat)}が呼ばれました。`,
  crowned: ({ seat, reason }, say) => crowned[reason](say.name(seat)),
  murdered: ({ seat, character }, say) => `${say.name(seat)}が${named(character)}を暗殺しました。`,
  robbed: ({ seat, character }, say) => `${say.name(seat)}が盗みに入る相手として${named(character)}を指定しました。`,
  stole: ({ seat, from, gold: got }, say) =>
    got === 0
      ? `${say.name(from)}に現金はなく、${say.name(seat)}は何も盗めませんでした。`
      : `${say.name(seat)}が${say.name(from)}から**${gold(got)}**を盗みました。`,
  tookGold: ({ seat, gold: got }, say) => `${say.name(seat)}が**${gold(got)}**を受け取りました。`,
  tookIncome: ({ seat, colour, gold: got }, say) =>
    `${say.name(seat)}が${names.colors[colour]}の建物の収入**${gold(got)}**を受け取りました。`,
  tookExtraGold: ({ seat, gold: got }, say) => `${say.name(seat)}が商人の能力で**${gold(got)}**を受け取りました。`,
  built: ({ seat, paid, ...what }, say) => `${say.name(seat)}が${district(what.district)}を${gold(paid)}で建てました。`,
  completed: ({ seat, isFirst }, say) =>
    isFirst
      ? `${say.name(seat)}が最初に8軒の建物を建てました。このラウンドでゲーム終了です。`
      : `${say.name(seat)}も8軒の建物を建てました。`,
  destroyed: ({ seat, owner, paid, ...what }, say) =>
    `${say.name(seat)}が${say.name(owner)}の${district(what.district)}を${paid === 0 ? '無料' : gold(paid)}で破壊しました。`,
  salvaged: ({ seat, paid, ...what }, say) =>
    `${say.name(seat)}が墓地で${gold(paid)}を支払い、${district(what.district)}を手札に加えました。`,
  declined: ({ seat, ...what }, say) => `${say.name(seat)}は墓地で${district(what.district)}を手札に加えませんでした。`,
  reshuffled: (of) => `山札がなくなり、捨て札${cards(of.cards)}が新しい山札になりました。`,
  turnEnded: ({ seat }, say) => `${say.name(seat)}が手番を終えました。`,
  ended: () => 'ゲームが終わりました。',
};

const noSuchRight: { readonly [R in Power]: string } = {
  action: '現金の受け取りや手札の補充ができるのは、自分の手番だけです。',
  murder: '暗殺できるのは暗殺者だけです。',
  theft: '盗みに入れるのは泥棒だけです。',
  magic: '手札を交換できるのは魔術師だけです。',
  income: 'このキャラクターには建物の収入がありません。',
  extraGold: '追加の1金を受け取れるのは商人だけです。',
  extraCards: '追加の2枚を補充できるのは建築家だけです。',
  destruction: '建物を破壊できるのは傭兵だけです。',
  laboratory: 'あなたは研究所を建てていません。',
  smithy: 'あなたは鍛冶屋を建てていません。',
};

const alreadyUsed: { readonly [R in Power]: string } = {
  action: 'この手番では、もう現金の受け取りか手札の補充を済ませています。',
  murder: 'この手番では、もう暗殺する相手を指定しています。',
  theft: 'この手番では、もう盗みに入る相手を指定しています。',
  magic: 'この手番では、もう手札を交換しています。',
  income: 'この手番では、もう建物の収入を受け取っています。',
  extraGold: 'この手番では、もう追加の1金を受け取っています。',
  extraCards: 'この手番では、もう追加の2枚を補充しています。',
  destruction: 'この手番では、もう建物を破壊しています。',
  laboratory: 'この手番では、もう研究所を使っています。',
  smithy: 'この手番では、もう鍛冶屋を使っています。',
};

const notNow: { readonly [N in Extract<Violation, { readonly kind: 'notNow' }>['now']]: string } = {
  choose: '全員がキャラクターを選び終えるまでお待ちください。',
  turn: '今はその選択をする場面ではありません。',
  keep: '先に、めくったカードから手札に加えるものを選んでください。',
  graveyard: '墓地の持ち主が決めるまでお待ちください。',
};

const violations: SentencesOf<Violation> = {
  notNow: ({ now }) => notNow[now],
  noSuchRight: ({ right }) => noSuchRight[right],
  alreadyUsed: ({ right }) => alreadyUsed[right],
  noSuchCharacter: ({ character }) => `${character}というキャラクターはいません。`,
  notOffered: ({ character }) => `${named(character)}は選べるキャラクターの中にいません。`,
  cannotBeNamed: ({ character, reason }) =>
    reason === 'faceUp'
      ? `${named(character)}は公開で除外されているため、指定できません。`
      : `指定できるのは、これから呼ばれるキャラクターだけです。${named(character)}は指定できません。`,
  noSuchDistrict: (of) => `${of.district}という建物はありません。`,
  noCardsLeft: () => '山札も捨て札も残っていません。',
  wrongCards: ({ keep }) => `めくったカードから${cards(keep)}を選んでください。`,
  handEmpty: () => '手札がありません。',
  notInHand: (of) => `${district(of.district)}は手札にないか、枚数が足りません。`,
  noCardChosen: () => '1枚以上選んでください。',
  tooExpensive: ({ price, gold: have }) => `${gold(price)}必要ですが、現金は${gold(have)}です。`,
  alreadyBuilt: (of) => `${district(of.district)}はもう建てています。同じ建物は1軒までです。`,
  noBuildLeft: ({ built }) => `この手番で建てられるのは${count(built, '軒')}までです。`,
  nothingToBuild: () => '建てられる手札がありません。',
  noIncome: () => '収入になる建物がありません。',
  noSuchSeat: () => 'その席にプレイヤーはいません。',
  oneself: () => '他のプレイヤーを選んでください。',
  cityEmpty: ({ seat }, say) => `${say.name(seat)}は何も建てていません。`,
  cityComplete: ({ seat }, say) => `${say.name(seat)}の建物は、8軒以上あるため破壊できません。`,
  cityProtected: ({ seat }, say) => `${say.name(seat)}の建物は、伝道師のため破壊できません。`,
  cityOutOfReach: ({ seat, indestructible, short }, say) =>
    `${say.name(seat)}：${names.outOfReach(indestructible, short)}。`,
  notInCity: ({ seat, ...of }, say) => `${say.name(seat)}は${district(of.district)}を建てていません。`,
  indestructible: (of) => `${district(of.district)}は破壊できません。`,
  nothingToDestroy: ({ cities }, say) =>
    ['破壊できる建物がありません。', ...cities.map((city) => sayFrom<Violation>(violations, city, say))].join(''),
};

const moves: SentencesOf<Citadels['Move']> = {
  chooseCharacter: ({ character }) => `${named(character)}を選ぶ`,
  drawCards: () => '手札を補充する',
  takeGold: () => '現金を受け取る',
  keepCards: ({ cards: kept }) => `${districts(kept)}を手札に加える`,
  build: (of) => `${district(of.district)}を建てる`,
  murder: ({ character }) => `${named(character)}を暗殺する`,
  steal: ({ character }) => `${named(character)}に盗みに入る`,
  swapHands: ({ seat }, say) => `${say.name(seat)}と手札を交換する`,
  exchangeCards: ({ cards: given }) => `${districts(given)}を山札と交換する`,
  takeIncome: () => '建物の収入を受け取る',
  takeExtraGold: () => '追加の1金を受け取る',
  drawExtraCards: () => '追加の2枚を補充する',
  destroy: ({ seat, ...of }, say) => `${say.name(seat)}の${district(of.district)}を破壊する`,
  useLaboratory: (of) => `研究所で${district(of.district)}を捨てる`,
  useSmithy: () => '鍛冶屋を使う',
  endTurn: () => '手番を終える',
  answerGraveyard: ({ take }) => (take ? '破壊された建物を手札に加える' : '破壊された建物を手札に加えない'),
};

/** Japanese. */
export const ja: GameWords<Citadels> = gameWordsOf({
  name: 'あやつり人形',
  summary: '毎ラウンド密かにキャラクターを選び、建物を建てて得点を競います。暗殺者、泥棒、傭兵にご用心。',
  banner:
    '夕暮れの街。とがった塔、丸屋根、屋台、竜の口の形をした門が並び、その上に暗殺者、王様、商人が番号とともに描かれている。',
  howToPlay: [
    '**目的** 現金を支払って、手札の建物カードを建てます。誰かが8軒建てたらそのラウンドを最後まで行い、得点の最も多い人が勝ちます。',
    '**ラウンド** 8種類のキャラクターから1枚を密かに選び、残りを次の人に回します。その後、1番から8番まで順に呼ばれます。' +
      '有利なキャラクターは暗殺者に、お金持ちは泥棒に、たくさんの手札は魔術師に、安い建物は傭兵に狙われます。うまくかわしましょう。' +
      '不用意な一言で、自分や他の人のキャラクターが知られてしまうことがあります。',
    '**手番** 2金を受け取るか、山札から2枚めくって1枚を手札に加えます。建物を1軒建てられます。キャラクターや、建てた紫の建物の特殊能力も使えます。' +
      '順番は自由で、どの行動も権利であって義務ではありません。何も受け取らずに手番を終えることもできますが、得にはなりません。',
    '**キャラクター**\n' +
      '1 暗殺者：指定したキャラクターの手番をなくします。\n' +
      '2 泥棒：指定したキャラクターの現金を全て盗みます。\n' +
      '3 魔術師：他のプレイヤーと手札を全て交換するか、手札の好きな枚数を山札と交換します。\n' +
      '4 王様：黄色の建物1軒につき1金。次のラウンドで最初に選びます。\n' +
      '5 伝道師：青色の建物1軒につき1金。傭兵に破壊されません。\n' +
      '6 商人：緑色の建物1軒につき1金、さらに1金。\n' +
      '7 建築家：手札をさらに2枚補充。3軒まで建てられます。\n' +
      '8 傭兵：赤色の建物1軒につき1金。コストより1金少ない支払いで、他のプレイヤーの建物を破壊できます。',
    '**得点** 建物のコスト（コスト6で8点の建物が2種類あります）、5色全てで+3点、最初に8軒で+4点、2番目以降の8軒で+2点。',
  ].join('\n\n'),
  options: {
    french: {
      name: '同じ建物は1軒まで',
      description: '1人のプレイヤーが同じ建物を複数建てることを禁止します。',
    },
  },
  parts: { districts: '建物', colours: '5色ボーナス', completion: '8軒ボーナス' },
  task,
  sights,
  lines: lineEach,
  chapter: (sight) => (sight.kind === 'roundBegan' ? `第${sight.round}ラウンド` : null),
  standing: {
    declineGraveyard: { label: '墓地は使わない', detail: '破壊された建物を手札に加えない' },
  } satisfies Record<Standing, StandingWords>,
  changes: changeWords.ja,
  figures: ({ players }, seat) => figures(players[seat]!), // There are as many players as seats.
  violations,
  moves,
  describe,
  closer: ({ players }, seat, say) =>
    players.filter((player) => player.seat === seat).map((player) => standingOf(player, say)),
});

function task(open: Open, possible?: ReadonlySet<Citadels['Move']['kind']>): string {
  const { step, turn } = open;
  switch (step.kind) {
    case 'choose':
      return 'キャラクターを密かに選んでください';
    case 'keep':
      return `めくった${cards(step.drawn)}から手札に加える${cards(step.keep)}を選んでください`;
    case 'graveyard':
      return `${district(step.district)}を1金で手札に加えるかどうかを選んでください`;
    case 'over':
      return 'ゲームは終わりました';
    case 'turn':
      return stillOpen((turn === null ? [] : openMoves(open, turn)).filter((kind) => possible?.has(kind) ?? true));
  }
}

/** What may still be done in a turn, before `ができます`; moves that are one to the player have one name. */
const STILL: { readonly [M in TurnMove]: string } = {
  drawCards: '現金の受け取りか手札の補充',
  takeGold: '現金の受け取りか手札の補充',
  build: '建設',
  murder: '暗殺',
  steal: '盗みの標的の指定',
  swapHands: '手札の交換',
  exchangeCards: '手札の交換',
  takeIncome: '建物の収入の受け取り',
  takeExtraGold: '追加の1金の受け取り',
  drawExtraCards: '手札2枚の追加補充',
  destroy: '建物の破壊',
  useLaboratory: '研究所の使用',
  useSmithy: '鍛冶屋の使用',
  endTurn: '手番終了',
};

/** `建設や暗殺`: the first of several, then the others. */
const either = ([first, ...others]: readonly string[]): string =>
  `${first}${others.length === 0 ? '' : 'や'}${others.join('、')}`;

/** Gold or cards by themselves, as every turn has them, then what else is open. */
function stillOpen(moves: readonly TurnMove[]): string {
  const others = [...new Set(moves.map((move) => STILL[move]))].filter(
    (one) => one !== STILL.takeGold && one !== STILL.endTurn,
  );
  if (!moves.includes('takeGold'))
    return others.length > 0 ? `まだ${either(others)}ができます。済んだら手番を終えてください` : '手番を終えてください';
  return `現金を受け取るか、手札を補充してください。${others.length > 0 ? `${either(others)}も` : '手番を終えることも'}できます`;
}

const figures = ({ points, gold: purse, handSize }: OpenPlayer): string =>
  `${count(points, '点')}、現金${gold(purse)}、手札${cards(handSize)}`;

/** A player's figures and city. */
function standingOf(player: OpenPlayer, say: Say): string {
  const { seat, city, character } = player;
  const who = character === null ? '' : `（${named(character)}）`;
  return `${say.name(seat)}${who}：${figures(player)}。建物：${city.length === 0 ? 'なし' : districts(city)}。`;
}

/** The task, what the reader alone knows, the players with their cities or the final score, then the calls and the deck. */
function describe({ open, own }: View<Citadels>, say: Say): readonly string[] {
  const { step, round, crown, characters, players } = open;
  const doing = step.kind === 'over' ? 'ゲームは終わりました。' : `${say.name(step.seat)}：${task(open)}。`;
  const lastRound = open.isLastRound ? '（最終ラウンド）' : '';
  const standing = players.map((player) => standingOf(player, say));
  const end = endInWords(ending, open, say);
  const fates = characters.map(({ character, fate, seat, isRobbed }) => {
    const owner = seat === null ? '該当者なし' : say.name(seat);
    const told = {
      faceUp: '公開で除外',
      murdered: seat === null ? '暗殺' : `暗殺（${owner}）`,
      toCome: 'これから',
      called: owner,
    };
    return `${named(character)}：${told[fate]}${isRobbed ? '（泥棒が指定）' : ''}`;
  });
  return [
    doing,
    ...end,
    ...(own === null ? [] : describeOwn(own)),
    `第${round}ラウンド${lastRound}。王冠は${say.name(crown)}が持っています。`,
    ...choosing(open, say),
    ...(end.length > 0 ? [] : standing),
    `${fates.join('、')}。`,
    `山札${cards(open.deckSize)}、捨て札${cards(open.discardSize)}。`,
  ];
}

/** Who has chosen a character, who does now, and who comes then. */
function choosing(open: Open, say: Say): readonly string[] {
  const states = { done: '（選択済み）', now: '（選択中）', toCome: '' };
  const order = choosers(open).map(({ seat, is }) => `${say.name(seat)}${states[is]}`);
  return order.length === 0 ? [] : [`選ぶ順番：${order.join('、')}。`];
}

function describeOwn({ hand, character, offered, drawn }: Own): readonly string[] {
  const choosing = offered !== null && character === null;
  return [
    ...(choosing ? [`${anyOf(offered.map(named))}から選べます。`] : []),
    ...(drawn === null ? [] : [`めくったカード：${districts(drawn.cards)}。${cards(drawn.keep)}を手札に加えます。`]),
    ...(character === null ? [] : [`あなたは${named(character)}です。`]),
    hand.length === 0 ? '手札はありません。' : `あなたの手札：${districts(hand)}。`,
  ];
}
