import type { JSX } from 'preact';
import type { PageGuild } from '../../pageProtocol.ts';
import { usePage } from '../context.ts';
import { Icon } from '../controls/icon.tsx';
import { addressOf, DIRECT_MESSAGES, directMessages, firstChannel } from '../state/place.ts';

/** The member's servers and direct messages, with the number of unread mentions. */
export function ServerList({ guild }: { readonly guild: PageGuild | null }): JSX.Element {
  const { state, words } = usePage();
  const newestDm = directMessages(state)[0];
  return (
    <nav class="rail" aria-label="Servers">
      <ServerLink
        href={newestDm ? addressOf(newestDm.id) : DIRECT_MESSAGES}
        name={words.directMessages}
        current={guild === null}
        mentions={mentionsIn(null)}
      >
        <Icon name="message" />
      </ServerLink>
      <hr />
      {state.guilds.map((each) => (
        <ServerLink
          key={each.id}
          href={addressOf(firstChannel(state, each)?.id ?? '')}
          name={each.name}
          current={each.id === guild?.id}
          mentions={mentionsIn(each.id)}
        >
          {each.initials}
        </ServerLink>
      ))}
    </nav>
  );

  function mentionsIn(guildId: string | null): number {
    const channels = state.channels.filter((channel) => channel.guildId === guildId);
    // Every direct message counts as a mention.
    return channels.reduce((sum, { mentions, unread }) => sum + (guildId === null ? unread : mentions), 0);
  }
}

interface ServerLinkProps {
  readonly href: string;
  readonly name: string;
  readonly current: boolean;
  readonly mentions: number;
  readonly children: JSX.Element | string;
}

function ServerLink({ href, name, current, mentions, children }: ServerLinkProps): JSX.Element {
  return (
    <a class="rail-link" href={href} title={name} aria-current={current ? 'page' : undefined}>
      <span aria-hidden="true">{children}</span>
      <span class="for-ears">{mentions > 0 ? `${name}, ${mentions} unread` : name}</span>
      {mentions > 0 && (
        <span class="badge" aria-hidden="true">
          {mentions}
        </span>
      )}
    </a>
  );
}
