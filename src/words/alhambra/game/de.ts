import {
  type Alhambra,
  BUILDINGS,
  type ByBuilding,
  type Coin,
  type Open,
  type OpenPlace,
  type OpenPlayer,
  type StarterReason,
  sumOf,
  TAKEN_TOGETHER,
  type TileId,
  tileKind,
} from '../../../engines/alhambra/index.ts';
import { type GameWords, gameWordsOf, type SentencesOf } from '../../contract.ts';
import { capital, cellName as cell, speechOf } from '../../speech.ts';
import { de as announcements } from '../announcements/de.ts';
import { announcementsIn } from '../announcements/lines.ts';
import { de as ending } from '../ending/de.ts';
import { DIRK } from '../names/contract.ts';
import { isPlural, de as names, them, theTile, theTileAccusative } from '../names/de.ts';
import { type Action, actionsIn } from './actions.ts';
import { changeWords } from './changes.ts';
import { bySeat, bySum, gainOf } from './gains.ts';
import { actors, areaIn, type PositionWords, positionIn } from './position.ts';
import { linesIn, type NewCoins, type NewTiles } from './story.ts';

const { list, anyOf, count } = speechOf('de');
const cards = (n: number) => count(n, 'Geldkarte', 'Geldkarten');
const tilesOf = (n: number) => count(n, 'Plättchen');
const tile = names.tile;
const fullTile = names.fullTile;
const coin = names.coin;
const coins = names.coins;
const currencyName = names.currencies;
const place = names.places;
const round = names.round;
const side = names.sides;
const theTiles = (ids: readonly TileId[]) => list(ids.map(theTileAccusative));

/** `Pavillons 1, Türme 3`. */
const byBuilding = (of: ByBuilding<number>) =>
  BUILDINGS.filter((building) => of[building] > 0)
    .map((building) => `${names.buildingLabels[building]} ${of[building]}`)
    .join(', ') || 'keine';

const BEGINS: { readonly [R in StarterReason]: string } = {
  fewestCoins: 'mit den wenigsten Geldkarten',
  lowestTotal: 'mit der kleinsten Summe unter denen mit den wenigsten Geldkarten',
  firstSeat: 'nach der Sitzreihenfolge, bei gleich wenigen Geldkarten und gleicher Summe',
};

/** What was paid, and what follows from it. */
function paid(id: TileId, payment: readonly Coin[], isExact: boolean): string {
  const over = sumOf(payment) - tileKind(id).cost;
  return isExact
    ? `passend mit ${coins(payment)} bezahlt: noch eine Aktion`
    : `mit ${coins(payment)} bezahlt, ${over} zu viel`;
}

function refilled(newTiles: NewTiles, newCoins: NewCoins): string {
  const market = newTiles.map((one) => `${tile(one.tile)} (${currencyName[one.currency]})`);
  return [
    ...(market.length === 0 ? [] : [`Neu auf dem Bauhof: ${list(market)}.`]),
    ...(newCoins.length === 0 ? [] : [`Neu in der Auslage: ${list(newCoins.map(coin))}.`]),
  ].join(' ');
}

