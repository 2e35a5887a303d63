import { canonicalJson } from '../../kernel/json.ts';
import type { Table } from '../../tables/tables.ts';
import { type MoveButton, optionOf } from '../contract.ts';
import { button } from '../discord/components.ts';
import { limits } from '../discord/limits.ts';
import { pickedBy } from '../discord/menus.ts';
import { sanitizeName } from '../discord/sanitizeName.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Reply } from '../interaction/reply.ts';
import { note, privateNote } from '../messages/note.ts';
import { refusalText } from '../messages/problem.ts';
import { type Context, runningOf, seatingOf } from '../state/context.ts';
import { currentDraft, historyOf, withCurrent, withoutLast, withStep } from '../turn/draftHistory.ts';
import { type ButtonAction, movesAtOnce, type PanelAction, panelOf } from '../turn/panel.ts';
import { positionAfter } from '../turn/position.ts';
import { wordsFor } from '../wordsFor.ts';
import { type Handler, refusal, tell, toCaller } from './contract.ts';
import { findTable } from './findTable.ts';
import { handSlot, showHand } from './hand.ts';
import { notAwaited, notRunning, present } from './notYourTurn.ts';
import { play, told } from './play.ts';
import { type AtSeat, atSeat, begin, goOn, type Making, show, showPresent, storedMaking } from './showPanel.ts';

/** A button of the board message or of a panel: a step of a move, or the move itself. */
export const press: Handler<'press'> = (context, caller, { table, seq, draft, slot }) =>
  atOffer(context, caller, table, seq, (at) => {
    if (seq < at.seating.offer) return showPresent(at, wordsFor(at.reader.locale).panel.outdated());
    return draft === 0 ? pressBoard(at, slot) : pressPanel(at, draft, slot);
  });

/** Ticks in a menu of a panel: the step is shown with them. */
export const tick: Handler<'tick'> = (context, caller, { table, seq, draft, slot, ticked }) =>
  atOffer(context, caller, table, seq, async (at) =>
    seq < at.seating.offer
      ? showPresent(at, wordsFor(at.reader.locale).panel.outdated())
      : tickPanel(at, draft, slot, ticked),
  );

/** A button beneath a hand, in a direct message or on a private answer. */
export const pressHand: Handler<'pressHand'> = (context, caller, { table, seq, slot: index }) =>
  atOffer(context, caller, table, seq, async (at) => {
    if (seq < at.seating.offer) return showHand(at, wordsFor(at.reader.locale).panel.outdated());
    const slot = handSlot(at, index);
    return slot ? follow(at, slot, (why) => showHand(at, why)) : tell(caller, { kind: 'unknownButton' });
  });

/** A press for a seat that is awaited; all others are told how it stands. */
async function atOffer(
  context: Context,
  caller: Caller,
  id: string,
  seq: number,
  pressed: (at: AtSeat) => Promise<Reply>,
): Promise<Reply> {
  const table = await context.tables.get(id);
  // Nothing has been made for a row that is not there yet: such an id was never ours.
  if (table === null || table.guild !== caller.guild || seq > table.seq) return tell(caller, { kind: 'unknownButton' });
  const running = runningOf(context, table);
  if (running === null) return notRunning(table, caller);
  const seating = seatingOf(table, caller.user);
  if (!seating?.awaited) return notAwaited(context, caller, table, seating, running, seq);
  return pressed(await atSeat(context, caller, table, running.state, running.game, seating));
}

/** `Go on with the move`: the present step. */
export const panel: Handler<'panel'> = (context, caller, { table }) => present(context, caller, table, null);

/** A whole move typed as a command. */
export const type: Handler<'type'> = async (context, caller, { game: wanted, command, table: named, typed }) => {
  const fits = (table: { game: string; status: Table['status'] }) =>
    table.game === wanted && table.status === 'running';
  const found = await findTable(context, caller, named, fits);
  if (!found.ok) return tell(caller, found.error);
  const table = found.value;
  const running = runningOf(context, table);
  if (running === null) return notRunning(table, caller);
  const { game, state } = running;
  if (table.game !== wanted) return tell(caller, { kind: 'otherGame', game: game.words[caller.locale].name });

  const seating = seatingOf(table, caller.user);
  if (!seating?.awaited) return notAwaited(context, caller, table, seating, running, table.seq);
  const at = await atSeat(context, caller, table, state, game, seating);
  const position = positionAfter(game.engine, state, seating.seat, []);
  const known = game.commands.find(({ name }) => name === command);
  if (!known || !position.ok) return tell(caller, { kind: 'unknownButton' });

  const moves = known.read(position.value, typed, at.reader);
  if (!moves.ok) {
    const { option, typed: wrong, possible } = moves.error;
    const called = optionOf(known, option, caller.locale).name;
    const said = wrong === null ? null : sanitizeName(wrong);
    const some = possible.slice(0, limits.choices);
    return {
      kind: 'say',
      message: privateNote(at.reader, { kind: 'mistyped', option: called, typed: said, possible: some }),
    };
  }
  const { interaction, user } = caller;
  const played = await context.tables.play(table.id, { interaction, user, offer: null, moves: moves.value });
  if (!played.ok) return refusal(context, caller, table, played.error, at.reader);
  return told(at, played.value, moves.value);
};

