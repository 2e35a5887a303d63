import { type Coin, CURRENCIES, coinValue, inOrder, tileKind } from '../../../engines/alhambra/index.ts';
import { speechOf } from '../../speech.ts';
import { groupsIn } from '../names/coins.ts';
import { DIRK } from '../names/contract.ts';
import { de as names } from '../names/de.ts';
import type { PanelWords } from './en.ts';

const { list, count } = speechOf('de');
const tile = names.tile;
const groups = groupsIn(names.currencies, ' ');
const currencies = names.currencies;
const labels = names.buildingLabels;
const tiles = (n: number) => count(n, 'Plättchen');
const cards = (n: number) => count(n, 'Geldkarte', 'Geldkarten');
const points = (n: number) => count(n, 'Punkt', 'Punkte');
const plus = (values: readonly number[]) => values.join('+');
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** What paying this sum for this cost means. */
const meaning = (sum: number, cost: number) => (sum === cost ? 'passend' : `${sum - cost} zu viel`);

/** `Gulden 1+2, Denar 1`. One coin of every currency is the whole display; all their names are too wide for a button. */
function bag(coins: readonly Coin[]): string {
  const parts = groups(coins);
  return parts.length < CURRENCIES.length ? parts.join(', ') : `Alle vier: ${plus(inOrder(coins).map(coinValue))}`;
}

