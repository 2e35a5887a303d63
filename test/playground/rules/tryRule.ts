import { expect } from 'vitest';
import { startFakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { RULES, type RuleName } from '../../../src/playground/rules/table.ts';
import { createManualClock } from '../support/manualClock.ts';
import { openApi } from '../support/openapi.ts';
import { rawBot } from '../support/rawBot.ts';
import type { RuleCase } from './case.ts';
import { channelCases } from './channelCases.ts';
import { commandCases } from './commandCases.ts';
import { componentCases } from './componentCases.ts';
import { interactionCases } from './interactionCases.ts';
import { messageCases } from './messageCases.ts';
import { modalCases } from './modalCases.ts';

/** One case a rule: a rule without one does not compile, nor does a case without a rule. */
const CASES: { readonly [rule in RuleName]: RuleCase } = {
  ...messageCases,
  ...componentCases,
  ...modalCases,
  ...commandCases,
  ...interactionCases,
  ...channelCases,
};

const document = openApi();

async function ask(request: RuleCase['refused']) {
  const clock = createManualClock();
  const discord = await startFakeDiscord({ clock });
  const bot = await rawBot(discord);
  try {
    const reply = await request(bot, clock);
    return { reply, entry: discord.log.at(-1) };
  } finally {
    bot.close();
    await discord.close();
  }
}

/** The rule is seen to refuse a request, and to let the nearest legal one pass. */
export async function tryRule(name: RuleName): Promise<void> {
  const rule = RULES[name];
  const refused = await ask(CASES[name].refused);
  expect(refused.entry?.rule).toBe(name);
  expect(refused.reply).toMatchObject({ status: rule.status, body: { code: rule.code } });
  if (rule.form !== null) expect(JSON.stringify(refused.reply.body.errors)).toContain(`"code":"${rule.form}"`);

  const accepted = await ask(CASES[name].accepted);
  expect(accepted.reply.body).not.toHaveProperty('code');
  expect(accepted.reply.status).toBeLessThan(300);
  if (accepted.entry === undefined) throw new Error('nothing was asked');
  expect(document?.validateAnswer(accepted.entry) ?? []).toEqual([]);
  expect(document?.validateRequest(accepted.entry) ?? []).toEqual([]);
}

/** The rules that only many requests in a row break. */
export const SLOW: readonly RuleName[] = ['pinsUsedUp', 'threadsUsedUp'];
