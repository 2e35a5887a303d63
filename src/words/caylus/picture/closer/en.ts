import type { BuildingClass, BuiltClass } from '../../../../engines/caylus/index.ts';
import type { Widened } from '../../../contract.ts';
import type { BoardPart } from './contract.ts';

export const en = {
  /** Titles of the closer looks, and labels of their buttons. */
  parts: { road: 'Road', castle: 'Castle', favors: 'Royal favors', stock: 'Buildings left' } satisfies {
    readonly [P in BoardPart]: string;
  },
  /** The label of the button to the whole board at the end. */
  town: 'Finished town',
  sheets: {
    /** Titles. */
    left: {
      wood: 'Wood buildings left',
      stone: 'Stone buildings left',
      prestige: 'Prestige buildings left',
    } satisfies { readonly [C in Exclude<BuiltClass, 'residence'>]: string },
    all: 'All buildings',
    kinds: 'Kinds of buildings',
    scoring: 'Counts and final scoring',
    /** In place of a list that is empty. */
    noneLeft: 'None left',
    /** What each class of buildings is about. */
    about: {
      special: 'Before the bridge. They work first, from the castle on.',
      fixed: 'Printed on spaces 7, 8, and 16. They can’t be replaced.',
      neutral: 'On spaces 1 to 6 from the start. Any player’s residence can replace them.',
      wood: 'Built by carpenters. Their owner scores 1 point for each worker of another player.',
      stone: 'Built by the mason. Their owner scores 1 point for each worker of another player.',
      residence: 'Built by the lawyer in place of a neutral building or one of your own. No workers go there.',
      prestige: 'Built by architects in place of one of your residences. No workers go there.',
    } satisfies { readonly [C in BuildingClass]: string },
    /** Above what cubes and deniers in hand are worth. */
    atEnd: 'Left in hand at the end',
  },
  castle: {
    /** On a section that has been counted. */
    counted: 'counted' /** Before what the count would bring each player now. */,
    now: 'If counted now',
    queue: 'Castle queue',
  },
  /** Before what the owner of a building gets; at most nine letters. */
  owner: 'Owner',
  /** Before the players who have used a track of favors in this phase. */
  used: 'Used in this phase',
  player: {
    buildings: 'Buildings',
    noBuildings: 'No buildings yet' /** Above the levels of the favor markers. */,
    favors: 'Royal favors',
  },
};

export type CloserWords = Widened<typeof en>;