const sights: SentencesOf<Alhambra['Sight']> = {
  dealtMoney: ({ hands }, say) => {
    const each = bySeat(hands).map(
      ({ seat, of }) => `${say.name(seat)} ${coins(of)} (${cards(of.length)}, zusammen ${sumOf(of)})`,
    );
    return `Startgeld: ${each.join('; ')}.`;
  },
  began: ({ seat, reason }, say) => `${say.name(seat)} beginnt ${BEGINS[reason]}.`,
  dirkDrew: ({ count: drawn, counts }) =>
    `${DIRK} hat ${tilesOf(drawn)} gezogen und besitzt jetzt: ${byBuilding(counts)}.`,
  tookCoins: ({ seat, ...took }, say) => `${say.name(seat)} hat ${coins(took.coins)} genommen.`,
  bought: ({ seat, isExact, ...of }, say) =>
    `${say.name(seat)} hat ${theTileAccusative(of.tile)} gekauft (${paid(of.tile, of.coins, isExact)}).`,
  lostAction: ({ seat }, say) => `${say.name(seat)} konnte keine Aktion ausführen.`,
  placed: ({ seat, tile: id, ...at }, say) =>
    `${say.name(seat)} hat ${theTileAccusative(id)} auf ${cell(at)} angelegt.`,
  stored: ({ seat, ...of }, say) => `${say.name(seat)} hat ${theTileAccusative(of.tile)} in die Reserve gelegt.`,
  gaveToDirk: ({ seat, ...of }, say) => `${say.name(seat)} hat ${DIRK} ${theTileAccusative(of.tile)} gegeben.`,
  swapped: ({ seat, tile: id, removed, ...at }, say) =>
    `${say.name(seat)} hat umgebaut: ${tile(removed)} auf ${cell(at)} durch ${tile(id)} ersetzt.`,
  builtFromReserve: ({ seat, tile: id, ...at }, say) =>
    `${say.name(seat)} hat umgebaut: ${tile(id)} aus der Reserve auf ${cell(at)} angelegt.`,
  movedToReserve: ({ seat, tile: id, ...at }, say) =>
    `${say.name(seat)} hat umgebaut: ${tile(id)} von ${cell(at)} in die Reserve gelegt.`,
  refilledMarket: (of) => refilled(of.tiles, []),
  refilledDisplay: (of) => refilled([], of.coins),
  reshuffled: (of) =>
    `Der Geldkartenstapel war leer: ${count(of.coins, 'bezahlte Geldkarte wurde', 'bezahlte Geldkarten wurden')} neu gemischt.`,
  drewScoringCard: (of) => `Die Wertungskarte ${of.round} wurde aufgedeckt.`,
  scored: (scoring, say) => {
    const each = bySeat(scoring.totals).map(
      ({ seat, of }) => `${say.name(seat)} **+${gainOf(scoring, seat)}** (insgesamt ${of})`,
    );
    return `${round(scoring.round)}: ${each.join(', ')}.`;
  },
  ranOut: () => 'Für den Bauhof sind nicht mehr genug Plättchen da: Die Partie endet.',
  awarded: ({ seat, sums, currency, ...of }, say) => {
    const compared = bySum(sums).map((one) => `${say.name(one.seat)} ${one.sum}`);
    if (compared.length === 0)
      return `Niemand bekommt ${theTileAccusative(of.tile)}, weil niemand ${currencyName[currency]}-Karten hat.`;
    const why = `Beträge in ${currencyName[currency]}: ${compared.join(', ')}.`;
    return seat === null
      ? `Niemand bekommt ${theTileAccusative(of.tile)}, weil mehrere gleich viel haben. ${why}`
      : `${say.name(seat)} bekommt ${theTileAccusative(of.tile)} vom Bauhof geschenkt. ${why}`;
  },
  ended: () => 'Die Partie ist vorbei.',
};

/** `Der Turm 9 (Mauer im Norden) liegt nicht …`. */
const notThere = (id: TileId, one: string, more: string, where: string): string =>
  `${capital(theTile(id))} (${names.walls(id)}) ${isPlural(id) ? more : one} ${where}.`;

