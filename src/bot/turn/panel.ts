import type { APIButtonComponent } from 'discord.js';
import type { GameTypes, Refusal, Seat } from '../../engines/contract.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { BotGame, MoveButton, MoveDraft, PanelPicture, Position, Reader, SeatView, Style } from '../contract.ts';
import {
  type Attached,
  button,
  container,
  gallery,
  inRows,
  type Message,
  menu,
  row,
  text,
} from '../discord/components.ts';
import { limits, MENUS_ON_PAGE, MOST_BUTTONS } from '../discord/limits.ts';
import { choiceMenusOf, type Menu, menusOf, type ShownMenu } from '../discord/menus.ts';
import { shorten } from '../discord/text.ts';
import { currentDraft, type DraftHistory, type ResolvedDraft, resolveDraft } from './draftHistory.ts';

/** What a button or a menu of a panel does. */
export type PanelAction<G extends GameTypes = GameTypes> =
  | ButtonAction<G>
  /** A new selection in the menu replaces the previous one; not a step of its own. */
  | { readonly kind: 'tick'; readonly menu: Menu }
  /** A line of the menu acts like a button: what each of them does. */
  | { readonly kind: 'choose'; readonly lines: readonly ButtonAction<G>[] };

export type ButtonAction<G extends GameTypes = GameTypes> =
  | { readonly kind: 'go'; readonly draft: MoveDraft<G> }
  | { readonly kind: 'play'; readonly moves: readonly G['Move'][] }
  | { readonly kind: 'back' }
  | { readonly kind: 'close' }
  | { readonly kind: 'page'; readonly page: number };

interface PanelButton {
  readonly label: string;
  readonly style: Style;
  readonly isDisabled: boolean;
  /** Index into the actions: the slot of the button's id. */
  readonly slot: number;
}

interface PanelMenu extends ShownMenu {
  /** Index into the actions: the slot of the menu's id. */
  readonly slot: number;
}

/** A panel ready to be shown: its texts, its rows of buttons, and what each of them does. */
export interface Panel<G extends GameTypes = GameTypes> {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly note: string;
  /** What the choices would bring, one line each. */
  readonly hints: readonly string[];
  /** Above the menus. */
  readonly rows: readonly (readonly PanelButton[])[];
  readonly menus: readonly PanelMenu[];
  /** Below the menus. */
  readonly lastRows: readonly (readonly PanelButton[])[];
  readonly actions: readonly PanelAction<G>[];
  readonly view: SeatView<G>;
  readonly picture: PanelPicture<G> | null;
  /** Names of lists that help to answer. */
  readonly lists: readonly string[];
}

/** Where a panel is shown, and what for. */
interface PanelPlace {
  /** It replaces a hand, which its last `Back` returns to. */
  readonly isOnHand?: boolean;
  /** Its moves are planned, not played. */
  readonly isPlan?: boolean;
}

/**
 * The panel of the current draft, or why the rules refuse it. The same history and position always give the same slots,
 * so that a later press is still understood.
 */
export function panelOf<G extends GameTypes>(
  game: BotGame<G>,
  from: Position<G>,
  history: DraftHistory<G>,
  reader: Reader,
  { isOnHand = false, isPlan = false }: PanelPlace = {},
): Result<Panel<G>, Refusal<G['Violation']>> {
  const reached = resolveDraft(from, currentDraft(history));
  if (!reached.ok) return reached;
  const { isClosed } = reached.value.position;
  return ok(
    isClosed
      ? lastStep(game, from, reached.value, history, reader, { isOnHand, isPlan })
      : question(game, from, reached.value, history, reader, { isOnHand, isPlan }),
  );
}

