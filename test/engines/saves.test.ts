import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameTypes } from '../../src/engines/contract.ts';
import { seeded } from '../../src/kernel/random.ts';
import { playedFrom } from '../support/wholeGame.ts';
import { ofGames } from './support/ofGames.ts';
import type { Stored } from './support/stored.ts';

describe.each(await ofGames<Stored<GameTypes>>('stored'))(
  '%s',
  (id, { engine, present, states, upgraded, unknown }) => {
    const stored = (file: string): Readonly<Record<string, unknown>> =>
      JSON.parse(readFileSync(join(import.meta.dirname, id, 'saves', `${file}.json`), 'utf8'));
    const [firstVersion, firstFile] = states[0]!;
    const first = stored(firstFile);

    test.each(states)(
      'the state of version %i %s (%s) loads and goes on as it would have',
      (version, file, _, { moves, points, open = {} }) => {
        const loaded = engine.load(version, stored(file));
        if (!loaded.ok) throw new Error(loaded.error);
        expect(loaded.value).toEqual(upgraded?.(version, stored(file)) ?? stored(file));
        expect(engine.open(loaded.value)).toMatchObject(open);
        const played = [...playedFrom(engine, loaded.value, seeded('stored'), (_, __, legal) => legal[0]!)];
        expect(played.length).toBe(moves);
        const last = played.at(-1)?.state ?? loaded.value;
        expect(engine.scores(last).map((score) => score.points)).toEqual(points);
      },
    );

    test('the present version is read, and no later one or none', () => {
      expect(engine.save.version).toBe(present);
      const now = upgraded?.(firstVersion, first) ?? first;
      expect(engine.load(present, now)).toEqual({ ok: true, value: now });
      expect(engine.load(present + 1, now)).toMatchObject({ ok: false });
      expect(engine.load(0, first)).toMatchObject({ ok: false });
    });

    test('unknown keys, missing keys and unknown names are refused', () => {
      const { load } = engine;
      expect(load(firstVersion, { ...first, seed: 'x' })).toMatchObject({ ok: false });
      for (const key of Object.keys(first)) {
        const { [key]: _, ...others } = first;
        expect(load(firstVersion, others)).toMatchObject({ ok: false });
      }
      for (const change of unknown) expect(load(firstVersion, { ...first, ...change })).toMatchObject({ ok: false });
      expect(load(firstVersion, null)).toMatchObject({ ok: false });
    });
  },
);
