import type { District } from '../../../engines/citadels/index.ts';
import { speechOf } from '../../speech.ts';
import { de as names } from '../names/de.ts';
import type { PictureWords } from './en.ts';

const { count } = speechOf('de');
const cards = (n: number): string => count(n, 'Karte', 'Karten');
const [characters, districts] = [names.characters, names.districts];
const only = ([first, ...others]: readonly District[]) => (first && others.length === 0 ? districts[first] : null);

const city = (built: number): string => (built > 8 ? `Stadt: ${built}` : `Stadt: ${built} von 8`);

const who = (name: string, character: string): string => `${name} (${character})`;
const tasks: PictureWords['header']['tasks'] = {
  chooses: 'wählt einen Charakter',
  takes: 'Gold oder Karten',
  still: (moves) => (moves.length === 0 ? 'kann den Zug beenden' : moves.join(', ')),
  keeps: (keep, drawn) => `behält ${keep} von ${drawn} Karten`,
  salvages: (district) => `${district} für 1 Gold nehmen?`,
};

export const de: PictureWords = {
  header: {
    chooses: (name) => `${name} ${tasks.chooses}`,
    takes: (name, character) => `${who(name, character)}: ${tasks.takes}`,
    still: (name, character, moves) => `${who(name, character)}: ${tasks.still(moves)}`,
    keeps: (name, keep, drawn) => `${name} ${tasks.keeps(keep, drawn)}`,
    salvages: (name, district) => `${name}: ${tasks.salvages(district)}`,
    who,
    tasks,
    round: (round) => `Runde ${round}`,
    lastRound: 'letzte Runde',
  },
  deck: 'Stapel',
  discard: 'Ablage',
  faceUp: 'Offen:',
  none: 'keine',
  choosing: 'Auswahl',
  nobody: 'niemand',
  murdered: 'gemeuchelt',
  robbed: 'bestohlen',
  toCome: 'folgt noch',
  removed: 'beiseite',
  lastRoundHere: ['letzte', 'Runde'],
  deed(deed, name) {
    switch (deed.kind) {
      case 'crowned':
        return 'Krone';
      case 'robbedOf':
        return `um ${deed.gold} Gold bestohlen`;
      case 'names':
        return `${deed.how === 'murder' ? 'meuchelt' : 'bestiehlt'} den ${characters[deed.character]}`;
      case 'took':
        return `nimmt ${deed.gold} Gold`;
      case 'threwAway':
        return `legt ${only(deed.districts) ?? cards(deed.districts.length)} ab`;
      case 'drew':
        return `zieht ${cards(deed.cards)}`;
      case 'built':
        return `baut ${districts[deed.district]}`;
      case 'swapped':
        return `tauscht mit ${name(deed.partner)}`;
      case 'exchanged':
        return `tauscht ${cards(deed.cards)}`;
      case 'destroyed':
        return `zerstört ${districts[deed.district]}`;
      case 'salvaged':
        return `${name(deed.seat)} nimmt die Karte`;
    }
  },
  call: (character, name) => `${character}: ${name}`,
  deeds: (told) => told.join(', '),
  shortNames: {
    battlefield: 'Turnier',
    haunted_city: 'Geister',
    laboratory: 'Labor',
    dragon_gate: 'Drachen',
    school_of_magic: 'Hexen',
  },
  final: {
    districts: 'Bauwerke',
    allFive: 'alle fünf Farben',
    firstWithEight: 'zuerst 8 Bauwerke',
    eight: '8 Bauwerke',
    first: '1.',
    haunted: (district) => `${district} =`,
    missing: (points) => `fehlt für +${points}`,
    tie: {
      districts: (own, other) => `Gleichstand: Bauwerke ${own} zu ${other}`,
      gold: (own, other) => `Gleichstand: Bauwerke gleich, Gold ${own} zu ${other}`,
      shared: 'Bauwerke und Gold gleich: geteilter Rang',
      allLeft: 'alle anderen haben aufgegeben',
    },
    shortTie: {
      districts: (own, other) => `${own} zu ${other}`,
      gold: (own, other) => `Gold ${own} zu ${other}`,
      shared: 'geteilt',
      allLeft: 'alle anderen weg',
    },
  },
  furtherMoves: {
    build: 'bauen',
    murder: 'meucheln',
    steal: 'bestehlen',
    swapHands: 'Karten tauschen',
    exchangeCards: 'Karten tauschen',
    takeIncome: 'Einkommen',
    takeExtraGold: '1 Gold extra',
    drawExtraCards: '2 Karten extra',
    destroy: 'zerstören',
    useLaboratory: 'Laboratorium',
    useSmithy: 'Schmiede',
  },
  hand: {
    title: 'Deine Hand',
    onlyYou: 'das siehst nur du',
    waits: 'du bist nicht am Zug',
    salvages: 'die Karte für 1 Gold nehmen?',
    takes: 'nimm Gold oder Karten',
    exchanges: 'welche Karten tauschst du?',
    gives: 'eine Karte für 1 Gold ablegen',
    builds: 'bauen oder den Zug beenden',
    still: (moves) => (moves.length === 0 ? 'beende den Zug, wann du magst' : `noch möglich: ${moves.join(', ')}`),
    chooses: 'wähle deinen Charakter',
    keeps: (keep) => `behalte ${cards(keep)}`,
    noCharacter: 'noch kein Charakter',
    murdered: 'diese Runde gemeuchelt: kein Zug',
    income: (gold, isTaken) => `${gold} Gold Einkommen ${isTaken ? 'genommen' : 'möglich'}`,
    noIncome: 'nichts gebaut, was Einkommen bringt',
    city,
    figures: (gold, built) => `${count(gold, 'Gold')} · ${city(built)}`,
    gold: 'Gold',
    build: 'Bauen',
    keep: 'Behalten',
    throwAway: 'Ablegen',
    discard: 'Ablegen',
    tooExpensive: (gold) => `${gold} Gold zu wenig`,
    alreadyBuilt: 'schon gebaut',
    empty: 'Keine Karten auf der Hand',
    yourHand: 'Auf der Hand',
    faceUpOut: 'beiseite',
    notHere: 'nicht dabei',
    faceUpAre: (all) => `offen beiseite: ${all.join(', ')}`,
    notHereAre: (all) => `nicht dabei: ${all.join(', ')}`,
    you: 'du',
    caution: 'Verrate im Chat nicht, wer du bist oder wer jemand anders sein muss.',
  },
  sheets: {
    districts: 'Alle Bauwerke',
    characters: 'Was sie können',
    cityTitle: 'Stadt',
    cityOf: (name) => `gebaut von ${name}`,
    nothingBuilt: 'Hier steht noch nichts',
    copiesBuilt: (copies, built) => `×${copies} · ${built} gebaut`,
    copies: (copies) => `×${copies}`,
    points: (points) => count(points, 'Punkt', 'Punkte'),
    incomeOf: (character) => `1 Gold für den ${character}`,
    effects: {
      haunted_city: 'Am Ende eine Farbe, die dir fehlt.',
      keep: 'Kann nicht zerstört werden.',
      observatory: '3 Karten ziehen, 1 behalten.',
      laboratory: 'Einmal im Zug: Karte gegen 1 Gold.',
      smithy: 'Einmal im Zug: 3 Gold für 2 Karten.',
      graveyard: 'Zerstörtes für 1 Gold auf die Hand.',
      library: 'Eine gezogene Karte mehr behalten.',
      school_of_magic: 'Zählt für jedes Einkommen.',
      dragon_gate: '8 Punkte, obwohl er 6 kostet.',
      university: '8 Punkte, obwohl sie 6 kostet.',
    },
    powers: {
      assassin: 'Meuchelt einen Charakter: Der ist diese Runde nicht am Zug.',
      thief: 'Nennt einen Charakter und nimmt ihm alles Gold, sobald er aufgerufen wird.',
      magician: 'Tauscht die Hand mit jemandem oder Karten mit dem Stapel.',
      king: '1 Gold je gelbes Bauwerk. Bekommt die Krone und wählt nächste Runde zuerst.',
      bishop: '1 Gold je blaues Bauwerk. Der Söldner kann ihm nichts zerstören.',
      merchant: '1 Gold je grünes Bauwerk und 1 Gold extra.',
      architect: 'Zieht 2 Karten extra und baut bis zu 3 Bauwerke.',
      warlord: '1 Gold je rotes Bauwerk. Zerstört ein Bauwerk für 1 Gold weniger, als es kostet.',
    },
    destroyFor: (price) => `Zerstören: ${price}`,
    indestructible: 'sicher',
  },
};
