import { expect, it } from 'vitest';
import { createQueue } from '../../src/tables/commit/queue.ts';

it('tasks of one table run one after another, those of another beside them, and a failure stops nobody', async () => {
  const inTurn = createQueue();
  const told: string[] = [];
  const gates = new Map<string, () => void>();
  const task =
    (name: string, fails = false) =>
    async () => {
      told.push(`${name} begins`);
      await new Promise<void>((resolve) => gates.set(name, resolve));
      told.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  const first = inTurn('1', task('a', true));
  const second = inTurn('1', task('b'));
  const other = inTurn('2', task('c'));
  const failure = expect(first).rejects.toThrow('a');
  await settle();
  expect(told).toEqual(['a begins', 'c begins']);
  gates.get('c')!();
  await expect(other).resolves.toBe('c');
  gates.get('a')!();
  await failure;
  await settle();
  expect(told).toEqual(['a begins', 'c begins', 'c ends', 'a ends', 'b begins']);
  gates.get('b')!();
  await expect(second).resolves.toBe('b');
  const third = inTurn('1', task('d'));
  await settle();
  gates.get('d')!();
  await expect(third).resolves.toBe('d');
});
