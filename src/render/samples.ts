import type { Engine, GameTypes } from '../engines/contract.ts';
import { playout } from '../engines/playout.ts';
import { seeded } from '../kernel/random.ts';
import { LOCALES } from '../words/contract.ts';
import type { GamePictures, Picture } from './contract.ts';

/**
 * The table early, in the middle and at the end of a game played by chance with all seats: the same pictures each
 * time.
 */
export function boardsOfRandomGame<G extends GameTypes>(
  engine: Engine<G>,
  board: GamePictures<G>['board'],
): readonly Picture[] {
  const seats = engine.seats([]).max;
  const opens: G['Open'][] = [];
  playout(engine, { seats, options: [] }, seeded(`samples of ${engine.id}`), ({ state }) => {
    opens.push(engine.open(state));
  });
  const names = Array.from({ length: seats }, (_, seat) => String.fromCodePoint('A'.codePointAt(0)! + seat));
  const scene = { names, locale: LOCALES[0], recent: [], story: [], step: null, zoom: null };
  return [0.1, 0.5, 1].map((share) =>
    board({ open: opens[Math.round((opens.length - 1) * share)]!, own: null }, scene),
  );
}
