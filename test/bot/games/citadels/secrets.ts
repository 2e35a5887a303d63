import {
  CHARACTERS,
  type Character,
  type Citadels,
  DISTRICTS,
  type District,
  type State,
} from '../../../../src/engines/citadels/index.ts';
import { citadelsWords } from '../../../../src/words/citadels/index.ts';
import type { Secrets } from '../../support/secrets.ts';

/** This district is called like what is done with a card that was drawn, and so is its id. */
const AMBIGUOUS: District = 'keep';

/** The cards of hands, and the characters that nobody has called yet. The watch hands in what Citadels gave out only. */
export const secrets: Secrets = {
  pieces: DISTRICTS.filter((district) => district !== AMBIGUOUS),
  pieceName: (district, locale) => citadelsWords[locale].names.districts[district as District],
  words: [...DISTRICTS, ...CHARACTERS],
  choices: {
    of: (state, seat) => (state as State).players[seat]?.character ?? null,
    openOf: (open, seat) => (open as Citadels['Open']).players[seat]?.character ?? null,
    name: (character, locale) => citadelsWords[locale].names.characters[character as Character],
  },
};
