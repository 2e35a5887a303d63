import type {
  APIApplicationCommandOptionChoice,
  APIModalInteractionResponseCallbackData,
  InteractionResponseType,
} from 'discord-api-types/v10';
import type { InteractionState } from '../pageProtocol.ts';

export type InteractionKind = 'command' | 'autocomplete' | 'component' | 'modal';

/** What a member did and what became of it. Lives in memory: its token is dead after 15 minutes anyway. */
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
  /** The message that carries the pressed component, also for a modal that such a press opened. */
  readonly messageId: string | null;
  readonly customId: string | null;

  state: InteractionState;
  /** How it was acknowledged; null while it was not. */
  response: InteractionResponseType | null;
  /** The message that `@original` means; null when there is none. */
  originalId: string | null;
  readonly followUpIds: string[];
  modal: APIModalInteractionResponseCallbackData | null;
  choices: readonly APIApplicationCommandOptionChoice[] | null;
}

/** What the gateway tells the bot of an interaction: the fields of Discord's, put together in `payloads.ts`. */
export type InteractionPayload = Readonly<Record<string, unknown>>;

/** The first answer is due within this many ms. */
export const ANSWER_DEADLINE = 3000;

/** The token serves follow-ups and edits for this many ms. */
export const TOKEN_LIFETIME = 15 * 60 * 1000;
