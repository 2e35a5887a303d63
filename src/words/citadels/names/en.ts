import type { Character, Colour, District } from '../../../engines/citadels/index.ts';
import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';

const { list } = speechOf('en');

const districts: { readonly [D in District]: string } = {
  manor: 'Manor',
  castle: 'Castle',
  palace: 'Palace',
  temple: 'Temple',
  church: 'Church',
  monastery: 'Monastery',
  cathedral: 'Cathedral',
  tavern: 'Tavern',
  market: 'Market',
  trading_post: 'Trading Post',
  docks: 'Docks',
  harbor: 'Harbor',
  town_hall: 'Town Hall',
  watchtower: 'Watchtower',
  prison: 'Prison',
  battlefield: 'Battlefield',
  fortress: 'Fortress',
  haunted_city: 'Haunted City',
  keep: 'Keep',
  observatory: 'Observatory',
  laboratory: 'Laboratory',
  smithy: 'Smithy',
  graveyard: 'Graveyard',
  library: 'Library',
  school_of_magic: 'School of Magic',
  dragon_gate: 'Dragon Gate',
  university: 'University',
};

export const en = {
  characters: {
    assassin: 'Assassin',
    thief: 'Thief',
    magician: 'Magician',
    king: 'King',
    bishop: 'Bishop',
    merchant: 'Merchant',
    architect: 'Architect',
    warlord: 'Warlord',
  } satisfies { readonly [C in Character]: string },
  /** What each character does, in a few words below the name. */
  abilities: {
    assassin: 'murder a character',
    thief: 'steal from a character',
    magician: 'swap hands or exchange cards',
    king: 'yellow income, take the crown',
    bishop: 'blue income, safe from the Warlord',
    merchant: 'green income, 1 extra gold',
    architect: '2 extra cards, build up to 3',
    warlord: 'red income, destroy a district',
  } satisfies { readonly [C in Character]: string },
  districts,
  colors: {
    yellow: 'yellow',
    blue: 'blue',
    green: 'green',
    red: 'red',
    purple: 'purple',
  } satisfies { readonly [C in Colour]: string },
  /**
   * Why nothing in a city can be destroyed: districts that never can, and the cheapest of the rest with the gold missing for
   * it. At least one of the two is given.
   */
  outOfReach: (kept: readonly District[], short: { readonly district: District; readonly gold: number } | null) =>
    [
      ...(short === null ? [] : [`you need ${short.gold} more gold to destroy ${districts[short.district]}`]),
      ...(kept.length === 0 ? [] : [`${list([...new Set(kept)].map((one) => districts[one]))} can’t be destroyed`]),
    ].join('; '),
  /** The herald, who calls the characters. Also the title of the move list. */
  herald: 'Herald',
};

export type Names = Widened<typeof en>;
