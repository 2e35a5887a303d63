import { type Amount, amountIn, type BuiltClass } from '../../../engines/caylus/index.ts';
import { ja as names } from '../names/ja.ts';
import { itemsIn, type Units } from '../names/shared.ts';
import type { PanelWords } from './en.ts';
import { inClassIn, levelIn } from './shared.ts';

const building = names.buildings;
const deniers = names.deniers;
const points = names.points;
const houses = names.houses;
const favors = names.favors;
const sum = names.sum;
const section = names.sections;
const tracks = names.tracks;
const inClass = inClassIn({ buildings: building, shortBuilding: names.shortBuilding });
/** `食料2+木材`, for labels. */
const shortly: Units = {
  cube: (n, cube) => (n === 1 ? names.cubes[cube] : `${names.cubes[cube]}${n}`),
  anyCube: (n) => `任意の資源${n}個`,
  plainCube: (n) => `資源${n}個`,
  deniers,
  prestige: points,
  favor: favors,
};
const items = itemsIn(shortly);
/** The same with all numbers: `食料1個+木材2個`. */
const numbered = itemsIn({
  ...shortly,
  cube: (n, cube) => `${names.cubes[cube]}${n}個`,
  anyCube: (n) => `資源${n}個`,
});
const short = (amount: Amount) => items(amount).join('+');
const levelWords = {
  sum: short,
  less: (discount: Amount) => numbered(discount).join('+'),
  build: (sort: BuiltClass, less: string) => `${names.classes[sort]}${less === '' ? '' : `（${less}引き）`}`,
  swap: '資源1個を2個に交換',
  none: '報償なし',
};
const levelOf = levelIn(levelWords);
/** The same without the discount of a building. */
const briefly = levelIn({ ...levelWords, less: () => '' });

