import { speechOf } from '../../speech.ts';
import type { TakenBack } from './contract.ts';
import type { UndoWords } from './en.ts';

const { list } = speechOf('ja');

const quoted = ({ lines, withOthers }: TakenBack): readonly string[] => [
  ...lines.map((line) => `> ${line}`),
  ...(withOthers ? ['その後の他の人の行動も元に戻ります。'] : []),
];

export const ja: UndoWords = {
  tookBack: (name, what) => `${name}が直前の行動を元に戻しました${what === null ? '。' : `：${what}`}`,
  refused: (name, what) => `全員の賛成がなかったため、${name}の行動はそのままです${what === null ? '。' : `：${what}`}`,
  dropped: (name) => `ゲームが進んだため、${name}の行動を元に戻すかどうかの投票は取りやめになりました。`,
  displaced: (asker) => `別の投票を先に行うため、${asker}の行動を元に戻すかどうかの投票は取りやめになりました。`,
  former: (name) =>
    name === null ? '-# この手番の行動は元に戻されました。' : `-# この手番の行動は${name}が元に戻しました。`,
  vote: {
    heading: (asker) => `### ${asker}の行動を元に戻してもいいですか？`,
    body: (of, missing, ends) =>
      [
        ...quoted(of),
        `${missing.length === 0 ? '' : `返事待ち：${list(missing)}。`}<t:${ends}:R>までに全員が賛成すると元に戻ります。1人でも反対すると、そのままです。`,
      ].join('\n'),
    consents: { yes: '賛成', no: '反対' },
  },
  question: (of) =>
    ['何かが公開されたか、他の人がすでに行動したため、元に戻すには他の全員の賛成が必要です：', ...quoted(of)].join(
      '\n',
    ),
  nowAsks: () => '-# その間に他の人が行動したため、自分だけでは元に戻せなくなりました。',
  asked: (table) => `卓${table}の他の参加者に確認しています。全員が賛成すると元に戻ります。`,
  done: (what) => (what === null ? '元に戻しました。' : `元に戻しました：${what}`),
};
