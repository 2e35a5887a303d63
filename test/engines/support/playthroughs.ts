/** A whole game as text, to be read. */
import type { Engine, GameTypes, Kind, Seat } from '../../../src/engines/contract.ts';
import { type Stream, seeded } from '../../../src/kernel/random.ts';
import { type Played, wholeGame } from '../../support/wholeGame.ts';

/** The games of one engine that are written down. */
export interface Playthroughs<G extends GameTypes> {
  readonly engine: Engine<G>;
  /** Few: each shows something that no other does. */
  readonly games: readonly (readonly [name: string, seats: number, options: readonly G['Option'][], seed: string])[];
  choose(state: G['State'], seat: Seat, legal: readonly G['Move'][], choice: Stream): G['Move'];
  /** What was dealt, unless events tell it. */
  dealt(deal: G['Deal']): readonly string[];
  /** What lies where; empty after a move after which the reader needs no look at it. */
  table(played: Played<G>): readonly string[];
}

export function playthrough<G extends GameTypes>(
  { engine, choose, dealt, table }: Playthroughs<G>,
  seats: number,
  options: readonly G['Option'][],
  seed: string,
): string {
  const random = seeded(seed);
  const choice = random.stream('choice');
  const { deal, begun, moves } = wholeGame(engine, { seats, options }, random, (state, seat, legal) =>
    choose(state, seat, legal, choice),
  );
  const lines = [`${seats} seats, options: ${options.join(' ') || 'none'}`, ...dealt(deal), ''];
  lines.push(...begun.events.map(told));

  let { state } = begun;
  let number = 0;
  for (const played of moves) {
    const line = engine.notation.write(played.move);
    lines.push('', `${++number}. seat ${played.seat}: ${line}   (one of ${played.legal.length})`);
    lines.push(...played.events.map(told));
    const things = table(played);
    if (things.length > 0) lines.push('', ...things);
    ({ state } = played);
  }
  lines.push('');
  for (const { seat, points, parts } of engine.scores(state)) {
    lines.push(`seat ${seat}: ${points} = ${parts.map((one) => `${one.part} ${one.points}`).join(' + ')}`);
  }
  return `${lines.join('\n')}\n`;
}

function told({ kind, ...rest }: Kind): string {
  return `   ${kind} ${JSON.stringify(rest).replaceAll('"', '')}`;
}
