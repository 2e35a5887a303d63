import type { Colour } from '../../../../engines/citadels/index.ts';
import { characterNames, districtNames } from '../../../../words/citadels/names.ts';
import { speechOf } from '../../../../words/speech.ts';
import type { TurnWords } from './contract.ts';

const { list, count } = speechOf('de');
const characters = characterNames.de;
const names = districtNames.de;
const cards = (n: number) => count(n, 'Karte', 'Karten');

/** `5 von 8`; the Architect may build more than that. */
const filled = (built: number) => (built > 8 ? String(built) : `${built} von 8`);

const COLOUR: { readonly [C in Colour]: string } = {
  yellow: 'gelb',
  blue: 'blau',
  green: 'grün',
  red: 'rot',
  purple: 'lila',
};

const CARD = { name: 'karte', description: 'Eine Karte deiner Hand' };
const CARDS = { name: 'karten', description: 'Karten deiner Hand, mit Kommas dazwischen' };
const CHARACTER = { name: 'charakter', description: 'Welcher Charakter' };
const PLAYER = { name: 'mitspieler', description: 'Wer' };

export const de: TurnWords = {
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
    takeIncome: (gold, colour) => `+${gold} Gold: ${COLOUR[colour]}`,
    takeExtraGold: '+1 Gold: Händler',
    drawExtraCards: '+2 Karten: Baumeister',
    destroy: 'Zerstören',
    useLaboratory: 'Laboratorium: Karte gegen 1 Gold',
    useSmithy: 'Schmiede: 3 Gold, 2 Karten',
    endTurn: 'Zug beenden',
    take: 'Nehmen (1 Gold)',
    leave: 'Liegen lassen',
    priced: (district, gold) => `${names[district]} (${gold})`,
    keep: (districts) => `Behalten: ${list(districts.map((one) => names[one]))}`,
    throwAway: (districts) => `Ablegen: ${list(districts.map((one) => names[one]))}`,
    withCards: (name, n) => `${name} · ${cards(n)}`,
    withDistricts: (name, built) => `${name} · ${count(built, 'Bauwerk', 'Bauwerke')}`,
    tickBuilds: (most) => `Mehrere auf einmal: bis zu ${most} ankreuzen`,
    tickCards: 'Karten zum Tauschen ankreuzen',
    buildThese: (price, gold) =>
      price > gold ? `${price} von ${gold} Gold: ${price - gold} zu wenig` : `Diese bauen (${price} von ${gold} Gold)`,
    tooManyBuilds: (most) => `Höchstens ${most}`,
    exchangeThese: (n) => `${cards(n)} tauschen`,
    exchangeAll: (n) => (n === 1 ? 'Deine einzige Karte tauschen' : `Alle ${cards(n)} tauschen`),
  },
  questions: {
    turn: 'Was tust du?',
    choose: 'Welchen Charakter nimmst du?',
    keep: (keep, drawn) => `Behalte ${keep} der ${drawn} gezogenen Karten`,
    build: 'Was baust du?',
    murder: 'Wen meuchelst du?',
    steal: 'Wen bestiehlst du?',
    swapHands: 'Mit wem tauschst du die Handkarten?',
    exchange: 'Welche Karten tauschst du?',
    destroy: 'In wessen Stadt zerstörst du?',
    destroyIn: (name) => `Was zerstörst du in der Stadt von ${name}?`,
    useLaboratory: 'Welche Karte gibst du für 1 Gold?',
    salvage: (district) => `${names[district]} wurde zerstört. Für 1 Gold auf die Hand nehmen?`,
  },
  notes: {
    caution: 'Vorsicht im Chat: Ein unbedachtes Wort kann verraten, wer du bist oder wer jemand anders sein muss.',
    faceUp: (out) => `Offen, nicht dabei: ${list(out.map((one) => characters[one]))}`,
    notHere: (out) => `Nicht hier: ${list(out.map((one) => characters[one]))}`,
    order: (seats) => `Reihenfolge der Wahl: ${seats.join(', ')}`,
    assassinIsOver: 'der Meuchler kann nicht bestohlen werden',
    exchange: 'sie werden abgelegt, dann ziehst du ebenso viele',
    yourGold: (gold) => `du hast ${gold} Gold`,
    protected: (name) => `${name}: Prediger`,
    complete: (name, built) => `${name}: ${built} Bauwerke`,
    nothingBuilt: (name) => `${name}: nichts gebaut`,
    outOfReach: (name) => `${name}: nichts, was du zerstören kannst`,
    indestructible: (kept) => `${list(kept.map((one) => names[one]))}: nicht zu zerstören`,
    short: (district, gold) => `${names[district]}: ${count(gold, 'Gold fehlt', 'Gold fehlen')}`,
  },
  hand: {
    title: 'Deine Hand',
    youAre: (character) => `Du bist der ${characters[character]}`,
    murdered: 'Du wurdest gemeuchelt: In dieser Runde hast du keinen Zug.',
    keeping: 'Wähle, was du behältst',
    graveyard: 'Dein Friedhof',
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
    offered: (from) => `Zur Wahl standen: ${list(from.map((one) => characters[one]))}`,
  },
  lists: {
    districts: 'Bauwerke',
    district: (district, colour, cost, points, copies, built) =>
      `${names[district]} (${COLOUR[colour]}): kostet ${cost}${points === cost ? '' : `, zählt ${points}`}, ${copies}-mal vorhanden, ${built}-mal gebaut`,
    characters: 'Charaktere',
    character: (character, what) => `${characters[character]}: ${what}`,
  },
  status: (round, deck) => `Runde ${round} · ${cards(deck)} im Stapel`,
  statusLast: 'letzte Runde',
  commands: {
    chooseCharacter: {
      name: 'wählen',
      description: 'Wähle deinen Charakter für diese Runde',
      options: { character: CHARACTER },
    },
    drawCards: { name: 'ziehen', description: 'Ziehe Karten, statt Gold zu nehmen', options: {} },
    takeGold: { name: 'gold', description: 'Nimm 2 Gold, statt Karten zu ziehen', options: {} },
    keepCards: { name: 'behalten', description: 'Behalte etwas von dem, was gezogen wurde', options: { cards: CARDS } },
    build: {
      name: 'bauen',
      description: 'Baue ein Bauwerk, als Baumeister bis zu drei auf einmal',
      options: {
        card: CARD,
        second: { name: 'zweites', description: 'Noch eines, für den Baumeister' },
        third: { name: 'drittes', description: 'Ein drittes, für den Baumeister' },
      },
    },
    murder: { name: 'meucheln', description: 'Meuchler: Meuchle einen Charakter', options: { character: CHARACTER } },
    steal: { name: 'bestehlen', description: 'Dieb: Bestiehl einen Charakter', options: { character: CHARACTER } },
    swapHands: {
      name: 'handtausch',
      description: 'Magier: Tausche die Handkarten mit jemandem',
      options: { player: PLAYER },
    },
    exchangeCards: {
      name: 'stapeltausch',
      description: 'Magier: Tausche Karten mit dem Stapel',
      options: { cards: CARDS },
    },
    takeIncome: { name: 'einkommen', description: 'Nimm das Gold für die Bauwerke deiner Farbe', options: {} },
    takeExtraGold: { name: 'zusatzgold', description: 'Händler: Nimm 1 Gold', options: {} },
    drawExtraCards: { name: 'zusatzkarten', description: 'Baumeister: Ziehe 2 Karten', options: {} },
    destroy: {
      name: 'zerstören',
      description: 'Söldner: Zerstöre ein fremdes Bauwerk',
      options: { player: PLAYER, district: { name: 'bauwerk', description: 'Welches Bauwerk' } },
    },
    useLaboratory: { name: 'laboratorium', description: 'Gib eine Karte für 1 Gold', options: { card: CARD } },
    useSmithy: { name: 'schmiede', description: 'Bezahle 3 Gold für 2 Karten', options: {} },
    endTurn: { name: 'ende', description: 'Beende deinen Zug', options: {} },
    answerGraveyard: {
      name: 'friedhof',
      description: 'Nimm das zerstörte Bauwerk für 1 Gold, oder lass es liegen',
      options: { answer: { name: 'antwort', description: 'Nehmen oder liegen lassen' } },
    },
  },
};