const violations: SentencesOf<Alhambra['Violation']> = {
  placeFirst: (of) => `Zuerst musst du ${theTiles(of.tiles)} anlegen oder in die Reserve legen.`,
  actFirst: () => 'Gekaufte Gebäude legst du am Ende des Zuges an. Führe zuerst deine weitere Aktion aus.',
  nothingToPlace: () => 'Du hast gerade nichts anzulegen.',
  noSuchName: ({ name }) => `Etwas namens ${name} gibt es in diesem Spiel nicht.`,
  noCoins: () => 'Wähle mindestens eine Geldkarte.',
  notOnDisplay: (of) => `${coin(of.coin)} liegt nicht oder nicht oft genug in der Auslage.`,
  tooMuch: ({ sum }) =>
    `Diese Geldkarten ergeben ${sum}. Mehrere zusammen dürfen höchstens ${TAKEN_TOGETHER} wert sein.`,
  roomForMore: ({ fitting, ...of }) =>
    `Zu ${coins(of.coins)} passt noch ${anyOf(fitting.map(coin))}: Nimm ${fitting.length === 1 ? 'diese Karte' : 'eine davon'} dazu.`,
  emptyPlace: ({ currency }) => `Auf dem ${place[currency]} des Bauhofs liegt kein Gebäude.`,
  notInHand: (of) => `${coin(of.coin)} hast du nicht oder nicht oft genug auf der Hand.`,
  wrongCurrency: ({ currency, ...of }) =>
    `Mit ${coin(of.coin)} kannst du hier nicht bezahlen: Auf dem ${place[currency]} gelten nur ${currencyName[currency]}-Karten.`,
  tooLittle: ({ sum, cost }) => `Das Gebäude kostet ${cost}, diese Geldkarten ergeben nur ${sum}.`,
  reserveEmpty: () => 'Deine Reserve ist leer.',
  notInReserve: (of) => notThere(of.tile, 'liegt', 'liegen', 'nicht in deiner Reserve'),
  notToPlace: (of) => notThere(of.tile, 'gehört', 'gehören', 'nicht zu den Gebäuden, die du anlegen musst'),
  fitsNowhere: (of) =>
    of.tile === null
      ? 'Keines dieser Gebäude passt gerade in deine Alhambra.'
      : notThere(of.tile, 'passt', 'passen', 'gerade nirgends in deine Alhambra'),
  nothingToMove: () => 'Kein Gebäude deiner Alhambra kann gerade in die Reserve.',
  noTileThere: (at) => `Auf ${cell(at)} liegt kein Gebäude.`,
  startTileStays: () => 'Das Startplättchen bleibt immer liegen.',
  occupied: (at) => `Auf ${cell(at)} liegt schon ein Plättchen.`,
  notAdjacent: (at) => `Neben ${cell(at)} liegt kein Plättchen.`,
  sidesDiffer: ({ side: of, ...at }) =>
    `Auf ${cell(at)} passt das Gebäude nicht: Im ${side[of]} träfe eine Mauer auf eine offene Seite.`,
  unreachable: (at) =>
    `Auf ${cell(at)} würden sich nur Mauern berühren: Das Gebäude wäre vom Brunnen aus nicht zu Fuß zu erreichen.`,
  enclosesEmptyCells: (at) => `Ein Gebäude auf ${cell(at)} würde eine leere Fläche ganz einschließen.`,
  cutsOff: ({ tiles: ids, ...at }) => {
    const verb = ids.length > 1 || ids.some(isPlural) ? 'wären' : 'wäre';
    return `Ohne das Gebäude auf ${cell(at)} ${verb} ${list(ids.map(theTile))} vom Brunnen aus nicht mehr zu Fuß zu erreichen.`;
  },
  leavesHole: (at) =>
    `Ohne das Gebäude auf ${cell(at)} bliebe dort ein leeres Feld, das auf allen vier Seiten eingeschlossen ist.`,
  noDirk: () => `${DIRK} spielt nur zu zweit mit.`,
  dirkTakesBoughtTiles: () => `${DIRK} bekommt nur gekaufte Gebäude, keine, die du am Ende gewonnen hast.`,
};

const moves: SentencesOf<Alhambra['Move']> = {
  takeCoins: (of) => `${coins(of.coins)} nehmen`,
  buyTile: ({ currency, ...of }) => `auf dem ${place[currency]} mit ${coins(of.coins)} kaufen`,
  swapTiles: (of) => `das Gebäude auf ${cell(of)} durch ${tile(of.tile)} ersetzen`,
  buildFromReserve: (of) => `${tile(of.tile)} aus der Reserve auf ${cell(of)} anlegen`,
  moveToReserve: (of) => `das Gebäude auf ${cell(of)} in die Reserve legen`,
  placeTile: (of) => `${tile(of.tile)} auf ${cell(of)} anlegen`,
  storeTile: (of) => `${tile(of.tile)} in die Reserve legen`,
  giveToDirk: (of) => `${tile(of.tile)} an ${DIRK} geben`,
};

