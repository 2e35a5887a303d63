import { seatOf } from '../engines/contract.ts';
import { entropyOf, fairRandom, gameKeyOf } from './fair.ts';
import { contributionsOf } from './fairness.ts';
import type { Live } from './live.ts';
import type { Happening, LogRow } from './tables.ts';

/**
 * What every row from the start on has made happen, oldest first: only the latest is kept, so the game is dealt and
 * played again from its record. Where other rules than those of now have judged a row, what is kept has to do.
 *
 * @param rows all rows of the table in order
 */
export function storyOf(
  { heading, engine, seed, sitting, recent }: Live,
  rows: readonly LogRow[],
): readonly Happening[] {
  const { startInteraction, options, seats } = sitting;
  const { rulesVersion } = engine;
  if (startInteraction === null || rows.some((row) => row.rulesVersion !== rulesVersion)) return recent;
  const entropy = entropyOf(heading.id, contributionsOf(sitting), startInteraction);
  const chance = fairRandom(gameKeyOf(heading.id, seed, entropy));
  const config = { seats: seats.length, options };
  const begun = engine.setup(config, engine.deal(config, chance));
  const story: Happening[] = [];
  let { state } = begun;
  for (const { seq, actor, seat: number, kind, payload } of rows.slice(rows.findIndex((row) => row.kind === 'start'))) {
    const seat = number === null ? null : seatOf(number, config.seats);
    let events = kind === 'start' ? begun.events : [];
    if (kind === 'move') {
      const move = engine.readMove(payload);
      const step = move.ok && seat !== null ? engine.play(state, seat, move.value, chance) : null;
      if (!step?.ok) return recent;
      ({ state, events } = step.value);
    }
    if (kind !== 'reveal') story.push({ seq, actor, seat, kind, events, rulesVersion });
  }
  return story;
}
