import { speechOf } from '../../speech.ts';
import type { RulesOption, RulesWords } from './contract.ts';

const { list } = speechOf('en');

const state = ({ isOn }: RulesOption): string =>
  isOn === null ? '' : isOn ? ' · on at this table' : ' · off at this table';

export const en: RulesWords = {
  heading: (game) => `### ${game} rules`,
  atTable: (table, options) =>
    `-# Table ${table} · ${options.length === 0 ? 'no options' : `played with ${list(options)}`}`,
  option: (option, description) =>
    `- ${option.isOn ? '✓ ' : ''}Option \`${option.option}\` · ${description}${state(option)}`,
  place: (game, number, sections) => `-# ${game} · section ${number} of ${sections}`,
  ofOption: (option) => `-# Option \`${option.option}\`${state(option)}`,
  changedBy: ({ option }, title) =>
    `> ✓ This table plays with \`${option}\`, which changes this section. See “${title}”.`,
  mark: (option) => `Option ${option.option}${state(option)}`,
  choose: () => 'Choose a section',
  button: (title) => `Rules: ${title}`,
  whichGame: () => '### Rules\nWhich game?',
  fileName: (game, section) => `${game}-rules-${section}.png`,
};
