/** A game that has ended, step by step: what it looked like then, above buttons to the other steps. */

import type { Viewer } from '../../engines/contract.ts';
import { isMoveKind } from '../../tables/stored/rowKinds.ts';
import type { ReplayStep, SeenRow, Standpoint } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { SeenBy } from '../../words/common/replay/contract.ts';
import type { Say } from '../../words/contract.ts';
import type { Words } from '../../words/words.ts';
import type { BotGame } from '../contract.ts';
import { type Attached, button, container, gallery, type Message, menu, row, text } from '../discord/components.ts';
import { limits } from '../discord/limits.ts';
import { ALL, type ReplayGo } from '../discord/replayIds.ts';
import { shorten } from '../discord/text.ts';
import type { Players } from '../state/players.ts';
import { linesOf, turnsOf } from './events.ts';
import { importedLines } from './fairness.ts';

/** The whole game as one viewer saw it, and the step that is shown. */
export interface Shown {
  readonly steps: readonly ReplayStep[];
  readonly at: number;
  readonly viewer: Viewer;
}

/** How many rows before a step its picture knows of, at most: pictures tell of the last moves. */
const STORY = 40;

/** What the viewer knew at a step. */
export function standpointAt({ steps, at, viewer }: Shown): Standpoint | null {
  const step = steps[at];
  return step === undefined
    ? null
    : { viewer, view: step.view, recent: steps.slice(Math.max(0, at + 1 - STORY), at + 1) };
}

/** Whose view is shown, as sentences name it; null for what everyone saw. */
export const seenBy = (viewer: Viewer, say: Say): SeenBy => (viewer === 'table' ? null : say.name(viewer));

/** The same in the name of a file; from 1. */
export const seatNumberOf = (viewer: Viewer): number | null => (viewer === 'table' ? null : viewer + 1);

/** Where a turn begins. */
interface TurnStart {
  /** The step; the same one may end the turn before. */
  readonly at: number;
  readonly chapter: string | null;
  readonly number: number | null;
}

/** The beginnings of all turns, each at a step of its own. */
export function turnStarts(game: BotGame, steps: readonly ReplayStep[], words: Words): readonly TurnStart[] {
  const places = new Map(steps.map(({ seq }, at) => [seq, at]));
  const starts = turnsOf(game, steps, words).flatMap(({ rows, chapter, number }) => {
    const at = places.get(rows[0]?.seq ?? -1);
    return at === undefined ? [] : [{ at, chapter, number }];
  });
  return starts.filter(({ at }, i) => starts[i + 1]?.at !== at);
}

/** The step on which a turn begins, before or after this one, after the last turn the end; null if there is none. */
const turnBefore = (starts: readonly TurnStart[], at: number): number | null =>
  starts.findLast((start) => start.at < at)?.at ?? null;
const turnAfter = (starts: readonly TurnStart[], at: number, last: number): number | null =>
  starts.find((start) => start.at > at)?.at ?? (at < last ? last : null);

/** One step of a replay. Nothing of it is kept: its buttons name the step that they lead to. */
export function replayMessage(
  game: BotGame,
  table: Table,
  shown: Shown,
  players: Players,
  pictures: readonly Attached[],
  words: Words,
): Message {
  const { steps, at, viewer } = shown;
  const { replay: replayWords, buttons } = words;
  const starts = turnStarts(game, steps, words);
  const last = steps.length - 1;
  const go = (label: string, to: ReplayGo, step: number | null) =>
    button(label, 'secondary', { kind: 'replay', table: table.id, go: to, viewer, step: step ?? at }, step === null);
  const moves = [
    go(buttons.first, 'first', at === 0 ? null : 0),
    go(buttons.stepBack, 'back', at === 0 ? null : at - 1),
    go(buttons.stepOn, 'on', at === last ? null : at + 1),
    go(buttons.last, 'last', at === last ? null : last),
  ];
  const others = [
    go(buttons.turnBack, 'turnBack', turnBefore(starts, at)),
    go(buttons.turnOn, 'turnOn', turnAfter(starts, at, last)),
    go(buttons.animation, 'animation', at),
    go(buttons.moveFile, 'moves', at),
  ];
  const head = [
    ...[replayWords.heading(game.words[words.locale].name, table.id), ...importedLines(table, words)],
    placeLine(shown, starts, words),
  ];
  const told = toldAt(game, table, shown, players, words);
  return container(
    [
      text([...head, shorten(told.join('\n'), LONGEST_TOLD)].join('\n')),
      ...pictures.map(gallery),
      row(moves),
      row(others),
      menu(viewerMenu(table, viewer, players, words), {
        ...{ kind: 'replay', table: table.id, go: 'viewer', viewer, step: at },
      }),
    ],
    { accent: game.accent, files: pictures },
  );
}

