import { afterAll, expect } from 'vitest';
import type { FakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { openApi } from './openapi.ts';

/**
 * Returns a function that checks every request that the stand-in accepted, and every answer, against Discord's OpenAPI
 * document; prints their number after all tests. Does nothing without the document (`openApi` warns).
 */
export function checkedLog(): (discord: FakeDiscord) => void {
  const document = openApi();
  let checked = 0;
  afterAll(() => {
    if (document !== null) console.info(`${checked} requests and their answers fit Discord's OpenAPI document`);
  });
  return (discord) => {
    if (document === null) return;
    for (const entry of discord.log) {
      const name = `${entry.method} ${entry.route}`;
      if (entry.rule === null) expect([name, document.validateRequest(entry)]).toEqual([name, []]);
      if (entry.status < 500) expect([name, document.validateAnswer(entry)]).toEqual([name, []]);
      checked++;
    }
    expect(checked).toBeGreaterThan(0);
  };
}
