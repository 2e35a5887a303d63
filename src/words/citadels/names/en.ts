import { speechOf } from '../../speech.ts';
import type { Names } from './contract.ts';

const { list } = speechOf('en');

const districts: Names['districts'] = {
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

export const en: Names = {
  characters: {
    assassin: 'Assassin',
    thief: 'Thief',
    magician: 'Magician',
    king: 'King',
    bishop: 'Bishop',
    merchant: 'Merchant',
    architect: 'Architect',
    warlord: 'Warlord',
  },
  abilities: {
    assassin: 'murder a character',
    thief: 'steal from a character',
    magician: 'swap hands or exchange cards',
    king: 'yellow income, take the crown',
    bishop: 'blue income, safe from the Warlord',
    merchant: 'green income, 1 extra gold',
    architect: '2 extra cards, build up to 3',
    warlord: 'red income, destroy a district',
  },
  districts,
  colors: {
    yellow: 'yellow',
    blue: 'blue',
    green: 'green',
    red: 'red',
    purple: 'purple',
  },
  outOfReach: (kept, short) =>
    [
      ...(short === null ? [] : [`you need ${short.gold} more gold to destroy ${districts[short.district]}`]),
      ...(kept.length === 0 ? [] : [`${list([...new Set(kept)].map((one) => districts[one]))} can’t be destroyed`]),
    ].join('; '),
  herald: 'Herald',
};
