import type { Refusal } from '../../engines/contract.ts';
import { canonicalJson } from '../../kernel/json.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { Table } from '../../tables/table/table.ts';
import { type MoveButton, optionOf } from '../contract.ts';
import { button } from '../discord/components.ts';
import { limits } from '../discord/limits.ts';
import { pickedBy } from '../discord/menus.ts';
import { sanitizeName } from '../discord/text.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Reply } from '../interaction/reply.ts';
import { note, privateNote } from '../messages/note.ts';
import { refusalText } from '../messages/problem.ts';
import { rulesLinks, sectionLinks } from '../messages/rules.ts';
import { type Context, gameOf } from '../state/context.ts';
import {
  currentDraft,
  type DraftHistory,
  resolveDraft,
  withCurrent,
  withDraft,
  withoutLast,
  withPage,
} from '../turn/draftHistory.ts';
import { buttonAge } from '../turn/oldButtons.ts';
import { type ButtonAction, movesAtOnce, type PanelAction, panelOf } from '../turn/panel.ts';
import { type Handler, isOnHand, noteReply, refusal, toCaller } from './contract.ts';
import { findTable } from './findTable.ts';
import { typedList } from './look.ts';
import { atPlan, planningSeat, proposed, renewed, settle } from './plan.ts';
import { play, playedReply, type Refused } from './play.ts';
import {
  type AtSeat,
  actingSeat,
  advance,
  begin,
  handButton,
  placeOf,
  resumeMove,
  show,
  showCurrent,
  showHand,
  shownPanel,
  storedHistory,
} from './seatTurn.ts';

/** A button of the board message or of a panel: a step of a move, or the move itself. */
export const press: Handler<'press'> = (context, caller, { table, seq, draft, slot }) =>
  atOffer(context, caller, table, seq, (at) => {
    if (isOutdated(at, seq)) return showCurrent(at, at.reader.words.panel.outdated());
    return draft === 0 ? pressBoard(at, slot) : pressPanel(at, draft, slot);
  });

/** A menu of a panel: shows the step with the new selection, or goes on with the selected line. */
export const tick: Handler<'tick'> = (context, caller, { table, seq, draft, slot, ticked }) =>
  atOffer(context, caller, table, seq, async (at) =>
    isOutdated(at, seq) ? showCurrent(at, at.reader.words.panel.outdated()) : tickPanel(at, draft, slot, ticked),
  );

/** The same on a panel where a move is planned. */
export const pressPlan: Handler<'pressPlan'> = (context, caller, intent) =>
  atPlan(context, caller, intent, (at) => pressPanel(at, intent.draft, intent.slot));

export const tickPlan: Handler<'tickPlan'> = (context, caller, intent) =>
  atPlan(context, caller, intent, (at) => tickPanel(at, intent.draft, intent.slot, intent.ticked));

/** A button below a hand, in a direct message or in a private answer. */
export const pressHand: Handler<'pressHand'> = (context, caller, { table, seq, slot: index }) =>
  atOffer(context, caller, table, seq, async (at) => {
    if (isOutdated(at, seq)) return showHand(at, at.reader.words.panel.outdated());
    const button = handButton(at, index);
    return button
      ? follow(at, button, (why, links) => showHand(at, why, links))
      : noteReply(caller, { kind: 'unknownButton' });
  });

/** Handles a press if the member's seat has to act; everyone else sees whose turn it is. */
async function atOffer(
  context: Context,
  caller: Caller,
  id: string,
  seq: number,
  pressed: (at: AtSeat) => Promise<Reply>,
): Promise<Reply> {
  const table = await context.tables.get(id);
  const isKnown = table?.guild === caller.guild && buttonAge(seq, table, null) !== 'unknown';
  if (!isKnown) return noteReply(caller, { kind: 'unknownButton' });
  const acting = await actingSeat(context, caller, table, seq);
  return acting.ok ? pressed(acting.value) : acting.error;
}

const isOutdated = ({ table, standpoint }: AtSeat, seq: number): boolean =>
  buttonAge(seq, table, standpoint.seating) === 'outdated';

/** `Resume your move`: the current step. */
export const panel: Handler<'panel'> = (context, caller, { table }) => resumeMove(context, caller, table, null);

/** A whole move typed as a command, or a list that has one. */
export const type: Handler<'type'> = async (context, caller, { game: wanted, command, table: named, typed }) => {
  const listed = context.games[wanted]?.lists.find((one) => one.command?.name === command);
  if (listed) return typedList(context, caller, wanted, named, listed.name);
  const fits = (table: { game: string; status: Table['status'] }) =>
    table.game === wanted && table.status === 'running';
  const found = await findTable(context, caller, named, fits);
  if (!found.ok) return noteReply(caller, found.error);
  const table = found.value;
  if (table.status === 'running' && table.game !== wanted) {
    return noteReply(caller, { kind: 'otherGame', game: gameOf(context.games, table).words[caller.words.locale].name });
  }
  const acting = await typingSeat(context, caller, table);
  if (!acting.ok) return acting.error;
  const at = acting.value;
  const known = at.game.commands.find(({ name }) => name === command);
  if (!known) return noteReply(caller, { kind: 'unknownButton' });

  const moves = known.read(at.standpoint, typed, at.reader);
  if (!moves.ok) {
    const { option, typed: wrong, possible, why = null, section = null } = moves.error;
    const called = optionOf(known, option, caller.words).name;
    const said = wrong === null ? null : sanitizeName(wrong);
    const some = possible.slice(0, limits.choices);
    return {
      kind: 'say',
      message: privateNote(
        at.reader,
        { kind: 'mistyped', option: called, typed: said, possible: some, why },
        sectionLinks(at.game, table, section, caller.words),
      ),
    };
  }
  if (at.isPlan) return proposed(at, moves.value);
  const { interaction, user } = caller;
  const played = await context.tables.play(table.id, { interaction, user, offer: null, moves: moves.value });
  if (!played.ok) return refusal(context, caller, table, played.error, at.reader);
  return playedReply(at, played.value, moves.value);
};

