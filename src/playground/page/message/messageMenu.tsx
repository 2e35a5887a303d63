import type { APISelectMenuComponent } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { usePage } from '../context.ts';
import { choicesOf, presetOf } from '../controls/selectChoices.ts';
import { SelectMenu } from '../controls/selectMenu.tsx';
import { channelOf, guildOf, isWaiting } from '../state/pageState.ts';

/** A menu in a message. Sends a choice at once, and shows it until the bot edits the message. */
export function MessageMenu({
  menu,
  messageId,
  channelId,
}: {
  readonly menu: APISelectMenuComponent;
  readonly messageId: string;
  readonly channelId: string;
}): JSX.Element {
  const { state, words, perform } = usePage();
  const [picked, setPicked] = useState<{ of: APISelectMenuComponent; values: readonly string[] } | null>(null);
  const channel = channelOf(state, channelId);
  return (
    <SelectMenu
      label={menu.placeholder ?? words.choose}
      placeholder={menu.placeholder ?? ''}
      choices={choicesOf(menu, state, channel && guildOf(state, channel))}
      chosen={picked?.of === menu ? picked.values : presetOf(menu)}
      min={menu.min_values ?? 1}
      max={menu.max_values ?? 1}
      disabled={menu.disabled === true}
      busy={isWaiting(state, messageId, menu.custom_id)}
      onChoose={(values) => {
        setPicked({ of: menu, values });
        void perform({ kind: 'select', messageId, customId: menu.custom_id, values });
      }}
    />
  );
}
