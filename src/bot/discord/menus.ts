/** Several values ticked in menus: which lines stand ticked, and what the ticks that came back make of it. */
import type { Value } from '../../engines/contract.ts';
import type { MultiSelect } from '../contract.ts';
import { limits } from './limits.ts';

/** A menu as Discord can hold it: at most 25 lines. */
export interface Menu {
  readonly placeholder: string;
  readonly lines: readonly { readonly label: string; readonly value: Value; readonly isTicked: boolean }[];
  /** How many of its lines may be ticked. */
  readonly most: number;
  /** What is ticked in the other menus beside it, and stays so. */
  readonly others: readonly Value[];
}

/** The lines of a step with those ticked that are picked, in as many menus as they need. */
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
      // Never fewer than stand ticked already: Discord would refuse the menu.
      most: Math.max(Math.min(most, here.length), here.filter(({ isTicked }) => isTicked).length),
      others: others.map(({ value }) => value),
    };
  });
}

/** Of equal lines the first are ticked, as many as are picked. */
export const ticksOf = <L extends { readonly value: Value }>(
  lines: readonly L[],
  picked: readonly Value[],
): readonly (L & { readonly isTicked: boolean })[] =>
  lines.map((line, at) => {
    const isSame = (value: Value) => value === line.value;
    const before = lines.slice(0, at).filter(({ value }) => isSame(value)).length;
    return { ...line, isTicked: before < picked.filter(isSame).length };
  });

/** All that is picked when these lines of the menu stand ticked; null where no such ticks can have come from it. */
export function pickedBy({ lines, most, others }: Menu, ticked: readonly string[]): readonly Value[] | null {
  const known = lines.filter((_line, index) => ticked.includes(String(index)));
  const isWhole = known.length === ticked.length && known.length <= most;
  return isWhole ? [...others, ...known.map(({ value }) => value)] : null;
}
