import type { JSX } from 'preact';
import type { PageChannel, PageGuild } from '../../pageProtocol.ts';
import { usePage } from '../context.ts';
import { Avatar } from '../controls/avatar.tsx';
import { Icon } from '../controls/icon.tsx';
import { addressOf, directMessages, type Place, textChannels, threadsOf } from '../state/place.ts';
import { LANGUAGE_NAMES } from '../words.ts';
import { WaitingForYou } from './waitingForYou.tsx';

/** The channels of the open server with their threads, or the direct messages; below them the member being played. */
export function ChannelList({
  place,
  onShowTools,
}: {
  readonly place: Place;
  readonly onShowTools: () => void;
}): JSX.Element {
  const { state, words, isPhone } = usePage();
  const toDo = state.me.waiting;
  // On a phone nothing else is on the screen.
  const Title = isPhone ? 'h1' : 'h2';
  const openId = place.thread?.id ?? place.channel?.id ?? null;
  return (
    <nav class="channel-list" aria-label={place.guild?.name ?? words.directMessages}>
      <Title class="list-title">{place.guild?.name ?? words.directMessages}</Title>
      <div class="list-body">
        {place.guild ? <GuildChannels guild={place.guild} openId={openId} /> : <DirectMessages openId={openId} />}
      </div>
      <button type="button" class="playing" onClick={onShowTools}>
        <Avatar userId={state.me.id} size={36} />
        <span class="playing-text">
          <strong>{state.me.name}</strong>
          <span class="side-text">
            {LANGUAGE_NAMES[state.me.locale]}
            {toDo > 0 && ` · ${toDo} to do`}
          </span>
        </span>
        <kbd>Alt 1–9</kbd>
      </button>
    </nav>
  );
}

function GuildChannels({ guild, openId }: { readonly guild: PageGuild; readonly openId: string | null }): JSX.Element {
  const { state } = usePage();
  const sections = Map.groupBy(textChannels(state, guild), ({ section }) => section);
  return (
    <>
      {[...sections].map(([section, channels]) => (
        <section key={section ?? ''}>
          {section && <h2>{section}</h2>}
          <ul>
            {channels.map((channel) => (
              <li key={channel.id}>
                <ChannelLink channel={channel} openId={openId} />
                <Threads channel={channel} openId={openId} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Threads({
  channel,
  openId,
}: {
  readonly channel: PageChannel;
  readonly openId: string | null;
}): JSX.Element | null {
  const { state } = usePage();
  const threads = threadsOf(state, channel).filter(({ archived, id }) => !archived || id === openId);
  if (threads.length === 0) return null;
  return (
    <ul class="threads">
      {threads.map((thread) => (
        <li key={thread.id}>
          <ChannelLink channel={thread} openId={openId} />
        </li>
      ))}
    </ul>
  );
}

function DirectMessages({ openId }: { readonly openId: string | null }): JSX.Element {
  const { state, words } = usePage();
  const channels = directMessages(state);
  return (
    <>
      {channels.length === 0 && <p class="side-text padded">{words.noDirectMessages}</p>}
      <ul>
        {channels.map((channel) => (
          <li key={channel.id}>
            <ChannelLink channel={channel} openId={openId} />
          </li>
        ))}
      </ul>
      <WaitingForYou />
    </>
  );
}

function ChannelLink({
  channel,
  openId,
}: {
  readonly channel: PageChannel;
  readonly openId: string | null;
}): JSX.Element {
  const { state, isPhone, showList } = usePage();
  const marked = channel.kind === 'dm' ? channel.unread : channel.mentions;
  const other = channel.memberIds.find((id) => id !== state.me.id) ?? state.bot.id;
  return (
    <a
      class={channel.unread > 0 ? 'channel-link unread' : 'channel-link'}
      href={addressOf(channel.id)}
      aria-current={channel.id === openId ? 'page' : undefined}
      onClick={() => isPhone && showList(false)}
    >
      {channel.kind === 'dm' ? (
        <Avatar userId={other} size={28} />
      ) : (
        <Icon name={channel.kind === 'thread' ? 'thread' : 'channel'} size={16} />
      )}
      <span class="channel-name">{channel.name}</span>
      {marked > 0 && (
        <span class="badge" role="img" aria-label={`${marked} unread`}>
          {marked}
        </span>
      )}
    </a>
  );
}
