import type { CloserWords } from './en.ts';

export const de: CloserWords = {
  parts: { road: 'Straße', castle: 'Schloss', favors: 'Gunst des Königs', stock: 'Übrige Gebäude' },
  town: 'Fertige Stadt',
  sheets: {
    left: { wood: 'Übrige Holzgebäude', stone: 'Übrige Steingebäude', prestige: 'Übrige Prestigegebäude' },
    all: 'Alle Gebäude',
    kinds: 'Arten von Gebäuden',
    scoring: 'Wertungen und Schlusswertung',
    noneLeft: 'Keine mehr übrig',
    about: {
      special: 'Vor der Brücke. Sie wirken zuerst, vom Schloss aus der Reihe nach.',
      fixed: 'Auf den Feldern 7, 8 und 16 aufgedruckt. Sie werden nie ersetzt.',
      neutral: 'Von Anfang an auf den Feldern 1 bis 6. Alle können sie durch ein Wohnhaus ersetzen.',
      wood: 'Vom Zimmermann gebaut. Wer es besitzt, bekommt 1 Punkt je fremden Arbeiter.',
      stone: 'Vom Steinmetz gebaut. Wer es besitzt, bekommt 1 Punkt je fremden Arbeiter.',
      residence: 'Vom Notar gebaut, anstelle eines neutralen oder eigenen Gebäudes. Ohne Platz für Arbeiter.',
      prestige: 'Vom Architekten gebaut, anstelle eines eigenen Wohnhauses. Ohne Platz für Arbeiter.',
    },
    atEnd: 'Vorrat am Ende',
  },
  castle: { counted: 'gewertet', now: 'Bei einer Wertung jetzt', queue: 'Reihe vor dem Schloss' },
  owner: 'Besitz',
  used: 'In dieser Phase genutzt',
  player: { buildings: 'Gebäude', noBuildings: 'Noch keine Gebäude', favors: 'Gunst des Königs' },
};
