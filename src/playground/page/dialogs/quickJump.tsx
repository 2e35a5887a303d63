import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageChannel } from '../../pageProtocol.ts';
import { type Page, usePage } from '../context.ts';
import { arrowKeyTarget } from '../controls/arrowKeyTarget.ts';
import { guildOf } from '../state/pageState.ts';
import { addressOf } from '../state/place.ts';

/** A search over all channels, threads, and direct messages, unread ones first. */
export function QuickJump({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const page = usePage();
  const { state, words, isPhone, showList } = page;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  useLayoutEffect(() => dialog.current?.showModal(), []);

  const wanted = text.trim().toLowerCase();
  const found = state.channels
    .filter((channel) => !channel.archived || wanted !== '')
    .filter((channel) => `${channel.name} ${placeOf(page, channel)}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => b.mentions - a.mentions || Math.sign(b.unread) - Math.sign(a.unread));
  const go = (channel: PageChannel | undefined) => {
    if (!channel) return;
    location.hash = addressOf(channel.id);
    if (isPhone) showList(false);
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} class="modal jump" aria-label={words.jumpTo} onClose={onClose}>
      <input
        type="text"
        autocomplete="off"
        class="composer-text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        aria-label={words.jumpTo}
        placeholder={words.jumpTo}
        value={text}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          const next = arrowKeyTarget(event, true, active, found.length);
          if (next === null && event.key !== 'Enter') return;
          event.preventDefault();
          if (next === null) go(found[active]);
          else {
            setActive(next);
            document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
          }
        }}
      />
      <div class="jump-list" role="listbox" id={id} aria-label={words.jumpTo}>
        {found.map((channel, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
          <div
            key={channel.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            class={index === active ? 'choice active' : 'choice'}
            onClick={() => go(channel)}
          >
            <span class="choice-label">{channel.kind === 'text' ? `#${channel.name}` : channel.name}</span>
            <span class="side-text">{placeOf(page, channel)}</span>
            {channel.mentions > 0 && <span class="badge">{channel.mentions}</span>}
          </div>
        ))}
      </div>
    </dialog>
  );
}

function placeOf({ state, words }: Page, channel: PageChannel): string {
  return guildOf(state, channel)?.name ?? words.directMessages;
}
