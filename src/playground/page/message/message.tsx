import { MessageFlags, MessageType } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import type { PageChannel, PageMessage, PageState } from '../../pageProtocol.ts';
import { usePage } from '../context.ts';
import { Avatar } from '../controls/avatar.tsx';
import { Icon } from '../controls/icon.tsx';
import { messageTime } from '../markdown/formatTime.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { memberName } from '../state/pageState.ts';
import { addressOf } from '../state/place.ts';
import type { Words } from '../words.ts';
import { Components } from './components.tsx';
import { FailedInteraction } from './failedInteraction.tsx';
import { FileCard } from './fileCard.tsx';
import { Gallery } from './gallery.tsx';

/** One message: the command that was used, the author, the content, and its thread. */
export function Message({ item, linked }: { readonly item: PageMessage; readonly linked: boolean }): JSX.Element {
  const { state, words, perform, now } = usePage();
  const { message } = item;
  const classes = ['message'];
  if (item.mentionsMe) classes.push('mentions-me');
  if (item.onlyForMe) classes.push('only-for-me');
  if (linked) classes.push('linked');
  const failed = state.interactions.find((each) => each.state === 'failed' && each.messageId === message.id);
  const thread = state.channels.find(({ kind, starterId }) => kind === 'thread' && starterId === message.id);
  const at = Date.parse(message.timestamp);
  return (
    <article
      class={classes.join(' ')}
      tabIndex={-1}
      id={`message-${message.id}`}
      aria-labelledby={`author-${message.id}`}
    >
      <UsedCommand item={item} />
      <Avatar userId={message.author.id} />
      <div class="message-main">
        <header class="author" id={`author-${message.id}`}>
          <span class="author-name">{memberName(state, message.author.id)}</span>
          {message.author.bot && <span class="bot-tag">BOT</span>}
          <time dateTime={message.timestamp}>{messageTime(at, state.me.locale, now())}</time>
        </header>
        <Content item={item} />
        {failed && <FailedInteraction key={failed.id} interaction={failed} />}
        {thread && <ThreadCard thread={thread} />}
        {item.onlyForMe && (
          <footer class="private-note">
            <Icon name="eye" size={15} />
            {`${words.onlyYou} · `}
            <button
              type="button"
              class="text-link dismiss"
              onClick={() => void perform({ kind: 'dismiss', messageId: message.id })}
            >
              {words.dismiss}
            </button>
          </footer>
        )}
      </div>
    </article>
  );
}

function UsedCommand({ item }: { readonly item: PageMessage }): JSX.Element | null {
  const { state, words } = usePage();
  const { usedCommand, message } = item;
  const replied = message.referenced_message;
  if (!usedCommand && !replied) return null;
  return (
    <p class="origin">
      <Icon name="reply" size={14} />
      {usedCommand ? (
        <>
          <span class="link-colored">{memberName(state, usedCommand.userId)}</span> {words.used(usedCommand.command)}
        </>
      ) : (
        <a href={addressOf(message.channel_id, replied?.id)}>{replied && memberName(state, replied.author.id)}</a>
      )}
    </p>
  );
}

function Content({ item }: { readonly item: PageMessage }): JSX.Element {
  const { state, words } = usePage();
  const { message } = item;
  const flags = message.flags ?? 0;
  if (flags & MessageFlags.Loading) {
    return (
      <div class="thinking" role="status">
        <span class="skeleton" />
        <span class="side-text">{words.thinking(state.bot.name)}</span>
      </div>
    );
  }
  const line = systemLine(item, state, words);
  if (line !== null) return <p class="content side-text">{line}</p>;
  const pictures = message.attachments.filter(({ content_type }) => content_type?.startsWith('image/'));
  const files = message.attachments.filter((file) => !pictures.includes(file));
  // In a V2 message, components show the files.
  const isV2 = (flags & MessageFlags.IsComponentsV2) !== 0;
  return (
    <div class="content">
      {message.content && <Markdown text={message.content} />}
      {!isV2 && pictures.length > 0 && (
        <Gallery
          items={pictures.map(({ url, width, height, description }) => ({
            media: { url, width: width ?? null, height: height ?? null },
            description: description ?? null,
          }))}
        />
      )}
      {!isV2 && files.map((file) => <FileCard key={file.id} name={file.filename} url={file.url} size={file.size} />)}
      <Components components={message.components ?? []} messageId={message.id} channelId={message.channel_id} />
    </div>
  );
}

/** What Discord itself says in the author's name; null for all other messages. */
function systemLine({ message }: PageMessage, state: PageState, words: Words): string | null {
  const [mentioned] = message.mentions;
  if (message.type === MessageType.RecipientAdd) return words.addedToThread(memberName(state, mentioned?.id ?? ''));
  if (message.type === MessageType.ThreadCreated) return words.openedThread(message.content);
  return message.type === MessageType.ThreadStarterMessage ? words.threadStart : null;
}

function ThreadCard({ thread }: { readonly thread: PageChannel }): JSX.Element {
  const { state, words, now } = usePage();
  const last = thread.lastMessageAt === null ? '' : ` · ${messageTime(thread.lastMessageAt, state.me.locale, now())}`;
  return (
    <a class="thread-card" href={addressOf(thread.id)}>
      <Icon name="thread" size={16} />
      <strong>{thread.name}</strong>
      <span class="side-text">{words.messageCount(thread.messageCount) + last}</span>
    </a>
  );
}
