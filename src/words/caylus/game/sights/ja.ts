import type { Caylus, CostReason, SkipReason, Source, WorkerPlace } from '../../../../engines/caylus/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { Say, SentencesOf } from '../../../contract.ts';
import { signed } from '../../../speech.ts';
import { joined, ja as names } from '../../names/ja.ts';
import { dealtIn, incomesIn, lackingIn } from '../shared.ts';

const building = names.buildings;
const site = names.site;
const space = names.space;
const section = names.sections;
const amount = names.amount;
const bag = names.bag;
const deniers = names.deniers;
const points = names.points;
const houses = names.houses;
const favors = names.favors;
const track = names.tracks;
const source = names.favorSource;
const inOrder = (seats: readonly Seat[], say: Say) => seats.map((seat) => say.name(seat)).join('、');

/** Where a worker was put: `12番マスの銀行（Benの建物）`, `馬屋（2番）`. */
function where(on: WorkerPlace, seat: Seat, say: Say): string {
  switch (on.kind) {
    case 'castle':
      return `宮殿建設の列（${on.number}番）`;
    case 'special':
      return `${building[on.building]}${on.number === null ? '' : `（${on.number}番）`}`;
    case 'road': {
      const there = site(on.building, on.space);
      if (on.owner === null) return there;
      return `${on.owner === seat ? '自分' : say.name(on.owner)}の${there}`;
    }
  }
}

const COST: { readonly [R in CostReason]: string } = {
  inn: '、宿屋の効果',
  ownBuilding: '',
  otherPassed: '、相手がパス済み',
  passed: '',
};

/** What lets a player do something: `15番マスの銀行`. */
export function from(of: Source): string {
  switch (of.kind) {
    case 'worker':
      return site(of.building, of.space);
    case 'owner':
      return `${site(of.building, of.space)}（建築主のボーナス）`;
    case 'favor':
      return `恩賞（${track[of.track]}${of.level}段階）`;
  }
}

type Skipped = Extract<Caylus['Sight'], { readonly kind: 'skipped' }>;
const SKIPPED: { readonly [R in SkipReason]: (name: string, sort: Skipped['sort'], lacking: string | null) => string } =
  {
    cannotPay: (name, sort, lacking) =>
      sort === null
        ? lacking === null
          ? `${name}は資源がないため、何もしませんでした。`
          : `${name}は${lacking}を支払えないため、何もしませんでした。`
        : `${name}は支払えないため、${names.classes[sort]}を建築できませんでした。`,
    noTile: (_name, sort) => `${sort === null ? '建物' : names.classes[sort]}が残っていません。`,
    noSpace: () => '道に空きマスがありません。',
    nothingToReplace: (name, sort) =>
      sort === 'prestige'
        ? `${name}にはアップグレードできる邸宅がありません。`
        : `${name}には邸宅にできる建物がありません。`,
    noPlace: (name) => `他に空いている場所がないため、${name}の労働者は手元に戻りました。`,
  };

/** A loss, which can be smaller than what is due. */
const loss = (lost: number, due: number) =>
  lost === due
    ? `**−${points(due)}**`
    : `**${lost === 0 ? '' : '−'}${points(lost)}**（ペナルティは${points(due)}、0点未満にはならない）`;

