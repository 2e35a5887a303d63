import {
  type Character,
  type Citadels,
  type Colour,
  type CrownReason,
  type District,
  type Open,
  type OpenPlayer,
  type Own,
  openMoves,
  type Power,
  type Sight,
  type Standing,
  type TurnMove,
  type Violation,
} from '../../../engines/citadels/index.ts';
import type { View } from '../../../engines/contract.ts';
import {
  type GameWords,
  gameWordsOf,
  lineEach,
  type Say,
  type SentencesOf,
  type StandingWords,
  sayFrom,
} from '../../contract.ts';
import { capital, speechOf } from '../../speech.ts';
import { de as ending } from '../ending/de.ts';
import { endInWords } from '../ending/lines.ts';
import { aNominative, anAccusative, de as names, theAccusative, theNominative } from '../names/de.ts';
import { changeWords } from './changes.ts';
import { choosers } from './choosers.ts';

const { list, anyOf, count } = speechOf('de');
/** All characters are masculine, and look alike in nominative, dative and accusative. */
const named = (character: Character) => names.characters[character];
const district = (id: District) => names.districts[id];
const districts = (ids: readonly District[]) => list(ids.map(district));
const cards = (n: number) => count(n, 'Karte', 'Karten');
const gold = (n: number) => `${n} Gold`;
const forGold = (n: number) => (n === 0 ? 'kostenlos' : `für ${gold(n)}`);
/** `: Jagdschloss und Tempel` for whoever may see the cards. */
const shown = (seen: readonly District[] | null) => (seen === null || seen.length === 0 ? '' : `: ${districts(seen)}`);

/** Declined, as in `der gelben Bauwerke`. */
const COLORS: { readonly [C in Colour]: string } = {
  yellow: 'gelben',
  blue: 'blauen',
  green: 'grünen',
  red: 'roten',
  purple: 'lila',
};

const crowned: { readonly [R in CrownReason]: (name: string) => string } = {
  start: (name) => `${name} beginnt mit der Krone.`,
  called: (name) => `${name} hat die Krone bekommen.`,
  murdered: (name) => `${name} war der gemeuchelte König und hat die Krone bekommen.`,
};

