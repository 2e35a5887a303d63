import type { Kind, Refusal, Seat } from '../../engines/contract.ts';

/** All reasons to refuse a request. Codes are stable; messages are for people and may change. */
export const ERROR_CODES = [
  'lineTooLong',
  'badUtf8',
  'tooDeep',
  'badJson',
  'badRequest',
  'unknownVerb',
  'unknownGame',
  'unknownTable',
  'unknownSeat',
  'unknownPicture',
  'badConfig',
  'badDeal',
  'badState',
  'tooManyTables',
  'gameOver',
  'notYourTurn',
  'malformed',
  'illegal',
  'cannotWrite',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface ProtocolError {
  readonly code: ErrorCode;
  readonly message: string;
  /** With `notYourTurn`: the seats whose decision the game is waiting for. */
  readonly awaits?: readonly Seat[];
  /** With `illegal`: the game's own reason, with its data. */
  readonly violation?: Kind;
  /** With a refused move of `moves`: its index in that list. */
  readonly index?: number;
}

/** A refusal of the engine as a protocol error with the same code. `explain` puts a violation into words. */
export function refused(refusal: Refusal, explain: (violation: Kind) => string): ProtocolError {
  switch (refusal.kind) {
    case 'gameOver':
      return { code: 'gameOver', message: 'the game is over' };
    case 'notYourTurn':
      return {
        code: 'notYourTurn',
        message: `it is not this seat’s turn; waiting for: ${refusal.awaits.join(', ')}`,
        awaits: refusal.awaits,
      };
    case 'malformed':
      return { code: 'malformed', message: refusal.problem };
    case 'illegal':
      return { code: 'illegal', message: explain(refusal.violation), violation: refusal.violation };
  }
}
