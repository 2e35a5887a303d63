import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { createRenderer } from '../../../src/render/pipeline/renderer.ts';
import { BRITTLE, brittleOrder } from '../support/brittleOrder.ts';

/** On a busy machine the thread, which lets all others go first, may need long for any picture. */
const PATIENT = { limit: 300_000 } as const;

test('a drawing that fails is told with its reason, and the next picture is made', async () => {
  const renderer = createRenderer(BRITTLE, PATIENT);
  await expect(renderer.render(brittleOrder('fails'), 'board')).rejects.toThrow('broken on purpose');
  expect((await renderer.render(brittleOrder('works'), 'board')).width).toBe(40);
  await renderer.close();
});

test('when the thread ends, the picture at hand fails and the next one gets a new thread', async () => {
  const renderer = createRenderer(BRITTLE, PATIENT);
  await expect(renderer.render(brittleOrder('ends'), 'board')).rejects.toThrow('the painting thread exited: code 3');
  const [one, two] = await Promise.all([
    renderer.render(brittleOrder('works'), 'board'),
    renderer.render(brittleOrder('works again'), 'panel'),
  ]);
  expect([one.width, two.width]).toEqual([40, 40]);
  await renderer.close();
});

test('a module without pictures is told with each picture, and ends nothing', async () => {
  const renderer = createRenderer(new URL('./support/missing.ts', import.meta.url).href);
  await expect(renderer.render(brittleOrder('works'), 'board')).rejects.toThrow('missing.ts');
  await expect(renderer.render(brittleOrder('works'), 'board')).rejects.toThrow('missing.ts');
  await renderer.close();
});

test('after the end no picture is made', async () => {
  const renderer = createRenderer(BRITTLE, PATIENT);
  const running = renderer.render(brittleOrder('hangs'), 'board');
  const told = expect(running).rejects.toThrow('the painting thread exited');
  await renderer.close();
  await told;
  await expect(renderer.render(brittleOrder('works'), 'board')).rejects.toThrow('the renderer is closed');
});

test('where the system can tell threads apart, the one that paints lets all others go first', async () => {
  if (process.platform !== 'linux') return console.log('only Linux tells threads apart: not looked at');
  const renderer = createRenderer(BRITTLE, PATIENT);
  await renderer.render(brittleOrder('works'), 'panel');
  const lower = Math.max(getPriority(), 5);
  const values = readdirSync('/proc/self/task').map(nicenessOf);
  console.log(`${values.length} threads`);
  expect(values).toContain(lower);
  expect(nicenessOf(`${process.pid}`)).toBe(getPriority());
  await renderer.close();
});

/** How far a thread of this process steps back: field 19 of its line (proc_pid_stat(5)); its name may hold blanks. */
function nicenessOf(thread: string): number {
  const line = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
  return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16]);
}

test('tables are drawn on two threads, each table always on the same one', async () => {
  const renderer = createRenderer(BRITTLE, { ...PATIENT, threads: 2 });
  const hanging = renderer.render(brittleOrder('hangs'), 'board');
  const behind = renderer.render(brittleOrder('works'), 'board');
  const told = [
    expect(hanging).rejects.toThrow('the painting thread exited'),
    expect(behind).rejects.toThrow('the renderer is closed'),
  ];
  // Another table's thread goes on; the number of the table decides.
  for (let i = 0; i < 3; i++) expect((await renderer.render(brittleOrder('works', '2'), 'board')).width).toBe(40);
  await renderer.close();
  await Promise.all(told);
});
