import type { Measured } from './measure.ts';

/** The measurements as a Markdown table; the first is the baseline of the ratios. */
export function markdownTable(measured: readonly Measured[]): string {
  const [baseline] = measured;
  if (!baseline) return '';
  const rows = measured.map(({ name, unit, timesPerSecond, movesPerSecond }) => [
    name,
    `${figure(timesPerSecond)} ${unit}`,
    figure(timesPerSecond / baseline.timesPerSecond),
    movesPerSecond > 0 ? figure(movesPerSecond) : '–',
    movesPerSecond > 0 ? figure(movesPerSecond / timesPerSecond) : '–',
  ]);
  const head = ['', 'a second', 'ratio', 'moves a second', 'moves each'];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), '|---|--:|--:|--:|--:|', ...rows.map(line)].join('\n');
}

/** Three significant digits. */
const figure = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 });
