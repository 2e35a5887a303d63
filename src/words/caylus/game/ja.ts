import type { Caylus, Open, Standing } from '../../../engines/caylus/index.ts';
import { type GameWords, gameWordsOf, type SentencesOf, type StandingWords } from '../../contract.ts';
import { ja as ending } from '../ending/ja.ts';
import { ja as names } from '../names/ja.ts';
import { changeWords } from './changes.ts';
import { figures, position } from './position/ja.ts';
import { closerIn, glanceIn, positionIn } from './position.ts';
import { from, sights } from './sights/ja.ts';
import { linesIn } from './story.ts';
import { violations } from './violations/ja.ts';

const place = names.place;
const bag = names.bag;

const moves: SentencesOf<Caylus['Move']> = {
  placeWorker: (of) => `労働者を${place(of.place)}に置く`,
  pass: () => 'パス',
  moveWorker: (of) => `城門の労働者を${place(of.place)}に移す`,
  moveProvost: ({ by }) => {
    if (by === 0) return '監督を移動しない';
    return `監督を${Math.abs(by)}マス${by > 0 ? '進める' : '戻す'}`;
  },
  answerInn: ({ stay }) => (stay ? '宿屋に残す' : '宿屋から手元に戻す'),
  produce: ({ cube }) => `${names.cubes[cube]}を受け取る`,
  trade: ({ option, give, take }) => {
    const what = [
      ...(give.length === 0 ? [] : [`${bag(give)}を渡す`]),
      ...(take.length === 0 ? [] : [`${bag(take)}を受け取る`]),
    ];
    return `交換${option + 1}${what.length === 0 ? '' : `：${what.join('、')}`}`;
  },
  build: ({ building, space, pay }) => `${names.site(building, space)}を${bag(pay)}で建築`,
  decline: () => '利用しない',
  buildHouse: ({ pay }) => `${bag(pay)}で宮殿を1軒建設`,
  stopBuilding: () => '建設を終える',
  chooseTrack: ({ track }) => `報償「${names.tracks[track]}」`,
  chooseLevel: ({ level }) => `${level}段階`,
};

/** What the player has to do; with `possible`, only what that player can. */
function task({ step }: Open, possible?: ReadonlySet<Caylus['Move']['kind']>): string {
  switch (step.kind) {
    case 'place':
      return possible?.has('placeWorker') === false ? 'パスしてください' : '労働者を置くか、パスしてください';
    case 'gate':
      return '城門の労働者を移すか、手元に戻してください';
    case 'provost':
      return step.isGuild
        ? '監督を無料で3マスまで移動できます（商人ギルド）'
        : '1マス1ダナーで、監督を3マスまで移動できます';
    case 'inn':
      return '宿屋の労働者を残すか、手元に戻すかを決めてください';
    case 'produce':
      return `受け取るものを選んでください（${names.effect({ op: 'produce', options: step.options })}）`;
    case 'trade':
      return `交換するかどうかを決めてください（${names.effect({ op: 'trade', options: step.options })}）`;
    case 'build':
      return `建築するかどうかを決めてください（${names.effect({ op: 'build', sort: step.sort, discount: step.discount })}）`;
    case 'castle':
      return '宮殿を建設するか、建設を終えてください';
    case 'track':
      return `恩賞（${names.favorSource(step.source)}）の報償の種類を選んでください`;
    case 'level':
      return `恩賞「${names.tracks[step.track]}」の段階を選んでください`;
    case 'over':
      return 'ゲームは終わりました';
  }
}

/** Japanese. */
export const ja: GameWords<Caylus> = gameWordsOf({
  name: 'ケイラス',
  summary: '労働者を送り込んで宮殿と城下町を建て、王の恩賞を受けながら名声点を競います。',
  banner:
    '丘の上に、塔がまだ足場に囲まれた白い石の宮殿。門から砂の道が橋を渡って下り、赤、茶色、青の屋根の建物が並ぶ。道には紺の帽子の行政官が立ち、労働者が丸太、石、布を丘へ運んでいる。',
  howToPlay: [
    '**目的**　プエルトリコのようなゲームが好きな人に。王室御用達の建築家となり、宮殿と城下町に建物を建てて名声点を競います。非公開の情報はなく、準備の後は運の要素もありません。',
    '**ラウンドの流れ**\n' +
      '1. **収入：** 2ダナーと、邸宅の分。\n' +
      '2. **労働者の配置：** 順番に労働者を1人置くか、パス。コストは1ダナーで、パスした人数分上がります（自分の建物は常に1ダナー）。自分の建物に他のプレイヤーが置くと1点。\n' +
      '3. **建物稼働（1）：** 橋の手前の特殊建物が順に稼働。\n' +
      '4. **監督移動：** パスした順に、1マス1ダナーで3マスまで。\n' +
      '5. **建物稼働（2）：** 橋の先の建物が、監督のいるマスまで順に稼働。その先の労働者は効果なしで戻ります。\n' +
      '6. **宮殿建設：** 列の順に、食料を含む3種類の資源で1軒ずつ。最も多く建設した人がベストビルダーとして恩賞を受けます。\n' +
      '7. **ラウンド終了処理：** 行政官が前進し、チェックポイントに着くと査定です。0軒なら減点、2軒以上なら恩賞。',
    '**恩賞**　受けたらすぐに、名声点、現金、資源、建築のどれかの報償を選びます。同じ種類を選ぶほど大きくなります。',
    '**ゲーム終了**　塔の査定の後、残った現金、資源、金も名声点になります。',
  ].join('\n\n'),
  options: {},
  parts: names.parts,
  task,
  sights,
  lines: (sight) =>
    linesIn({
      sight,
      leftProvost: (who, canPay) =>
        canPay
          ? `${who.join('、')}は監督を移動しませんでした。`
          : `${who.join('、')}は現金がないため、監督を移動できませんでした。`,
      favor: (source) => `${from(source)}：`,
      space: '',
    }),
  chapter: (sight) => (sight.kind === 'roundBegan' ? `第${sight.round}ラウンド` : null),
  standing: {
    leaveProvost: { label: '監督は動かさない', detail: 'お金を払って監督を移動できるときは、動かさない' },
    stayInn: { label: '宿屋に残る', detail: '労働者はいつも宿屋に残す' },
  } satisfies Record<Standing, StandingWords>,
  changes: changeWords.ja,
  figures: ({ players }, seat) => figures(players[seat]!), // There are as many players as seats.
  violations,
  moves,
  describe: ({ open }, say) => positionIn(position, ending, open, task(open), say),
  glance: ({ open }, say) => glanceIn(position, { ending, names }, open, task(open), say),
  closer: (open, part, say) => closerIn(position, open, part, say),
});
