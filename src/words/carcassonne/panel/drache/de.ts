import type { FeatureKind, Figure, Side } from '../../../../engines/carcassonne/index.ts';
import { capital, signed, speechOf } from '../../../speech.ts';
import { de as names } from '../../names/de.ts';
import type { Somebody } from './contract.ts';
import type { DrachePanelWords } from './en.ts';

const { list, count } = speechOf('de');
const person = names.person;
const SIDES: { readonly [S in Side]: string } = { n: 'Norden', e: 'Osten', s: 'Süden', w: 'Westen' };
const tiles = (n: number): string => count(n, 'Plättchen', 'Plättchen');
const A = { city: 'eine Stadt', road: 'eine Straße' } as const;
const at = (cell: string | null): string => (cell === null ? '' : ` auf ${cell}`);
/** In the dative. */
const TO: { readonly [F in FeatureKind]: string } = {
  city: 'Ritter',
  road: 'Wegelagerer',
  cloister: 'Mönch',
  field: 'Bauern',
};
const big = (figure: Figure): string => (figure === 'bigFollower' ? 'großen ' : '');
const somebody = ({ name, figure, feature, cell }: Somebody): string => {
  const who = person(figure, feature);
  return `${name === null ? `dein ${who}` : `${who} von ${name}`}${at(cell)}`;
};

export const de: DrachePanelWords = {
  buttons: {
    princess: 'Ritter wählen',
    figureOrFairy: 'Figur oder Fee',
    portal: (figure) => (figure === 'follower' ? 'Gefolgsmann per Zaubergang' : 'Großer per Zaubergang'),
    fairy: 'Fee versetzen',
    leaveFairy: 'Nicht versetzen',
    column: (x) => `Spalte ${signed(x)}`,
    row: (y) => `Reihe ${signed(y)}`,
    step: (side, eaten) => `${SIDES[side]}${eaten === 0 ? '' : ` (frisst ${eaten})`}`,
    somebody: (number, who) => `${number} ${capital(somebody(who))}`,
  },
  questions: {
    knight: 'Welchen Ritter schickt das Burgfräulein heim?',
    fairy: 'Zu welchem deiner Gefolgsleute kommt die Fee?',
    dragon: 'Wohin zieht der Drache?',
    column: 'Zaubergang: Welche Spalte?',
    row: (x) => `Zaubergang: Welche Reihe in Spalte ${signed(x)}?`,
    spot: (cell) => `Zaubergang: Welche Stelle auf ${cell}?`,
    onlyFairy: 'Die Fee versetzen?',
  },
  notes: {
    walk: (step, of) => `Der Drache: Schritt ${step} von ${of}`,
    spots: (spots) => count(spots, 'Stelle', 'Stellen'),
    princess: 'Ein Ritter aus der Stadt muss heim, egal wessen. Eine Figur setzt du diesmal nicht ein.',
    somebody,
    eats: (people) => `${list(people)} ${people.length === 1 ? 'wird' : 'werden'} gefressen`,
    eatsNobody: 'niemand wird gefressen',
    goesOn: (cell, eats) => `der Drache geht von selbst auf ${cell}: ${eats}`,
    stops: 'dann kommt der Drache nicht weiter',
    volcano: 'der Drache kommt hierher; hier kannst du keine Figur einsetzen',
    shuffledBack: (n) =>
      `${n === 1 ? 'ein beiseitegelegtes Plättchen kommt' : `${n} beiseitegelegte Plättchen kommen`} zurück in den Stapel`,
    first: {
      princess: 'erst schickt das Burgfräulein einen Ritter heim',
      dragon: 'danach zieht der Drache, bevor gewertet wird',
    },
    closes: (features, after) => {
      const all = features.map(({ feature, tiles: n }) =>
        feature === 'cloister' ? 'ein Kloster' : `${A[feature]} (${tiles(n)})`,
      );
      return `macht ${list(all)} fertig; gewertet wird nach dem ${after === 'dragon' ? 'Drachen' : 'Burgfräulein'}`;
    },
    goHome: (people) => `auch heim: ${list(people)}`,
    fairyPoints: (points, name) => `+${points} für ${name ?? 'dich'} durch die Fee`,
    fairyIsGood: '+1 zu Beginn deiner Züge, +3 bei der Wertung; sicher vor dem Drachen',
  },
  does: {
    tile: (cell, rotation) => `Plättchen auf ${cell}${rotation === 0 ? '' : `, ${names.turned(rotation)}`}`,
    portal: (placed, cell) => `${person(placed.figure, placed.feature)} durch den Zaubergang auf ${cell}`,
    knight: ({ figure, name, cell }) =>
      `das Burgfräulein schickt ${name === null ? 'deinen' : 'den'} ${big(figure)}Ritter${name === null ? '' : ` von ${name}`}${at(cell)} heim`,
    fairy: ({ figure, feature, cell }) => `die Fee kommt zu deinem ${big(figure)}${TO[feature]}${at(cell)}`,
    dragon: (side, cell) => `der Drache zieht nach ${SIDES[side]} auf ${cell}`,
    pass: 'keine Figur',
    figure: (placed) => `${person(placed.figure, placed.feature)} auf dem Plättchen`,
    turn: (parts) => `${capital(parts.join('; '))}.`,
  },
  lists: {
    setAside: (all) => `Beiseite bis zum ersten Vulkan (${all.length}): ${all.join('; ')}`,
  },
};
