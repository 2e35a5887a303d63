import type { Refusal } from '../../engines/contract.ts';
import type { Suspension } from '../stored/stored.ts';
import type { Status } from './tableHead.ts';

/** Why nothing was changed. */
export type Problem =
  | { readonly kind: 'unknownTable' }
  | { readonly kind: 'unknownGame' }
  | { readonly kind: 'unknownOption'; readonly option: string }
  /** A shuffle word that is too long or not valid text. */
  | { readonly kind: 'badWord'; readonly most: number }
  /** This user, channel, or server has reached its limit of tables (this kind and the next three). */
  | { readonly kind: 'hostsTooMany'; readonly most: number }
  | { readonly kind: 'sitsTooOften'; readonly most: number }
  | { readonly kind: 'channelFull'; readonly most: number }
  | { readonly kind: 'guildFull'; readonly most: number }
  /** The user has opened or moved `most` tables within ten minutes, and can open the next in `wait` ms. */
  | { readonly kind: 'tooFast'; readonly most: number; readonly wait: number }
  /** The table is for invited members only. */
  | { readonly kind: 'notInvited' }
  /** At most this many people can be invited. */
  | { readonly kind: 'invitesTooMany'; readonly most: number }
  | { readonly kind: 'notSeated' }
  | { readonly kind: 'alreadySeated' }
  /** `roomWith`: an option that would make room, and for how many in all; left out if there is none. */
  | {
      readonly kind: 'tableFull';
      readonly most: number;
      readonly roomWith?: { readonly option: string; readonly most: number };
    }
  | { readonly kind: 'tooFewSeats'; readonly needs: number; readonly seated: number }
  | { readonly kind: 'tooManySeats'; readonly most: number; readonly seated: number }
  | { readonly kind: 'notOpen'; readonly status: Status }
  | { readonly kind: 'notRunning'; readonly status: Status }
  /** The host has started the game: nothing can be changed until it is dealt. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'notHost' }
  /** Only a moderator can end a running game. */
  | { readonly kind: 'notManager' }
  | { readonly kind: 'alreadyResigned' }
  /** What this seat will be asked next is still open. */
  | { readonly kind: 'cannotPlan' }
  | { readonly kind: 'unknownClock' }
  /** The table has this clock already. */
  | { readonly kind: 'sameClock' }
  /** A vote must end before the clock can be changed, or consent to an undo be asked. */
  | { readonly kind: 'voteOpen' }
  /** This vote has ended, or the seat's own time is up, so that the others vote about it. */
  | { readonly kind: 'noVote' }
  | { readonly kind: 'mayNotVote' }
  | { readonly kind: 'votedAlready' }
  /** No seat can be taken over, or somebody else was faster. */
  | { readonly kind: 'noFreeSeat' }
  /** Has held another seat at this table, and may know secrets of it. */
  | { readonly kind: 'heldAnother' }
  /** Data of this user was erased after the game began: what they have seen of it isn't known. */
  | { readonly kind: 'erasedSince' }
  /** Somebody else has taken the seat over. */
  | { readonly kind: 'seatTaken' }
  | { readonly kind: 'notResigned' }
  /** The user has done nothing that can be taken back, or it was before a seat changed hands. */
  | { readonly kind: 'nothingToUndo' }
  /** The others have been asked about this already, and not all agreed. */
  | { readonly kind: 'undoRefused' }
  /** The record no longer leads to the stored position, so nothing can be taken back. */
  | { readonly kind: 'cannotReplay' }
  /** The file to import isn't a record that can be played again. */
  | { readonly kind: 'badRecord'; readonly fault: RecordFault }
  /** A record fails this check; `row`: the first that can't be, or null. */
  | { readonly kind: 'recordFails'; readonly check: RecordCheck; readonly row: number | null }
  /** The game of a record hasn't ended. */
  | { readonly kind: 'recordRuns' }
  /** Games can be played on from a record only where nothing counts. */
  | { readonly kind: 'cannotPlayOn' }
  /** A record of the same member is being checked. */
  | { readonly kind: 'checkingRecord' }
  /** Playing on needs one member for each seat of the record. */
  | { readonly kind: 'recordSeats'; readonly needs: number; readonly given: number }
  /** The game can be played on after these rows of the record only; 0: after none. */
  | { readonly kind: 'recordRow'; readonly first: number; readonly last: number }
  | { readonly kind: 'unknownZone' }
  /** Quiet hours need a time zone. */
  | { readonly kind: 'zoneMissing' }
  /** Made for an outdated offer, or someone else changed the table at the same moment. */
  | { readonly kind: 'stale' }
  /** This interaction has already been carried out: don't reply. */
  | { readonly kind: 'duplicate' }
  /** The rules forbid the move at this index; no move of the sequence was played. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly index: number }
  | { readonly kind: 'suspended'; readonly reason: Suspension }
  /** Too little disk space for new tables; existing ones continue. */
  | { readonly kind: 'diskLow' }
  /** Too little disk space to store anything. */
  | { readonly kind: 'diskFull' };

/**
 * What is checked, in this order. `options`: the game has them, and so many seats. `row`: of all rows, the first that can't
 * be. The others have the names of the fields that they are about.
 */
export const RECORD_CHECKS = [
  ...(['options', 'seal', 'words', 'entropy', 'deal'] as const),
  ...(['row', 'moves', 'system', 'streams', 'result'] as const),
] as const;
export type RecordCheck = (typeof RECORD_CHECKS)[number];

/**
 * Why a text is no record that can be played again: it is too large; it has another form; the game has not begun; or its
 * seed is still sealed.
 */
export const RECORD_FAULTS = ['tooLarge', 'noRecord', 'notBegun', 'sealed'] as const;
export type RecordFault = (typeof RECORD_FAULTS)[number];