export const de: PanelWords = {
  buttons: {
    takeMoney: 'Geld nehmen',
    buy: 'Kaufen',
    rebuild: 'Umbauen',
    place: (n) => (n === 1 ? 'Plättchen anlegen' : `${tiles(n)} anlegen`),
    placeWon: 'Gewonnene Plättchen anlegen',
    coins: bag,
    market: (currency, id, missing) =>
      `${currencies[currency]}: ${tile(id)}${missing === 0 ? '' : ` (${missing} zu wenig)`}`,
    payment: (values, cost) => `${plus(values)} (${meaning(total(values), cost)})`,
    tickCoins: (currency) => `${currencies[currency]}-Karten zum Bezahlen auswählen`,
    pay: (sum, cost) =>
      sum < cost ? `Kostet ${cost}: ${cost - sum} zu wenig` : `${sum} bezahlen (${meaning(sum, cost)})`,
    swap: 'Austauschen',
    build: 'Aus der Reserve anlegen',
    move: 'In die Reserve legen',
    lettered: (letter, id) => `${letter} · ${tile(id)}`,
    tile: (id) => `Zuerst ${tile(id)}`,
    reserve: 'In die Reserve',
    dirk: `An ${DIRK} geben`,
  },
  questions: {
    turn: 'Was möchtest du tun?',
    take: 'Welches Geld nimmst du?',
    buy: 'Welches Plättchen kaufst du?',
    pay: (id, cost) => `Mit welchen Karten bezahlst du ${tile(id)}? Preis: ${cost}`,
    rebuild: 'Wie baust du um?',
    swap: 'Welches Plättchen kommt aus der Reserve?',
    swapFor: (id) => `Welches Plättchen ersetzt du durch ${tile(id)}?`,
    build: 'Welches Plättchen aus der Reserve legst du an?',
    move: 'Welches Plättchen kommt in die Reserve?',
    place: (id) => `Wohin legst du ${tile(id)}?`,
  },
  notes: {
    purse: (currency, values) =>
      values.length === 0
        ? `Keine ${currencies[currency]}-Karten`
        : `Deine ${currencies[currency]}-Karten: ${plus(values)}${values.length === 1 ? '' : ` = ${total(values)}`}`,
    earnsAction: 'Passend bezahlt bringt noch eine Aktion; was zu viel ist, verfällt',
    isExtra: 'Passend bezahlt: Du hast noch eine Aktion',
    rank: (building, n, rank, others) => `${labels[building]} ${n} (${others === 0 ? '' : 'geteilter '}${rank}. Rang)`,
    wallUpTo: (length) => `Mauer bis ${length}`,
    wall: (before, after) => (before === after ? `Mauer bleibt ${after}` : `Mauer von ${before} auf ${after}`),
    fitsNowhere: 'Passt gerade nirgends',
    all: (parts) => parts.filter((part) => part !== '').join('; '),
    places: (n) => `Passt auf ${count(n, 'Feld', 'Felder')}, nummeriert wie im Bild`,
    noPlace: (id) => `Passt nirgends: ${tile(id)}`,
    further: (ids) => `Danach ${list(ids.map(tile))}`,
    reserveEmpty: 'Deine Reserve ist leer',
    noSwap: 'Kein Plättchen der Reserve passt an die Stelle eines anderen',
    noBuild: 'Kein Plättchen der Reserve passt irgendwo',
    noMove: 'Kein Plättchen darf weggenommen werden',
    why: (label, reason) => `${label}: ${reason}`,
    endsActions: 'Danach hast du keine Aktion mehr',
    swapped: (id, removed, cell) => `${tile(id)} auf ${cell} anlegen, ${tile(removed)} in die Reserve legen`,
    movedToReserve: (id, cell) => `${tile(id)} von ${cell} in die Reserve legen`,
    offer: (path, inside) => `${path.join(' › ')}${inside.length === 0 ? '' : `: ${inside.join('; ')}`}`,
    brings: (label, what) => (what === '' ? label : `${label} [${what}]`),
  },
  hand: {
    title: 'Dein Geld',
    noCoins: 'Du hast keine Geldkarten.',
    total: (n, sum) => `${cards(n)}, zusammen ${sum}`,
    exactly: (ids) => `Passend bezahlen kannst du: ${list(ids.map(tile))}`,
    withLoss: (some) =>
      `Nur mit Verlust: ${list(some.map(({ tile: id, lost }) => `${tile(id)} (mindestens ${lost} zu viel)`))}`,
    nothingToBuy: 'Auf dem Bauhof kannst du gerade nichts bezahlen.',
    toPlace: (ids) => `Noch anzulegen: ${list(ids.map((id) => names.fullTile(id)))}`,
  },
  lists: {
    tiles: 'Gebäudeplättchen',
    building: (building, ids) =>
      `${labels[building]} (${ids.length}): ${ids.map((id) => `${tileKind(id).cost} (${names.walls(id)})`).join('; ')}`,
    coins: 'Geldkarten',
    inBox: (n, copies, isOfTwo) =>
      `${isOfTwo ? 'Zu zweit' : 'Ab 3 Personen'}: ${cards(n)}, jeder Wert von 1 bis 9 in jeder Währung ${copies}-mal`,
    currency: (currency, n, sum) => `${currencies[currency]}: ${cards(n)}, zusammen ${names.amount(sum, currency)}`,
    points: 'Punkte',
    ranks: (building, rounds) =>
      `${labels[building]}: ${rounds.map(({ round, points: of }) => `${names.round(round)} ${of.join(' / ')}`).join('; ')}`,
    wallPoints: 'Mauer: in jeder Wertung 1 Punkt je Seite deiner längsten Außenmauer',
    shared: 'Bei Gleichstand werden die Punkte der belegten Ränge geteilt und abgerundet.',
    scoring: 'Letzte Wertung',
    notScored: 'Noch gab es keine Wertung.',
    scored: (building, parties) =>
      `${labels[building]}: ${parties.map(({ name, rank, count: n, points: won }) => `${rank}. ${name} ${n} (${points(won)})`).join(', ')}`,
    walls: (lengths) => `Mauern: ${lengths.map(({ name, length }) => `${name} ${length}`).join(', ')}`,
    totals: (round, all) =>
      `Punkte nach der ${names.round(round)}: ${all.map(({ name, points: of }) => `${name} ${of}`).join(', ')}`,
  },
  status: (left, money) => `Noch ${tiles(left)} und ${cards(money)}`,
  over: (turns) => count(turns, 'Zug', 'Züge'),
};
