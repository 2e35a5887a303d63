/** Select menus for several values: which lines are selected, and what a new selection means. */
import type { Value } from '../../engines/contract.ts';
import type { MultiSelect } from '../contract.ts';
import { limits } from './limits.ts';

/** A select menu of at most 25 lines. */
export interface Menu {
  readonly placeholder: string;
  readonly lines: readonly { readonly label: string; readonly value: Value; readonly isTicked: boolean }[];
  /** How many of its lines can be selected. */
  readonly most: number;
  /** Values selected in the other menus of the same step, which remain selected. */
  readonly others: readonly Value[];
}

/** The lines of a step, the picked ones selected, split into as many menus as they need. */
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

/** Marks each picked value's line as selected. Of several equal lines, the first ones are selected. */
export const ticksOf = <L extends { readonly value: Value }>(
  lines: readonly L[],
  picked: readonly Value[],
): readonly (L & { readonly isTicked: boolean })[] =>
  lines.map((line, at) => {
    const isSame = (value: Value) => value === line.value;
    const before = lines.slice(0, at).filter(({ value }) => isSame(value)).length;
    return { ...line, isTicked: before < picked.filter(isSame).length };
  });

/** All picked values when these lines are selected in the menu; null if the menu cannot give that selection. */
export function pickedBy({ lines, most, others }: Menu, ticked: readonly string[]): readonly Value[] | null {
  const known = lines.filter((_line, index) => ticked.includes(String(index)));
  const isWhole = known.length === ticked.length && known.length <= most;
  return isWhole ? [...others, ...known.map(({ value }) => value)] : null;
}
