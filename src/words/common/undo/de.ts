import { speechOf } from '../../speech.ts';
import type { TakenBack } from './contract.ts';
import type { UndoWords } from './en.ts';

const { list } = speechOf('de');

const quoted = ({ lines, withOthers }: TakenBack): readonly string[] => [
  ...lines.map((line) => `> ${line}`),
  ...(withOthers ? ['Auch was andere seitdem gespielt haben, wird zurückgenommen.'] : []),
];

export const de: UndoWords = {
  tookBack: (name, what) =>
    what === null ? `${name} hat den letzten Zug zurückgenommen.` : `${name} hat zurückgenommen: ${what}`,
  refused: (name, what) =>
    what === null
      ? `${name} durfte den letzten Zug nicht zurücknehmen: Nicht alle waren einverstanden.`
      : `Es bleibt dabei, denn nicht alle waren einverstanden: ${what}`,
  dropped: (name) => `Die Bitte von ${name}, etwas zurückzunehmen, ist hinfällig: Die Partie ging weiter.`,
  displaced: (asker) => `Die Bitte von ${asker}, etwas zurückzunehmen, ist hinfällig: Eine andere Abstimmung geht vor.`,
  former: (name) =>
    name === null ? '-# Dieser Zug wurde zurückgenommen.' : `-# ${name} hat diesen Zug zurückgenommen.`,
  vote: {
    heading: (asker) => `### ${asker} möchte das zurücknehmen`,
    body: (of, missing, ends) =>
      [
        ...quoted(of),
        `${missing.length === 0 ? '' : `Es ${missing.length === 1 ? 'fehlt' : 'fehlen'} noch: ${list(missing)}. `}Sind alle einverstanden, wird es zurückgenommen; lehnt jemand ab, bleibt es dabei. Die Abstimmung endet <t:${ends}:R>.`,
      ].join('\n'),
    consents: { yes: 'Einverstanden', no: 'Ablehnen' },
  },
  question: (of) =>
    [
      'Seitdem wurde etwas aufgedeckt, oder jemand anderes hat gespielt. Alle anderen müssen damit einverstanden sein, dass du das zurücknimmst:',
      ...quoted(of),
    ].join('\n'),
  nowAsks: () => '-# Inzwischen hat jemand anderes gespielt; das geht nicht mehr ohne die anderen.',
  asked: (table) => `Die anderen an Tisch ${table} sind gefragt. Sind alle einverstanden, wird es zurückgenommen.`,
  done: (what) => (what === null ? 'Zurückgenommen.' : `Zurückgenommen: ${what}`),
};
