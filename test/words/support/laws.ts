/** Laws of every game about words: whatever is met on the way can be told, in every language. */
import { expect, test } from 'vitest';
import type { Engine, Kind, Viewer } from '../../../src/engines/contract.ts';
import { GAME_IDS, games } from '../../../src/engines/games.ts';
import { type GameWords, LOCALES, type Localized, type Say } from '../../../src/words/contract.ts';
import { gameWords } from '../../../src/words/games.ts';
import { moments } from '../../engines/laws/run.ts';
import { toy } from '../../toy/engine/index.ts';
import { gameWords as toyWords } from '../../toy/words/game/index.ts';

interface Told {
  readonly id: string;
  readonly engine: Engine;
  readonly words: Localized<GameWords>;
}

/** The toy first, then all games. */
export const TOLD: readonly Told[] = [
  { id: 'toy', engine: toy, words: toyWords },
  ...GAME_IDS.map((id) => ({ id, engine: games[id], words: gameWords[id] })),
];
const say: Say = { name: (seat) => `Seat${seat}` };

/** Called often: what a sentence came from is written out only if it is wrong. */
function expectProse(sentence: string, from: unknown): void {
  if (sentence === '' || /undefined|null|NaN|\[object/.test(sentence))
    expect.fail(`${JSON.stringify(sentence)} from ${JSON.stringify(from)}`);
}

function expectSentence(sentence: string, from: unknown): void {
  expectProse(sentence, from);
  if (!/[.。]$/.test(sentence)) expect.fail(`${JSON.stringify(sentence)} has no end`);
}

/** The laws of one game, met in so many random games. */
export function wordLaws({ engine, words: spoken }: Told, games: number): void {
  const run = { seed: 'words', first: 0, games };

  test.each(LOCALES)('%s: every sight of every viewer, every task, score and position can be told', (locale) => {
    const told = spoken[locale];
    let sentences = 0;
    const kinds = new Set<string>();
    for (const { state, seats, before } of moments(engine, run)) {
      const viewers: readonly Viewer[] = ['table', ...seats];
      for (const event of before.events) {
        for (const viewer of viewers) {
          const sentence = told.sight(engine.sight(event, viewer), say);
          sentences++;
          if (sentence === null) continue;
          expectSentence(sentence, event);
          kinds.add(event.kind);
        }
      }
      const open = engine.open(state);
      expectProse(told.task(open), open);
      const described = told.describe({ open, own: null }, say);
      expectProse(described.join('\n'), open);
      if (described.length <= seats.length) expect.fail(`too little is told of ${JSON.stringify(open)}`);
      for (const seat of seats)
        expectProse(told.describe({ open, own: engine.own(state, seat) }, say).join('\n'), open);
      for (const { part } of engine.scores(state).flatMap(({ parts }) => parts))
        expectProse(told.parts[part] ?? '', part);
    }
    console.info(`${engine.id}, ${locale}: ${sentences} sights told`);
    expect(sentences).toBeGreaterThan(100);
    expect(kinds.size).toBeGreaterThan(engine === toy ? 5 : 11);
  });

  test.each(LOCALES)('%s: every refusal met by trying the moves of other moments has a sentence', (locale) => {
    const told = spoken[locale];
    const kinds = new Set<string>();
    let refusals = 0;
    const tried: Kind[] = [];
    for (const { state, awaits, random, next } of moments(engine, { ...run, games: Math.ceil(games / 2) })) {
      for (const move of tried.slice(-12)) {
        const seat = awaits[0];
        if (seat === undefined) continue;
        const played = engine.play(state, seat, move, random);
        if (played.ok || played.error.kind !== 'illegal') continue;
        expectProse(told.violation(played.error.violation, say), played.error.violation);
        kinds.add(played.error.violation.kind);
        refusals++;
      }
      if (next) tried.push(next.move);
    }
    console.info(`${engine.id}, ${locale}: ${refusals} refusals of ${kinds.size} kinds told`);
    expect(refusals).toBeGreaterThan(engine === toy ? 100 : 0);
    expect(kinds.size).toBeGreaterThan(engine === toy ? 2 : 0);
  });
}
