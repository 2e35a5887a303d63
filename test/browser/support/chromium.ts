import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of Chromium: `CHROMIUM_PATH` if set, else the usual places; null when there is none. */
export const CHROMIUM = [process.env.CHROMIUM_PATH ?? USUAL_PLACES].flat().find((place) => existsSync(place)) ?? null;
