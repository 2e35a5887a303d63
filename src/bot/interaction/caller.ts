import type { Locale } from '../../words/contract.ts';

/** Who used a command or pressed a button, and where: all that handlers know of an interaction. */
export interface Caller {
  /** The interaction's id: what it changes is changed at most once. */
  readonly interaction: string;
  readonly user: string;
  /** Null in direct messages, unless a button named a table at which the member sits: then that table's. */
  readonly guild: string | null;
  /** In direct messages. */
  readonly isDirect: boolean;
  readonly channel: string;
  readonly isThread: boolean;
  /** The reader's own language. */
  readonly locale: Locale;
  /** The server's language. */
  readonly guildLocale: Locale;
  /** What the bot may do in this channel. */
  readonly permissions: bigint;
  /** May manage the server. */
  readonly isManager: boolean;
  /** Keeps order where he is: may manage the server, or the messages of others in this channel. */
  readonly isModerator: boolean;
  /** The button is on a message that only this member sees, which may therefore be replaced. */
  readonly isOnPrivate: boolean;
  /** It was a button or a form opened by one, not a command. */
  readonly isPress: boolean;
}
