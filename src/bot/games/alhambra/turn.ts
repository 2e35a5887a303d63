/** The buttons of the turn, and the drafts they lead to. */

import { type Alhambra, canRebuild, type Move, type Open } from '../../../engines/alhambra/index.ts';
import type { PartialMoveOrNone, Seat } from '../../../engines/contract.ts';
import type { Words } from '../../../words/words.ts';
import { type MoveButton, type MoveDraft, NOTHING_YET } from '../../contract.ts';

/**
 * Questions of a turn before any kind of move is chosen: which tile to buy, how to rebuild. A draft that has reached
 * one has picked its name.
 */
const MENUS = ['buy', 'rebuild'] as const;
type Menu = (typeof MENUS)[number];

const menuDraft = (menu: Menu): MoveDraft<Alhambra> => ({ moves: [], partial: {}, picked: [menu] });
export const menuOf = ({ picked }: MoveDraft<Alhambra>): Menu | null =>
  MENUS.find((menu) => picked.length === 1 && picked[0] === menu) ?? null;

/** A move of which only the kind is chosen. */
export const onlyKind = (kind: Move['kind']): PartialMoveOrNone<Alhambra> => ({ kind }) as PartialMoveOrNone<Alhambra>; // Any kind can begin a move.

export const draftOf = (partial: PartialMoveOrNone<Alhambra>, moves: readonly Move[] = []): MoveDraft<Alhambra> => ({
  moves,
  partial,
  picked: [],
});

/** The seats that have to act. */
export function actingSeats({ step }: Open): readonly Seat[] {
  switch (step.kind) {
    case 'action':
    case 'placing':
      return [step.seat];
    case 'placingWon':
      return step.seats;
    case 'over':
      return [];
  }
}

/**
 * The buttons of the turn, from public information: a tile on the market can be bought as far as everyone knows, and
 * whether coins lie on display or a rebuilding is possible is open.
 */
export function turnSlots(open: Open, words: Words): readonly MoveButton<Alhambra>[] {
  const { buttons } = words.alhambra.panel;
  const { step, players, display, market } = open;
  switch (step.kind) {
    case 'over':
      return [];
    case 'action': {
      const slot = (label: string, draft: MoveDraft<Alhambra>, isPossible: boolean): MoveButton<Alhambra> => ({
        ...{ label, style: 'primary', draft },
        ...(isPossible ? {} : { isDisabled: true }),
      });
      return [
        slot(buttons.takeMoney, draftOf(onlyKind('takeCoins')), display.length > 0),
        slot(
          buttons.buy,
          menuDraft('buy'),
          market.some(({ tile }) => tile !== null),
        ),
        slot(buttons.rebuild, menuDraft('rebuild'), canRebuild(players[step.seat]!)), // As many players as seats.
      ];
    }
    case 'placing':
    case 'placingWon':
      return [{ label: placeLabel(open, words), style: 'primary', draft: NOTHING_YET }];
  }
}

/** The button that places tiles: one for all who do, so it names no number that would be wrong for one of them. */
export function placeLabel(open: Open, words: Words): string {
  const { buttons } = words.alhambra.panel;
  const [count, ...others] = new Set(actingSeats(open).map((seat) => open.players[seat]!.toPlace.length)); // As many as seats.
  return count !== undefined && others.length === 0 ? buttons.place(count) : buttons.placeWon;
}
