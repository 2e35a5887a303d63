import type { Side } from '../../../../engines/carcassonne/index.ts';
import { capital, signed, speechOf } from '../../../speech.ts';
import { personNames, rotationNames } from '../../names/index.ts';
import type { DrachePanelWords, Somebody } from './contract.ts';

const { list, count } = speechOf('de');
const person = personNames.de;
const SIDES: { readonly [S in Side]: string } = { n: 'Norden', e: 'Osten', s: 'Süden', w: 'Westen' };
const tiles = (n: number): string => count(n, 'Plättchen', 'Plättchen');
const at = (cell: string | null): string => (cell === null ? '' : ` auf ${cell}`);
const owner = (name: string | null): string => (name === null ? 'von dir' : `von ${name}`);
const somebody = ({ name, figure, feature, cell }: Somebody): string =>
  `${person(figure, feature)} ${owner(name)}${at(cell)}`;

export const de: DrachePanelWords = {
  buttons: {
    princess: 'Ritter wählen',
    figureOrFairy: 'Figur oder Fee',
    portal: (figure) =>
      figure === 'follower' ? 'Portal: Gefolgsmann anderswo' : 'Portal: großer Gefolgsmann anderswo',
    fairy: 'Fee versetzen',
    column: (x) => `Spalte ${signed(x)}`,
    row: (y) => `Zeile ${signed(y)}`,
    step: (side, eaten) => `${SIDES[side]}${eaten === 0 ? '' : `: frisst ${eaten}`}`,
    somebody: (number, who) => `${number} ${capital(somebody(who))}`,
  },
  questions: {
    knight: 'Welchen Ritter schickt das Burgfräulein heim?',
    fairy: 'Zu welchem deiner Gefolgsleute kommt die Fee?',
    dragon: 'Wohin zieht der Drache?',
    column: 'Portal: welche Spalte?',
    row: (x) => `Portal: welche Zeile in Spalte ${signed(x)}?`,
    spot: (cell) => `Portal: wohin auf ${cell}?`,
    onlyFairy: 'Die Fee versetzen?',
  },
  notes: {
    walk: (step, of) => `Schritt ${step} von ${of} des Drachen`,
    spots: (spots) => count(spots, 'Platz', 'Plätze'),
    princess: 'Ein Ritter ihrer Stadt muss gehen, egal wessen. Du setzt diesmal nichts ein.',
    somebody,
    eats: (people) => `frisst: ${list(people)}`,
    eatsNobody: 'frisst niemanden',
    goesOn: (cell, eats) => `dann weiter auf ${cell}: ${eats}`,
    stops: 'dann sitzt er fest und bleibt stehen',
    volcano: 'der Drache kommt hierher; keine Figur kann eingesetzt werden',
    shuffledBack: (n) => `${tiles(n)} von der Seite ${n === 1 ? 'kommt' : 'kommen'} zurück in den Stapel`,
    first: {
      princess: 'erst schickt das Burgfräulein einen Ritter heim',
      dragon: 'danach zieht der Drache, bevor gewertet wird',
    },
    closes: (features, after) =>
      `vollendet ${list(features.map(({ feature, tiles: n }) => (feature === 'cloister' ? 'ein Kloster' : `${feature === 'city' ? 'eine Stadt' : 'eine Straße'} (${tiles(n)})`)))}, gewertet nach dem ${after === 'dragon' ? 'Drachen' : 'Burgfräulein'}`,
    goHome: (people) => `heim gehen: ${list(people)}`,
    fairyPoints: (points, name) => `+${points} für ${name ?? 'dich'} durch die Fee`,
    fairyIsGood: '+1 zu Beginn deiner Züge, +3 bei der Wertung; sicher vor dem Drachen',
  },
  does: {
    tile: (cell, rotation) => `Plättchen auf ${cell}${rotation === 0 ? '' : `, ${rotationNames.de(rotation)}`}`,
    portal: (placed, cell) => `${person(placed.figure, placed.feature)} durchs Portal nach ${cell}`,
    knight: (who) => `das Burgfräulein schickt heim: ${somebody(who)}`,
    fairy: (who) => `die Fee begleitet jetzt: ${somebody(who)}`,
    dragon: (side, cell) => `der Drache zieht nach ${SIDES[side]} auf ${cell}`,
    pass: 'keine Figur',
    figure: (placed) => `${person(placed.figure, placed.feature)} auf dem Plättchen`,
  },
  lists: {
    setAside: (all) => `Bis zum ersten Vulkan zur Seite gelegt (${all.length}): ${all.join('; ')}`,
  },
};
