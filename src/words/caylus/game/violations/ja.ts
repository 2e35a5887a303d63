import type { Caylus, SkipReason, Step } from '../../../../engines/caylus/index.ts';
import type { SentencesOf } from '../../../contract.ts';
import { ja as names } from '../../names/ja.ts';

const building = names.buildings;
const space = names.space;
const amount = names.amount;
const bag = names.bag;
const deniers = names.deniers;
const cube = names.cubes;
const classes = names.classes;
const place = names.place;

/** What has to be decided. */
const STEPS: { readonly [K in Step['kind']]: string } = {
  place: '労働者を置くか、パスしてください',
  gate: '城門の労働者を移すか、手元に戻してください',
  provost: '監督を移動するかどうかを決めてください',
  inn: '宿屋の労働者を残すか、手元に戻すかを決めてください',
  produce: '受け取るものを選んでください',
  trade: '交換するかどうかを決めてください',
  build: '建築するかどうかを決めてください',
  castle: '宮殿を建設するか、建設を終えてください',
  track: '恩賞の報償の種類を選んでください',
  level: '恩賞の段階を選んでください',
};

const SKIPPED: { readonly [R in SkipReason]: string } = {
  cannotPay: '支払えない',
  noTile: '建物が残っていない',
  noSpace: '道に空きマスがない',
  nothingToReplace: 'アップグレードできる建物がない',
  noPlace: '空いている場所がない',
};

export const violations: SentencesOf<Caylus['Violation']> = {
  notNow: ({ step }) => `今はその行動はできません。先に${STEPS[step]}。`,
  noSuchName: ({ name }) => `${name}という名前のものはこのゲームにありません。`,
  occupied: (of, say) =>
    `${place(of.place)}には${of.by.map((seat) => say.name(seat)).join('、')}の労働者がいて、空きがありません。`,
  alreadyThere: (of) => `${place(of.place)}には、すでにあなたの労働者がいます。置けるのは1人までです。`,
  closed: (of) => `2人ゲームでは、${place(of.place)}は使えません。`,
  emptySpace: (of) => `${space(of.space)}には建物がありません。労働者は建物に置いてください。`,
  noWorkersThere: (of) => `${space(of.space)}の${building[of.building]}には労働者を置けません。`,
  tooExpensive: ({ cost, deniers: have }) => `配置に${deniers(cost)}かかりますが、現金は${deniers(have)}です。`,
  tooFar: ({ most }) => `監督を移動できるのは${most}マスまでです。`,
  offTheRoad: () => '監督は道の外に出られません。1番から28番のマスで止めてください。',
  notEnoughDeniers: ({ cost, deniers: have }) => `移動に${deniers(cost)}かかりますが、現金は${deniers(have)}です。`,
  notProduced: (of) =>
    `ここで${cube[of.cube]}は受け取れません。選べるのは${of.cubes.map((one) => cube[one]).join('か')}です。`,
  noSuchOption: ({ options }) => `選べる交換は${options}種類です。`,
  cannotPay: ({ missing }) => `${amount(missing)}が足りません。`,
  wrongCubes: ({ cubes, price }) => `${bag(cubes)}では支払えません。価格は${amount(price)}です。`,
  wrongGain: ({ cubes, gain }) => `${bag(cubes)}は受け取れません。受け取れるのは${amount(gain)}です。`,
  wrongClass: ({ building: id, sort }) => `ここで${building[id]}は建築できません。建築できるのは${classes[sort]}です。`,
  noTileLeft: ({ building: id }) => `${building[id]}は残っていません。`,
  notTheNextSpace: ({ next }) => `新しい建物は、最も手前の空きマスに建築します：${space(next)}。`,
  notReplaceable: ({ space: at, building: id }) =>
    id === null
      ? `${space(at)}には建物がありません。`
      : `${space(at)}の${building[id]}は邸宅にできません。邸宅にできるのは、公共建物と自分の木造・石造建物だけです（法律家は不可）。`,
  alreadyPlanned: (of) => `${space(of.space)}には、すでに邸宅の代金が支払われています。`,
  notYourResidence: (of) =>
    `${space(of.space)}にあなたの邸宅はありません。プレステージは自分の邸宅からアップグレードします。`,
  compulsory: () => 'これは断れません。どれか1つを選んでください。',
  notABatch: () => '宮殿1軒には、食料を含む3種類の資源が1個ずつ必要です。',
  trackUsed: ({ track }) => `「${names.tracks[track]}」は、このフェーズですでに選びました。別の種類を選んでください。`,
  levelTooHigh: ({ level, marker }) => `${level}段階は選べません。今は${marker}段階までです。`,
  levelUseless: ({ level, reason }) => `${SKIPPED[reason]}ため、${level}段階の報償は選べません。`,
};