/** German. */
export const de: GameWords<Alhambra> = gameWordsOf({
  name: 'Alhambra',
  summary: 'Sammle Geld in vier Währungen, kaufe Gebäude im richtigen Moment und baue einen Palast mit langen Mauern.',
  banner:
    'Ein Palast bei Sonnenaufgang: zwei Türme, Arkaden mit Ziegeldächern und ein Tor unter einer blauen Kuppel. Davor ein Becken mit sternförmigem Brunnen, zwei Orangenbäume und Münzen in vier Farben.',
  howToPlay: [
    '**Ziel.** Kaufe Gebäude und lege sie um deinen Brunnen an. In drei Wertungen punktet, wer die meisten Gebäude einer Art hat, und alle punkten für ihre längste Außenmauer. Die meisten Punkte gewinnen.',
    '**Dein Zug.** Wähle eine Aktion:\n' +
      '- **Geld nehmen:** eine der vier offenen Geldkarten oder mehrere, die zusammen höchstens 5 wert sind. Passt noch eine dazu, musst du sie nehmen.\n' +
      '- **Gebäude kaufen:** Jedes Feld des Bauhofs verlangt seine eigene Währung. Zahle mindestens den Preis; Wechselgeld gibt es nicht. **Bezahlst du passend, hast du noch eine Aktion.**\n' +
      '- **Umbauen:** ein Gebäude gegen eines aus der Reserve tauschen, eines aus der Reserve anlegen oder eines dorthin legen.',
    '**Anlegen.** Am Ende des Zuges legst du die gekauften Gebäude an oder in die Reserve. Plättchen werden nie gedreht. ' +
      'Mauer muss an Mauer liegen und offen an offen, jedes Gebäude muss vom Brunnen aus zu Fuß erreichbar sein, und keine leere Fläche darf eingeschlossen werden.',
    '**Wertung.** Zwei Wertungskarten im Geldkartenstapel lösen die ersten beiden Wertungen aus; die dritte folgt, wenn die Plättchen ausgehen. Spätere Wertungen bringen mehr, auch für zweite und dritte Plätze. ' +
      'Die längste zusammenhängende Außenmauer zählt 1 Punkt je Seite. Die Reserve zählt nie.',
    '**Zu zweit** spielt Dirk mit: Er bekommt Gebäude und wird bei jeder Wertung mitgezählt.',
  ].join('\n\n'),
  options: {},
  parts: { ...names.buildingLabels, walls: 'Mauern' },
  task,
  sights,
  lines: (sight) =>
    linesIn({
      sight,
      money: (hands, say) => {
        const each = bySeat(hands).map(({ seat, of }) => `${say.name(seat)} ${cards(of.length)} (${sumOf(of)})`);
        return `Startgeld: ${each.join(', ')}. `;
      },
      refilled,
    }),
  chapter: (sight) => (sight.kind === 'ranOut' ? 'Ende der Partie' : null),
  changes: changeWords.de,
  figures: ({ players }, seat) => figures(players[seat]!), // There are as many players as seats.
  violations,
  moves,
  announcements: (sight) => announcementsIn(announcements, sight),
  closer: ({ players }, seat, say) =>
    players
      .filter((player) => player.seat === seat)
      .flatMap((player) => areaIn(position, player, say.name(player.seat))),
  describe: ({ open, own }, say, offered) => positionIn(position, ending, { open, own }, task(open), say, offered),
});

const ACTION: { readonly [A in Action]: string } = {
  coins: 'nimm Geld',
  tile: 'kaufe ein Gebäude',
  rebuild: 'baue um',
};

function task(open: Open, possible?: ReadonlySet<Alhambra['Move']['kind']>): string {
  const { step, players, dirk } = open;
  switch (step.kind) {
    case 'action': {
      const what = anyOf(actionsIn(open, possible).map((action) => ACTION[action]));
      return step.isExtra ? `du hast noch eine Aktion, denn du hast passend bezahlt; ${what}` : what;
    }
    case 'placing': {
      const { toPlace } = players[step.seat]!; // There are as many players as seats.
      const reserve = `lege ${theTiles(toPlace)} an oder in die Reserve`;
      return dirk === null ? reserve : `${reserve}, oder gib ${them(toPlace)} ${DIRK}`;
    }
    case 'placingWon': {
      const seats = actors(open);
      const won = seats.flatMap((seat) => players[seat]!.toPlace); // There are as many players as seats.
      const what = won.length === 1 ? 'das gewonnene Gebäude' : 'die gewonnenen Gebäude';
      return `${seats.length === 1 ? 'lege' : 'legt'} ${what} an oder in die Reserve`;
    }
    case 'over':
      return 'die Partie ist vorbei';
  }
}

