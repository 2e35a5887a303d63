import {
  CHARACTERS,
  type Citadels,
  DISTRICT_FACTS,
  DISTRICTS,
  citadels as engine,
} from '../../../engines/citadels/index.ts';
import { accent } from '../../../render/games/citadels/accent.ts';
import { pictureWords } from '../../../render/games/citadels/words/index.ts';
import { words } from '../../../words/citadels/index.ts';
import type { BotGame } from '../../contract.ts';
import { commands } from './commands.ts';
import { controls } from './controls.ts';
import { hand } from './hand.ts';
import { turnWords } from './words/index.ts';

/** Citadels on Discord. */
export const citadels: BotGame<Citadels> = {
  engine,
  words,
  accent,
  controls,
  hand,
  commands,
  lists: [
    {
      name: 'characters',
      label: (locale) => turnWords[locale].lists.characters,
      lines: (_open, locale) =>
        CHARACTERS.map((character) =>
          turnWords[locale].lists.character(character, pictureWords[locale].hand.does[character]),
        ),
      sheet: 'characters',
    },
    {
      name: 'districts',
      label: (locale) => turnWords[locale].lists.districts,
      lines: ({ players }, locale) =>
        DISTRICTS.map((district) => {
          const { colour, cost, points, copies } = DISTRICT_FACTS[district];
          const built = players.flatMap(({ city }) => city.filter((one) => one === district)).length;
          return turnWords[locale].lists.district(district, colour, cost, points, copies, built);
        }),
      sheet: 'districts',
    },
  ],
  zoom: {
    by: 'area',
    focus: ({ step, crown }) => (step.kind === 'over' ? crown : step.seat),
  },
  storyLabel: (locale) => pictureWords[locale].herald,
  status({ round, deckSize, isLastRound }, locale) {
    const { status, statusLast } = turnWords[locale];
    return isLastRound ? `${status(round, deckSize)} · ${statusLast}` : status(round, deckSize);
  },
};
