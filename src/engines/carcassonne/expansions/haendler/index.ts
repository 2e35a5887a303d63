import type { Expansion } from '../hooks.ts';
import { afterPart, noteTrigger, placedInEarlierParts } from './builder.ts';
import { countGoods, GOODS_IN_BOX, scoreGoods, takeGoods } from './goods.ts';
import { farmBonus } from './pig.ts';
import { begin, check } from './trade.ts';

/** Traders and builders, rules §11: trade goods, the builder's second part of a turn, and the pig. */
export const haendler: Expansion = {
  begin,
  refusePlace: null,
  startTurn: null,
  setAside: null,
  afterPlacing: noteTrigger,
  insteadOfAction: null,
  hasAction: null,
  afterAction: null,
  worth: null,
  farmBonus,
  beforeReturn: null,
  afterScoring: takeGoods,
  afterPart,
  placedInEarlierParts,
  atEnd: scoreGoods,
  pieces: { box: GOODS_IN_BOX, count: countGoods },
  check,
};
