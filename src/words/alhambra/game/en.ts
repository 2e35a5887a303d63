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
import { en as announcements } from '../announcements/en.ts';
import { announcementsIn } from '../announcements/lines.ts';
import { en as ending } from '../ending/en.ts';
import { DIRK } from '../names/contract.ts';
import { en as names } from '../names/en.ts';
import { type Action, actionsIn } from './actions.ts';
import { changeWords } from './changes.ts';
import { bySeat, bySum, gainOf } from './gains.ts';
import { actors, areaIn, type PositionWords, positionIn } from './position.ts';
import { linesIn, type NewCoins, type NewTiles } from './story.ts';

const { list, anyOf, count: counted } = speechOf('en');
const count = (n: number, one: string, many = `${one}s`) => counted(n, one, many);
const tile = names.tile;
const fullTile = names.fullTile;
const coin = names.coin;
const coins = names.coins;
const currencyName = names.currencies;
const place = names.places;
const round = names.round;
const side = names.sides;
const tiles = (ids: readonly TileId[]) => list(ids.map(tile));

/** `pavilions 1, towers 3`. */
const byBuilding = (of: ByBuilding<number>) =>
  BUILDINGS.filter((building) => of[building] > 0)
    .map((building) => `${names.buildingLabels[building].toLowerCase()} ${of[building]}`)
    .join(', ') || 'none';

const BEGINS: { readonly [R in StarterReason]: string } = {
  fewestCoins: 'with the fewest coins',
  lowestTotal: 'with the lowest total among those with the fewest coins',
  firstSeat: 'by seat order, after a tie for the fewest coins and the lowest total',
};

/** What was paid, and what follows from it. */
function paid(id: TileId, payment: readonly Coin[], isExact: boolean): string {
  const over = sumOf(payment) - tileKind(id).cost;
  return `${coins(payment)}${isExact ? ' (exact: one more action)' : ` (${over} too much)`}`;
}

function refilled(newTiles: NewTiles, newCoins: NewCoins): string {
  const market = newTiles.map((one) => `${tile(one.tile)} (${currencyName[one.currency]})`);
  return [
    ...(market.length === 0 ? [] : [`New on the market: ${list(market)}.`]),
    ...(newCoins.length === 0 ? [] : [`New on display: ${list(newCoins.map(coin))}.`]),
  ].join(' ');
}

const sights: SentencesOf<Alhambra['Sight']> = {
  dealtMoney: ({ hands }, say) => {
    const each = bySeat(hands).map(
      ({ seat, of }) => `${say.name(seat)} ${coins(of)} (${count(of.length, 'coin')}, ${sumOf(of)} in all)`,
    );
    return `Starting money: ${each.join('; ')}.`;
  },
  began: ({ seat, reason }, say) => `${say.name(seat)} begins ${BEGINS[reason]}.`,
  dirkDrew: ({ count: drawn, counts }) =>
    `${DIRK} drew ${count(drawn, 'tile')}. ${DIRK} now has: ${byBuilding(counts)}.`,
  tookCoins: ({ seat, ...took }, say) => `${say.name(seat)} took ${coins(took.coins)}.`,
  bought: ({ seat, isExact, ...of }, say) =>
    `${say.name(seat)} bought ${tile(of.tile)} for ${paid(of.tile, of.coins, isExact)}.`,
  lostAction: ({ seat }, say) => `${say.name(seat)} had no legal action.`,
  placed: ({ seat, tile: id, ...at }, say) => `${say.name(seat)} placed ${tile(id)} at ${cell(at)}.`,
  stored: ({ seat, ...of }, say) => `${say.name(seat)} put ${tile(of.tile)} in reserve.`,
  gaveToDirk: ({ seat, ...of }, say) => `${say.name(seat)} gave ${tile(of.tile)} to ${DIRK}.`,
  swapped: ({ seat, tile: id, removed, ...at }, say) =>
    `${say.name(seat)} rebuilt: ${tile(id)} replaced ${tile(removed)} at ${cell(at)}.`,
  builtFromReserve: ({ seat, tile: id, ...at }, say) =>
    `${say.name(seat)} rebuilt: ${tile(id)} moved from the reserve to ${cell(at)}.`,
  movedToReserve: ({ seat, tile: id, ...at }, say) =>
    `${say.name(seat)} rebuilt: ${tile(id)} moved from ${cell(at)} to the reserve.`,
  refilledMarket: (of) => refilled(of.tiles, []),
  refilledDisplay: (of) => refilled([], of.coins),
  reshuffled: (of) =>
    `The coin deck ran out. ${count(of.coins, 'paid coin was', 'paid coins were')} shuffled into a new one.`,
  drewScoringCard: (of) => `The card for ${round(of.round)} was drawn.`,
  scored: (scoring, say) => {
    const each = bySeat(scoring.totals).map(
      ({ seat, of }) => `${say.name(seat)} **+${gainOf(scoring, seat)}** (${of} in all)`,
    );
    return `${capital(round(scoring.round))}: ${each.join(', ')}.`;
  },
  ranOut: () => 'There are too few tiles left to fill the market, so the game ends.',
  awarded: ({ seat, sums, currency, ...of }, say) => {
    const compared = bySum(sums).map((one) => `${say.name(one.seat)} ${one.sum}`);
    if (compared.length === 0)
      return `No one gets ${tile(of.tile)}, since no one has any ${currencyName[currency]} coins.`;
    const why = `${capital(currencyName[currency])} totals: ${compared.join(', ')}.`;
    return seat === null
      ? `No one gets ${tile(of.tile)}, since the highest total is tied. ${why}`
      : `${say.name(seat)} gets ${tile(of.tile)} from the market for free. ${why}`;
  },
  ended: () => 'The game is over.',
};