function question<G extends GameTypes>(
  game: BotGame<G>,
  from: Position<G>,
  { draft, position }: ResolvedDraft<G>,
  history: DraftHistory<G>,
  reader: Reader,
  { isOnHand, isPlan }: Required<PanelPlace>,
): Panel<G> {
  const { words } = reader;
  const panel = game.controls.panel(position, draft, reader, from);
  const { actions, put, add } = collector<G>();
  const actionOf = (button: MoveButton<G>): ButtonAction<G> => {
    const moves = movesAtOnce(game, from, button, reader);
    return moves ? { kind: 'play', moves } : { kind: 'go', draft: button.draft };
  };
  const go = (button: MoveButton<G>) => add(button.label, button.style, actionOf(button), button.isDisabled);

  // All slots are numbered, including those on other pages.
  const isByMenu = panel.answers.length > MOST_BUTTONS;
  const answers = isByMenu ? [] : panel.answers.map(go);
  const asides = (panel.asides ?? []).map((some) => some.map(go));
  const choosing = choosingFrom(isByMenu ? panel.answers : [], history.page, reader, actionOf, { put, add });
  const play = panel.isPlayable
    ? [add(isPlan ? words.buttons.planIt : words.buttons.doIt, 'success', { kind: 'play', moves: draft.moves })]
    : [];
  const leave = leaving(history, reader, add, isOnHand);
  const ticking = (panel.multiSelect === null ? [] : menusOf(panel.multiSelect, draft.picked)).map((menu) => ({
    ...{ ...menu, least: 0, slot: put({ kind: 'tick', menu }) },
  }));
  const taking = (panel.multiSelect?.slots ?? []).map(go);

  const rows = inRows(answers);
  const lastButtons = [...play, ...choosing.turning, ...leave];
  const lastRows =
    taking.length + lastButtons.length <= limits.buttonsInRow
      ? [[...taking, ...lastButtons]]
      : [...inRows(taking), lastButtons];
  return {
    heading: `### ${panel.question}`,
    lines: panel.lines ?? [],
    note: [panel.note, choosing.note].filter((part) => part !== '').join(' · '),
    // Lines of a menu include their own hints.
    hints: [isByMenu ? [] : panel.answers, ...(panel.asides ?? [])].flatMap((some) => hintsOf(some, reader)),
    rows: rows.filter((row) => row.length > 0),
    menus: [...choosing.menus, ...ticking],
    lastRows: [...asides, ...lastRows].filter((row) => row.length > 0),
    actions,
    view: position.view,
    picture: panel.picture,
    lists: panel.lists ?? [],
  };
}

/** Menus for answers that are too many for buttons, a page of them, with the buttons that turn to another page. */
function choosingFrom<G extends GameTypes>(
  answers: readonly MoveButton<G>[],
  wanted: number,
  { words }: Reader,
  actionOf: (answer: MoveButton<G>) => ButtonAction<G>,
  { put, add }: Pick<Collector<G>, 'put' | 'add'>,
) {
  const { buttons, panel } = words;
  const menus = choiceMenusOf(answers, panel.choose).map(({ answers: some, ...menu }) => ({
    ...menu,
    slot: put({ kind: 'choose', lines: some.map(actionOf) }),
  }));
  const pages = Math.max(1, Math.ceil(menus.length / MENUS_ON_PAGE));
  const page = Math.min(wanted, pages - 1);
  return {
    menus: menus.slice(page * MENUS_ON_PAGE, (page + 1) * MENUS_ON_PAGE),
    turning: [
      ...(page > 0 ? [add(buttons.earlier, 'secondary', { kind: 'page', page: page - 1 })] : []),
      ...(page < pages - 1 ? [add(buttons.later, 'secondary', { kind: 'page', page: page + 1 })] : []),
    ],
    note: pages > 1 ? panel.page(page + 1, pages) : '',
  };
}

/** The hints of answers that are in the same rows; answers with the same hint share a line. */
function hintsOf(answers: readonly MoveButton[], { words }: Reader): readonly string[] {
  const byHint = Map.groupBy(answers, ({ hint }) => hint ?? null);
  byHint.delete(null);
  const { hint: line } = words.panel;
  return [...byHint].map(([hint, there]) =>
    line(
      there.map(({ label }) => label),
      hint!,
    ),
  ); // Only null means none.
}

/**
 * The moves that a press on this button plays; null if it leads to another step, if it would give something up, or if
 * the rules refuse its draft.
 */
export function movesAtOnce<G extends GameTypes>(
  { controls }: BotGame<G>,
  from: Position<G>,
  { draft, playsAtOnce }: MoveButton<G>,
  reader: Reader,
): readonly G['Move'][] | null {
  if (!playsAtOnce) return null;
  const resolved = resolveDraft(from, draft);
  if (!resolved.ok) return null;
  const { moves } = resolved.value.draft;
  return moves.length > 0 && controls.givenUp(from, moves, reader).length === 0 ? moves : null;
}

/** What will happen, and what could be done first. */
function lastStep<G extends GameTypes>(
  game: BotGame<G>,
  from: Position<G>,
  { draft, position }: ResolvedDraft<G>,
  history: DraftHistory<G>,
  reader: Reader,
  { isOnHand, isPlan }: Required<PanelPlace>,
): Panel<G> {
  const { words } = reader;
  const { actions, add } = collector<G>();
  const givenUp = game.controls.givenUp(from, draft.moves, reader);
  const asks = givenUp.length > 0;
  const { doIt, doItAnyway, planIt } = words.buttons;
  const go = add(isPlan ? planIt : asks ? doItAnyway : doIt, 'success', { kind: 'play', moves: draft.moves });
  const leave = leaving(history, reader, add, isOnHand);
  const { heading, note } = game.controls.summary(position, draft, reader, from);
  const first = givenUp.map((button) => {
    const moves = movesAtOnce(game, from, button, reader);
    return add(button.label, button.style, moves ? { kind: 'play', moves } : { kind: 'go', draft: button.draft });
  });
  return {
    heading: `### ${heading}`,
    lines: [],
    note: asks
      ? words.panel.givesUp(givenUp.map(({ label }) => label))
      : note === ''
        ? (isPlan ? words.plan : words.panel).confirmNote()
        : note,
    hints: [],
    rows: [...inRows(first), [go, ...leave]],
    menus: [],
    lastRows: [],
    actions,
    lists: [],
    view: position.view,
    // A question about the turn has nothing to show; the board shows the move.
    picture: asks
      ? null
      : {
          of: 'board',
          step: {
            ...{ seat: position.seat, moves: draft.moves.slice(0, -1), partial: { ...draft.moves.at(-1) } },
            answers: [],
          },
        },
  };
}

