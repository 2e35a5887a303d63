import { numberOf } from '../../../engines/citadels/index.ts';
import { capital, speechOf } from '../../speech.ts';
import { de as namesWords, theNominative } from '../names/de.ts';
import type { PanelWords } from './en.ts';

const { list, count } = speechOf('de');
const characters = namesWords.characters;
const names = namesWords.districts;
const colors = namesWords.colors;
const cards = (n: number) => count(n, 'Karte', 'Karten');

/** `5 von 8`; the Architect may build more than that. */
const filled = (built: number) => (built > 8 ? String(built) : `${built} von 8`);

const outOfReach = namesWords.outOfReach;

export const de: PanelWords = {
  buttons: {
    chooseCharacter: 'Charakter wählen',
    drawCards: 'Karten ziehen',
    takeGold: '2 Gold nehmen',
    chooseKept: 'Karten behalten',
    build: 'Bauen',
    murder: 'Meucheln',
    steal: 'Bestehlen',
    swapHands: 'Handkarten tauschen',
    exchangeCards: 'Mit dem Stapel tauschen',
    takeIncome: (gold, colour) => `${gold} Gold Einkommen (${colors[colour]})`,
    takeExtraGold: '+1 Gold (Händler)',
    drawExtraCards: '+2 Karten (Baumeister)',
    destroy: 'Zerstören',
    useLaboratory: 'Labor: Karte gegen 1 Gold',
    useSmithy: 'Schmiede: 3 Gold, 2 Karten',
    endTurn: 'Zug beenden',
    take: 'Nehmen (1 Gold)',
    leave: 'Liegen lassen',
    priced: (district, gold) => `${names[district]} (${gold})`,
    keep: (districts) => `Behalten: ${list(districts.map((one) => names[one]))}`,
    throwAway: (districts) => `Ablegen: ${list(districts.map((one) => names[one]))}`,
    murdered: (character) => `${character} (gemeuchelt)`,
    withCards: (name, n) => `${name} · ${cards(n)}`,
    withDistricts: (name, built) => `${name} · ${count(built, 'Bauwerk', 'Bauwerke')}`,
    tickBuilds: (most) => `Mehrere auf einmal: bis zu ${most} auswählen`,
    tickCards: 'Karten zum Tauschen auswählen',
    buildThese: (price, gold) =>
      price > gold ? `Kostet ${price}: ${price - gold} Gold zu wenig` : `Diese bauen (${price} von ${gold} Gold)`,
    tooManyBuilds: (most) => `Höchstens ${most}`,
    exchangeThese: (n) => `${cards(n)} tauschen`,
    exchangeAll: (n) =>
      n === 1 ? 'Deine einzige Karte tauschen' : n === 2 ? 'Beide Karten tauschen' : `Alle ${cards(n)} tauschen`,
  },
  questions: {
    turn: 'Was möchtest du tun?',
    choose: 'Welchen Charakter nimmst du?',
    keep: (keep, drawn) => `Behalte ${keep} der ${drawn} gezogenen Karten`,
    build: 'Was baust du?',
    murder: 'Wen meuchelst du?',
    steal: 'Wen bestiehlst du?',
    swapHands: 'Mit wem tauschst du die Handkarten?',
    exchange: 'Welche Karten tauschst du?',
    destroy: 'In wessen Stadt zerstörst du etwas?',
    destroyIn: (name) => `Was zerstörst du in der Stadt von ${name}?`,
    useLaboratory: 'Welche Karte legst du für 1 Gold ab?',
    salvage: (district) => `${capital(theNominative(district))} wurde zerstört. Für 1 Gold auf die Hand nehmen?`,
  },
  notes: {
    final: 'Die Wahl gilt sofort',
    caution: 'Vorsicht im Chat: Ein unbedachtes Wort kann verraten, wer du bist oder wer jemand anders sein muss.',
    faceUp: (out) => `Offen beiseite: ${list(out.map((one) => characters[one]))}`,
    notHere: (out) => `Nicht dabei: ${list(out.map((one) => characters[one]))}`,
    order: (seats) => `Reihenfolge der Wahl: ${seats.join(', ')}`,
    assassinIsOver: 'Der Meuchler kann nicht bestohlen werden',
    murderedInVain: (character) =>
      `Der gemeuchelte ${characters[character]} wird nicht aufgerufen: Bei ihm ist nichts zu holen`,
    exchange: 'Sie werden abgelegt, dann ziehst du ebenso viele',
    yourGold: (gold) => `Du hast ${gold} Gold`,
    protected: (name) => `${name}: Prediger`,
    complete: (name, built) => `${name}: ${built} Bauwerke`,
    nothingBuilt: (name) => `${name}: nichts gebaut`,
    outOfReach: (name, kept, short) => `${name}: ${outOfReach(kept, short)}`,
    indestructible: (kept) => `${list([...new Set(kept)].map((one) => names[one]))}: nicht zu zerstören`,
    short: (district, gold) => `${names[district]}: ${count(gold, 'Gold fehlt', 'Gold fehlen')}`,
    alreadyBuilt: (district) => `${names[district]}: schon gebaut`,
  },
  hand: {
    title: 'Deine Hand',
    youAre: (character) => `Du bist der ${characters[character]}`,
    murdered: 'Du wurdest gemeuchelt: In dieser Runde bist du nicht am Zug.',
    willBeRobbed: 'Du wirst bestohlen: Der Dieb nimmt dein ganzes Gold, sobald du aufgerufen wirst.',
    does: (character, what) => `**${characters[character]}**: ${what}`,
    drawn: (districts, keep) => `Gezogen: ${list(districts.map((one) => names[one]))}; behalte ${keep}.`,
    gold: (gold) => `Gold: **${gold}**`,
    card: (district, cost, points) => `${names[district]} (${cost}${points === cost ? '' : `, zählt ${points}`})`,
    cards: (held) => `Karten: ${held.join(', ')}`,
    noCards: 'Du hast keine Handkarten.',
    city: (districts) =>
      districts.length === 0
        ? 'Noch ist nichts gebaut.'
        : `Stadt (${filled(districts.length)}): ${list(districts.map((one) => names[one]))}`,
    ties: {
      districts: (other, own, others) =>
        `Gleich viele Punkte wie ${other}: Die Bauwerke entscheiden, ${own} zu ${others}.`,
      gold: (other, own, others) =>
        `Gleich viele Punkte wie ${other}, auch bei den Bauwerken: Das Gold entscheidet, ${own} zu ${others}.`,
      shared: (other) => `Gleich viele Punkte wie ${other}, auch bei Bauwerken und Gold: Ihr teilt euch den Rang.`,
    },
    offered: (from) => `Zur Wahl standen: ${list(from.map((one) => characters[one]))}`,
  },
  lists: {
    districts: 'Bauwerke',
    district: (district, colour, cost, points, copies, built) =>
      `${names[district]} (${colors[colour]}): kostet ${cost} Gold${points === cost ? '' : `, zählt ${points} Punkte`}, ${copies}-mal vorhanden, ${built}-mal gebaut`,
    withEffect: (line, effect) => `${line}. ${effect}`,
    characters: 'Charaktere',
    character: (character, what) => `${numberOf(character)} ${characters[character]}: ${what}`,
  },
  offers: {
    behind: (path, inside, notes) =>
      [`${path.join(' › ')}${inside.length === 0 ? '' : `: ${inside.join(', ')}`}`, ...notes].join('; '),
  },
  status: {
    round: (round) => `Runde ${round}`,
    deck: (deck) => `${cards(deck)} im Stapel`,
    last: 'Letzte Runde',
  },
};
