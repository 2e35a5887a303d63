import type { JSX } from 'preact';
import type { PageChannel, PageGuild } from '../../pageProtocol.ts';
import { Composer } from '../composer/composer.tsx';
import { usePage } from '../context.ts';
import { Icon, type IconName } from '../controls/icon.tsx';
import { memberName } from '../state/pageState.ts';
import { MemberBar } from './memberBar.tsx';
import { MessageList } from './messageList.tsx';

const KIND_ICONS: { readonly [kind in PageChannel['kind']]: IconName } = {
  text: 'channel',
  thread: 'thread',
  dm: 'message',
};

/** A channel, thread, or direct message: its heading, its messages, and the composer. */
export function ChannelPane({
  channel,
  guild,
  linkedId,
  closeTo,
}: {
  readonly channel: PageChannel;
  readonly guild: PageGuild | null;
  readonly linkedId: string | null;
  /** Where closing a thread leads; null for channels, which cannot be closed. */
  readonly closeTo: string | null;
}): JSX.Element {
  const { words, isPhone, showList } = usePage();
  return (
    <section class="pane" aria-label={channel.name}>
      <header class="pane-header">
        {isPhone && <Back closeTo={closeTo} onShowList={() => showList(true)} />}
        <Icon name={KIND_ICONS[channel.kind]} />
        <h1>{channel.name}</h1>
        <span class="topic">
          <Topic channel={channel} />
        </span>
        {closeTo !== null && !isPhone && (
          <a class="close" href={closeTo}>
            <kbd>Esc</kbd> {words.close}
          </a>
        )}
      </header>
      {isPhone && <MemberBar guild={guild} />}
      <MessageList channel={channel} linkedId={linkedId} />
      {channel.archived && <p class="archived side-text">{words.archived}</p>}
      <Composer channel={channel} />
    </section>
  );
}

/** The back button on a phone: from a thread to its channel, from a channel to the list. */
export function Back({
  closeTo,
  onShowList,
}: {
  readonly closeTo: string | null;
  readonly onShowList: () => void;
}): JSX.Element {
  const { words } = usePage();
  if (closeTo !== null) {
    return (
      <a class="back" href={closeTo} aria-label={words.back}>
        <Icon name="back" />
      </a>
    );
  }
  return (
    <button type="button" class="back" aria-label={words.back} onClick={onShowList}>
      <Icon name="back" />
    </button>
  );
}

function Topic({ channel }: { readonly channel: PageChannel }): JSX.Element {
  const { state, words } = usePage();
  if (channel.kind === 'dm') return <>{words.directTopic}</>;
  if (channel.kind !== 'thread') return <>{channel.topic}</>;
  const people = channel.memberIds.filter((id) => id !== state.bot.id);
  return <>{people.map((id) => memberName(state, id)).join(', ')}</>;
}
