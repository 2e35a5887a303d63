import { type MoveOf, type Seat, seatOf, seatsOf } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import { kindsOf, without } from '../cards.ts';
import { CHARACTER_RULES } from '../characters/index.ts';
import { costOf, GRAVEYARD_PRICE } from '../components.ts';
import { withDiscarded } from '../deck.ts';
import { districtRule } from '../districts.ts';
import type { Event } from '../events.ts';
import { stepFrom } from '../flow.ts';
import { type Character, DISTRICTS, type District } from '../ids.ts';
import { whyNotUse, withUsed } from '../powers.ts';
import { hasCompleteCity } from '../scoring.ts';
import { playerAt, type State, withGold, withPlayer } from '../state.ts';
import type { Citadels } from '../types.ts';
import type { CityViolation, Violation } from '../violations.ts';

type Destroy = MoveOf<Citadels, 'destroy'>;

/** 破壊, rules §6.8: a district of another player for one gold less than its cost; then the Graveyard's owner is asked. */
export const destroy = ruleFromList<Citadels, Destroy>({
  parameters: { seat: 'integer', district: 'text' },
  harms: () => true,
  whyNotNow: (state) => whyNotUse(state, 'destruction'),
  moves: targetsOf,
  noMoves: nothingToDestroy,

  whyNot(state, seat, { seat: owner, district }) {
    if (owner === undefined) return nothingToDestroy(state, seat);
    const reason =
      whyNotFrom(state, seat, owner) ??
      (district === undefined ? null : whyNotThis(state, seat, owner, district)) ??
      whyNotWithin(state, seat, owner);
    return reason!; // `moves` doesn't list it, so something is wrong with it.
  },

  apply(state, seat, { seat: owner, district }) {
    const paid = destructionPrice(district);
    const events: Event[] = [{ kind: 'destroyed', seat, owner, district, paid }];
    const loser = playerAt(state, owner);
    const city = without(loser.city, [district]);
    const torn = withPlayer(withGold(withUsed(state, 'destruction'), seat, -paid), owner, { ...loser, city });
    const asked = salvagerOf(torn, seat);
    if (asked === null) return stepFrom(withDiscarded(torn, [district], 'table'), events);
    return stepFrom({ ...torn, agenda: [...torn.agenda, { kind: 'graveyard', seat: asked, district }] }, events);
  },
});

/** What the Warlord pays. */
export const destructionPrice = (district: District): number => costOf(district) - 1;

/** Whether the Warlord cannot destroy it at any price. */
export const isIndestructible = (district: District): boolean => districtRule(district).isIndestructible === true;

/** Whether a character keeps the Warlord out of its owner's city, unless it was murdered (rules §6.5). */
export const protectsCity = (character: Character): boolean => CHARACTER_RULES[character].protectsCity === true;

/** Why the active player can't destroy anything in this city, or null. */
function whyNotFrom(state: State, seat: Seat, owner: Seat): Violation | null {
  if (seatOf(owner, state.players.length) === null) return { kind: 'noSuchSeat', seat: owner };
  if (owner === seat) return { kind: 'oneself' };
  return whyNotCity(state, owner);
}

/** Why no one can destroy anything in this city, or null. */
function whyNotCity(state: State, owner: Seat): CityViolation | null {
  const player = playerAt(state, owner);
  if (player.city.length === 0) return { kind: 'cityEmpty', seat: owner };
  if (hasCompleteCity(player)) return { kind: 'cityComplete', seat: owner };
  const { character } = player;
  const isProtected = character !== null && character !== state.murdered && protectsCity(character);
  return isProtected ? { kind: 'cityProtected', seat: owner } : null;
}

function whyNotThis(state: State, seat: Seat, owner: Seat, district: District): Violation | null {
  if (!playerAt(state, owner).city.includes(district))
    return DISTRICTS.includes(district)
      ? { kind: 'notInCity', seat: owner, district }
      : { kind: 'noSuchDistrict', district };
  if (isIndestructible(district)) return { kind: 'indestructible', district };
  const price = destructionPrice(district);
  const { gold } = playerAt(state, seat);
  return price <= gold ? null : { kind: 'tooExpensive', price, gold };
}

/** Why the active player can't destroy any single district of an unprotected city, or null. */
function whyNotWithin(state: State, seat: Seat, owner: Seat): CityViolation | null {
  const { gold } = playerAt(state, seat);
  const districts = kindsOf(playerAt(state, owner).city);
  const payable = districts.filter((district) => !isIndestructible(district));
  const [cheapest = null] = payable.toSorted((a, b) => destructionPrice(a) - destructionPrice(b));
  const missing = cheapest === null ? 0 : destructionPrice(cheapest) - gold;
  if (cheapest !== null && missing <= 0) return null;
  const short = cheapest === null ? null : { district: cheapest, gold: missing };
  return { kind: 'cityOutOfReach', seat: owner, indestructible: districts.filter(isIndestructible), short };
}

/** The violation when nothing can be destroyed anywhere: the reason for each city. */
function nothingToDestroy(state: State, seat: Seat): Violation {
  const others = seatsOf(state.players.length).filter((owner) => owner !== seat);
  const cities = others.map((owner) => whyNotCity(state, owner) ?? whyNotWithin(state, seat, owner));
  return { kind: 'nothingToDestroy', cities: cities.filter((reason) => reason !== null) };
}

/** Everything that can be destroyed: by seat, then in building order. */
function targetsOf(state: State, seat: Seat): readonly Destroy[] {
  const targets: Destroy[] = [];
  for (const owner of seatsOf(state.players.length)) {
    if (whyNotFrom(state, seat, owner) !== null) continue;
    for (const district of kindsOf(playerAt(state, owner).city))
      if (whyNotThis(state, seat, owner, district) === null) targets.push({ kind: 'destroy', seat: owner, district });
  }
  return targets;
}

/**
 * The player who can buy the destroyed district (rules §7.6): the owner of the Graveyard, unless the Graveyard itself
 * was destroyed or they can't pay; never the Warlord's owner.
 */
export function salvagerOf(state: State, warlord: Seat): Seat | null {
  const owner = state.players.findIndex(({ city }) => city.some((district) => districtRule(district).salvages));
  const salvager = owner === warlord ? null : seatOf(owner, state.players.length);
  return salvager !== null && playerAt(state, salvager).gold >= GRAVEYARD_PRICE ? salvager : null;
}
