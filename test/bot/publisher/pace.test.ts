import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createPace,
  LIMITS,
  type Pace,
  SEND_PRIORITIES,
  type SendPriority,
  type Time,
} from '../../../src/bot/publisher/pace.ts';

interface ManualTime extends Time {
  /** Goes on by so many ms, calling back on the way whoever is due. */
  pass(ms: number): Promise<void>;
}

function createManualTime(): ManualTime {
  const calls = new Set<{ readonly at: number; readonly call: () => void }>();
  let now = 0;
  return {
    now: () => now,
    after(ms, call) {
      const one = { at: now + ms, call };
      calls.add(one);
      return () => calls.delete(one);
    },
    async pass(ms) {
      const end = now + ms;
      for (;;) {
        const next = [...calls].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        calls.delete(next);
        now = Math.max(now, next.at);
        next.call();
        await new Promise((resolve) => setImmediate(resolve)); // Whoever was admitted notes it.
      }
      now = end;
    },
  };
}

interface Made {
  readonly urgency: SendPriority;
  readonly wantedAt: number;
  readonly at: number;
}

/** Asks for turns in this order, each so many ms after the one before, and waits until all have had theirs. */
async function run(
  wishes: readonly { readonly urgency: SendPriority; readonly after: number }[],
): Promise<readonly Made[]> {
  const time = createManualTime();
  const pace: Pace = createPace(new AbortController().signal, time);
  const made: Made[] = [];
  const turns: Promise<void>[] = [];
  for (const { urgency, after } of wishes) {
    await time.pass(after);
    const wantedAt = time.now();
    turns.push(pace(urgency).then(() => void made.push({ urgency, wantedAt, at: time.now() })));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await time.pass(1_000 * wishes.length);
  await Promise.all(turns);
  return made;
}

const wish = fc.record({
  urgency: fc.constantFrom(...SEND_PRIORITIES),
  after: fc.constantFrom(0, 0, 0, 1, 7, 40, 250),
});
/** So many at once that they have to wait, whatever else is drawn. */
const RUSH = Array.from({ length: 120 }, (_, i) => ({
  urgency: SEND_PRIORITIES[i % SEND_PRIORITIES.length]!,
  after: 0,
}));
const BOARDS = RUSH.map(({ after }) => ({ urgency: 'board' as const, after }));
const RUNS = { numRuns: 60, examples: [[RUSH], [BOARDS], [[...BOARDS, ...RUSH]]] satisfies [typeof RUSH][] };

const wishes = fc.array(wish, { minLength: 1, maxLength: 120, size: 'max' });

describe('the pace of requests', () => {
  test('never has more than 25 within a second, and less for what is less urgent', async () => {
    let spans = 0;
    let full = 0;
    await fc.assert(
      fc.asyncProperty(wishes, async (wanted) => {
        const made = await run(wanted);
        expect(made).toHaveLength(wanted.length);
        for (const [index, { at, urgency }] of made.entries()) {
          const within = made.slice(0, index + 1).filter((one) => one.at > at - 1_000).length;
          expect(within).toBeLessThanOrEqual(LIMITS[urgency].most);
          if (within === LIMITS.board.most) full++;
          spans++;
        }
      }),
      RUNS,
    );
    console.log(`${spans} spans of a second looked at, ${full} of them full`);
    expect(full).toBeGreaterThan(100);
    expect(LIMITS.board.most).toBe(25);
  });

  test('lets the more urgent go first, and of the same urgency whoever came first', async () => {
    let waited = 0;
    await fc.assert(
      fc.asyncProperty(wishes, async (wanted) => {
        const made = await run(wanted);
        for (const [index, one] of made.entries()) {
          for (const later of made.slice(index + 1)) {
            if (later.wantedAt >= one.at || one.wantedAt === one.at) continue; // It was not there yet, or nobody waited.
            waited++;
            const order = SEND_PRIORITIES.indexOf(later.urgency) - SEND_PRIORITIES.indexOf(one.urgency);
            expect(order > 0 || (order === 0 && later.wantedAt >= one.wantedAt)).toBe(true);
          }
        }
      }),
      RUNS,
    );
    console.log(`${waited} pairs of which one waited`);
    expect(waited).toBeGreaterThan(1_000);
  });

  test('keeps five places a second for boards, whatever is caught up with', async () => {
    const made = await run([
      ...Array.from({ length: 200 }, () => ({ urgency: 'later' as const, after: 0 })),
      ...Array.from({ length: 5 }, () => ({ urgency: 'board' as const, after: 100 })),
    ]);
    const boards = made.filter(({ urgency }) => urgency === 'board');
    expect(boards.map(({ at, wantedAt }) => at - wantedAt)).toEqual([0, 0, 0, 0, 0]);
    const last = made.at(-1)!;
    expect(last).toMatchObject({ urgency: 'later' });
    expect(last.at).toBeLessThanOrEqual(11_000);
  });

  test('has what is in no hurry come evenly', async () => {
    const made = await run(Array.from({ length: 60 }, () => ({ urgency: 'later' as const, after: 0 })));
    expect(made.map(({ at }) => at)).toEqual(Array.from({ length: 60 }, (_, index) => index * 50));
  });

  test('makes nobody wait who need not', async () => {
    const made = await run(Array.from({ length: 100 }, () => ({ urgency: 'later' as const, after: 50 })));
    expect(made.every(({ at, wantedAt }) => at === wantedAt)).toBe(true);
  });

  test('refuses all who wait when nothing is wanted any more, and whoever comes then', async () => {
    const time = createManualTime();
    const end = new AbortController();
    const pace = createPace(end.signal, time);
    const turns = Array.from({ length: 40 }, (_, index) => pace(SEND_PRIORITIES[index % 3]!));
    end.abort(new Error('no more'));
    const outcomes = await Promise.allSettled([...turns, pace('board')]);
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(40 - LIMITS.board.most);
    expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: new Error('no more') });
  });
});