const sights: SentencesOf<Sight> = {
  dealt: ({ cards: seen }) => (seen === null ? 'Alle haben 4 Karten und 2 Gold.' : `Deine Karten${shown(seen)}.`),
  chose: ({ seat, character }, say) =>
    character === null ? `${say.name(seat)} hat einen Charakter gewählt.` : `Du hast den ${named(character)} gewählt.`,
  drew: ({ seat, count: n, cards: seen }, say) => `${say.name(seat)} hat ${cards(n)} gezogen${shown(seen)}.`,
  kept: ({ seat, count: n, cards: seen, discarded }, say) => {
    const thrown = discarded.length === 0 ? '' : ` Abgelegt: ${districts(discarded)}.`;
    return `${say.name(seat)} hat ${cards(n)} behalten${shown(seen)}.${thrown}`;
  },
  swapped: ({ seat, partner, count: n, partnerCount, cards: seen }, say) => {
    const own = seen === null ? '' : ` Deine Hand: ${seen.length === 0 ? 'keine Karte' : districts(seen)}.`;
    const sizes = `${say.name(seat)} hat jetzt ${cards(n)}, ${say.name(partner)} ${partnerCount}.`;
    return `${say.name(seat)} und ${say.name(partner)} haben die Handkarten getauscht. ${sizes}${own}`;
  },
  exchanged: ({ seat, count: n, cards: seen, discarded }, say) => {
    const which = seen === null || discarded === null ? '' : `: ${districts(discarded)} gegen ${districts(seen)}`;
    return `${say.name(seat)} hat ${cards(n)} mit dem Nachziehstapel getauscht${which}.`;
  },
  drewExtraCards: ({ seat, count: n, cards: seen }, say) =>
    `${say.name(seat)} hat als Baumeister ${cards(n)} gezogen${shown(seen)}.`,
  usedSmithy: ({ seat, paid, count: n, cards: seen }, say) =>
    `${say.name(seat)} hat in der Schmiede ${gold(paid)} für ${cards(n)} bezahlt${shown(seen)}.`,
  usedLaboratory: ({ seat, discarded, gold: got }, say) =>
    `${say.name(seat)} hat im Laboratorium eine Karte${discarded === null ? '' : ` (${district(discarded)})`} abgelegt: **+${gold(got)}**.`,
  roundBegan: ({ round, first, faceUp }, say) => {
    const open = faceUp.length === 0 ? '' : ` Offen beiseite: ${list(faceUp.map(named))}.`;
    return `Runde ${round} beginnt. ${say.name(first)} wählt zuerst.${open}`;
  },
  called: ({ character, seat }, say) =>
    seat === null
      ? `Der Herold ruft den ${named(character)} auf: Niemand meldet sich.`
      : `Der Herold ruft den ${named(character)} auf: ${say.name(seat)}.`,
  crowned: ({ seat, reason }, say) => crowned[reason](say.name(seat)),
  murdered: ({ seat, character }, say) => `${say.name(seat)} hat den ${named(character)} gemeuchelt.`,
  robbed: ({ seat, character }, say) => `${say.name(seat)} will den ${named(character)} bestehlen.`,
  stole: ({ seat, from, gold: got }, say) =>
    got === 0
      ? `${say.name(seat)} hat bei ${say.name(from)} kein Gold gefunden.`
      : `${say.name(seat)} hat ${say.name(from)} **${gold(got)}** gestohlen.`,
  tookGold: ({ seat, gold: got }, say) => `${say.name(seat)} hat **${gold(got)}** genommen.`,
  tookIncome: ({ seat, colour, gold: got }, say) =>
    `${say.name(seat)} hat das Einkommen der ${COLORS[colour]} Bauwerke genommen: **+${gold(got)}**.`,
  tookExtraGold: ({ seat, gold: got }, say) => `${say.name(seat)} hat als Händler **${gold(got)}** genommen.`,
  built: ({ seat, paid, ...what }, say) =>
    `${say.name(seat)} hat ${forGold(paid)} ${anAccusative(what.district)} gebaut.`,
  completed: ({ seat, isFirst }, say) =>
    isFirst
      ? `Die erste Stadt mit 8 Bauwerken gehört ${say.name(seat)}: Diese Runde ist die letzte.`
      : `Auch ${say.name(seat)} hat 8 Bauwerke.`,
  destroyed: ({ seat, owner, paid, ...what }, say) =>
    `${say.name(seat)} hat ${forGold(paid)} ${theAccusative(what.district)} von ${say.name(owner)} zerstört.`,
  salvaged: ({ seat, paid, ...what }, say) =>
    `${say.name(seat)} hat ${theAccusative(what.district)} ${forGold(paid)} vom Friedhof genommen.`,
  declined: ({ seat, ...what }, say) =>
    `${say.name(seat)} hat ${theAccusative(what.district)} auf dem Friedhof liegen lassen.`,
  reshuffled: (of) =>
    `Der Nachziehstapel war leer: ${count(of.cards, 'abgelegte Karte wurde', 'abgelegte Karten wurden')} neu gemischt.`,
  turnEnded: ({ seat }, say) => `${say.name(seat)} hat den Zug beendet.`,
  ended: () => 'Die Partie ist vorbei.',
};

const noSuchRight: { readonly [R in Power]: string } = {
  action: 'Gold oder Karten nimmst du nur in deinem eigenen Zug.',
  murder: 'Meucheln kann nur der Meuchler.',
  theft: 'Bestehlen kann nur der Dieb.',
  magic: 'Karten tauschen kann nur der Magier.',
  income: 'Dieser Charakter hat kein Einkommen.',
  extraGold: 'Das zusätzliche Gold bekommt nur der Händler.',
  extraCards: 'Die zusätzlichen Karten zieht nur der Baumeister.',
  destruction: 'Zerstören kann nur der Söldner.',
  laboratory: 'In deiner Stadt steht kein Laboratorium.',
  smithy: 'In deiner Stadt steht keine Schmiede.',
};

const alreadyUsed: { readonly [R in Power]: string } = {
  action: 'Du hast in diesem Zug schon Gold oder Karten genommen.',
  murder: 'Du hast in diesem Zug schon ein Opfer genannt.',
  theft: 'Du hast in diesem Zug schon ein Opfer genannt.',
  magic: 'Du hast in diesem Zug schon Karten getauscht.',
  income: 'Du hast in diesem Zug dein Einkommen schon genommen.',
  extraGold: 'Du hast in diesem Zug das zusätzliche Gold schon genommen.',
  extraCards: 'Du hast in diesem Zug die zusätzlichen Karten schon gezogen.',
  destruction: 'Du hast in diesem Zug schon ein Bauwerk zerstört.',
  laboratory: 'Du hast in diesem Zug das Laboratorium schon genutzt.',
  smithy: 'Du hast in diesem Zug die Schmiede schon genutzt.',
};

