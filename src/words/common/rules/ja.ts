import { speechOf } from '../../speech.ts';
import type { RulesOption, RulesWords } from './contract.ts';

const { list } = speechOf('ja');

const state = ({ isOn }: RulesOption): string =>
  isOn === null ? '' : isOn ? ' · この卓ではオン' : ' · この卓ではオフ';

export const ja: RulesWords = {
  heading: (game) => `### ${game}のルール`,
  atTable: (table, options) => `-# 卓${table} · ${options.length === 0 ? 'オプションなし' : list(options)}`,
  option: (option, description) =>
    `- ${option.isOn ? '✓ ' : ''}オプション \`${option.option}\` · ${description}${state(option)}`,
  place: (game, number, sections) => `-# ${game} · ${number}/${sections}項目`,
  ofOption: (option) => `-# オプション \`${option.option}\`${state(option)}`,
  changedBy: ({ option }, title) =>
    `> ✓ この卓ではオプション \`${option}\` により、この項目のルールが変わります。「${title}」を見てください。`,
  mark: (option) => `オプション ${option.option}${state(option)}`,
  choose: () => '項目を開く',
  button: (title) => `ルール：${title}`,
  whichGame: () => '### ルール\nどのゲームのルールを見ますか？',
  fileName: (game, section) => `${game}-rules-${section}.png`,
};
