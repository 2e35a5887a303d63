import type { JSX } from 'preact';
import type { PageChannel } from '../../pageProtocol.ts';
import { usePage } from '../context.ts';
import { addressOf, type Place } from '../state/place.ts';
import { Back, ChannelPane } from './channelPane.tsx';

/** The open channel and, beside it (on a phone instead of it), the open thread. */
export function Panes({ place }: { readonly place: Place }): JSX.Element {
  const { words, isPhone, showList } = usePage();
  const { channel, thread } = place;
  return (
    <main class="panes">
      {channel && !(isPhone && thread) && paneOf(channel, thread ? null : place.messageId, null)}
      {thread && paneOf(thread, place.messageId, addressOf(thread.parentId ?? ''))}
      {!channel && !thread && (
        <section class="pane">
          {isPhone && (
            <header class="pane-header">
              <Back closeTo={null} onShowList={() => showList(true)} />
              <h1>{words.directMessages}</h1>
            </header>
          )}
          <p class="empty">{words.noDirectMessages}</p>
        </section>
      )}
    </main>
  );

  function paneOf(shown: PageChannel, linkedId: string | null, closeTo: string | null): JSX.Element {
    return <ChannelPane key={shown.id} channel={shown} guild={place.guild} linkedId={linkedId} closeTo={closeTo} />;
  }
}
