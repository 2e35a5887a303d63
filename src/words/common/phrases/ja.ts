import { speechOf } from '../../speech.ts';
import type { Phrases } from './en.ts';

const { list, count } = speechOf('ja');

export const ja: Phrases = {
  permissions: {
    ViewChannel: 'チャンネルを見る',
    SendMessages: 'メッセージを送信',
    SendMessagesInThreads: 'スレッドでメッセージを送信',
    AttachFiles: 'ファイルを添付',
    ReadMessageHistory: 'メッセージ履歴を読む',
  },
  manageServer: 'サーバー管理',
  seat: (seat) => `席${seat + 1}`,
  players: (min, max) => (min === max ? count(min, '人') : `${min}〜${count(max, '人')}`),
  toMove: (awaited) => (awaited.length === 0 ? '今は誰の手番でもありません。' : `今は${list(awaited)}の手番です。`),
};
