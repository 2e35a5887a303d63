import { speechOf } from '../../speech.ts';
import type { Names } from './contract.ts';

const { list } = speechOf('de');

const districts: Names['districts'] = {
  manor: 'Jagdschloss',
  castle: 'Schloss',
  palace: 'Palast',
  temple: 'Tempel',
  church: 'Kirche',
  monastery: 'Abtei',
  cathedral: 'Kathedrale',
  tavern: 'Taverne',
  market: 'Markt',
  trading_post: 'Zunfthaus',
  docks: 'Kontor',
  harbor: 'Hafen',
  town_hall: 'Rathaus',
  watchtower: 'Wachturm',
  prison: 'Kerker',
  battlefield: 'Turnierplatz',
  fortress: 'Festung',
  haunted_city: 'Geisterstadt',
  keep: 'Bergfried',
  observatory: 'Sternwarte',
  laboratory: 'Laboratorium',
  smithy: 'Schmiede',
  graveyard: 'Friedhof',
  library: 'Bibliothek',
  school_of_magic: 'Hexenschule',
  dragon_gate: 'Drachenhort',
  university: 'Universität',
};

export const de: Names = {
  characters: {
    assassin: 'Meuchler',
    thief: 'Dieb',
    magician: 'Magier',
    king: 'König',
    bishop: 'Prediger',
    merchant: 'Händler',
    architect: 'Baumeister',
    warlord: 'Söldner',
  },
  abilities: {
    assassin: 'darf einen Charakter meucheln',
    thief: 'darf einen Charakter bestehlen',
    magician: 'darf Karten tauschen',
    king: 'gelbes Einkommen, bekommt die Krone',
    bishop: 'blaues Einkommen, wird nicht zerstört',
    merchant: 'grünes Einkommen, 1 Gold extra',
    architect: '2 Karten extra, baut bis zu 3',
    warlord: 'rotes Einkommen, darf zerstören',
  },
  districts,
  colors: {
    yellow: 'gelb',
    blue: 'blau',
    green: 'grün',
    red: 'rot',
    purple: 'lila',
  },
  outOfReach: (kept, short) =>
    [
      ...(short === null ? [] : [`${districts[short.district]} ist um ${short.gold} Gold zu teuer`]),
      ...(kept.length === 0 ? [] : [`${list(kept.map((one) => districts[one]))} ist nicht zu zerstören`]),
    ].join(', '),
  herald: 'Herold',
};