const notNow: { readonly [N in Extract<Violation, { readonly kind: 'notNow' }>['now']]: string } = {
  choose: 'Zuerst wählen alle einen Charakter.',
  turn: 'Das geht jetzt nicht.',
  keep: 'Wähle zuerst, welche der gezogenen Karten du behältst.',
  graveyard: 'Zuerst muss die Person mit dem Friedhof entscheiden.',
};

const violations: SentencesOf<Violation> = {
  notNow: ({ now }) => notNow[now],
  noSuchRight: ({ right }) => noSuchRight[right],
  alreadyUsed: ({ right }) => alreadyUsed[right],
  noSuchCharacter: ({ character }) => `Einen Charakter namens ${character} gibt es nicht.`,
  notOffered: ({ character }) => `Der ${named(character)} steht dir nicht zur Wahl.`,
  cannotBeNamed: ({ character, reason }) =>
    reason === 'faceUp'
      ? `Der ${named(character)} liegt offen beiseite.`
      : `Nennen kannst du nur Charaktere, die später aufgerufen werden, also nicht den ${named(character)}.`,
  noSuchDistrict: (of) => `Ein Bauwerk namens ${of.district} gibt es nicht.`,
  noCardsLeft: () => 'Nachziehstapel und Ablagestapel sind beide leer.',
  wrongCards: ({ keep }) => `Behalte genau ${keep} der gezogenen Karten.`,
  handEmpty: () => 'Du hast keine Handkarten.',
  notInHand: (of) => `${capital(theAccusative(of.district))} hast du nicht auf der Hand, oder nicht so oft.`,
  noCardChosen: () => 'Nenne mindestens eine Karte.',
  tooExpensive: ({ price, gold: have }) =>
    `Das kostet ${gold(price)}, du hast ${have === 0 ? 'keines' : `nur ${have}`}.`,
  alreadyBuilt: (of) => `${capital(theNominative(of.district))} steht schon in deiner Stadt.`,
  noBuildLeft: ({ built }) => `In diesem Zug darfst du höchstens ${count(built, 'Bauwerk', 'Bauwerke')} bauen.`,
  nothingToBuild: () => 'Du hast nichts auf der Hand, was du bauen kannst.',
  noIncome: () => 'Kein Bauwerk deiner Stadt bringt jetzt Einkommen.',
  noSuchSeat: () => 'Dort sitzt niemand.',
  oneself: () => 'Wähle jemand anderen.',
  cityEmpty: ({ seat }, say) => `${say.name(seat)} hat nichts gebaut.`,
  cityComplete: ({ seat }, say) => `${say.name(seat)} hat mindestens 8 Bauwerke: Keines davon kann zerstört werden.`,
  cityProtected: ({ seat }, say) => `${say.name(seat)} ist der Prediger: Dort kann nichts zerstört werden.`,
  cityOutOfReach: ({ seat, indestructible, short }, say) =>
    `${say.name(seat)}: ${names.outOfReach(indestructible, short)}.`,
  notInCity: ({ seat, ...of }, say) => `In der Stadt von ${say.name(seat)} steht k${aNominative(of.district)}.`,
  indestructible: (of) => `${capital(theNominative(of.district))} kann nicht zerstört werden.`,
  nothingToDestroy: ({ cities }, say) =>
    [
      'Es gibt kein Bauwerk, das du zerstören kannst.',
      ...cities.map((city) => sayFrom<Violation>(violations, city, say)),
    ].join(' '),
};

const moves: SentencesOf<Citadels['Move']> = {
  chooseCharacter: ({ character }) => `den ${named(character)} wählen`,
  drawCards: () => 'Karten ziehen',
  takeGold: () => 'Gold nehmen',
  keepCards: ({ cards: kept }) => `${districts(kept)} behalten`,
  build: (of) => `${district(of.district)} bauen`,
  murder: ({ character }) => `den ${named(character)} meucheln`,
  steal: ({ character }) => `den ${named(character)} bestehlen`,
  swapHands: ({ seat }, say) => `Handkarten mit ${say.name(seat)} tauschen`,
  exchangeCards: ({ cards: given }) => `${districts(given)} mit dem Stapel tauschen`,
  takeIncome: () => 'Einkommen nehmen',
  takeExtraGold: () => 'zusätzliches Gold nehmen',
  drawExtraCards: () => 'zusätzliche Karten ziehen',
  destroy: ({ seat, ...of }, say) => `${theAccusative(of.district)} von ${say.name(seat)} zerstören`,
  useLaboratory: (of) => `${district(of.district)} im Laboratorium ablegen`,
  useSmithy: () => 'Schmiede nutzen',
  endTurn: () => 'Zug beenden',
  answerGraveyard: ({ take }) => (take ? 'vom Friedhof nehmen' : 'auf dem Friedhof liegen lassen'),
};

