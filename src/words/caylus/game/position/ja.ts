import { CUBES, type OpenPlayer, TRACKS } from '../../../../engines/caylus/index.ts';
import * as names from '../../names/index.ts';
import { type PositionWords, runsOf } from '../position.ts';

const building = names.buildingNames.ja;
const section = names.sectionNames.ja;
const deniers = names.denierNames.ja;
const houses = names.houseNames.ja;
const points = names.pointNames.ja;

/** `28点、7ダナー、資源5個、労働者3人`. */
export const figures = ({ points: scored, deniers: money, cubes, workers }: OpenPlayer): string =>
  [
    points(scored),
    deniers(money),
    names.cubeCountNames.ja(CUBES.reduce((sum, cube) => sum + cubes[cube], 0)),
    `手元の${names.workerNames.ja(workers)}`,
  ].join('、');

const inHand = ({ cubes }: OpenPlayer): string =>
  CUBES.filter((cube) => cubes[cube] > 0)
    .map((cube) => `${names.cubeNames.ja[cube]}${cubes[cube]}個`)
    .join('、') || '資源なし';

export const position: PositionWords = {
  over: 'ゲームは終わりました。',
  doing: (who, what) => `${who}の番です：${what}。`,
  round: ({ round, phase, stage }) =>
    `第${round}ラウンド、フェーズは${names.phaseNames.ja[phase]}、建築段階は${section[stage]}です。`,
  order: (all) => `プレイ順：${all.join('、')}。`,
  passed: (all) => `パスした順：${all.join('、')}。`,
  places: (priced) =>
    `労働者を置ける場所：${priced.map(({ cost, places }) => `${deniers(cost)}で${places.join('、')}`).join('／')}。`,
  choices: (items) => `選択肢：${items.join('／')}。`,
  priced: (id, price) => `${names.amountNames.ja(price)}で${building[id]}`,
  provostTo: (to, cost, beyond) =>
    `${names.spaceNames.ja(to)}（${cost === 0 ? '無料' : deniers(cost)}、その先の${names.workerNames.ja(beyond)}）`,
  trackTo: (track, level) => `${names.trackNames.ja[track]}（${level}段階）`,
  levelOf: (track, level) => `${level}段階（${names.levelNames.ja(track, level)}）`,
  pawns: (provost, bailiff) =>
    provost === bailiff
      ? `監督と行政官は${provost}番マスにいます。`
      : `監督は${provost}番マス、行政官は${bailiff}番マスにいます。`,
  specials: (each) =>
    `橋の手前の労働者：${each.map((one) => `${building[one.building]}に${one.names.join('、')}`).join('／')}。`,
  guest: (name) => `宿屋の右の円に${name}の労働者がいます。配置のコストは1ダナーです。`,
  queue: (each) =>
    `宮殿建設の列：${each.map(({ name, batches }) => (batches === 0 ? name : `${name}（このラウンド${houses(batches)}）`)).join('、')}。`,
  section: ({ section: which, built, capacity, isCounted, each }) => {
    const owners = each.map((one) => `${one.name} ${houses(one.houses)}`).join('、');
    return `${section[which]}：${built}/${capacity}軒${owners === '' ? '' : `（${owners}）`}${isCounted ? '、査定済み' : ''}。`;
  },
  tile: ({ space, building: id, owner, worker, residence }) => {
    const notes = [
      ...(owner === null ? [] : [`建築主${owner}`]),
      ...(worker === null ? [] : [`労働者${worker}`]),
      ...(residence === null ? [] : [`${residence}の邸宅になる予定`]),
    ];
    return `${space}番マス：${[building[id], ...notes].join('、')}。`;
  },
  emptySpaces: (spaces) => `空きマス：${runsOf(spaces).join('、')}。`,
  left: (sort, each) => {
    const all = each.map(({ building: id, copies }) => `${building[id]}${copies === 1 ? '' : `（${copies}枚）`}`);
    return `残りの${names.classLabels.ja[sort]}：${all.join('、') || 'なし'}。`;
  },
  player: (player, name, income) => {
    const favors = TRACKS.map((track) => `${names.trackNames.ja[track]}${player.markers[track]}`);
    return `${name}：${points(player.points)}、${deniers(player.deniers)}（収入${income}）、${inHand(player)}、手元の${names.workerNames.ja(player.workers)}。恩賞の段階：${favors.join('、')}。`;
  },
};
