import { speechOf } from '../../speech.ts';
import type { Waiting } from './contract.ts';
import type { ClockWords } from './en.ts';
import { unitsOf } from './span.ts';

const { list, count } = speechOf('ja');

const span = (ms: number): string => {
  const { minutes, hours, days } = unitsOf(ms);
  if (days !== null) return count(days, '日');
  return hours === null ? count(minutes, '分') : count(hours, '時間');
};

const ANSWERS: ClockWords['vote']['answer'] = (answer, extension) =>
  ({
    wait: `あと${span(extension)}待つ`,
    replace: '代わりの人を探す',
    bot: 'ボットに任せる',
    end: 'ゲームを打ち切る',
  })[answer];

const waitingLine = ({ table, game, since, deadline, address }: Waiting): string =>
  `${address === null ? `卓${table}` : `[卓${table}](${address})`} · ${game} · <t:${since}:R>から${deadline === null ? '' : ` · 期限は<t:${deadline}:R>`}`;

export const ja: ClockWords = {
  preset: (rule) => {
    if (rule.kind === 'none') return '時間制限なし';
    const each = `1手につき${span(rule.allowance)}`;
    return rule.reserve === 0 ? each : `${each}（予備は1ゲーム${span(rule.reserve)}）`;
  },
  line: (rule) => (rule.kind === 'none' ? '時間制限なし。' : `持ち時間：${ja.preset(rule)}。`),
  field: { label: '持ち時間', description: '時間切れになったら、他の参加者が投票でどうするかを決めます。' },
  deadlines: (of) =>
    `-# 期限：${of.map(({ names, at }) => `${names.length === 0 ? '' : `${list(names)} `}<t:${at}:R>`).join('、')}`,
  free: (name, until) => `-# ${name}の代わりの人を<t:${until}:f>まで募集しています。`,
  vote: {
    answer: ANSWERS,
    consents: { yes: '賛成', no: '今のまま' },
    heading: (names) => `### ${list(names)}が時間切れです`,
    goneHeading: (names) => `### ${list(names)}がこのサーバーを抜けました`,
    body: (voters, ends, fallback) =>
      `${list(voters)}の投票で決めます。締め切りは<t:${ends}:R>です。過半数に達するとすぐに決まります。打ち切りには全員の票が必要です。同数か投票なしの場合：**${fallback}**`,
    ballots: (answer, voters) => `**${answer}**：${list(voters)}`,
    note: (names) => `-# ${list(names)}が行動すると、投票は取りやめになります。`,
    clockHeading: (preset) => `### 持ち時間を「${preset}」に変えますか？`,
    clockBody: (asker, present, missing, ends) =>
      `${asker}からの提案です（現在：${present}）。${missing.length === 0 ? '' : `返事待ち：${list(missing)}。`}<t:${ends}:R>までに全員が賛成すると変わります。`,
  },
  events: {
    decided: (answer, names, extension, reason) => {
      const who = list(names);
      const what = {
        wait: extension === null ? `${who}をもう少し待ちます` : `${who}をあと${span(extension)}待ちます`,
        replace: `${who}の代わりの人を募集します`,
        bot: `${who}の席はボットが引き継ぎます`,
        end: 'ゲームを打ち切ります（成績には数えません）',
      }[answer];
      const why = {
        votes: '決定',
        tie: '同数のため',
        noVotes: '投票がなかったため',
        noVoters: '投票できる全員が時間切れのため',
      }[reason];
      return `${why}：${what}。`;
    },
    acted: (names) => `${list(names)}が行動したため、投票は取りやめになりました。`,
    clockSet: (preset) => `持ち時間が変わりました：${preset}。`,
    clockRefused: (preset) => `全員の賛成がなかったため、持ち時間は変わりません（提案：${preset}）。`,
    formerLeft: (name) => `${name}の前の参加者が抜けました。`,
    tookOver: (name) => `${name}がこの席を引き継ぎました。`,
    cameBack: (name) => `${name}が復帰しました。`,
  },
  offer: {
    heading: (game, table) => `### ${game}（卓${table}）の席が空いています`,
    seat: ({ name, until: limit }) =>
      limit === null ? `${name}：ボットがプレイ中です。` : `${name}：<t:${limit}:f>まで待っています。`,
    body: (hasHands) =>
      hasHands
        ? 'この卓にいない人なら誰でも、手札ごと席を引き継げます。見えるのは引き継いだ後の情報だけです。'
        : 'この卓にいない人なら誰でも、今の状態から席を引き継げます。',
    take: (name) => `${name}の席を引き継ぐ`,
    closed: (table) => `-# 卓${table}の空席の募集は終わりました。`,
  },
  reminder: {
    public: (who, since, deadline) =>
      `${list(who)}の行動を<t:${since}:f>から待っています。${deadline === null ? '' : `期限は<t:${deadline}:R>です。`}`,
    private: (waiting) => `### ${waiting.game}があなたの行動を待っています\n${waitingLine(waiting)}`,
    daily: (tables, more) =>
      [
        `### ${count(tables.length + more, '卓')}があなたの行動を待っています`,
        ...tables.map(waitingLine),
        ...(more === 0 ? [] : [`…他${count(more, '卓')}：\`/games\``]),
        '-# このお知らせは `/me 毎日:オフ` で止められます。',
      ].join('\n'),
  },
  question: (table, present) => `卓${table}の持ち時間をどれに変えますか？（現在：${present}）`,
};
