import { de as names } from '../names/de.ts';
import type { PictureWords } from './en.ts';

export const de: PictureWords = {
  acts: {
    place: (name) => `${name}: Arbeiter einsetzen für`,
    gate: (name) => `${name}: Arbeiter vom Tor versetzen`,
    provost: (name) => `${name}: Vogt versetzen`,
    inn: (name) => `${name}: im Wirtshaus bleiben?`,
    produce: (name) => `${name}: Ertrag wählen`,
    trade: (name) => `${name}: tauschen oder verzichten`,
    build: (name, sort) => `${name}: ${names.classes[sort]} bauen`,
    castle: (name) => `${name}: Häuser im Schloss bauen`,
    track: (name) => `${name}: Gunst des Königs wählen`,
    level: (name) => `${name}: Stufe der Gunst wählen`,
  },
  round: (n) => `Runde ${n}`,
  specials: {
    gate: 'Tor',
    trading_post: 'Kontor',
    merchants_guild: 'Gilde',
    joust_field: 'Turnier',
    stables: 'Stall',
    inn: 'Wirtshaus',
  },
  castle: 'Schloss',
  left: 'Noch zu bauen',
  favors: 'Gunst',
  openUpTo: (section) => `${names.sectionLabels[section]}: bis hier`,
  buildings: 'Gebäude',
  final: {
    note: 'Schloss: Häuser in Bergfried, Mauern und Türmen. Denare, Rohstoffe und Gold: was am Ende übrig war.',
  },
};
