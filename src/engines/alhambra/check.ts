import { canonicalJson } from '../../kernel/json.ts';
import { canAct } from './acting.ts';
import { LONGEST_WALL, MOST_BUILDINGS, MOST_TURNS, mostPaid } from './bounds.ts';
import { inOrder } from './coins.ts';
import { PLACES, tileKind } from './components.ts';
import type { Scoring } from './events.ts';
import { BUILDINGS, CURRENCIES, ROUNDS, SCORING_CARDS } from './ids.ts';
import { whyNotLegal } from './layout.ts';
import { isScoringCard } from './refill.ts';
import { recounted, scoringRound } from './scoring.ts';
import { whyNotAllCoins } from './setup.ts';
import { type Player, playerAt, type State, winnersOf } from './state.ts';

/**
 * Describes an inconsistency in a well-formed state, or returns null. Doesn't check whether play can reach it. All coins
 * and scoring cards have to be there; tiles can be missing.
 */
export const check = (state: State): string | null =>
  checkSeats(state) ??
  checkPieces(state) ??
  checkScorings(state) ??
  checkPlayers(state) ??
  checkMarket(state) ??
  checkStep(state);

function checkSeats({ seats, players, dirk, turn, step }: State): string | null {
  if (turn > MOST_TURNS) return `there is no turn ${turn}`;
  if (players.length !== seats) return `there are ${players.length} players on ${seats} seats`;
  if ((dirk !== null) !== (seats === 2)) return 'Dirk takes part with two players only';
  return 'seat' in step && step.seat >= seats ? `there is no seat ${step.seat}` : null;
}

function checkPieces({ seats, deck, discard, display, players, scorings }: State): string | null {
  const inDeck = deck.filter((card) => !isScoringCard(card));
  const coins = [...inDeck, ...discard, ...display, ...players.flatMap((player) => player.coins)];
  const missing = SCORING_CARDS.filter((_, i) => !scorings.some(({ round }) => round === i + 1));
  if (deck.filter(isScoringCard).join() !== missing.join()) return 'a scoring card is in the wrong place';
  return whyNotAllCoins(seats, coins);
}

/** Checks that points follow from counts and walls. */
function checkScorings({ seats, dirk, scorings }: State): string | null {
  const rounds = scorings.map(({ round }) => round);
  if (ROUNDS.filter((round) => rounds.includes(round)).join() !== rounds.join())
    return 'the scoring rounds are mixed up';
  let before: readonly number[] = Array.from({ length: seats }, () => 0);
  for (const scoring of scorings) {
    const parties = [...before.keys(), ...(dirk === null ? [] : ['dirk'])].join();
    const isComplete = BUILDINGS.every(
      (building) => scoring.buildings[building].map(({ party }) => party).join() === parties,
    );
    if (!isComplete || scoring.walls.length !== seats) return `scoring round ${scoring.round} is not complete`;
    const excess = BUILDINGS.find(
      (building) => scoring.buildings[building].reduce((sum, { count }) => sum + count, 0) > MOST_BUILDINGS[building],
    );
    if (excess !== undefined) return `scoring round ${scoring.round} counts more of ${excess} than there are`;
    if (scoring.walls.some((wall) => wall > LONGEST_WALL)) return `scoring round ${scoring.round} has too long a wall`;
    if (!isSame(recounted(scoring, before), scoring)) return `scoring round ${scoring.round} does not add up`;
    before = scoring.totals;
  }
  return null;
}

const isSame = (one: Scoring, other: Scoring): boolean => canonicalJson(one) === canonicalJson(other);

function checkPlayers({ players }: State): string | null {
  for (const [seat, { coins, alhambra }] of players.entries()) {
    if (inOrder(coins).some((coin, at) => coin !== coins[at])) return `the hand of seat ${seat} is not in order`;
    const problem = whyNotLegal(alhambra);
    if (problem !== null) return `in the alhambra of seat ${seat}, ${problem}`;
  }
  return null;
}

/** Checks that only what was bought is missing on the market, and that the display is as full as it can be. */
function checkMarket({ market, display, deck, discard, supply, step }: State): string | null {
  const empty = CURRENCIES.filter((_, place) => market[place] === null);
  if (step.kind === 'placingWon' || step.kind === 'over')
    return empty.length > 0 && supply.length === 0 ? null : 'the game has ended too early';
  const sold = CURRENCIES.filter((currency) => step.purchases.some((purchase) => purchase.currency === currency));
  if (empty.join() !== sold.join() || sold.length < step.purchases.length)
    return 'the empty places are not those of the tiles bought';
  const isFull = display.length === PLACES || deck.every(isScoringCard);
  const isBefore = step.kind === 'action' && step.purchases.length === 0;
  return !isBefore || (isFull && (display.length === PLACES || discard.length === 0))
    ? null
    : 'the display is not full';
}

/** Checks that the tiles to be placed are those bought or won, and that somebody can do something. */
function checkStep(state: State): string | null {
  const { step, players, scorings } = state;
  const isScored = scorings.some(({ round }) => round === 3);
  if (isScored !== (step.kind === 'over')) return 'the third scoring round is held at the end';
  switch (step.kind) {
    case 'action':
    case 'placing': {
      const { seat, purchases } = step;
      const stranger = players.findIndex((player, other) => other !== seat && player.toPlace.length > 0);
      if (stranger >= 0) return `seat ${stranger} has tiles to place outside its turn`;
      return (
        checkPurchases(step, playerAt(state, seat), state.seats) ??
        (step.kind === 'placing' || canAct(state, seat)
          ? null
          : `seat ${seat} can do nothing${purchases.length > 0 ? ' more' : ''}`)
      );
    }
    case 'placingWon':
      return winnersOf(state).length > 0 ? null : 'nobody has won a tile';
    case 'over':
      return winnersOf(state).length > 0 ? 'a tile was not placed' : checkLastScoring(state);
  }
}

function checkPurchases(
  { kind, purchases }: Extract<State['step'], { readonly purchases: unknown }>,
  { toPlace }: Player,
  seats: number,
): string | null {
  const bought = purchases.map(({ tile }) => tile);
  const isAll = bought.join() === toPlace.join();
  const isSome = toPlace.length > 0 && bought.filter((tile) => toPlace.includes(tile)).join() === toPlace.join();
  if (kind === 'action' ? !isAll : !isSome) return 'the tiles to place are not those bought';
  const dear = purchases.find(({ currency, paid }) => paid > mostPaid(seats, currency));
  if (dear !== undefined) return `nobody has ${dear.paid} in ${dear.currency}`;
  const isPaid = purchases.every(({ tile, paid }, i) => {
    const { cost } = tileKind(tile);
    const isLast = kind === 'placing' && i === purchases.length - 1;
    return paid === cost || (isLast && paid > cost);
  });
  return isPaid ? null : 'a purchase earned no further action';
}

/** The third round is that of the alhambras as they lie. */
function checkLastScoring(state: State): string | null {
  const last = state.scorings.at(-1)!; // `checkStep` has found it.
  const scored = scoringRound({ ...state, scorings: state.scorings.slice(0, -1) }, 3);
  return isSame(last, scored) ? null : 'the last scoring round is not that of the alhambras';
}
