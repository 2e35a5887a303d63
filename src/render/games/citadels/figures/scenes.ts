/** What the pictures in the rules show: rows of things, from left to right. */
import { CHARACTERS, type Character, type Colour, type District } from '../../../../engines/citadels/index.ts';
import type { RulesFigure } from '../../../../words/citadels/rules/index.ts';
import type { Look } from '../art/medallion.ts';

export type Thing =
  | { readonly kind: 'character'; readonly of: Character; readonly look?: Look; readonly isRobbed?: boolean }
  /** `sign`: over the card, whether it is safe. */
  | { readonly kind: 'district'; readonly of: District; readonly sign?: 'stays' | 'goes' }
  | { readonly kind: 'backs'; readonly count: number }
  | { readonly kind: 'gold'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'colors'; readonly of: readonly Colour[] }
  | { readonly kind: 'crown' | 'dagger' | 'sack' | 'swap' | 'arrow' };

export interface FigureScene {
  readonly rows: readonly (readonly Thing[])[];
  /** The width of districts. */
  readonly size: 'usual' | 'wide';
}

const character = (of: Character, how: { look?: Look; isRobbed?: boolean } = {}): Thing => ({
  kind: 'character',
  of,
  ...how,
});
const district = (of: District, sign?: 'stays' | 'goes'): Thing => ({ kind: 'district', of, ...(sign && { sign }) });
const districts = (...all: readonly District[]): readonly Thing[] => all.map((of) => district(of));
const gold = (text: string): Thing => ({ kind: 'gold', text });
const text = (said: string): Thing => ({ kind: 'text', text: said });
const backs = (count: number): Thing => ({ kind: 'backs', count });
const usual = (...rows: readonly (readonly Thing[])[]): FigureScene => ({ rows, size: 'usual' });

const LOOKS: { readonly [C in Character]?: Look } = { bishop: 'faceUp', thief: 'gone' };

/** What a player at a table of five chooses from. */
const CHOICE = CHARACTERS.map((of) => character(of, { look: LOOKS[of] ?? 'full' }));

export const SCENES: { readonly [F in Exclude<RulesFigure, 'characters' | 'districts'>]: FigureScene } = {
  choosing: usual(CHOICE.slice(0, 4), CHOICE.slice(4)),
  action: usual([gold('+2'), text('/'), district('market', 'stays'), district('prison', 'goes')]),
  income: { rows: [[character('king'), gold('+3')], districts('manor', 'castle', 'school_of_magic')], size: 'wide' },
  assassin: usual([character('assassin'), { kind: 'dagger' }, character('merchant', { look: 'murdered' })]),
  thief: usual([character('thief'), { kind: 'sack' }, character('merchant', { isRobbed: true }), gold('4')]),
  magician: usual([backs(3), { kind: 'swap' }, character('magician'), { kind: 'swap' }, backs(1)]),
  king: usual([character('king'), ...districts('manor', 'palace')], [gold('+2'), { kind: 'crown' }]),
  bishop: usual([character('bishop'), ...districts('temple', 'cathedral'), gold('+2')]),
  merchant: usual([character('merchant'), ...districts('tavern', 'harbor')], [gold('+2'), gold('+1')]),
  architect: usual([character('architect'), backs(2)], districts('church', 'market', 'fortress')),
  warlord: usual(
    [character('warlord'), ...districts('prison', 'fortress'), gold('+2')],
    [district('harbor', 'goes'), { kind: 'arrow' }, gold('−3')],
  ),
  purple: {
    rows: [
      districts('haunted_city', 'keep', 'observatory'),
      districts('laboratory', 'smithy', 'graveyard'),
      districts('school_of_magic', 'library'),
      districts('university', 'dragon_gate'),
    ],
    size: 'wide',
  },
  end: usual(
    districts('manor', 'castle', 'temple', 'monastery'),
    districts('harbor', 'docks', 'battlefield', 'laboratory'),
    [
      { kind: 'points', points: 26 },
      text('+3'),
      { kind: 'colors', of: ['yellow', 'blue', 'green', 'red', 'purple'] },
      text('+4'),
      text('='),
      { kind: 'points', points: 33 },
    ],
  ),
  french: usual([district('tavern', 'stays'), district('tavern', 'goes')]),
};