/** The seat that a typed move is for: one that has to act, or one that can plan. */
async function typingSeat(context: Context, caller: Caller, table: Table): Promise<Result<AtSeat, Reply>> {
  const acting = await actingSeat(context, caller, table, table.seq);
  if (acting.ok) return acting;
  const planning = await planningSeat(context, caller, table);
  return planning === null ? acting : ok(planning);
}

/** A button of the turn on the board message. */
async function pressBoard(at: AtSeat, index: number): Promise<Reply> {
  const button = at.game.controls.board(at.standpoint.view.open, at.reader.words)[index];
  if (!button) return noteReply(at.caller, { kind: 'unknownButton' });
  // A press that plays at once shows nothing before it, but the member has to read why a plan was dropped.
  const mayPlay = at.standpoint.plan.dropped === null;
  return follow(at, button, (why, links) => toCaller(at.caller, note(why, links)), mayPlay);
}

/** Buttons from a refusal to the section of the rules that explains it. */
const rulesLinksFor = ({ game, table, reader }: AtSeat, refusal: Refusal) =>
  rulesLinks(game, table, refusal, reader.words);

/** Plays what the button plays at once, if `mayPlay`; otherwise opens the panel where it was left. */
async function follow(at: AtSeat, pressed: MoveButton, refused: Refused, mayPlay = true): Promise<Reply> {
  const moves = movesAtOnce(at.game, at.standpoint, pressed, at.reader);
  if (moves !== null && mayPlay) return play(at, moves, refused);
  const stored = await storedHistory(at);
  if (stored && canonicalJson(stored.drafts[0]) === canonicalJson(pressed.draft)) return show(at, stored, null);
  const resolved = resolveDraft(at.standpoint, pressed.draft);
  if (!resolved.ok) return refused(refusalText(at.game, resolved.error, at.reader), rulesLinksFor(at, resolved.error));
  return show(at, await begin(at, pressed.draft), null);
}

/** The step of the panel that an id belongs to; if it has passed, shows the current one. */
async function atStep(
  at: AtSeat,
  step: number,
  found: (history: DraftHistory, actions: readonly PanelAction[]) => Reply | Promise<Reply>,
): Promise<Reply> {
  const history = await storedHistory(at);
  if (history === null || history.step !== step) return showCurrent(at, at.reader.words.panel.renewed());
  return found(history, actionsOf(at, history));
}

/** What the buttons and menus of a step do, by slot. */
function actionsOf(at: AtSeat, history: DraftHistory): readonly PanelAction[] {
  const known = at.context.panels.actionsOf(shownPanel(at, history.step));
  if (known !== null) return known;
  const panel = panelOf(at.game, at.standpoint, history, at.reader, placeOf(at));
  return panel.ok ? panel.value.actions : [];
}

const pressPanel = (at: AtSeat, step: number, slot: number): Promise<Reply> =>
  atStep(at, step, (history, actions) => {
    const action = actions[slot];
    const isButton = action !== undefined && action.kind !== 'tick' && action.kind !== 'choose';
    return isButton ? carryOut(at, history, action) : noteReply(at.caller, { kind: 'unknownButton' });
  });

const tickPanel = (at: AtSeat, step: number, slot: number, ticked: readonly string[]): Promise<Reply> =>
  atStep(at, step, async (history, actions) => {
    const action = actions[slot];
    if (action?.kind === 'choose') {
      const chosen = action.lines.find((_, index) => ticked.length === 1 && ticked[0] === String(index));
      return chosen ? carryOut(at, history, chosen) : show(at, history, at.reader.words.panel.renewed());
    }
    const picked = action?.kind === 'tick' ? pickedBy(action.menu, ticked) : null;
    if (picked === null) return show(at, history, at.reader.words.panel.renewed());
    const next = withCurrent(history, { ...currentDraft(history), picked });
    return advance(at, { ...next, page: history.page });
  });

async function carryOut(at: AtSeat, history: DraftHistory, action: ButtonAction): Promise<Reply> {
  switch (action.kind) {
    case 'go': {
      const resolved = resolveDraft(at.standpoint, action.draft);
      if (!resolved.ok)
        return show(at, history, refusalText(at.game, resolved.error, at.reader), rulesLinksFor(at, resolved.error));
      return advance(at, withDraft(history, action.draft));
    }
    case 'back':
      return advance(at, withoutLast(history));
    case 'page':
      return advance(at, withPage(history, action.page));
    case 'close': {
      if (at.isPlan) return renewed(at, null);
      if (isOnHand(at.caller)) return showHand(at, null);
      const { panel: panelWords, buttons } = at.reader.words;
      const again = button(buttons.openPanel, 'secondary', {
        ...{ kind: 'verb', table: at.table.id, verb: 'panel', argument: '' },
      });
      return toCaller(at.caller, note(panelWords.closed(), [again]));
    }
    case 'play':
      return (at.isPlan ? settle : play)(at, action.moves, (why, links) => show(at, history, why, links));
  }
}