type Add<G extends GameTypes> = (
  label: string,
  style: Style,
  action: PanelAction<G>,
  isDisabled?: boolean,
) => PanelButton;

interface Collector<G extends GameTypes> {
  readonly actions: readonly PanelAction<G>[];
  /** Returns the number of the action. */
  put(action: PanelAction<G>): number;
  readonly add: Add<G>;
}

/** Collects the actions of buttons and menus, and numbers them. */
function collector<G extends GameTypes>(): Collector<G> {
  const actions: PanelAction<G>[] = [];
  const put = (action: PanelAction<G>): number => actions.push(action) - 1;
  const add: Add<G> = (label, style, action, isDisabled = false) => ({ label, style, isDisabled, slot: put(action) });
  return { actions, put, add };
}

/**
 * Back, if there is somewhere to go back to, and Close. A panel in place of a hand is not closed: Back returns to the
 * hand.
 */
function leaving<G extends GameTypes>(
  history: DraftHistory<G>,
  { words }: Reader,
  add: Add<G>,
  isOnHand: boolean,
): readonly PanelButton[] {
  const { buttons } = words;
  const back = history.drafts.length > 1 ? [add(buttons.back, 'secondary', { kind: 'back' })] : [];
  const close = add(isOnHand ? buttons.back : buttons.close, 'secondary', { kind: 'close' });
  return isOnHand && back.length > 0 ? back : [...back, close];
}

/** A panel that was shown: the step of a seat's draft, made for the offer after row `seq`. */
export interface ShownPanel {
  readonly table: string;
  readonly seat: Seat;
  readonly seq: number;
  readonly step: number;
}

/**
 * What the buttons of recently shown panels do, so that a press need not build its panel again. Only a shortcut: any
 * other panel, as after a restart, is built from the stored draft, with the same result.
 */
export interface RecentPanels {
  keep(panel: ShownPanel, actions: readonly PanelAction[]): void;
  actionsOf(panel: ShownPanel): readonly PanelAction[] | null;
}

/** Maximum number of panels kept; the oldest are dropped first. */
const MAX_PANELS = 1_000;

export function createRecentPanels(): RecentPanels {
  const kept = new Map<string, readonly PanelAction[]>();
  const keyOf = ({ table, seat, seq, step }: ShownPanel): string => `${table}:${seat}:${seq}:${step}`;
  return {
    keep(panel, actions) {
      kept.set(keyOf(panel), actions);
      const [oldest] = kept.keys();
      if (kept.size > MAX_PANELS && oldest !== undefined) kept.delete(oldest);
    },
    actionsOf: (panel) => kept.get(keyOf(panel)) ?? null,
  };
}

/** A panel as a private message. */
export function panelMessage(
  { accent }: BotGame,
  sheet: Panel,
  ids: { readonly kind: 'move' | 'plan'; readonly table: string; readonly seq: number; readonly draft: number },
  {
    above,
    links = [],
    picture,
    last = [],
  }: {
    readonly above: string | null;
    /** Buttons about that line. */
    readonly links?: readonly APIButtonComponent[];
    readonly picture: Attached | null;
    /** The last buttons. */
    readonly last?: readonly APIButtonComponent[];
  },
): Message {
  const rowOf = (buttons: readonly PanelButton[]) =>
    row(buttons.map(({ label, style, slot, isDisabled }) => button(label, style, { ...ids, slot }, isDisabled)));
  const small = [sheet.note, ...sheet.hints].filter((line) => line !== '').map((line) => `-# ${line}`);
  const parts = [above ?? '', sheet.heading, ...sheet.lines, ...small];
  return container(
    [
      text(shorten(parts.filter((part) => part !== '').join('\n'), limits.text)),
      ...(picture === null ? [] : [gallery(picture)]),
      ...sheet.rows.map(rowOf),
      ...sheet.menus.map((one) => menu(one, { ...ids, slot: one.slot })),
      ...sheet.lastRows.map(rowOf),
      ...[links, ...inRows(last)].filter((buttons) => buttons.length > 0).map(row),
    ],
    { accent, files: picture === null ? [] : [picture] },
  );
}
