/** What is typed by itself: an action that is asked for after its tile, and a step of the dragon. */
import { type Carcassonne, SIDES } from '../../../../engines/carcassonne/index.ts';
import { failed, ok } from '../../../../kernel/result.ts';
import type { MoveCommand } from '../../../contract.ts';
import { actionsTyped, matching, onlyOf, readAction } from '../typedFigure.ts';
import { stepsTyped } from './dragon.ts';

/** `/carcassonne figure what:`: what is done after the tile, where it is asked for by itself. */
export const figure: MoveCommand<Carcassonne> = {
  name: 'figure',
  words: (words) => words.carcassonne.commands.subcommands.figure,
  options: [{ name: 'what', isRequired: true }],
  suggest: (position, _typed, _focused, reader) =>
    actionsTyped(position, reader).map(({ name, value }) => ({ name, value })),
  read(position, { what = '' }, reader) {
    const { kind } = position.view.open.step;
    // The rules say why nothing can be done now.
    if (kind !== 'action' && kind !== 'princess') return ok([{ kind: 'pass' }]);
    const action = readAction(position, what, 'what', reader);
    return action.ok ? ok([action.value]) : action;
  },
};

/** `/carcassonne dragon to:`: a step of the dragon. */
export const dragon: MoveCommand<Carcassonne> = {
  name: 'dragon',
  words: (words) => words.carcassonne.commands.subcommands.dragon,
  options: [{ name: 'to', isRequired: true }],
  suggest: (position, _typed, _focused, reader) =>
    stepsTyped(position, reader).map(({ name, value }) => ({ name, value })),
  read(position, { to = '' }, reader) {
    // The rules say why it doesn’t move now, whatever was typed.
    if (position.view.open.step.kind !== 'dragon') return ok([{ kind: 'moveDragon', side: 'n' }]);
    const all = stepsTyped(position, reader);
    const side = SIDES.find((known) => known === to.trim().toLowerCase());
    const move = side === undefined ? onlyOf(matching(all, to))?.move : { kind: 'moveDragon' as const, side };
    if (move !== undefined) return ok([move]);
    return failed({ section: 'drache', option: 'to', typed: to, possible: all.map(({ value }) => value) });
  },
};
