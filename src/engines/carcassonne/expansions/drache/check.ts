import { seatOf } from '../../../contract.ts';
import { atlas, cellOf, placementAt } from '../../atlas.ts';
import { tileKind } from '../../components.ts';
import type { Cell } from '../../events.ts';
import type { Flag } from '../../ids.ts';
import { activeSeat, lastKind, type Placement, type State, stepOf } from '../../state.ts';
import { figuresAt, isSame, openSides } from './dragon.ts';
import { fableOf } from './fable.ts';
import { companion } from './fairy.ts';
import { insteadOfAction, knights } from './princess.ts';

/** What is inconsistent about dragon, fairy, the tiles set aside, or the step of the agenda, or null. */
export const check = (state: State): string | null =>
  checkDragon(state) ?? checkFairy(state) ?? checkSetAside(state) ?? checkStep(state);

const has =
  (flag: Flag) =>
  ({ tile }: Pick<Placement, 'tile'>) =>
    tileKind(tile).flags.includes(flag);

const isOnMap = (state: State, { x, y }: Cell): boolean => {
  const cell = cellOf(x, y);
  return cell !== null && placementAt(atlas(state.placements), cell) >= 0;
};

function checkDragon(state: State): string | null {
  const { placements } = state;
  const { dragon } = fableOf(state);
  const volcano = placements.findIndex(has('volcano'));
  if ((dragon === null) !== volcano < 0) return 'the dragon is on the map without a volcano, or not there with one';
  if (dragon === null)
    return placements.some(has('dragon')) ? 'a dragon tile was placed before the first volcano' : null;
  if (placements.findIndex(has('dragon')) in placements.slice(0, volcano))
    return 'a dragon tile was placed before the first volcano';
  if (!isOnMap(state, dragon)) return 'the dragon is on no tile';
  const last = placements.at(-1)!;
  const isBeforeAction = ['action', 'princess'].includes(stepOf(state)?.kind ?? '');
  if (isBeforeAction && isSame(dragon, last) !== has('volcano')(last))
    return 'before the action, the dragon is on the tile just placed exactly if that is a volcano';
  return figuresAt(state, dragon).length > 0 ? 'there are figures on the tile of the dragon' : null;
}

function checkFairy(state: State): string | null {
  const { dragon, fairy } = fableOf(state);
  if (fairy === null) return null;
  if (!isOnMap(state, fairy.cell)) return 'the fairy is on no tile';
  if (dragon !== null && isSame(dragon, fairy.cell)) return 'the fairy is on the tile of the dragon';
  return fairy.with !== null && companion(state) === null ? 'the fairy is with a follower who is not there' : null;
}

function checkSetAside(state: State): string | null {
  const { dragon, setAside } = fableOf(state);
  if (setAside.length > 0 && dragon !== null) return 'tiles are set aside although the dragon is in play';
  const other = setAside.find((tile) => !has('dragon')({ tile }));
  return other === undefined ? null : `tile ${other} is set aside, which is no dragon tile`;
}

function checkStep(state: State): string | null {
  const step = stepOf(state);
  if (step?.kind === 'placeTile' && fableOf(state).dragon === null && has('dragon')(step))
    return 'a dragon tile was drawn before the first volcano, and not set aside';
  if (step?.kind === 'action' && insteadOfAction(state, step.seat) !== null)
    return 'the princess asks for a knight, and nothing else can be done';
  if (step?.kind === 'princess') return knights(state).length > 0 ? null : 'the princess is in no city with knights';
  if (step?.kind !== 'dragon') return null;
  const { seat, way } = step;
  const { dragon } = fableOf(state);
  if (!lastKind(state).flags.includes('dragon')) return 'the dragon moves, but the last tile has no dragon';
  if (dragon === null || !isSame(way.at(-1)!, dragon)) return 'the way of the dragon does not lead to it';
  const isWay = way.every(
    (cell, i) =>
      isOnMap(state, cell) &&
      way.findIndex((other) => isSame(other, cell)) === i &&
      (i === 0 || Math.abs(cell.x - way[i - 1]!.x) + Math.abs(cell.y - way[i - 1]!.y) === 1),
  );
  if (!isWay) return 'the dragon cannot have gone this way';
  if (openSides(state, way).length < 2) return 'the dragon has no choice';
  const due = seatOf((activeSeat(state)! + way.length - 1) % state.seats, state.seats);
  return seat === due ? null : 'the dragon is moved by the wrong player';
}
