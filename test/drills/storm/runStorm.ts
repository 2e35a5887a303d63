/**
 * `npm run drill:storm`: how long players wait for their panels with and without two hundred presses at once, every five
 * seconds, of somebody who does not play. Through the real bot, the real renderer, and the stand-in for Discord.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { PRESS_LIMITS } from '../../../src/bot/interaction/admission.ts';
import { createRenderer } from '../../../src/render/pipeline/renderer.ts';
import { startGuildhall } from '../../bot/support/guildhall.ts';
import { allTold, awaited, shownBoard, startTable } from '../../bot/support/table.ts';

const PRESSES = 200;
const ROUNDS = 6;
/** A player presses nine times in the five seconds of a round: ten are answered. */
const IN_ROUND = 9;
const ROUND = 5_200;

const renderer = createRenderer();
const hall = await startGuildhall({ limits: PRESS_LIMITS, renderer });
const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
await allTold(hall);
const board = await shownBoard(hall, id);
const [player] = await awaited(hall, id);
const dara = hall.discord.user('dara');

async function round(isStorm: boolean): Promise<readonly number[]> {
  const began = performance.now();
  const storm = isStorm
    ? Array.from({ length: PRESSES }, () => dara.press(board.id, 'Look closer').catch(() => null))
    : [];
  const times: number[] = [];
  for (let press = 0; press < IN_ROUND; press++) {
    const pressed = performance.now();
    const outcome = await player!.press(board.id, 'Place the tile');
    if (outcome.kind !== 'message') throw new Error(`not answered: ${outcome.kind}`);
    times.push(performance.now() - pressed);
    await wait(200);
  }
  await Promise.all(storm);
  await wait(Math.max(0, ROUND - (performance.now() - began)));
  return times;
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

await round(false); // Everything is loaded.
const [calm, stormy]: [number[], number[]] = [[], []];
for (let count = 0; count < ROUNDS; count++) {
  calm.push(...(await round(false)));
  stormy.push(...(await round(true)));
}
for (const [name, share] of [
  ['p50', 0.5],
  ['p99', 0.99],
] as const) {
  const [without, within] = [quantile(calm, share), quantile(stormy, share)];
  console.log(
    `${name}: ${without.toFixed(0)} ms without, ${within.toFixed(0)} ms with (${(within / without).toFixed(2)})`,
  );
}
await hall[Symbol.asyncDispose]();
await renderer.close();