const figures = ({ points, coins: inHand, reserve }: OpenPlayer): string =>
  [
    count(points, 'Punkt', 'Punkte'),
    cards(inHand),
    ...(reserve.length === 0 ? [] : [`${tilesOf(reserve.length)} in der Reserve`]),
  ].join(', ');

function onMarket({ currency, tile: id, sold }: OpenPlace): string {
  const sign = currencyName[currency];
  if (id !== null) return `${sign} – ${fullTile(id)}`;
  return sold === null ? `${sign} – leer` : `${sign} – leer, ${tile(sold.tile)} für ${sold.paid} verkauft`;
}

const position: PositionWords = {
  over: 'Die Partie ist vorbei.',
  doing: (who, what) => `${list(who)}, ${what}.`,
  ownCoins: (purses, total) => {
    if (purses.length === 0) return 'Du hast keine Geldkarten.';
    const each = purses.map((of) => `${coins(of.coins)}${of.coins.length === 1 ? '' : ` = ${of.sum}`}`);
    return `Deine Geldkarten: ${each.join('; ')}. Zusammen ${total}.`;
  },
  places: (id, cells, isFromReserve) => {
    const how = isFromReserve ? ', aus der Reserve' : '';
    return `${fullTile(id)}${how}: ${cells.length === 0 ? 'passt nirgends' : `passt auf ${anyOf(cells)}`}.`;
  },
  samePlaces: (id, other, isFromReserve) =>
    `${fullTile(id)}${isFromReserve ? ', aus der Reserve' : ''}: passt auf dieselben Felder wie ${tile(other)}.`,
  toPlace: (id) => `Noch anzulegen: ${fullTile(id)}.`,
  market: (places) => `Bauhof: ${places.map(onMarket).join('; ')}.`,
  display: (shown, sets) =>
    shown.length === 0
      ? 'Die Auslage ist leer.'
      : `Auslage: ${list(shown.map(coin))}.${sets.length === 0 ? '' : ` Davon kann man nehmen: ${sets.map(coins).join('; ')}.`}`,
  left: (supply, deck) => `Noch ${tilesOf(supply)} im Beutel und ${cards(deck)} im Stapel.`,
  nextScoring: (next, points) => {
    const each = BUILDINGS.map((building) => `${names.buildingLabels[building]} ${points[building].join('/')}`);
    return `Als Nächstes kommt die ${round(next)}. Punkte nach Rang: ${each.join(', ')}; Mauer 1 je Seite.`;
  },
  player: (player, name) => {
    const { counts, wall, reserve } = player;
    const stored = reserve.length === 0 ? '' : `; in der Reserve: ${list(reserve.map(fullTile))}`;
    return `${name}: ${figures(player)}; Gebäude: ${byBuilding(counts)}; längste Mauer: ${wall}${stored}.`;
  },
  layout: (name, isBare) =>
    isBare
      ? `Die Alhambra von ${name}: nur der Brunnen (Startplättchen, ohne Mauer) auf (0, 0).`
      : `Die Alhambra von ${name}, Reihe für Reihe von Norden nach Süden, rund um den Brunnen (Startplättchen, ohne Mauer) auf (0, 0); Seiten, die nicht genannt sind, sind offen.`,
  tileAt: (at, id) => `${at}: ${tile(id)}, ${names.walls(id)}.`,
  wall: (name, along) => {
    const each = along.map((one) => `${one.cell} im ${list(one.sides.map((of) => side[of]))}`);
    return `Die längste Mauer von ${name} verläuft über ${each.join(', ')}.`;
  },
  dirk: (counts) => `${DIRK} besitzt: ${byBuilding(counts)}.`,
};