/** German. */
export const de: GameWords<Citadels> = gameWordsOf({
  name: 'Ohne Furcht und Adel',
  summary: 'Wähle jede Runde heimlich einen Charakter, baue deine Stadt und entgehe Meuchlern, Dieben und Söldnern.',
  banner:
    'Eine Stadt in der Abenddämmerung: spitze Türme, eine Kuppel, bunte Stände und ein Tor im Maul eines Drachen. Darüber Meuchler, König und Händler mit ihren Nummern.',
  howToPlay: [
    '**Ziel.** Baue mit Gold die Bauwerke aus deiner Hand. Hat eine Stadt 8 Bauwerke, wird die Runde zu Ende gespielt; dann gewinnt, wer die meisten Punkte hat.',
    '**Jede Runde** wählen alle heimlich einen von acht Charakteren und geben den Rest weiter; dann werden die Charaktere von 1 bis 8 aufgerufen. ' +
      'Ein starker Charakter lockt den Meuchler, viel Gold den Dieb, viele Karten den Magier, ein billiges Bauwerk den Söldner. ' +
      'Ein unbedachtes Wort kann deinen Charakter verraten oder einen fremden.',
    '**Dein Zug.** Nimm 2 Gold, oder ziehe 2 Karten und behalte 1; baue ein Bauwerk; nutze deinen Charakter und die lila Bauwerke deiner Stadt. ' +
      'Die Reihenfolge ist frei: Alles darfst du, nichts musst du. Du darfst den Zug auch beenden, ohne Gold oder Karten zu nehmen, doch das hilft nie.',
    '**Charaktere**\n' +
      '1 Meuchler: Wen er nennt, der ist nicht am Zug.\n' +
      '2 Dieb: Wen er nennt, dem nimmt er alles Gold.\n' +
      '3 Magier: Er tauscht die Hand mit jemandem oder Karten mit dem Stapel.\n' +
      '4 König: 1 Gold je gelbes Bauwerk; wählt in der nächsten Runde zuerst.\n' +
      '5 Prediger: 1 Gold je blaues Bauwerk; seine Stadt ist vor dem Söldner sicher.\n' +
      '6 Händler: 1 Gold je grünes Bauwerk und 1 Gold extra.\n' +
      '7 Baumeister: 2 Karten extra; bis zu 3 Bauwerke.\n' +
      '8 Söldner: 1 Gold je rotes Bauwerk; zerstört ein Bauwerk für 1 Gold weniger, als es kostet.',
    '**Punkte.** Was die Bauwerke kosten (zwei zählen 8), +3 für alle fünf Farben, +4 für die erste Stadt mit 8 Bauwerken, +2 für jede weitere.',
  ].join('\n\n'),
  options: {
    french: {
      name: 'keine doppelten Bauwerke',
      description: 'Jedes Bauwerk darf in deiner Stadt nur einmal stehen',
    },
  },
  parts: { districts: 'Bauwerke', colours: 'Fünf Farben', completion: 'Acht Bauwerke' },
  task,
  sights,
  lines: lineEach,
  chapter: (sight) => (sight.kind === 'roundBegan' ? `Runde ${sight.round}` : null),
  standing: {
    declineGraveyard: { label: 'Friedhof nie nutzen', detail: 'Ich nehme nie ein zerstörtes Bauwerk auf die Hand' },
  } satisfies Record<Standing, StandingWords>,
  changes: changeWords.de,
  figures: ({ players }, seat) => figures(players[seat]!), // There are as many players as seats.
  violations,
  moves,
  describe,
  closer: ({ players }, seat, say) =>
    players.filter((player) => player.seat === seat).map((player) => standingOf(player, say)),
});

function task(open: Open, possible?: ReadonlySet<Citadels['Move']['kind']>): string {
  const { step, turn } = open;
  switch (step.kind) {
    case 'choose':
      return 'wähle heimlich deinen Charakter';
    case 'keep':
      return `behalte ${step.keep} der ${step.drawn} gezogenen Karten`;
    case 'graveyard':
      return `nimm ${theAccusative(step.district)} für 1 Gold auf die Hand oder verzichte darauf`;
    case 'over':
      return 'die Partie ist vorbei';
    case 'turn':
      return stillOpen((turn === null ? [] : openMoves(open, turn)).filter((kind) => possible?.has(kind) ?? true));
  }
}

