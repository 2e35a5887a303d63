/**
 * Select menus: which lines are selected and what a new selection means, or just the lines if only one can be chosen.
 */
import type { GameTypes, Value } from '../../engines/contract.ts';
import type { MoveButton, MultiSelect } from '../contract.ts';
import { limits } from './limits.ts';

/** A select menu of at most 25 lines, as it looks. */
export interface ShownMenu {
  readonly placeholder: string;
  readonly lines: readonly {
    readonly label: string;
    readonly description?: string;
    readonly isTicked: boolean;
    /** The value Discord sends for this line. Omitted: its index. */
    readonly id?: string;
  }[];
  /** How many lines must, and can, be selected. */
  readonly least: number;
  readonly most: number;
}

/** A select menu for several values. */
export interface Menu {
  readonly placeholder: string;
  readonly lines: readonly { readonly label: string; readonly value: Value; readonly isTicked: boolean }[];
  /** Maximum number of lines selected. */
  readonly most: number;
  /** Values selected in the other menus of this step, which stay selected. */
  readonly others: readonly Value[];
}

/** Splits the lines of a step into as many menus as they need, with the picked values selected. */
export function menusOf(
  { placeholder, lines, most }: Pick<MultiSelect, 'placeholder' | 'lines' | 'most'>,
  picked: readonly Value[],
): readonly Menu[] {
  const all = ticksOf(lines, picked);
  const starts = Array.from({ length: Math.ceil(all.length / limits.menuLines) }, (_, i) => i * limits.menuLines);
  return starts.map((start) => {
    const end = Math.min(start + limits.menuLines, all.length);
    const here = all.slice(start, end);
    const others = [...all.slice(0, start), ...all.slice(end)].filter(({ isTicked }) => isTicked);
    return {
      placeholder: starts.length === 1 ? placeholder : `${placeholder} · ${start + 1}–${end}`,
      lines: here,
      // Never fewer than are selected already: Discord would reject the menu.
      most: Math.max(Math.min(most, here.length), here.filter(({ isTicked }) => isTicked).length),
      others: others.map(({ value }) => value),
    };
  });
}

/**
 * Splits single answers into as many menus as they need, of equal length if possible: 26 become 13 + 13, not 25 + 1.
 *
 * @param placeholder the text of a menu with the answers from one label to another; null for a menu with all of them
 */
export function choiceMenusOf<G extends GameTypes>(
  answers: readonly MoveButton<G>[],
  placeholder: (span: readonly [string, string] | null) => string,
): readonly (ShownMenu & { readonly answers: readonly MoveButton<G>[] })[] {
  const count = Math.ceil(answers.length / limits.menuLines);
  const longest = Math.ceil(answers.length / count);
  return Array.from({ length: count }, (_, i) => {
    const here = answers.slice(i * longest, (i + 1) * longest);
    const span = [here[0]!.label, here.at(-1)!.label] as const; // No menu is empty.
    return {
      placeholder: count === 1 ? placeholder(null) : placeholder(span),
      lines: here.map(({ label, detail, hint }) => ({
        label: detail === undefined ? label : `${label} · ${detail}`,
        ...(hint === undefined ? {} : { description: hint }),
        isTicked: false,
      })),
      ...{ least: 1, most: 1, answers: here },
    };
  });
}

/** Marks the lines of the picked values as selected. Of several lines with the same value, the first ones are. */
export const ticksOf = <L extends { readonly value: Value }>(
  lines: readonly L[],
  picked: readonly Value[],
): readonly (L & { readonly isTicked: boolean })[] =>
  lines.map((line, index) => {
    const isEqual = (value: Value) => value === line.value;
    const before = lines.slice(0, index).filter(({ value }) => isEqual(value)).length;
    return { ...line, isTicked: before < picked.filter(isEqual).length };
  });

/**
 * All picked values of the step after a selection in this menu; null if the menu does not allow the selection.
 *
 * @param ticked indexes of the selected lines, as Discord sends them
 */
export function pickedBy({ lines, most, others }: Menu, ticked: readonly string[]): readonly Value[] | null {
  const selected = lines.filter((_line, index) => ticked.includes(String(index)));
  const isAllowed = selected.length === ticked.length && selected.length <= most;
  return isAllowed ? [...others, ...selected.map(({ value }) => value)] : null;
}
