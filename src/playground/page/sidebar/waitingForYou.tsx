import type { JSX } from 'preact';
import { usePage } from '../context.ts';
import { Icon } from '../controls/icon.tsx';
import { addressOf } from '../state/place.ts';

/** Links to everything that is waiting for this member, in all servers and direct messages. */
export function WaitingForYou(): JSX.Element | null {
  const { state, words, isPhone, showList } = usePage();
  const waiting = state.channels.filter(({ waits }) => waits);
  if (waiting.length === 0) return null;
  return (
    <section>
      <h2>{words.waitingForYou}</h2>
      <ul>
        {waiting.map((channel) => (
          <li key={channel.id}>
            <a class="channel-link unread" href={addressOf(channel.id)} onClick={() => isPhone && showList(false)}>
              <Icon name={channel.kind === 'thread' ? 'thread' : 'message'} size={16} />
              <span class="channel-name">{channel.name}</span>
              <span class="to-do">{words.toMove}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
