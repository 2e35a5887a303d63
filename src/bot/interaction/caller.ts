import type { Locale } from '../../words/contract.ts';
import type { Words } from '../../words/words.ts';

/** Who used a command or pressed a button, and where: everything that handlers know about an interaction. */
export interface Caller {
  /** The interaction's id. An interaction changes a table at most once. */
  readonly interaction: string;
  readonly user: string;
  /** Null in direct messages, except for a button of a table at which the member sits: then that table's server. */
  readonly guild: string | null;
  /** Whether it came from a direct message. */
  readonly isDirect: boolean;
  readonly channel: string;
  readonly isThread: boolean;
  /** Whether the bot is a member of the server: not where only its commands are authorized. True in direct messages. */
  readonly isBotMember: boolean;
  /** Those of the reader's own language. */
  readonly words: Words;
  /** The server's language. */
  readonly guildLocale: Locale;
  /** The bot's permissions in this channel. */
  readonly permissions: bigint;
  /** The ids of the member's roles, without that of everyone. */
  readonly roles: readonly string[];
  /** Whether the member has Administrator, and so sees all channels. */
  readonly isAdmin: boolean;
  /** Whether the member has Manage Server. */
  readonly isManager: boolean;
  /** Whether the member has Manage Server, or Manage Messages in this channel. */
  readonly isModerator: boolean;
  /** Whether the button is on a message that only this member sees, which can therefore be replaced. */
  readonly isOnPrivate: boolean;
  /** The message with the pressed button, if that message really has this button: anyone can send any id. */
  readonly message: string | null;
  /** Whether it was a button, a menu, or a form, not a command. */
  readonly isPress: boolean;
}
