import { speechOf } from '../../speech.ts';
import type { TakenBack, UndoWords } from './contract.ts';

const { list } = speechOf('ja');

const quoted = ({ lines, withOthers }: TakenBack): readonly string[] => [
  ...lines.map((line) => `> ${line}`),
  ...(withOthers ? ['その後の他の人の行動も元に戻ります。'] : []),
];

export const ja: UndoWords = {
  tookBack: (name, what) => `${name}が直前の行動を元に戻しました${what === null ? '。' : `：${what}`}`,
  refused: (name, what) => `全員の賛成がなかったため、${name}の行動はそのままです${what === null ? '。' : `：${what}`}`,
  dropped: (name) => `ゲームが進んだため、行動を元に戻したいという${name}のお願いは取りやめになりました。`,
  displaced: (asker) => `別の投票を先に行うため、行動を元に戻したいという${asker}のお願いは取りやめになりました。`,
  former: (name) => (name === null ? '-# この手番は元に戻されました。' : `-# この手番は${name}が元に戻しました。`),
  vote: {
    heading: (asker) => `### ${asker}が行動を元に戻したいそうです`,
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
  asked: (table) => `卓${table}の他の人に確認しています。全員が賛成すると元に戻ります。`,
  done: (what) => (what === null ? '元に戻しました。' : `元に戻しました：${what}`),
};
