import { Fragment, type JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageChannel, PageInteraction, PageMessage } from '../../pageProtocol.ts';
import { usePage } from '../context.ts';
import { Icon } from '../controls/icon.tsx';
import { FailedInteraction } from '../message/failedInteraction.tsx';
import { Message } from '../message/message.tsx';
import { useEditAnnouncement } from './useEditAnnouncement.ts';
import { useKeptFocus } from './useKeptFocus.ts';

/** Shared, so that a channel without messages keeps the same list from event to event. */
const NONE: readonly PageMessage[] = [];

/** Within this distance of the end (px) the list follows new messages. */
const FOLLOWS_WITHIN = 80;

/** The messages of a channel, oldest first. Stays scrolled to the end while the reader is at the end. */
export function MessageList({
  channel,
  linkedId,
}: {
  readonly channel: PageChannel;
  readonly linkedId: string | null;
}): JSX.Element {
  const { state, words } = usePage();
  const list = useRef<HTMLDivElement>(null);
  const { stayAtEnd, goToEnd } = useEnd(list);
  useKeptFocus(list);
  const messages = state.messages[channel.id] ?? NONE;
  const edited = useEditAnnouncement(messages);
  const newFrom = useReading(channel, list);
  const commands = state.interactions.filter((each) => each.channelId === channel.id && each.command !== null);

  useAnswers(messages, goToEnd);

  useEffect(() => {
    const linked = linkedId === null ? null : document.getElementById(`message-${linkedId}`);
    linked?.scrollIntoView({ block: 'center' });
  }, [linkedId]);

  return (
    <>
      <div
        ref={list}
        class="messages"
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        aria-label={channel.name}
        onScroll={stayAtEnd}
      >
        <div class="messages-inner">
          {messages.length === 0 && commands.length === 0 && <Empty channel={channel} />}
          {messages.map((item) => (
            <Fragment key={item.message.id}>
              {item.message.id === newFrom && <p class="new-line">{words.newMessages}</p>}
              <Message item={item} linked={item.message.id === linkedId} />
            </Fragment>
          ))}
          {commands.map((interaction) => (
            <SentCommand key={interaction.id} interaction={interaction} />
          ))}
        </div>
      </div>
      <p class="spoken" role="status">
        {edited}
      </p>
    </>
  );
}

/** In place of messages: in a channel, what to do first. */
function Empty({ channel }: { readonly channel: PageChannel }): JSX.Element {
  const { words } = usePage();
  if (channel.kind !== 'text') return <p class="empty">{words.noMessages}</p>;
  return (
    <div class="empty first-steps">
      <p>{words.howToBegin}</p>
      <ol>
        {words.firstSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

/** A command of this member that the bot has not answered. */
function SentCommand({ interaction }: { readonly interaction: PageInteraction }): JSX.Element {
  const { state, words } = usePage();
  return (
    <div class="sent-command">
      <p class="origin">
        <Icon name="reply" size={14} />
        <span class="link-colored">{state.me.name}</span> {words.used(interaction.command ?? '')}
      </p>
      {interaction.state === 'waiting' ? (
        <div class="thinking" role="status">
          <span class="skeleton" />
          <span class="side-text">{words.thinking(state.bot.name)}</span>
        </div>
      ) : (
        <FailedInteraction interaction={interaction} />
      )}
    </div>
  );
}

/**
 * Keeps the list scrolled to the end while the reader is there, even when pictures and fonts load late or the window is
 * resized. Returns the list's scroll handler, and what scrolls to the end from anywhere.
 */
function useEnd(list: { readonly current: HTMLElement | null }): {
  readonly stayAtEnd: () => void;
  readonly goToEnd: () => void;
} {
  const atEnd = useRef(true);
  const top = useRef(0);
  const follow = () => {
    if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useLayoutEffect(follow);
  useEffect(() => {
    const observer = new ResizeObserver(follow);
    if (list.current) observer.observe(list.current);
    if (list.current?.firstElementChild) observer.observe(list.current.firstElementChild);
    return () => observer.disconnect();
  }, []);
  const goToEnd = () => {
    atEnd.current = true;
    follow();
  };
  const stayAtEnd = () => {
    const at = list.current;
    if (!at) return;
    const isNear = at.scrollHeight - at.scrollTop - at.clientHeight < FOLLOWS_WITHIN;
    // Growing content also moves the end away: only scrolling up means that the reader left it.
    atEnd.current = isNear || (atEnd.current && at.scrollTop >= top.current);
    top.current = at.scrollTop;
  };
  return { stayAtEnd, goToEnd };
}

/** Scrolls to each new private answer, at the end: a reader who pressed something further up would not see it. */
function useAnswers(messages: readonly PageMessage[], goToEnd: () => void): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const before = known.current;
    const answers = messages.filter(({ onlyForMe }) => onlyForMe).map(({ message }) => message.id);
    known.current = new Set(answers);
    if (before !== null && answers.some((id) => !before.has(id))) goToEnd();
  }, [messages]);
}

/**
 * Marks the channel as read while it is on the screen, and remembers where the new messages began. Returns the id of
 * the first new message, or null.
 */
function useReading(channel: PageChannel, list: { readonly current: HTMLElement | null }): string | null {
  const { state, perform } = usePage();
  const [newFrom, setNewFrom] = useState<string | null>(null);
  const isFirst = useRef(true);
  const { id, unread } = channel;
  const firstUnread = unread > 0 ? (state.messages[id] ?? []).at(-unread)?.message.id : undefined;
  useEffect(() => {
    if (unread === 0) {
      isFirst.current = false;
      return;
    }
    const read = () => {
      if (!document.hasFocus() || list.current?.offsetParent === null) return;
      void perform({ kind: 'read', channelId: id });
    };
    // Messages that arrive while the member is reading are not marked as new.
    if (isFirst.current || !document.hasFocus()) setNewFrom(firstUnread ?? null);
    isFirst.current = false;
    read();
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
    // The rest changes with every event; only a change of what is unread matters here.
  }, [id, unread]);
  return newFrom;
}
