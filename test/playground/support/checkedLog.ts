import { afterAll, expect } from 'vitest';
import type { FakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { openApi } from './openapi.ts';

/**
 * Checks every request that the stand-in accepted, and every answer that it gave, against Discord's OpenAPI document;
 * tells at the end how many there were. Does nothing when the document is not at hand (`openApi` says so).
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