export const ja: PanelWords = {
  buttons: {
    placeWorker: '労働者を置く',
    pass: 'パス',
    moveWorker: '労働者を移す',
    sendHome: '手元に戻す',
    moveProvost: '監督を移動する',
    leaveProvost: '移動しない',
    leaveAt: (space) => `移動しない · ${space}番マス`,
    stay: '宿屋に残す',
    leaveInn: '手元に戻す',
    take: (gain) => `${short(gain)}を受け取る`,
    trade: '交換する',
    noTrade: '交換しない',
    cubes: (cubes) => short(amountIn(cubes)),
    exchange: (give, gain) => `${short(give)} → ${short(gain)}`,
    build: {
      wood: '木造建物を建築する',
      stone: '石造建物を建築する',
      residence: '邸宅を建築する',
      prestige: 'プレステージを建築する',
    },
    noBuilding: '建築しない',
    tile: (id, won, missing) =>
      missing === null ? `${inClass(id)} → ${points(won)}` : `${inClass(id)}：${numbered(missing).join('+')}不足`,
    place: (mark, name) => `${mark} · ${name}`,
    castle: '宮殿',
    provost: (by, space) => `${by} · ${space}番マス`,
    house: '1軒建設する',
    stop: '建設を終える',
    stopEmpty: (loss) => (loss === 0 ? '何も建設しない' : `何も建設しない：−${points(loss)}`),
    track: (track, from, to) =>
      `${tracks[track]} ${from === to ? `${to}段階のまま` : `${from}→${to}段階`}：${briefly(track, to)}`,
    trackUsed: (track) => `${tracks[track]}：使用済み`,
    level: (track, level) => `${level} · ${levelOf(track, level)}`,
  },
  questions: {
    place: '労働者をどこに置きますか？',
    gate: '城門の労働者をどこへ移しますか？',
    provost: '監督をどこへ移動しますか？',
    inn: '労働者を宿屋に残しますか？',
    produce: (source) => `${source}：どれを受け取りますか？`,
    trade: (source) => `${source}：どう交換しますか？`,
    give: (gain) => `${sum(gain)}と引き換えに何を渡しますか？`,
    build: {
      wood: 'どの木造建物を建築しますか？',
      stone: 'どの石造建物を建築しますか？',
      residence: '邸宅をどこに建築しますか？',
      prestige: 'どのプレステージを建築しますか？',
    },
    pay: (id) => `${building[id]}の代金をどの資源で支払いますか？`,
    replace: (id) =>
      id === 'residence'
        ? 'どの建物を邸宅にアップグレードしますか？'
        : `どの邸宅を${building[id]}にアップグレードしますか？`,
    castle: 'どの資源で1軒建設しますか？',
    track: (source) => `恩賞（${source}）：どの報償にしますか？`,
    level: (track) => `${tracks[track]}：どの段階にしますか？`,
  },
  notes: {
    purse: (cubes, money) => `手持ち：${cubes === '' ? '資源なし' : cubes}、${deniers(money)}`,
    favor: (track, level) => `恩賞「${tracks[track]}」${level}段階`,
    worker: (cost) => (cost === 0 ? '無料' : `コスト${deniers(cost)}`),
    produces: (what) => `${what}を獲得`,
    pointFor: (owner) => `${owner}に名声点1点`,
    ownBuilding: '自分の建物',
    beyond: '監督より先',
    passing: (number, money) => `橋の${number}番${money === 0 ? '' : `、${deniers(money)}を受け取る`}`,
    queue: (number) => `宮殿建設の列の${number}番`,
    workersBeyond: (mine, others) =>
      mine + others === 0 ? '監督より先に労働者はいません' : `監督より先の労働者：自分${mine}人、他の人${others}人`,
    offTheRoad: '道の外',
    short: (money) => `${deniers(money)}不足`,
    gateIsFree: '無料で移せます',
    price: (price) => `コスト：${sum(price)}`,
    built: (id, space, price) => `${names.amount(price)}で${names.site(id, space)}を建築`,
    builds: (won, gained, income, space) =>
      [
        ...(won === null ? [] : [`名声点${points(won)}`]),
        ...(gained === 0 ? [] : [favors(gained)]),
        ...(income === 0 ? [] : [`収入+${deniers(income)}`]),
        ...(space === null ? [] : [`${space}番マスに建つ`]),
      ].join('、'),
    waits: '今いる労働者が手元に戻ってからアップグレード',
    left: (cubes, money) => `残り：${cubes === '' ? '資源なし' : cubes}、${deniers(money)}`,
    house: (where, won) => `${section[where]}に1軒：名声点${points(won)}`,
    builtNow: (n) => `このラウンドの建設：${houses(n)}`,
    loses: (n) => (n === 0 ? '失う名声点はありません' : `名声点を${points(n)}失います`),
    marker: (level) => `どの段階を選んでも、自分のマーカーは${level}段階です`,
    offer: (path, inside) => `${path.join(' › ')}${inside.length === 0 ? '' : `：${inside.join('／')}`}`,
    brings: (label, what) => (what === '' ? label : `${label}［${what}］`),
    all: (parts) => parts.filter((part) => part !== '').join(' · '),
    placed: (name) => `労働者を${name}に置く`,
    moved: (name) => `城門の労働者を${name}に移す`,
  },
  others: {
    workersBeyond: (name, own, rest) =>
      own + rest === 0 ? '監督より先に労働者はいません' : `監督より先の労働者：${name} ${own}人、他の人${rest}人`,
    ownBuilding: (name) => `${name}の建物`,
    left: (name, cubes, money) => `${name}の残り：${cubes === '' ? '資源なし' : cubes}、${deniers(money)}`,
    loses: (name, n) => (n === 0 ? `${name}が失う名声点はありません` : `${name}は名声点を${points(n)}失います`),
  },
  lists: {
    wood: '残りの木造建物',
    stone: '残りの石造建物',
    prestige: '残りのプレステージ',
    favors: '恩賞の報償',
    counts: '査定',
    all: '建物一覧',
    kinds: '建物の種類',
    building: (id, price, won, effects) =>
      `${building[id]}：${[...(price === null ? [] : [`コスト${sum(price)}`, `名声点${points(won)}`]), ...effects].join(
        '／',
      )}`,
    copies: (line, copies) => (copies === 1 ? line : `${line}（残り${copies}枚）`),
    noneLeft: '残っていません。',
    track: (track, levels) => `${tracks[track]}：${levels.map((what, i) => `${i + 1}＝${what}`).join('／')}`,
    stages: (each) =>
      `マーカーが進める段階の上限：${each.map((one) => `${section[one.section]} ${one.level}`).join('、')}`,
    count: (where, each) =>
      `今、${section[where]}を査定すると：${each
        .map(({ name, houses: built, what }) => `${name}（${houses(built)}）${what}`)
        .join('、')}`,
    loss: (n) => `−${points(n)}`,
    nothing: 'なし',
    on: (line, space) => `${line}（${space}番マス）`,
    section: (where, won, checkpoint, rows) =>
      `${section[where]}：1軒ごとに名声点${points(won)}。満杯になるか、行政官が${checkpoint}番マスに着くと査定。軒数：${rows
        .map(({ from, what }, i) => `${houses(from)}${i === rows.length - 1 ? '以上' : ''}＝${what}`)
        .join('／')}`,
    kind: (sort, about) => `${names.classLabels[sort]}：${about}${ja.lists.does[sort]}`,
    does: {
      special: '監督の移動、プレイ順の変更、恩賞の獲得など、特別な効果があります。',
      fixed: '資源の購入、木造建物の建築、金の獲得ができます。',
      neutral: '資源の獲得や売却ができます。木造建物を建築できるものもあります。',
      wood: '資源の獲得や交換ができます。石造建物や邸宅を建築できるものもあります。',
      stone: 'より多くの資源や名声点を獲得できます。プレステージを建築できるものもあります。',
      residence: '収入が1ダナー増えます。プレステージにアップグレードできます。',
      prestige: '名声点が高く、恩賞や収入を得られるものもあります。',
    },
    atEnd: '終了時の手持ち：4ダナーで1点、金以外の資源3個で1点、金1個で3点',
  },
  status: ({ round, phase, stage }) => `第${round}ラウンド · ${names.phases[phase]} · ${section[stage]}を建設中`,
  over: (rounds) => `全${rounds}ラウンド`,
};