/** What may still be done in a turn, after `du kannst`; moves that are one to the player have one name. */
const STILL: { readonly [M in TurnMove]: string } = {
  drawCards: 'Gold oder Karten nehmen',
  takeGold: 'Gold oder Karten nehmen',
  build: 'bauen',
  murder: 'einen Charakter meucheln',
  steal: 'einen Charakter bestehlen',
  swapHands: 'Karten tauschen',
  exchangeCards: 'Karten tauschen',
  takeIncome: 'dein Einkommen nehmen',
  takeExtraGold: 'das zusätzliche Gold nehmen',
  drawExtraCards: 'die zusätzlichen Karten ziehen',
  destroy: 'ein Bauwerk zerstören',
  useLaboratory: 'das Laboratorium nutzen',
  useSmithy: 'die Schmiede nutzen',
  endTurn: 'den Zug beenden',
};

/** Gold or cards by themselves, as every turn has them, then what else is open. */
function stillOpen(moves: readonly TurnMove[]): string {
  const others = [...new Set(moves.map((move) => STILL[move]))].filter((one) => one !== STILL.takeGold);
  if (!moves.includes('takeGold')) return others.length > 1 ? `du kannst noch ${anyOf(others)}` : 'beende den Zug';
  return others.length > 1
    ? `nimm Gold oder Karten; du kannst auch ${anyOf(others)}`
    : 'nimm Gold oder Karten, oder beende den Zug';
}

const figures = ({ points, gold: purse, handSize }: OpenPlayer): string =>
  `${count(points, 'Punkt', 'Punkte')}, ${gold(purse)}, ${cards(handSize)}`;

/** `steht noch nichts`, `steht ein Markt`, `stehen Markt und Kerker`. */
const standingIn = (city: readonly District[]): string => {
  const [first, ...others] = city;
  if (first === undefined) return 'steht noch nichts';
  return others.length === 0 ? `steht ${aNominative(first)}` : `stehen ${districts(city)}`;
};

/** A player's figures and city. */
function standingOf(player: OpenPlayer, say: Say): string {
  const { seat, city, character } = player;
  const who = character === null ? '' : `, ${named(character)}`;
  return `${say.name(seat)}${who}: ${figures(player)}; in der Stadt ${standingIn(city)}.`;
}

/** The task, the reader's secrets, the players with their cities or the final score, then the calls and the deck. */
function describe({ open, own }: View<Citadels>, say: Say): readonly string[] {
  const { step, round, crown, characters, players } = open;
  const doing = step.kind === 'over' ? 'Die Partie ist vorbei.' : `${say.name(step.seat)}, ${task(open)}.`;
  const lastRound = open.isLastRound ? ', die letzte' : '';
  const standing = players.map((player) => standingOf(player, say));
  const end = endInWords(ending, open, say);
  const fates = characters.map(({ character, fate, seat, isRobbed }) => {
    const owner = seat === null ? 'niemand' : say.name(seat);
    const told = {
      faceUp: 'offen beiseite',
      murdered: seat === null ? 'gemeuchelt' : `gemeuchelt (${owner})`,
      toCome: 'folgt noch',
      called: owner,
    };
    return `${named(character)}: ${told[fate]}${isRobbed ? ', bestohlen' : ''}`;
  });
  return [
    doing,
    ...end,
    ...(own === null ? [] : describeOwn(own)),
    `Runde ${round}${lastRound}. Die Krone hat ${say.name(crown)}.`,
    ...choosing(open, say),
    ...(end.length > 0 ? [] : standing),
    `Charaktere – ${fates.join('; ')}.`,
    `${cards(open.deckSize)} im Nachziehstapel, ${cards(open.discardSize)} abgelegt.`,
  ];
}

/** Who has chosen a character, who does now, and who comes then. */
function choosing(open: Open, say: Say): readonly string[] {
  const states = { done: ' (hat gewählt)', now: ' (wählt gerade)', toCome: '' };
  const order = choosers(open).map(({ seat, is }) => `${say.name(seat)}${states[is]}`);
  return order.length === 0 ? [] : [`Reihenfolge der Wahl: ${order.join(', ')}.`];
}

function describeOwn({ hand, character, offered, drawn }: Own): readonly string[] {
  const choosing = offered !== null && character === null;
  return [
    ...(choosing ? [`Zur Wahl: ${anyOf(offered.map(named))}.`] : []),
    ...(drawn === null ? [] : [`Gezogen: ${districts(drawn.cards)}; davon behältst du ${drawn.keep}.`]),
    ...(character === null ? [] : [`Du bist der ${named(character)}.`]),
    hand.length === 0 ? 'Du hast keine Handkarten.' : `Deine Hand: ${districts(hand)}.`,
  ];
}
