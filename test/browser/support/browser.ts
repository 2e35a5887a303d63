import { type Browser, chromium } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

/** Tests of the page. Without Chromium none of them runs: one line says so, and in CI that is a failure. */
export function describeInBrowser(title: string, tests: () => void): void {
  if (inject('browserAddress') !== null) {
    describe(title, tests);
    return;
  }
  test(`${title}: not tested without a browser`, () => {
    console.warn(`No Chromium here (looked at CHROMIUM_PATH and the usual places): NOT tested: ${title}.`);
    expect(process.env.CI, 'the page has to be tested in CI: install Chromium').not.toBe('true');
  });
}

/** Connects to the one browser of all tests (oneBrowser.ts). Closing the connection closes the pages opened by it. */
export function connectBrowser(): Promise<Browser> {
  const address = inject('browserAddress');
  if (address === null) throw new Error('there is no Chromium');
  return chromium.connect(address);
}
