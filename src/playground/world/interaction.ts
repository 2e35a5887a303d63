import type {
  APIApplicationCommandOptionChoice,
  APIModalInteractionResponseCallbackData,
  InteractionResponseType,
} from 'discord-api-types/v10';
import type { InteractionState } from '../pageProtocol.ts';

export type InteractionKind = 'command' | 'autocomplete' | 'component' | 'modal';

/**
 * A command, press, or modal that a member sent, and how the bot answered. Kept in memory: its token lasts 15 minutes.
 */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly kind: InteractionKind;
  readonly userId: string;
  readonly channelId: string;
  readonly guildId: string | null;
  readonly createdAt: number;
  /** The whole command (`carcassonne place`), for commands and autocomplete. */
  readonly command: string | null;
  /** The message with the pressed component, also for a modal that the press opened. */
  readonly messageId: string | null;
  readonly customId: string | null;

  state: InteractionState;
  /** How the bot acknowledged it; null until then. */
  response: InteractionResponseType | null;
  /** The message that `@original` means; null if there is none. */
  originalId: string | null;
  readonly followUpIds: string[];
  modal: APIModalInteractionResponseCallbackData | null;
  choices: readonly APIApplicationCommandOptionChoice[] | null;
}

/** The interaction as the gateway sends it to the bot, with Discord's fields; `interactions/payloads.ts` builds it. */
export type InteractionPayload = Readonly<Record<string, unknown>>;

/** The first answer is due within this many ms. */
export const ANSWER_DEADLINE = 3000;

/** The token allows follow-ups and edits for this many ms. */
export const TOKEN_LIFETIME = 15 * 60 * 1000;