/** Room for what happened in one step, in UTF-16 units; leaves room for the heading. */
const LONGEST_TOLD = limits.text - 500;

/** The number of the step, and the turn to which it belongs. */
function placeLine({ steps, at }: Shown, starts: readonly TurnStart[], words: Words): string {
  const { replay, look } = words;
  const turn = starts.findLast((start) => start.at <= at);
  const parts = [turn?.chapter ?? null, turn?.number == null ? null : look.moves.turn(turn.number)];
  return [replay.step(at + 1, steps.length), ...parts.filter((part) => part !== null)].join(' · ');
}

/** What happened in a step, as its viewer saw it; with the move before, if they share a line. */
function toldAt(game: BotGame, table: Table, { steps, at }: Shown, { say }: Players, words: Words): readonly string[] {
  const move = steps.slice(0, at).findLast(({ kind }) => isMoveKind(kind));
  const rows = [...(move === undefined ? [] : [move]), ...steps.slice(at, at + 1)];
  const lines = toldTogether(game, table, rows, say, words).at(-1)?.lines ?? [];
  return (lines.length === 0 ? [words.replay.nothing()] : lines).map((line) => `> ${line}`);
}

/** Rows, and the lines that tell what happened in them. */
export interface Told {
  readonly rows: readonly SeenRow[];
  readonly lines: readonly string[];
}

/**
 * Rows that share a line, such as a tile and the figure on it: a move joins the same player’s move before it if it
 * says nothing by itself, or if something else is said of both.
 */
export function toldTogether(
  game: BotGame,
  table: Table,
  rows: readonly SeenRow[],
  say: Say,
  words: Words,
): readonly Told[] {
  const linesIn = (some: readonly SeenRow[]) => linesOf(game, table, some, say, words);
  const told: Told[] = [];
  for (const row of rows) {
    const alone: Told = { rows: [row], lines: linesIn([row]) };
    const last = told.at(-1);
    const joined = last && isSamePlayer(last.rows.at(-1), row) ? linesIn([...last.rows, row]) : null;
    const isApart =
      alone.lines.length > 0 && joined?.join('\n') === [...(last?.lines ?? []), ...alone.lines].join('\n');
    if (last === undefined || joined === null || isApart) told.push(alone);
    else told[told.length - 1] = { rows: [...last.rows, row], lines: joined };
  }
  return told;
}

const isSamePlayer = (one: SeenRow | undefined, other: SeenRow): boolean =>
  one !== undefined && isMoveKind(one.kind) && isMoveKind(other.kind) && one.seat === other.seat;

/** Everyone, then the seats. */
function viewerMenu(table: Table, viewer: Viewer, { say }: Players, words: Words) {
  const { replay: replayWords } = words;
  const seats = table.seats.map(({ seat }) => ({
    ...{ label: replayWords.seat(say.name(seat)), isTicked: seat === viewer, id: String(seat) },
  }));
  return {
    placeholder: replayWords.everyone(),
    lines: [{ label: replayWords.everyone(), isTicked: viewer === 'table', id: ALL }, ...seats],
    ...{ least: 1, most: 1 },
  };
}