const violations: SentencesOf<Alhambra['Violation']> = {
  placeFirst: (of) =>
    `First place ${tiles(of.tiles)}, or put ${of.tiles.length === 1 ? 'it' : 'them'} in your reserve.`,
  actFirst: () => 'You place bought tiles at the end of your turn. First do your extra action.',
  nothingToPlace: () => 'You have no tile to place right now.',
  noSuchName: ({ name }) => `There’s nothing called ${name} in this game.`,
  noCoins: () => 'Choose at least one coin.',
  notOnDisplay: (of) => `There’s no ${coin(of.coin)} on display, or not enough of them.`,
  tooMuch: ({ sum }) => `Those coins add up to ${sum}. Several coins together can be worth ${TAKEN_TOGETHER} at most.`,
  roomForMore: ({ fitting, ...of }) => {
    const leave = of.coins.length === 1 ? 'leaves' : 'leave';
    const take = fitting.length === 1 ? 'take it, too' : 'take one of them, too';
    return `${capital(coins(of.coins))} ${leave} room for ${anyOf(fitting.map(coin))}: ${take}.`;
  },
  emptyPlace: ({ currency }) => `There’s no tile on the ${place[currency]} of the market.`,
  notInHand: (of) => `There’s no ${coin(of.coin)} in your hand, or not enough of them.`,
  wrongCurrency: ({ currency, ...of }) =>
    `You can’t pay with ${coin(of.coin)}: the ${place[currency]} takes only ${currencyName[currency]} coins.`,
  tooLittle: ({ sum, cost }) => `The tile costs ${cost}, but those coins are worth only ${sum}.`,
  reserveEmpty: () => 'You have no tiles in reserve.',
  notInReserve: (of) => `${capital(fullTile(of.tile))} isn’t in your reserve.`,
  notToPlace: (of) => `${capital(fullTile(of.tile))} isn’t one of the tiles you have to place.`,
  fitsNowhere: (of) =>
    of.tile === null
      ? 'None of these tiles can go anywhere in your alhambra right now.'
      : `${capital(fullTile(of.tile))} can’t go anywhere in your alhambra right now.`,
  nothingToMove: () => 'No tile can leave your alhambra right now.',
  noTileThere: (at) => `There’s no tile at ${cell(at)}.`,
  startTileStays: () => 'The start tile always stays where it is.',
  occupied: (at) => `There’s already a tile at ${cell(at)}.`,
  notAdjacent: (at) => `There’s no tile next to ${cell(at)}.`,
  sidesDiffer: ({ side: of, ...at }) =>
    `The tile doesn’t fit at ${cell(at)}: on its ${side[of]} side, a wall would meet an open side.`,
  unreachable: (at) =>
    `At ${cell(at)}, only walls would touch, so the tile couldn’t be reached on foot from the fountain.`,
  enclosesEmptyCells: (at) => `A tile at ${cell(at)} would enclose an empty area.`,
  cutsOff: ({ tiles: ids, ...at }) =>
    `Without the tile at ${cell(at)}, ${tiles(ids)} couldn’t be reached on foot from the fountain.`,
  leavesHole: (at) => `Taking the tile away from ${cell(at)} would leave an empty space with tiles on all four sides.`,
  noDirk: () => `${DIRK} takes part only in two-player games.`,
  dirkTakesBoughtTiles: () => `${DIRK} takes only tiles you bought, not those you won at the end.`,
};

