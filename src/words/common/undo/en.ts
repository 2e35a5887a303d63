import { speechOf } from '../../speech.ts';
import type { TakenBack, UndoWords } from './contract.ts';

const { list } = speechOf('en');

const said = (what: string | null): string => (what === null ? ' their last move.' : `: ${what}`);

const quoted = ({ lines, withOthers }: TakenBack): readonly string[] => [
  ...lines.map((line) => `> ${line}`),
  ...(withOthers ? ['This includes what others have played since.'] : []),
];

export const en: UndoWords = {
  tookBack: (name, what) => `${name} took back${said(what)}`,
  refused: (name, what) => `${name} couldn’t take back${said(what)} Not everyone agreed.`,
  dropped: (name) => `${name}’s request to take back a move is off: the game has moved on.`,
  displaced: (asker) => `${asker}’s request to take back a move is off: another vote had to come first.`,
  former: (name) => (name === null ? '-# This turn was taken back.' : `-# ${name} took this turn back.`),
  vote: {
    heading: (asker) => `### ${asker} asks to take this back`,
    body: (of, missing, ends) =>
      [
        ...quoted(of),
        `${missing.length === 0 ? '' : `Still to agree: ${list(missing)}. `}If everyone agrees, it’s taken back. If anyone refuses, it stands. The vote ends <t:${ends}:R>.`,
      ].join('\n'),
    consents: { yes: 'Agree', no: 'Refuse' },
  },
  question: (of) =>
    [
      'Everyone else has to agree to take this back, because something was revealed or someone else has played since:',
      ...quoted(of),
    ].join('\n'),
  nowAsks: () => '-# Someone has played in the meantime, so this is no longer up to you alone.',
  asked: (table) => `The others at table ${table} have been asked. If all agree, it’s taken back.`,
  done: (what) => (what === null ? 'Taken back.' : `Taken back: ${what}`),
};
