import type { District } from '../../../engines/citadels/index.ts';
import { capital, speechOf } from '../../speech.ts';
import type { Names } from './en.ts';

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

/** How each district declines. */
const DER = ['der', 'den', 'ein', 'einen'] as const;
const DIE = ['die', 'die', 'eine', 'eine'] as const;
const DAS = ['das', 'das', 'ein', 'ein'] as const;
const ARTICLES: { readonly [D in District]: typeof DER | typeof DIE | typeof DAS } = {
  manor: DAS,
  castle: DAS,
  palace: DER,
  temple: DER,
  church: DIE,
  monastery: DIE,
  cathedral: DIE,
  tavern: DIE,
  market: DER,
  trading_post: DAS,
  docks: DAS,
  harbor: DER,
  town_hall: DAS,
  watchtower: DER,
  prison: DER,
  battlefield: DER,
  fortress: DIE,
  haunted_city: DIE,
  keep: DER,
  observatory: DIE,
  laboratory: DAS,
  smithy: DIE,
  graveyard: DER,
  library: DIE,
  school_of_magic: DIE,
  dragon_gate: DER,
  university: DIE,
};

/** `der Markt`, `den Markt`, `ein Markt`, `einen Markt`. */
const withArticle = (form: 0 | 1 | 2 | 3) => (district: District) =>
  `${ARTICLES[district][form]} ${districts[district]}`;
export const theNominative = withArticle(0);
export const theAccusative = withArticle(1);
export const aNominative = withArticle(2);
export const anAccusative = withArticle(3);

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
    bishop: 'blaues Einkommen, Stadt ist sicher',
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
  outOfReach: (indestructible, short) => {
    const kept = [...new Set(indestructible)].map(theNominative);
    const why = [
      ...(short === null ? [] : [`${theNominative(short.district)} ist um ${short.gold} Gold zu teuer`]),
      ...(kept.length === 0 ? [] : [`${list(kept)} ${kept.length === 1 ? 'ist' : 'sind'} nicht zu zerstören`]),
    ];
    return capital(why.join(', '));
  },
  herald: 'Herold',
};
