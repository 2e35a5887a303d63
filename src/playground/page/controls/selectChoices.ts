import { type APISelectMenuComponent, ComponentType } from 'discord-api-types/v10';
import type { PageGuild, PageState } from '../../pageProtocol.ts';
import { membersOf } from '../state/pageState.ts';
import type { MenuChoice } from './selectMenu.tsx';

/** The choices of a menu: its own options, or the server's members or channels. The playground has no roles. */
export function choicesOf(menu: APISelectMenuComponent, state: PageState, guild: PageGuild | null): MenuChoice[] {
  switch (menu.type) {
    case ComponentType.StringSelect:
      return menu.options.map(({ label, value, description, emoji }) => ({
        value,
        label: [emoji?.name, label].filter(Boolean).join(' '),
        description: description ?? null,
      }));
    case ComponentType.UserSelect:
    case ComponentType.MentionableSelect:
      return membersOf(state, guild).map(({ id, name }) => ({ value: id, label: name, description: null }));
    case ComponentType.ChannelSelect:
      return state.channels
        .filter(({ guildId, kind }) => kind === 'text' && guildId === guild?.id)
        .map(({ id, name }) => ({ value: id, label: `#${name}`, description: null }));
    case ComponentType.RoleSelect:
      return [];
  }
}

/** The values that are selected at first. */
export function presetOf(menu: APISelectMenuComponent): string[] {
  if (menu.type !== ComponentType.StringSelect) return (menu.default_values ?? []).map(({ id }) => id);
  return menu.options.filter((option) => option.default).map(({ value }) => value);
}
