import { DiscordAPIError, HTTPError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { failureOf } from '../../src/bot/discord/failure.ts';
import { localeOf } from '../../src/bot/interaction/readInteraction.ts';
import { describeError } from '../../src/bot/log.ts';
import { nonceOf } from '../../src/bot/publisher/nonce.ts';
import { missingPermissions } from '../../src/bot/state/blockedPlaces.ts';
import { createMemberNames, KEPT_FOR } from '../../src/bot/state/players.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { USUAL_BOT_PERMISSIONS } from '../../src/playground/world/world.ts';
import { createManualClock } from '../playground/support/manualClock.ts';
import { apiError } from './support/fakeChannels.ts';

describe('what Discord answers', () => {
  test.each([
    [10003, 'channelGone'],
    [10008, 'messageGone'],
    [10062, 'answered'],
    [40060, 'answered'],
    [30046, 'uneditable'],
    [50001, 'forbidden'],
    [50013, 'forbidden'],
    [50083, 'archived'],
    [160004, 'threadExists'],
    [50035, 'rejected'],
    [40003, 'opensTooFast'],
    [20026, 'barred'],
    [40333, 'unclear'],
    [40002, 'unverified'],
    [50178, 'unverified'],
    [40004, 'sendingDisabled'],
    [200000, 'filtered'],
    [240000, 'filtered'],
    [400001, 'uploadsLimited'],
    [50278, 'personGone'],
    [0, 'unclear'],
  ] as const)('with code %i means: %s', (code, failure) => expect(failureOf(apiError(code))).toBe(failure));

  test('in no proper form may have been done', () => {
    expect(
      failureOf(
        new HTTPError(502, 'Bad Gateway', 'POST', 'https://discord.test/secret', { files: [], body: undefined }),
      ),
    ).toBe('unclear');
    const page = { files: [], body: undefined };
    // The library finds no code in a page.
    const forbidden = new DiscordAPIError({} as never, undefined as never, 403, 'POST', 'https://discord.test', page);
    expect(failureOf(forbidden)).toBe('unclear');
    expect(failureOf(Object.assign(new Error('no'), { code: 'ECONNRESET' }))).toBe('unclear');
    expect(failureOf(new Error('our mistake'))).toBe('rejected');
  });

  test('is logged without address and body', () => {
    const logged = JSON.stringify([
      describeError(apiError(50035)),
      describeError(new Error('plain')),
      describeError('odd'),
    ]);
    expect(logged).toContain('50035');
    expect(logged).not.toContain('discord.test');
  });
});

describe('names', () => {
  test('are asked for once, cleaned, and remembered from interactions', async () => {
    let asked = 0;
    const names = createMemberNames(systemClock, async (_guild, user) => {
      asked++;
      return user === '2' ? null : `**${user}**`;
    });
    names.remember('g', '3', '# Cara');
    expect(await names.of('g', ['1', '2', '3', null])).toEqual(['1', null, 'Cara', null]);
    expect(await names.of('g', ['1', '2', '3'])).toEqual(['1', null, 'Cara']);
    expect(asked).toBe(2);
  });

  test('are asked for again after Discord was in trouble', async () => {
    let fails = true;
    const names = createMemberNames(systemClock, async () => {
      if (fails) throw new Error('down');
      return 'Ann';
    });
    expect(await names.of('g', ['1'])).toEqual([null]);
    fails = false;
    expect(await names.of('g', ['1'])).toEqual(['Ann']);
  });
});

describe('names that are a day old', () => {
  async function dayOld() {
    const clock = createManualClock();
    const gone: string[] = [];
    let answer: () => Promise<string | null> = async () => 'Ann';
    const names = createMemberNames(
      clock,
      () => answer(),
      (guild, user) => gone.push(`${guild}/${user}`),
    );
    expect(await names.of('g', ['1'])).toEqual(['Ann']);
    const ask = (next: typeof answer) => {
      answer = next;
      return names.of('g', ['1']);
    };
    clock.pass(KEPT_FOR - 1);
    expect(await ask(async () => 'too early')).toEqual(['Ann']);
    clock.pass(1);
    return { clock, gone, names, ask };
  }

  test('are looked up again, which nobody waits for', async () => {
    const { ask } = await dayOld();
    const held = Promise.withResolvers<string | null>();
    expect(await ask(() => held.promise)).toEqual(['Ann']);
    held.resolve('Anna');
    await held.promise;
    expect(await ask(() => Promise.reject(new Error('asked twice')))).toEqual(['Anna']);
  });

  test('tell of members who have left, each day once', async () => {
    const { ask, gone, clock } = await dayOld();
    await ask(async () => null);
    expect(await ask(async () => null)).toEqual([null]);
    expect(gone).toEqual(['g/1']);
    clock.pass(KEPT_FOR);
    await ask(async () => null);
    await ask(async () => null);
    expect(gone).toEqual(['g/1', 'g/1']);
  });

  test('stay while Discord is in trouble, and give way to what an interaction says', async () => {
    const { ask, names } = await dayOld();
    const down = () => Promise.reject(new Error('down'));
    for (let times = 0; times < 3; times++) expect(await ask(down)).toEqual(['Ann']);
    const late = Promise.withResolvers<string | null>();
    await ask(() => late.promise);
    names.remember('g', '1', 'Annika');
    late.resolve('Anna');
    await late.promise;
    expect(await ask(down)).toEqual(['Annika']);
  });
});

test('the rights that a table needs are those of its channel, and of the thread that it opens', () => {
  expect(missingPermissions(USUAL_BOT_PERMISSIONS, false)).toEqual([]);
  expect(missingPermissions(0n, false)).toEqual(['ViewChannel', 'SendMessages', 'AttachFiles', 'ReadMessageHistory']);
  expect(missingPermissions(0n, true)).toEqual([
    'ViewChannel',
    'SendMessagesInThreads',
    'AttachFiles',
    'ReadMessageHistory',
  ]);
});

test('a nonce is short, and differs by table, row, kind and generation', () => {
  const nonces = ['1', '999999999999'].flatMap((table) =>
    [1, 99_999_999].flatMap((seq) =>
      [0, 12].flatMap((generation) => [
        nonceOf(table, seq, 'board', generation),
        nonceOf(table, seq, 'lobby', generation),
      ]),
    ),
  );
  expect(new Set(nonces).size).toBe(16);
  expect(Math.max(...nonces.map((nonce) => nonce.length))).toBeLessThanOrEqual(25);
});

test('a reader is spoken to in a language that we have', () => {
  expect(['en-US', 'en-GB', 'ja', 'de', 'fr', null].map(localeOf)).toEqual(['en', 'en', 'ja', 'de', 'en', 'en']);
});
