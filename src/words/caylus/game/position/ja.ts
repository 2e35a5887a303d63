import { CUBES, type OpenPlayer, TRACKS } from '../../../../engines/caylus/index.ts';
import { ja as names } from '../../names/ja.ts';
import { type PositionWords, runsOf } from '../position.ts';

const building = names.buildings;
const section = names.sections;
const deniers = names.deniers;
const houses = names.houses;
const points = names.points;

/** `28点、7ダナー、資源5個、労働者3人`. */
export const figures = ({ points: scored, deniers: money, cubes, workers }: OpenPlayer): string =>
  [
    points(scored),
    deniers(money),
    names.cubeCount(CUBES.reduce((sum, cube) => sum + cubes[cube], 0)),
    `手元の${names.workers(workers)}`,
  ].join('、');

const cubesOf = ({ cubes }: OpenPlayer): readonly string[] =>
  CUBES.filter((cube) => cubes[cube] > 0).map((cube) => `${names.cubes[cube]}${cubes[cube]}個`);
const inHand = (player: OpenPlayer): string => cubesOf(player).join('、') || '資源なし';

export const position: PositionWords = {
  over: 'ゲームは終わりました。',
  doing: (who, what) => `${who}の番です：${what}。`,
  round: ({ round, phase, stage }) =>
    `第${round}ラウンド、フェーズは${names.phases[phase]}、建築段階は${section[stage]}です。`,
  order: (all) => `プレイ順：${all.join('、')}。`,
  passed: (all) => `パスした順：${all.join('、')}。`,
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
    return `残りの${names.classLabels[sort]}：${all.join('、') || 'なし'}。`;
  },
  player: (player, name, income) => {
    const favors = TRACKS.map((track) => `${names.tracks[track]}${player.markers[track]}`);
    return `${name}：${points(player.points)}、${deniers(player.deniers)}（収入${income}）、${inHand(player)}、手元の${names.workers(player.workers)}。恩賞の段階：${favors.join('、')}。`;
  },
  shortKey: '数字の順：宮殿は地下・城壁・塔、恩賞は名声点・現金・資源・建築。',
  inShort: (player, name, built) =>
    `${name}：${[points(player.points), deniers(player.deniers), ...cubesOf(player), names.workers(player.workers), `宮殿${built.join('/')}`, `恩賞${TRACKS.map((track) => player.markers[track]).join('/')}`].join('、')}。`,
  castle: (sections) =>
    `宮殿：${sections.map((one) => `${section[one.section]}${one.built}/${one.capacity}軒${one.isCounted ? '（査定済み）' : ''}`).join('、')}。`,
  workers: (each) => `労働者：${each.map(({ at, names: who }) => `${at}に${who.join('、')}`).join('／')}。`,
  buildings: (name, tiles) => {
    const whose = name === null ? '' : `${name}の`;
    if (tiles.length === 0) return `${whose}建物は道にありません。`;
    const each = tiles.map(
      ({ space, building: id, residence }) =>
        `${space}番マスの${building[id]}${residence === null ? '' : '（邸宅になる予定）'}`,
    );
    return `${whose}建物：${each.join('、')}。`;
  },
};
