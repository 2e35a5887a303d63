/** Labels have room on the buttons of a narrow phone. */
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { limits } from '../../src/bot/discord/limits.ts';
import { widthOf } from '../../src/render/kit/text.ts';
import { LOCALES } from '../../src/words/contract.ts';
import { pageOf } from './support/pages.ts';

/** Of a window of 360 px, without the margins of the message, its container and the button. */
const ROOM = 250;
/** Discord's letters on buttons, in px. */
const TYPE = 14;
/** The path of a label, other than of what a menu says. */
const BUTTON = /^buttons\.(?!tick)/;

test.each(LOCALES)('%s', async (locale) => {
  const context = createCanvas(1, 1).getContext('2d');
  const entries = Object.values(await pageOf(locale)).flat();
  const labels = entries.filter(({ path }) => BUTTON.test(path)).flatMap(({ texts }) => texts);
  const wide = labels.filter((label) => widthOf(context, label, TYPE, 700) > ROOM);
  expect(wide).toEqual([]);
  expect(labels.filter((label) => label.length > limits.buttonLabel)).toEqual([]);
  expect(labels.length).toBeGreaterThan(70);
});
