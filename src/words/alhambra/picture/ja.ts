import { ja as namesWords } from '../names/ja.ts';
import type { PictureWords } from './en.ts';

const tile = namesWords.tile;

export const ja: PictureWords = {
  header: {
    acts: (name) => `${name}：行動を選択`,
    actsAgain: (name) => `${name}：追加の行動`,
    places: (name, tiles) =>
      tiles.length === 1 ? `${name}：${tile(tiles[0]!)}を配置` : `${name}：タイル${tiles.length}枚を配置`,
    placeWon: (names) => `${names.length > 1 ? `${names.length}人` : names[0]}：獲得タイルを配置`,
    scoring: '得点集計',
  },
  onTurn: '手番',
  place: '配置',
  reserve: 'リザーブ',
  paidFor: (paid) => ['購入済み', `支払い${paid}`],
  empty: 'なし',
  news: {
    took: '獲得',
    bought: '購入',
    placed: '配置',
    stored: 'リザーブへ',
    rebuilt: '入れ替え',
    gave: 'Dirkへ',
    won: '獲得',
  },
  dirk: { role: 'ダミー' },
  closeUp: {
    alhambraOf: (name) => `${name}のアルハンブラ`,
    longestWall: (length) => `最長の城壁：${length}`,
    reserve: 'リザーブ',
    noReserve: 'リザーブ：なし',
  },
  final: {
    round: (round) => `${round}回目`,
    total: '合計',
  },
  ties: '同数の場合は、該当する順位の得点を合計して等分します（端数切り捨て）。',
};
