/** Starts one Chromium for all tests of pages, which connect to it. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser listens; null where there is none. */
    readonly browserAddress: string | null;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (CHROMIUM === null) {
    provide('browserAddress', null);
    return async () => {};
  }
  const server = await chromium.launchServer({
    executablePath: CHROMIUM,
    // No background requests.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  provide('browserAddress', server.wsEndpoint());
  return () => server.close();
}
