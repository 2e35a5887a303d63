import { speechOf } from '../../speech.ts';
import type { RulesOption, RulesWords } from './contract.ts';

const { list } = speechOf('de');

const state = ({ isOn }: RulesOption): string =>
  isOn === null ? '' : isOn ? ' · Gilt an diesem Tisch' : ' · Gilt an diesem Tisch nicht';

export const de: RulesWords = {
  heading: (game) => `### Die Regeln von „${game}“`,
  atTable: (table, options) =>
    `-# Tisch ${table} · ${options.length === 0 ? 'Ohne Optionen' : `Gespielt mit: ${list(options)}`}`,
  option: (option, description) =>
    `- ${option.isOn ? '✓ ' : ''}Option \`${option.option}\` · ${description}${state(option)}`,
  place: (game, number, sections) => `-# ${game} · Abschnitt ${number} von ${sections}`,
  ofOption: (option) => `-# Option \`${option.option}\`${state(option)}`,
  changedBy: ({ option }, title) =>
    `> ✓ An diesem Tisch gilt \`${option}\` und ändert diesen Abschnitt: siehe „${title}“.`,
  mark: (option) => `Option ${option.option}${state(option)}`,
  choose: () => 'Abschnitt aufschlagen',
  button: (title) => `Regeln: ${title}`,
  whichGame: () => '### Regeln\nZu welchem Spiel?',
  fileName: (game, section) => `${game}-regeln-${section}.png`,
};
