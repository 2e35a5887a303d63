import {
  builtOf,
  CHARACTERS,
  type Citadels,
  DISTRICT_FACTS,
  DISTRICTS,
  citadels as engine,
} from '../../../engines/citadels/index.ts';
import { accent } from '../../../render/games/citadels/accent.ts';
import { gameWords } from '../../../words/citadels/game/index.ts';
import { heraldName } from '../../../words/citadels/names/index.ts';
import { panelWords } from '../../../words/citadels/panel/index.ts';
import { pictureWords } from '../../../words/citadels/picture/index.ts';
import type { BotGame } from '../../contract.ts';
import { commands } from './commands.ts';
import { controls } from './controls.ts';
import { hand } from './hand.ts';
import { rules } from './rules.ts';
import { telling } from './telling.ts';

/** Citadels on Discord. */
export const citadels: BotGame<Citadels> = {
  engine,
  words: gameWords,
  accent,
  rules,
  telling,
  controls,
  hand,
  commands,
  lists: [
    {
      name: 'characters',
      label: (locale) => panelWords[locale].lists.characters,
      lines: (_open, _options, locale) =>
        CHARACTERS.map((character) =>
          panelWords[locale].lists.character(character, pictureWords[locale].sheets.powers[character]),
        ),
      sheet: 'characters',
    },
    {
      name: 'districts',
      label: (locale) => panelWords[locale].lists.districts,
      lines: (open, _options, locale) =>
        DISTRICTS.map((district) => {
          const { colour, cost, points, copies } = DISTRICT_FACTS[district];
          const { lists } = panelWords[locale];
          const line = lists.district(district, colour, cost, points, copies, builtOf(open, district));
          const effect = pictureWords[locale].sheets.effects[district];
          return effect === undefined ? line : lists.withEffect(line, effect);
        }),
      sheet: 'districts',
    },
  ],
  zoom: {
    by: 'area',
    focus: ({ step, crown }) => (step.kind === 'over' ? crown : step.seat),
  },
  storyLabel: (locale) => heraldName[locale],
  status({ round, deckSize, isLastRound }, locale) {
    const { status } = panelWords[locale];
    return [status.round(round), status.deck(deckSize), ...(isLastRound ? [status.last] : [])].join(' · ');
  },
};
