import type { CommandWords } from './en.ts';

const PLACE = { name: 'platz', description: 'Ein Gebäude, das Schloss oder die Nummer eines Straßenfelds' };

export const de: CommandWords = {
  subcommands: {
    placeWorker: { name: 'einsetzen', description: 'Setze einen Arbeiter ein', options: { at: PLACE } },
    pass: { name: 'passen', description: 'Setze in dieser Runde keine Arbeiter mehr ein', options: {} },
    moveWorker: { name: 'tor', description: 'Versetze deinen Arbeiter vom Tor', options: { at: PLACE } },
    moveProvost: {
      name: 'vogt',
      description: 'Versetze den Vogt oder lass ihn stehen',
      options: { by: { name: 'felder', description: 'Wie viele Felder, von -3 bis 3; 0 lässt ihn stehen' } },
    },
    answerInn: {
      name: 'wirtshaus',
      description: 'Lass deinen Arbeiter im Wirtshaus oder nimm ihn zurück',
      options: { answer: { name: 'antwort', description: 'Bleiben oder gehen' } },
    },
    produce: {
      name: 'nehmen',
      description: 'Wähle, was ein Gebäude oder die Gunst des Königs bringt',
      options: { cube: { name: 'rohstoff', description: 'Nahrung, Holz, Stein, Tuch oder Gold' } },
    },
    trade: {
      name: 'tauschen',
      description: 'Kaufe, verkaufe oder tausche in einem Gebäude oder durch die Gunst des Königs',
      options: { what: { name: 'tausch', description: 'Was du bezahlen kannst' } },
    },
    build: {
      name: 'bauen',
      description: 'Baue ein Gebäude',
      options: {
        building: { name: 'gebäude', description: 'Welches Gebäude' },
        at: { name: 'feld', description: 'Bei Wohnhäusern und Prestigegebäuden: auf welchem Straßenfeld' },
        with: { name: 'rohstoffe', description: 'Womit du bezahlst, falls du wählen kannst' },
      },
    },
    decline: { name: 'verzichten', description: 'Verzichte auf Tor, Tausch oder Bau', options: {} },
    buildHouse: {
      name: 'schlossbau',
      description: 'Baue ein Haus im Schloss',
      options: { with: { name: 'rohstoffe', description: 'Womit du bezahlst, etwa Nahrung + Holz + Stein' } },
    },
    stopBuilding: { name: 'aufhören', description: 'Höre auf, im Schloss zu bauen', options: {} },
    chooseTrack: {
      name: 'leiste',
      description: 'Wähle die Leiste für die Gunst des Königs',
      options: { track: { name: 'leiste', description: 'Prestige, Geld, Rohstoffe oder Gebäude' } },
    },
    chooseLevel: {
      name: 'stufe',
      description: 'Wähle die Stufe der Gunst des Königs',
      options: { level: { name: 'stufe', description: 'Von 1 bis zur Stufe deiner Leiste' } },
    },
  },
  inn: { stay: 'bleiben', leave: 'gehen' },
};
