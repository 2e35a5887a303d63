import { describe, expect, test } from 'vitest';
import { createMemberLookUps, type LookUp } from '../../../src/bot/discord/memberLookUps.ts';
import { createMemberNames, KEPT_FOR } from '../../../src/bot/state/players.ts';
import { createShiftedClock } from '../support/shiftedClock.ts';

/** Look-ups that are answered when a test says so, in the order in which they were begun. */
function held() {
  const asked: { readonly user: string; readonly answer: PromiseWithResolvers<string | null> }[] = [];
  const lookUp: LookUp = (_guild, user) => {
    const answer = Promise.withResolvers<string | null>();
    asked.push({ user, answer });
    return answer.promise;
  };
  return { asked, lookUp, users: () => asked.map(({ user }) => user) };
}

const users = (count: number, prefix = 'u') => Array.from({ length: count }, (_, index) => `${prefix}${index}`);
/** Everything that can go on without a look-up does. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('names of members', () => {
  test('are waited for 300 ms in all, however long their look-up takes, and are there for the next one', async () => {
    const clock = createShiftedClock();
    const { asked, lookUp } = held();
    const names = createMemberNames(clock, lookUp);
    const since = performance.now();
    expect(await names.of('guild', ['ann', null, 'bob'])).toEqual([null, null, null]);
    expect(performance.now() - since).toBeGreaterThan(250);
    clock.pass(1_000);
    clock.freeze();
    // They were asked for long ago: now they are not waited for at all.
    expect(await names.of('guild', ['ann', 'bob'])).toEqual([null, null]);
    asked[0]?.answer.resolve('Ann');
    asked[1]?.answer.resolve(null);
    await settled();
    expect(await names.of('guild', ['ann', 'bob'])).toEqual(['Ann', null]);
    expect(asked).toHaveLength(2);
  });

  test('that come in time are waited for', async () => {
    const { asked, lookUp } = held();
    const names = createMemberNames(createShiftedClock(), lookUp);
    const coming = names.of('guild', ['ann']);
    asked[0]?.answer.resolve('Ann');
    expect(await coming).toEqual(['Ann']);
  });

  test('that come with an interaction end the waiting, and what is looked up still does not replace them', async () => {
    const { asked, lookUp } = held();
    const names = createMemberNames(createShiftedClock(), lookUp);
    const coming = names.of('guild', ['ann']);
    names.remember('guild', 'ann', 'Ann the Third');
    asked[0]?.answer.resolve('Ann');
    expect(await coming).toEqual(['Ann the Third']);
  });

  test('whose look-up fails are looked up again by the next one who asks', async () => {
    const { asked, lookUp } = held();
    const names = createMemberNames(createShiftedClock(), lookUp);
    const coming = names.of('guild', ['ann']);
    asked[0]?.answer.reject(new Error('an outage'));
    expect(await coming).toEqual([null]);
    const again = names.of('guild', ['ann']);
    asked[1]?.answer.resolve('Ann');
    expect(await again).toEqual(['Ann']);
  });

  test('that are a day old are looked up again, and nobody waits for that', async () => {
    const clock = createShiftedClock();
    const { asked, lookUp } = held();
    const gone: string[] = [];
    const names = createMemberNames(clock, lookUp, (_guild, user) => void gone.push(user));
    names.remember('guild', 'ann', 'Ann');
    clock.pass(KEPT_FOR);
    expect(await names.of('guild', ['ann'])).toEqual(['Ann']);
    asked[0]?.answer.resolve(null);
    await settled();
    expect(gone).toEqual(['ann']);
    expect(await names.of('guild', ['ann'])).toEqual([null]);
  });

  test('are complete once each has been looked up, also those of members who have left; otherwise not', async () => {
    const { asked, lookUp } = held();
    const names = createMemberNames(createShiftedClock(), lookUp);
    const complete = names.complete('guild', ['ann', null, 'bob'], 10_000);
    asked[0]?.answer.resolve('Ann');
    asked[1]?.answer.resolve(null);
    expect(await complete).toBe(true);
    expect(await names.complete('guild', ['ann', 'cid'], 10)).toBe(false);
  });
});

describe('look-ups', () => {
  /** Ten hands that are held, at a pace that lets everything pass. */
  function ten() {
    const { asked, lookUp, users: begun } = held();
    const paced: string[] = [];
    const lookUps = createMemberLookUps(Array(10).fill(lookUp), async (priority) => void paced.push(priority));
    return { asked, begun, paced, lookUps };
  }

  test('are made ten at a time at the pace of what nobody waits for, each once', async () => {
    const { asked, begun, paced, lookUps } = ten();
    const all = [...users(12), 'u3'].map((user) => lookUps.lookUp('guild', user));
    await settled();
    expect(begun()).toEqual(users(10));
    expect(new Set(paced)).toEqual(new Set(['later']));
    asked[3]?.answer.resolve('Third');
    await settled();
    expect(begun()).toEqual(users(11));
    expect(await all[12]).toBe('Third');
  });

  test('ahead of time are made in their order, two at a time, after all that somebody asks for', async () => {
    const { asked, begun, lookUps } = ten();
    for (const user of users(20, 'ahead')) void lookUps.lookUp('guild', user, true);
    await settled();
    expect(begun()).toEqual(['ahead0', 'ahead1']);
    // One of them is asked for now.
    for (const user of ['ahead9', ...users(3)]) void lookUps.lookUp('guild', user);
    await settled();
    expect(begun()).toEqual(['ahead0', 'ahead1', 'ahead9', 'u0', 'u1', 'u2']);
    asked[0]?.answer.resolve('First');
    await settled();
    expect(begun().slice(6)).toEqual(['ahead2']);
  });

  test('that have not begun fail when the bot stops', async () => {
    const { lookUps } = ten();
    for (const user of users(10)) void lookUps.lookUp('guild', user);
    const late = lookUps.lookUp('guild', 'late');
    await settled();
    lookUps.stop();
    await expect(late).rejects.toThrow('no more');
    await expect(lookUps.lookUp('guild', 'ann')).rejects.toThrow('no more');
  });
});