export const sights: SentencesOf<Caylus['Sight']> = {
  dealt: (dealt, say) => {
    const { order, neutrals } = dealtIn(dealt, say, (n) => `（${deniers(n)}）`, names.shortBuilding);
    return `プレイ順：${order.join('、')}。公共建物（1番マスから）：${neutrals.join('、')}。`;
  },
  roundBegan: ({ round, order, stage }, say) =>
    `第${round}ラウンド。${round === 1 ? '' : `プレイ順：${inOrder(order, say)}。`}建築段階：${section[stage]}。`,
  phaseBegan: ({ phase }) => `フェーズ：${names.phases[phase]}。`,
  income: ({ incomes }, say) => {
    const { same, each } = incomesIn(incomes, say, deniers);
    return same === null ? `収入：${each.join('、')}。` : `収入：各${same}。`;
  },
  placed: ({ seat, on, cost, reason }, say) =>
    `${say.name(seat)}が労働者を${where(on, seat, say)}に置きました（${deniers(cost)}${COST[reason]}）。`,
  movedWorker: ({ seat, on }, say) => `城門：${say.name(seat)}が労働者を${where(on, seat, say)}に移しました。`,
  ownerScored: ({ seat, points: scored }, say) => `建築主の${say.name(seat)}に**${points(scored)}**。`,
  passed: ({ seat, number, deniers: got, reason }, say) => {
    const why = {
      chosen: 'が',
      noWorker: 'は手元に労働者がいないため、',
      noPlace: 'は置ける場所がないため、',
    }[reason];
    const first = got === 0 ? '' : `最初のパスで${deniers(got)}を受け取りました。`;
    return `${say.name(seat)}${why}パスしました（${number}番）。${first}`;
  },
  sentHome: ({ workers }, say) => {
    const each = workers.map((one) => `${say.name(one.seat)}（${space(one.space)}）`);
    return `監督より先の労働者は効果なしで手元に戻りました：${each.join('、')}。`;
  },
  activated: ({ seat, building: id, space: at }, say) => `${site(id, at)}が稼働：${say.name(seat)}の労働者。`,
  produced: ({ seat, source: of, gain }, say) => `${from(of)}：${say.name(seat)}が${amount(gain)}を獲得しました。`,
  traded: ({ seat, source: of, give, gain }, say) =>
    `${from(of)}：${say.name(seat)}が${amount(give)}を支払い、${amount(gain)}を獲得しました。`,
  built: ({ seat, source: of, building: id, space: at, paid, points: scored, favors: gained, replaced }, say) => {
    const instead = replaced === null ? '' : `、${building[replaced]}からアップグレード`;
    const brought = joined([points(scored), ...(gained === 0 ? [] : [favors(gained)])]);
    return `${from(of)}：${say.name(seat)}が${amount(paid)}で${building[id]}を建築しました（${space(at)}${instead}）。**${brought}**。`;
  },
  residencePlanned: ({ seat, source: of, space: at, paid, building: id }, say) =>
    `${from(of)}：${say.name(seat)}が${amount(paid)}で${space(at)}に邸宅を建築します。${building[id]}の労働者が手元に戻ると完成します。`,
  residenceCompleted: ({ seat, space: at, points: scored, replaced }, say) =>
    `${say.name(seat)}の邸宅が${space(at)}に完成しました（${building[replaced]}からアップグレード）。**${points(scored)}**。`,
  declined: ({ seat, source: of }, say) =>
    of.kind === 'worker' && of.building === 'gate'
      ? `城門：${say.name(seat)}の労働者は手元に戻りました。`
      : `${from(of)}：${say.name(seat)}は利用しませんでした。`,
  skipped: ({ seat, source: of, reason, sort }, say) =>
    `${from(of)}：${SKIPPED[reason](say.name(seat), sort, lackingIn(of, amount))}`,
  orderChanged: ({ slots, order }, say) =>
    `${slots === null ? 'プレイ順を入れ替えました' : '馬屋でプレイ順が変わりました'}：${inOrder(order, say)}。`,
  enteredInn: ({ seat, evicted }, say) => {
    const out = evicted === null ? '' : `右の円にいた${say.name(evicted)}の労働者は手元に戻りました。`;
    return `宿屋：${say.name(seat)}の労働者が右の円に移りました。次のラウンドから配置のコストは1ダナーです。${out}`;
  },
  stayedAtInn: ({ seat }, say) => `宿屋：${say.name(seat)}の労働者は残ります。`,
  leftInn: ({ seat }, say) => `宿屋：${say.name(seat)}が労働者を手元に戻しました。`,
  movedProvost: ({ seat, from: before, to, paid, isGuild }, say) => {
    const price = isGuild ? '' : `（${deniers(paid)}）`;
    return `${isGuild ? '商人ギルド：' : ''}${say.name(seat)}が監督を${space(before)}から${space(to)}に移動しました${price}。`;
  },
  leftProvost: ({ seat, isGuild, reason }, say) => {
    if (reason === 'cannotPay') return `${say.name(seat)}は現金がないため、監督を移動できませんでした。`;
    return `${isGuild ? '商人ギルド：' : ''}${say.name(seat)}は監督を移動しませんでした。`;
  },
  movedBailiff: ({ from: before, to, provost }) => {
    const steps = to - before;
    const why = steps === 1 ? '' : '監督が前にいたため、';
    const joining = provost === to ? '' : '監督も同じマスに移りました。';
    return `${why}行政官が${steps}マス前進して${space(to)}に着きました。${joining}`;
  },
  builtHouse: ({ seat, section: which, paid, points: scored }, say) =>
    `${say.name(seat)}が${bag(paid)}で${section[which]}を1軒建設しました。**${points(scored)}**。`,
  stoppedBuilding: ({ seat, batches, reason, due, lost }, say) => {
    if (reason === 'castleFull') return `宮殿は全て埋まっているため、${say.name(seat)}は建設できません。`;
    if (batches > 0) {
      const stops = reason === 'chosen' ? '建設を終えました' : '資源が足りず、建設を終えました';
      return `${say.name(seat)}は${stops}（このラウンド${houses(batches)}）。`;
    }
    const why = reason === 'cannotPay' ? '資源が足りず、宮殿を建設できませんでした' : '宮殿を建設しませんでした';
    return `${say.name(seat)}は${why}：${loss(lost, due)}。`;
  },
  bestBuilder: ({ seat, batches, isTied }, say) => {
    if (seat === null) return '誰も宮殿を建設しなかったため、ベストビルダーは該当者なしです。';
    const tied = isTied ? '、同数のため列の順' : '';
    return `ベストビルダーは${say.name(seat)}です（${houses(batches)}${tied}）。恩賞を受けます。`;
  },
  choseTrack: ({ seat, source: of, track: which, from: before, to, isForced }, say) => {
    const step = before === to ? `${to}段階のまま` : `${to}段階へ`;
    return `${say.name(seat)}の恩賞（${source(of)}）：${track[which]}を選び、${step}${isForced ? '（残り1種類）' : ''}。`;
  },
  choseLevel: ({ seat, track: which, level, isForced }, say) => {
    const only = isForced ? '（選べるのはこれだけ）' : '';
    return `${say.name(seat)}が${level}段階の報償を選びました${only}：${names.level(which, level)}。`;
  },
  lostFavor: ({ seat, source: of }, say) =>
    `${say.name(seat)}の恩賞（${source(of)}）は無効です。このフェーズで4種類全てを選び終えています。`,
  countBegan: ({ section: which, reason }) =>
    `${section[which]}の査定：${reason === 'full' ? '全てのマスが埋まりました' : '行政官がチェックポイントに到達しました'}。`,
  counted: ({ section: which, seat, houses: built, favors: gained, due, lost }, say) => {
    const result = due > 0 ? loss(lost, due) : gained === 0 ? '報償なし' : `**${favors(gained)}**`;
    return `${section[which]}：${say.name(seat)} ${houses(built)}、${result}。`;
  },
  stageChanged: ({ stage }) => `次のラウンドから、建築段階は${section[stage]}です。`,
  finalScoring: ({ hands }, say) => {
    const each = hands.map(({ seat, before, denierPoints, cubePoints, goldPoints, total }) => {
      const added = [denierPoints, cubePoints, goldPoints].map(signed).join('＋');
      return `${say.name(seat)} ${signed(before)}＋${added}＝**${points(total)}**`;
    });
    return `最終得点（これまでの点＋現金＋資源＋金）：${each.join('、')}。`;
  },
  ended: () => 'ゲームは終わりました。',
};
