import type { MoveOf, Seat } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import { kindsOf, without } from '../cards.ts';
import { COMPLETE_CITY, costOf } from '../components.ts';
import type { Event } from '../events.ts';
import { stepFrom } from '../flow.ts';
import type { District } from '../ids.ts';
import { buildsLeft, notNow } from '../powers.ts';
import { playerAt, type State, stepOf, type TurnStep, withPlayer } from '../state.ts';
import type { Citadels } from '../types.ts';
import type { Violation } from '../violations.ts';
import { notInHand } from '../violations.ts';

type Build = MoveOf<Citadels, 'build'>;

/**
 * 建設, rules §5.4, §10: the player pays for a card from their hand and adds it to their city, once per turn (up to three
 * times as the Architect). With the option `french`, a city can't have the same district twice.
 */
export const build = ruleFromList<Citadels, Build>({
  parameters: { district: 'text' },
  whyNotNow: whyNoBuildNow,
  moves: (state, seat) => buildable(state, seat).map((district) => ({ kind: 'build', district })),
  isListed: (state, seat, { district }) => whyNotDistrict(state, seat, district) === null,
  noMoves: () => ({ kind: 'nothingToBuild' }),
  whyNot: (state, seat, { district }) => whyNotDistrict(state, seat, district)!, // Not null: `isListed` said no.

  apply(state, seat, { district }) {
    const player = playerAt(state, seat);
    const paid = costOf(district);
    const city = [...player.city, district];
    const events: Event[] = [{ kind: 'built', seat, district, paid }];
    const turn = stepOf(state) as TurnStep; // `whyNotNow` has checked this.
    const built: State = {
      ...withPlayer(state, seat, { ...player, gold: player.gold - paid, hand: without(player.hand, [district]), city }),
      agenda: [{ ...turn, built: turn.built + 1 }],
    };
    return stepFrom(city.length === COMPLETE_CITY ? markComplete(built, seat, events) : built, events);
  },
});

function whyNoBuildNow(state: State): Violation | null {
  const step = stepOf(state);
  if (step?.kind !== 'turn') return notNow(state);
  return buildsLeft(state, step) > 0 ? null : { kind: 'noBuildLeft', built: step.built };
}

function whyNotDistrict(state: State, seat: Seat, district: District): Violation | null {
  const { hand, gold, city } = playerAt(state, seat);
  if (!hand.includes(district)) return notInHand(district);
  if (state.options.includes('french') && city.includes(district)) return { kind: 'alreadyBuilt', district };
  const price = costOf(district);
  return price <= gold ? null : { kind: 'tooExpensive', price, gold };
}

const buildable = (state: State, seat: Seat): readonly District[] =>
  kindsOf(playerAt(state, seat).hand).filter((district) => whyNotDistrict(state, seat, district) === null);

/** Adds the event to `events`. The first complete city makes this round the last (rules §9). */
function markComplete(state: State, seat: Seat, events: Event[]): State {
  const isFirst = state.firstComplete === null;
  events.push({ kind: 'completed', seat, isFirst });
  return isFirst ? { ...state, firstComplete: seat } : state;
}