const moves: SentencesOf<Alhambra['Move']> = {
  takeCoins: (of) => `take ${coins(of.coins)}`,
  buyTile: ({ currency, ...of }) => `buy from the ${place[currency]} for ${coins(of.coins)}`,
  swapTiles: (of) => `replace the tile at ${cell(of)} with ${tile(of.tile)}`,
  buildFromReserve: (of) => `build ${tile(of.tile)} from the reserve at ${cell(of)}`,
  moveToReserve: (of) => `move the tile at ${cell(of)} to the reserve`,
  placeTile: (of) => `place ${tile(of.tile)} at ${cell(of)}`,
  storeTile: (of) => `put ${tile(of.tile)} in reserve`,
  giveToDirk: (of) => `give ${tile(of.tile)} to ${DIRK}`,
};

/** English. */
export const en: GameWords<Alhambra> = gameWordsOf({
  name: 'Alhambra',
  summary: 'Collect coins in four currencies, buy buildings at the right moment, and lay out a palace with long walls.',
  banner:
    'A palace at sunrise: two towers, arcades with tiled roofs, and a gate under a blue dome. In front of it are a pool with a star-shaped fountain, two orange trees, and coins in four colors.',
  howToPlay: [
    '**Goal.** Buy building tiles and lay them out around your fountain. In three scoring rounds, the players with the most tiles of each building score, and everyone scores their longest outer wall. The most points wins.',
    '**Your turn.** Do one of these:\n' +
      '- **Take coins:** one of the four on display, or several worth 5 or less together. If another one still fits, you have to take it.\n' +
      '- **Buy a tile:** each place of the market takes coins of one color only. Pay at least the cost; there’s no change. **Pay exactly, and you get another action.**\n' +
      '- **Rebuild:** swap a tile with one from your reserve, build one from your reserve, or move one there.',
    '**Placing.** At the end of your turn, place the tiles you bought, or put them in your reserve. Tiles are never rotated. ' +
      'Touching sides have to match, wall to wall and open to open; every tile has to be reachable on foot from the fountain; and no empty space can be enclosed.',
    '**Scoring.** Two cards in the coin deck trigger the first two scoring rounds; the third comes when the tiles run out. Later rounds are worth more and reward second and third place, too. ' +
      'Walls score 1 point per side of your longest connected outer wall. Tiles in reserve never count.',
    '**Two players.** A third party called Dirk gets tiles and competes for every building.',
  ].join('\n\n'),
  options: {},
  parts: { ...names.buildingLabels, walls: 'Walls' },
  task,
  sights,
  lines: (sight) =>
    linesIn({
      sight,
      money: (hands, say) => {
        const each = bySeat(hands).map(
          ({ seat, of }) => `${say.name(seat)} ${count(of.length, 'coin')} (${sumOf(of)})`,
        );
        return `Starting money: ${each.join(', ')}. `;
      },
      refilled,
    }),
  chapter: (sight) => (sight.kind === 'ranOut' ? 'End of the game' : null),
  changes: changeWords.en,
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

const ACTION: { readonly [A in Action]: string } = { coins: 'take coins', tile: 'buy a tile', rebuild: 'rebuild' };

function task(open: Open, possible?: ReadonlySet<Alhambra['Move']['kind']>): string {
  const { step, players, dirk } = open;
  switch (step.kind) {
    case 'action': {
      const what = anyOf(actionsIn(open, possible).map((action) => ACTION[action]));
      return step.isExtra ? `you paid exactly, so do one more thing: ${what}` : what;
    }
    case 'placing': {
      const { toPlace } = players[step.seat]!; // There are as many players as seats.
      const them = toPlace.length === 1 ? 'it' : 'them';
      return dirk === null
        ? `place ${tiles(toPlace)}, or put ${them} in reserve`
        : `place ${tiles(toPlace)}, put ${them} in reserve, or give ${them} to ${DIRK}`;
    }
    case 'placingWon': {
      const won = actors(open).flatMap((seat) => players[seat]!.toPlace); // There are as many players as seats.
      return `place the ${won.length === 1 ? 'tile' : 'tiles'} you won, or put ${won.length === 1 ? 'it' : 'them'} in reserve`;
    }
    case 'over':
      return 'the game is over';
  }
}

const figures = ({ points, coins: inHand, reserve }: OpenPlayer): string =>
  list([
    count(points, 'point'),
    count(inHand, 'coin'),
    ...(reserve.length === 0 ? [] : [`${count(reserve.length, 'tile')} in reserve`]),
  ]);

function onMarket({ currency, tile: id, sold }: OpenPlace): string {
  const sign = currencyName[currency];
  if (id !== null) return `${sign} ${fullTile(id)}`;
  return sold === null ? `${sign} empty` : `${sign} empty, ${tile(sold.tile)} sold for ${sold.paid}`;
}

const position: PositionWords = {
  over: 'The game is over.',
  doing: (who, what) => `${list(who)}: ${what}.`,
  ownCoins: (purses, total) => {
    if (purses.length === 0) return 'You have no coins.';
    const each = purses.map((of) => `${coins(of.coins)}${of.coins.length === 1 ? '' : ` = ${of.sum}`}`);
    return `Your coins: ${each.join('; ')}. ${total} in all.`;
  },
  places: (id, cells, isFromReserve) => {
    const how = isFromReserve ? ' from the reserve' : '';
    return cells.length === 0
      ? `${capital(fullTile(id))}${how} can’t go anywhere.`
      : `${capital(fullTile(id))}${how} can go to ${anyOf(cells)}.`;
  },
  samePlaces: (id, other, isFromReserve) =>
    `${capital(fullTile(id))}${isFromReserve ? ' from the reserve' : ''} can go to the same spaces as ${tile(other)}.`,
  toPlace: (id) => `To place: ${fullTile(id)}.`,
  market: (places) => `Market: ${places.map(onMarket).join('; ')}.`,
  display: (shown, sets) =>
    shown.length === 0
      ? 'No coins on display.'
      : `Coins on display: ${list(shown.map(coin))}.${sets.length === 0 ? '' : ` Can be taken: ${sets.map(coins).join('; ')}.`}`,
  left: (supply, deck) => `${count(supply, 'tile')} and ${count(deck, 'coin')} left.`,
  nextScoring: (next, points) => {
    const each = BUILDINGS.map(
      (building) => `${names.buildingLabels[building].toLowerCase()} ${points[building].join('/')}`,
    );
    return `Next is ${round(next)}. Points by rank: ${each.join(', ')}; walls 1 per side.`;
  },
  player: (player, name) => {
    const { counts, wall, reserve } = player;
    const stored = reserve.length === 0 ? '' : `; in reserve: ${list(reserve.map(fullTile))}`;
    return `${name}: ${figures(player)}; buildings: ${byBuilding(counts)}; longest wall: ${wall}${stored}.`;
  },
  layout: (name, isBare) =>
    isBare
      ? `${name}’s alhambra: only the fountain (start tile, no walls) at (0, 0).`
      : `${name}’s alhambra, row by row from the north, around the fountain (start tile, no walls) at (0, 0); sides not mentioned are open.`,
  tileAt: (at, id) => `${at}: ${tile(id)}, ${names.walls(id)}.`,
  wall: (name, along) => {
    const each = along.map((one) => `${one.cell} ${list(one.sides.map((of) => side[of]))}`);
    return `${name}’s longest wall runs along ${each.join(', ')}.`;
  },
  dirk: (counts) => `${DIRK}’s tiles: ${byBuilding(counts)}.`,
};
