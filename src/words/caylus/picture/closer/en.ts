import type { CloserWords } from './contract.ts';

export const en: CloserWords = {
  parts: { road: 'Road', castle: 'Castle', favors: 'Royal favors', stock: 'Buildings left' },
  town: 'Finished town',
  sheets: {
    left: { wood: 'Wood buildings left', stone: 'Stone buildings left', prestige: 'Prestige buildings left' },
    all: 'All buildings',
    kinds: 'Kinds of buildings',
    scoring: 'Counts and final scoring',
    noneLeft: 'None left',
    about: {
      special: 'Before the bridge. They work first, from the castle on.',
      fixed: 'Printed on spaces 7, 8, and 16. They can’t be replaced.',
      neutral: 'On spaces 1 to 6 from the start. Any player’s residence can replace them.',
      wood: 'Built by carpenters. Their owner scores 1 point for each worker of another player.',
      stone: 'Built by the mason. Their owner scores 1 point for each worker of another player.',
      residence: 'Built by the lawyer in place of a neutral building or one of your own. No workers go there.',
      prestige: 'Built by architects in place of one of your residences. No workers go there.',
    },
    atEnd: 'Left in hand at the end',
  },
  castle: { counted: 'counted', now: 'If counted now', queue: 'Castle queue' },
  owner: 'Owner',
  used: 'Used in this phase',
  player: { buildings: 'Buildings', noBuildings: 'No buildings yet', favors: 'Royal favors' },
};
