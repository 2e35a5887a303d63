/** How long an operation took, sample by sample. */
export interface Latency {
  readonly name: string;
  /** Milliseconds, in order of measurement. */
  readonly samples: readonly number[];
}

/** The quantile at `share` (0 to 1); NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Latencies as a Markdown table, in milliseconds with this number of decimals. */
export function latencyTable(rows: readonly Latency[], decimals = 1): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['milliseconds', 'samples', 'p50', 'p90', 'p99', 'longest']),
    '|---|--:|--:|--:|--:|--:|',
    ...rows.map(({ name, samples }) =>
      line([
        name,
        `${samples.length}`,
        ...[0.5, 0.9, 0.99, 1].map((share) => percentile(samples, share).toFixed(decimals)),
      ]),
    ),
  ].join('\n');
}
