import {
  builtOf,
  CHARACTERS,
  type Citadels,
  DISTRICT_FACTS,
  DISTRICTS,
  citadels as engine,
} from '../../../engines/citadels/index.ts';
import { accent } from '../../../render/games/citadels/accent.ts';
import { citadelsWords } from '../../../words/citadels/index.ts';
import { entryOf } from '../../../words/contract.ts';
import type { BotGame } from '../../contract.ts';
import { commands } from './commands.ts';
import { controls } from './controls.ts';
import { hand } from './hand.ts';
import { rules } from './rules.ts';
import { telling } from './telling.ts';

/** Citadels on Discord. */
export const citadels: BotGame<Citadels> = {
  engine,
  words: entryOf(citadelsWords, 'game'),
  accent,
  rules,
  telling,
  controls,
  hand,
  commands,
  lists: [
    {
      name: 'characters',
      label: (words) => words.citadels.panel.lists.characters,
      lines: (_open, _options, words) =>
        CHARACTERS.map((character) =>
          words.citadels.panel.lists.character(character, words.citadels.picture.sheets.powers[character]),
        ),
      sheet: 'characters',
    },
    {
      name: 'districts',
      label: (words) => words.citadels.panel.lists.districts,
      lines: (open, _options, words) =>
        DISTRICTS.map((district) => {
          const { colour, cost, points, copies } = DISTRICT_FACTS[district];
          const { lists } = words.citadels.panel;
          const line = lists.district(district, colour, cost, points, copies, builtOf(open, district));
          const effect = words.citadels.picture.sheets.effects[district];
          return effect === undefined ? line : lists.withEffect(line, effect);
        }),
      sheet: 'districts',
    },
  ],
  zoom: {
    by: 'area',
    focus: ({ step, crown }) => (step.kind === 'over' ? crown : step.seat),
  },
  storyLabel: (words) => words.citadels.names.herald,
  status({ round, deckSize, isLastRound }, words) {
    const { status } = words.citadels.panel;
    return [status.round(round), status.deck(deckSize), ...(isLastRound ? [status.last] : [])].join(' · ');
  },
};
