import type { Consent } from '../../../tables/stored/clock.ts';
import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import type { TakenBack } from './contract.ts';

const { list } = speechOf('en');

const said = (what: string | null): string => (what === null ? ' their last move.' : `: ${what}`);

const quoted = ({ lines, withOthers }: TakenBack): readonly string[] => [
  ...lines.map((line) => `> ${line}`),
  ...(withOthers ? ['This includes what others have played since.'] : []),
];

export const en = {
  /** On a board, in the move list, and in place of a vote. `what`: what was taken back, as a sentence, or null. */
  tookBack: (name: string, what: string | null) => `${name} took back${said(what)}`,
  /** In the move list, and in place of a vote. */
  refused: (name: string, what: string | null) => `${name} couldn’t take back${said(what)} Not everyone agreed.`,
  /** The vote ended because someone has moved or left. */
  dropped: (name: string) => `${name}’s request to take back a move is off: the game has moved on.`,
  /** A vote about who is late or has left the server has taken the place of the one about the undo. `asker`: a name or a mention. */
  displaced: (asker: string) => `${asker}’s request to take back a move is off: another vote had to come first.`,
  /** What remains of an old board whose turn was taken back, after the lines that still hold. `name`: who did it; null if someone else has the seat now. */
  former: (name: string | null) => (name === null ? '-# This turn was taken back.' : `-# ${name} took this turn back.`),
  vote: {
    heading: (asker: string) => `### ${asker} asks to take this back`,
    /** @param missing mentions of those who have not answered */
    body: (of: TakenBack, missing: readonly string[], ends: number) =>
      [
        ...quoted(of),
        `${missing.length === 0 ? '' : `Still to agree: ${list(missing)}. `}If everyone agrees, it’s taken back. If anyone refuses, it stands. The vote ends <t:${ends}:R>.`,
      ].join('\n'),
    consents: { yes: 'Agree', no: 'Refuse' } satisfies { readonly [C in Consent]: string },
  },
  /** To the asker, above the button that asks the others. */
  question: (of: TakenBack) =>
    [
      'Everyone else has to agree to take this back, because something was revealed or someone else has played since:',
      ...quoted(of),
    ].join('\n'),
  /** The same after a press on a button that was still free when it was drawn. */
  nowAsks: () => '-# Someone has played in the meantime, so this is no longer up to you alone.',
  asked: (table: string) => `The others at table ${table} have been asked. If all agree, it’s taken back.`,
  /** To the one who took it back. */
  done: (what: string | null) => (what === null ? 'Taken back.' : `Taken back: ${what}`),
};

export type UndoWords = Widened<typeof en>;
