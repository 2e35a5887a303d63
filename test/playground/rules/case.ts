import type { createManualClock } from '../support/manualClock.ts';
import { type Json, layout, post } from '../support/messageBodies.ts';
import type { RawBot, Reply } from '../support/rawBot.ts';

type Request = (bot: RawBot, clock: ReturnType<typeof createManualClock>) => Promise<Reply>;

/** A request that the rule refuses, and the nearest one that it lets pass. Each starts in a world of its own. */
export interface RuleCase {
  readonly refused: Request;
  readonly accepted: Request;
}

/** Two new messages in the lounge that differ in what the rule is about. */
export function messages(refused: Json, accepted: Json): RuleCase {
  return { refused: (bot) => post(bot, refused), accepted: (bot) => post(bot, accepted) };
}

/** The same for components in a layout message. */
export function layouts(refused: unknown, accepted: unknown): RuleCase {
  return messages(layout(refused), layout(accepted));
}