/** A button of the turn on the board message. */
async function pressBoard(at: AtSeat, index: number): Promise<Reply> {
  const slot = at.game.controls.board(at.game.engine.open(at.state), at.reader.locale)[index];
  if (!slot) return tell(at.caller, { kind: 'unknownButton' });
  return follow(at, slot, (why) => toCaller(at.caller, note(why)));
}

/** Plays what the slot plays at once; else opens the panel, where it was left. */
async function follow(at: AtSeat, slot: MoveButton, refused: (why: string) => Reply): Promise<Reply> {
  const moves = movesAtOnce(at.game.engine, at.state, at.seating.seat, slot);
  if (moves !== null) return play(at, moves, refused);
  const stored = await storedMaking(at);
  const isSameWay = stored && canonicalJson(stored.history.drafts[0]) === canonicalJson(slot.draft);
  if (isSameWay) return show(at, stored, null);
  const sheet = panelOf(at.game, at.state, at.seating.seat, historyOf(slot.draft), at.reader);
  if (!sheet.ok) return refused(refusalText(at.game, sheet.error, at.reader));
  return show(at, await begin(at, slot.draft), null);
}

/** The step of the panel to which an id belongs; where that has passed, the present one is shown. */
async function atStep(
  at: AtSeat,
  step: number,
  found: (making: Making, actions: readonly PanelAction[]) => Reply | Promise<Reply>,
): Promise<Reply> {
  const making = await storedMaking(at);
  if (making === null || making.step !== step) {
    return showPresent(at, wordsFor(at.reader.locale).panel.renewed());
  }
  const sheet = panelOf(at.game, at.state, at.seating.seat, making.history, at.reader);
  return found(making, sheet.ok ? sheet.value.actions : []);
}

const pressPanel = (at: AtSeat, step: number, slot: number): Promise<Reply> =>
  atStep(at, step, (making, actions) => {
    const action = actions[slot];
    const isButton = action !== undefined && action.kind !== 'tick';
    return isButton ? carryOut(at, making, action) : tell(at.caller, { kind: 'unknownButton' });
  });

const tickPanel = (at: AtSeat, step: number, slot: number, ticked: readonly string[]): Promise<Reply> =>
  atStep(at, step, async (making, actions) => {
    const action = actions[slot];
    const picked = action?.kind === 'tick' ? pickedBy(action.menu, ticked) : null;
    if (picked === null) return show(at, making, wordsFor(at.reader.locale).panel.renewed());
    const { history } = making;
    const next = { ...withCurrent(history, { ...currentDraft(history), picked }), page: history.page };
    return goOn(at, making, next);
  });

async function carryOut(at: AtSeat, making: Making, action: ButtonAction): Promise<Reply> {
  const { history } = making;
  switch (action.kind) {
    case 'go': {
      const next = action.isAnswer ? withStep(history, action.draft) : withCurrent(history, action.draft);
      const sheet = panelOf(at.game, at.state, at.seating.seat, next, at.reader);
      if (!sheet.ok) return show(at, making, refusalText(at.game, sheet.error, at.reader));
      return goOn(at, making, next);
    }
    case 'back':
      return goOn(at, making, withoutLast(history));
    case 'page':
      return goOn(at, making, { ...history, page: action.page });
    case 'close': {
      const { panel: words, buttons } = wordsFor(at.reader.locale);
      const again = button(buttons.openPanel, 'secondary', {
        kind: 'verb',
        table: at.table.id,
        verb: 'panel',
        argument: '',
      });
      return toCaller(at.caller, note(words.closed(), [again]));
    }
    case 'play':
      return play(at, action.moves, (why) => show(at, making, why));
  }
}
