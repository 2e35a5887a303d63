import { describe, expect, test } from 'vitest';
import type { GameTypes } from '../../src/engines/contract.ts';
import type { Impossible } from './support/impossible.ts';
import { ofGames } from './support/ofGames.ts';

const copyOf = (state: object): unknown => JSON.parse(JSON.stringify(state));

describe.each(await ofGames<Impossible<GameTypes>>('impossible'))('%s', (_, { engine, states }) => {
  const { version } = engine.save;
  const rows = states.flatMap(({ state, changes }) => changes.map((change) => [...change, state] as const));

  test.each(rows)('a state with %s is refused', (_, change, problem, state) => {
    const loaded = engine.load(version, copyOf({ ...Object(state), ...change }));
    expect(loaded.ok ? 'nothing is wrong' : loaded.error).toMatch(problem);
  });

  test('the states they come from are taken', () => {
    for (const { state } of states) expect(engine.load(version, copyOf(state))).toEqual({ ok: true, value: state });
  });
});
