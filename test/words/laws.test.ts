/** Laws of every game about words: whatever is met on the way can be told, in every language. */
import { describe, expect, test } from 'vitest';
import type { Engine, Kind, Viewer } from '../../src/engines/contract.ts';
import { GAME_IDS, games } from '../../src/engines/games.ts';
import { commonWords } from '../../src/words/common/index.ts';
import { type GameWords, LOCALES, type Localized, type Say } from '../../src/words/contract.ts';
import { gameWords } from '../../src/words/games.ts';
import { moments } from '../engines/laws/run.ts';
import { amount } from '../support/amount.ts';
import { toy } from '../toy/engine/index.ts';
import { gameWords as toyWords } from '../toy/words/game/index.ts';

interface Told {
  readonly id: string;
  readonly engine: Engine;
  readonly words: Localized<GameWords>;
}

const ALL: readonly Told[] = [
  { id: 'toy', engine: toy, words: toyWords },
  ...GAME_IDS.map((id) => ({ id, engine: games[id], words: gameWords[id] })),
];
const RUN = { seed: 'words', first: 0, games: amount(3, 24) };
const say: Say = { name: (seat) => `Seat${seat}` };

/** Called often: what a sentence came from is written out only if it is wrong. */
function expectProse(sentence: string, from: unknown): void {
  if (sentence === '' || /undefined|null|NaN|\[object/.test(sentence))
    expect.fail(`${JSON.stringify(sentence)} from ${JSON.stringify(from)}`);
}

describe.each(ALL)('words of $id', ({ engine, words: spoken }) => {
  test.each(LOCALES)('%s: every sight of every viewer, every task, score and position can be told', (locale) => {
    const told = spoken[locale];
    let sentences = 0;
    for (const { state, seats, before } of moments(engine, RUN)) {
      const viewers: readonly Viewer[] = ['table', ...seats];
      for (const event of before.events) {
        for (const viewer of viewers) {
          const sentence = told.sight(engine.sight(event, viewer), say);
          if (sentence !== null) expectProse(sentence, event);
          sentences++;
        }
      }
      const open = engine.open(state);
      expectProse(told.task(open), open);
      expectProse(told.describe({ open, own: null }, say).join('\n'), open);
      for (const seat of seats)
        expectProse(told.describe({ open, own: engine.own(state, seat) }, say).join('\n'), open);
      for (const { part } of engine.scores(state).flatMap(({ parts }) => parts))
        expectProse(told.parts[part] ?? '', part);
    }
    console.info(`${engine.id}, ${locale}: ${sentences} sights told`);
    expect(sentences).toBeGreaterThan(100);
  });

  test.each(LOCALES)('%s: every refusal met by trying the moves of other moments has a sentence', (locale) => {
    const told = spoken[locale];
    const kinds = new Set<string>();
    let refusals = 0;
    const tried: Kind[] = [];
    for (const { state, awaits, random, next } of moments(engine, { ...RUN, games: amount(2, 12) })) {
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

  const withOptions = engine.options.length > 0 ? LOCALES : [];
  test.for(withOptions)('%s: every option has a name and a description that fits Discord', (locale) => {
    for (const option of engine.options) {
      const { name, description } = spoken[locale].options[option] ?? { name: '', description: '' };
      expect(name.length > 0 && name.length <= 45, option).toBe(true);
      expect(description.length > 0 && description.length <= 100, option).toBe(true);
      const suggestion = commonWords[locale].commands.suggestions.option(option, name, description);
      expect(suggestion.length, suggestion).toBeLessThanOrEqual(100);
    }
  });
});
