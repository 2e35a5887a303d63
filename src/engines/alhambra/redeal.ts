import { type Random, type Stream, shuffled } from '../../kernel/random.ts';
import type { Viewer } from '../contract.ts';
import { inOrder } from './coins.ts';
import { tileKind } from './components.ts';
import type { Coin, ScoringCard, TileId } from './ids.ts';
import { isScoringCard } from './refill.ts';
import type { State } from './state.ts';

/**
 * Another state that the viewer cannot distinguish from this one: redeals the deck, in which each scoring card may lie
 * one card higher or lower; the other hands, unless everyone has just seen them; and the supply together with Dirk's
 * tiles, of which everyone knows only how many he has of each building.
 */
export function redeal(state: State, viewer: Viewer, random: Random): State {
  const stream = random.stream('redeal');
  return redealTiles(redealCoins(state, viewer, stream), stream);
}

function redealCoins(state: State, viewer: Viewer, stream: Stream): State {
  const isKnown = (seat: number) => seat === viewer || isBeforeFirstMove(state);
  const unseen = state.deck.filter((card) => !isScoringCard(card));
  for (const [seat, { coins }] of state.players.entries()) if (!isKnown(seat)) unseen.push(...coins);
  const dealt = [...shuffled(stream, unseen)];
  return {
    ...state,
    players: state.players.map((player, seat) =>
      isKnown(seat) ? player : { ...player, coins: inOrder(dealt.splice(0, player.coins.length)) },
    ),
    deck: shiftScoringCards(state.deck, stream).map((card) => (isScoringCard(card) ? card : dealt.pop()!)), // As many as before.
  };
}

/** The starting money was shown to everyone (rules §3.5). */
const isBeforeFirstMove = ({ turn, step }: State): boolean =>
  turn === 1 && step.kind === 'action' && step.purchases.length === 0;

/** Swaps each scoring card with a coin next to it, or leaves it. */
function shiftScoringCards(deck: readonly (Coin | ScoringCard)[], stream: Stream): readonly (Coin | ScoringCard)[] {
  const shifted = [...deck];
  for (const card of deck.filter(isScoringCard)) {
    const from = shifted.indexOf(card);
    const to = from + stream.uniform(3) - 1;
    const other = shifted[to];
    if (other === undefined || isScoringCard(other)) continue;
    [shifted[from], shifted[to]] = [other, card];
  }
  return shifted;
}

function redealTiles(state: State, stream: Stream): State {
  const { supply, dirk } = state;
  if (dirk === null) return { ...state, supply: shuffled(stream, supply) };
  const left = [...shuffled(stream, [...supply, ...dirk])];
  const given = dirk.map((tile): TileId => {
    const { building } = tileKind(tile);
    const at = left.findIndex((other) => tileKind(other).building === building); // Itself at least.
    return left.splice(at, 1)[0]!;
  });
  return { ...state, dirk: given, supply: left };
}
