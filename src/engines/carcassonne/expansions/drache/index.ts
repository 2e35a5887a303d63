import type { Seat } from '../../../contract.ts';
import { FOLLOWERS } from '../../ids.ts';
import { inHand, playerAt, type State } from '../../state.ts';
import type { Expansion } from '../hooks.ts';
import { check } from './check.ts';
import { callDragon, rouseDragon, setAside } from './dragon.ts';
import { begin } from './fable.ts';
import { fairyTargets, scoreAtEnd, scoreCompany, startTurn } from './fairy.ts';
import { portalExits } from './portal.ts';
import { insteadOfAction } from './princess.ts';

/** Princess and dragon, rules §13: dragon, volcano, princess, fairy, and portal. */
export const drache: Expansion = {
  begin,
  refusePlace: null,
  startTurn,
  setAside,
  afterPlacing: callDragon,
  insteadOfAction,
  hasAction,
  afterAction: rouseDragon,
  worth: null,
  farmBonus: null,
  beforeReturn: scoreCompany,
  afterScoring: null,
  afterPart: null,
  placedInEarlierParts: null,
  atEnd: scoreAtEnd,
  pieces: null, // Dragon and fairy are always there, beside the board or on it; the tiles set aside are tiles.
  check,
};

/** Rules §13.5, §13.6: a follower through the portal, or the fairy. */
function hasAction(state: State, seat: Seat): boolean {
  if (fairyTargets(state, seat).length > 0) return true;
  const hasFollower = FOLLOWERS.some((figure) => inHand(playerAt(state, seat), figure) > 0);
  return hasFollower && portalExits(state).length > 0;
}
