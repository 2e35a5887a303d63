import { MINUTE } from '../support/manualClock.ts';
import { button, row, times } from '../support/messageBodies.ts';
import { webhook } from '../support/rawBot.ts';
import type { RuleCase } from './case.ts';

const reply = { content: 'x' };

/** Answers to interactions: once, in time, of a fitting kind. */
export const interactionCases = {
  interactionUnknown: {
    refused: async (bot, clock) => {
      const interaction = await bot.command();
      clock.pass(3001);
      return bot.answer(interaction, 4, reply);
    },
    accepted: async (bot, clock) => {
      const interaction = await bot.command();
      clock.pass(3000);
      return bot.answer(interaction, 4, reply);
    },
  },
  interactionAcknowledged: {
    refused: async (bot) => {
      const interaction = await bot.command();
      await bot.answer(interaction, 5);
      return bot.answer(interaction, 9, { title: 'x', custom_id: 'x', components: [] });
    },
    accepted: async (bot) => {
      const interaction = await bot.command();
      await bot.answer(interaction, 4, { content: 'x'.repeat(2001) }); // refused, so the interaction is still open
      return bot.answer(interaction, 4, reply);
    },
  },
  responseTypeNotAllowed: {
    refused: async (bot) => bot.answer(await bot.command(), 7, reply),
    accepted: async (bot) => {
      const command = await bot.command();
      await bot.answer(command, 4, { ...reply, components: [row(button())] });
      const shown = await command.outcome;
      const id = shown.kind === 'message' ? shown.message.id : '';
      return bot.answer(await bot.hear(() => bot.discord.user('ben').press(id, 'Go')), 7, reply);
    },
  },
  autocompleteChoices: {
    refused: async (bot) => {
      const asked = await bot.hear(() =>
        bot.discord.user('aya').autocomplete('probe', {}, { channel: 'lounge', focused: 'word' }),
      );
      return bot.answer(asked, 8, { choices: times(26, (index) => ({ name: String(index), value: String(index) })) });
    },
    accepted: async (bot) => {
      const asked = await bot.hear(() =>
        bot.discord.user('aya').autocomplete('probe', {}, { channel: 'lounge', focused: 'word' }),
      );
      return bot.answer(asked, 8, { choices: times(25, (index) => ({ name: String(index), value: String(index) })) });
    },
  },
  webhookUnknown: {
    refused: async (bot) => bot.request('POST', webhook(await bot.command()), reply),
    accepted: async (bot) => {
      const interaction = await bot.command();
      await bot.answer(interaction, 4, reply);
      return bot.request('POST', webhook(interaction), reply);
    },
  },
  webhookTokenExpired: {
    refused: async (bot, clock) => {
      const interaction = await bot.command();
      await bot.answer(interaction, 4, reply);
      clock.pass(15 * MINUTE + 1);
      return bot.request('PATCH', webhook(interaction, '/messages/@original'), reply);
    },
    accepted: async (bot, clock) => {
      const interaction = await bot.command();
      await bot.answer(interaction, 4, reply);
      clock.pass(15 * MINUTE);
      return bot.request('PATCH', webhook(interaction, '/messages/%40original'), reply);
    },
  },
} as const satisfies Readonly<Record<string, RuleCase>>;
