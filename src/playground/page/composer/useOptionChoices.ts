import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';
import { useEffect, useState } from 'preact/hooks';
import type { PageChannel, PageState } from '../../pageProtocol.ts';
import { type Page, usePage } from '../context.ts';
import { guildOf, membersOf } from '../state/pageState.ts';
import {
  asksBot,
  fixedChoices,
  nameFor,
  type OptionDraft,
  type OptionDrafts,
  type SlashCommand,
  slashOptions,
} from './slashCommands.ts';

export interface OptionChoices {
  /** `free`: anything may be typed. `loading`: the choices are still those of the text before. */
  readonly kind: 'free' | 'list' | 'loading' | 'failed';
  readonly choices: readonly APIApplicationCommandOptionChoice[];
}

export interface OptionChoicesQuery {
  readonly option: APIApplicationCommandBasicOption;
  readonly command: SlashCommand;
  readonly channel: PageChannel;
  readonly drafts: OptionDrafts;
  readonly draft: OptionDraft;
  /** Whether the list is on the screen; the bot is asked only then. */
  readonly active: boolean;
}

/** How long the bot is not asked while somebody goes on typing, ms. */
const PAUSE = 120;

/** What can be chosen for an option: its own choices, members, channels, yes and no, or what the bot offers. */
export function useOptionChoices({
  option,
  command,
  channel,
  drafts,
  draft,
  active,
}: OptionChoicesQuery): OptionChoices {
  const page = usePage();
  const [answer, setAnswer] = useState<{ search: string; result: OptionChoices } | null>(null);
  const asked = asksBot(option);
  // A choice that was taken is no search: the whole list is offered again.
  const search = draft.value === null ? draft.text : '';

  useEffect(() => {
    if (!asked || !active) return;
    let outdated = false;
    const ask = async () => {
      const options = { ...slashOptions(command, drafts), [option.name]: search };
      const reply = await page.perform({
        kind: 'autocomplete',
        channelId: channel.id,
        command: command.path,
        options,
        focused: option.name,
      });
      if (outdated) return;
      const came = reply.kind === 'choices';
      setAnswer({ search, result: { kind: came ? 'list' : 'failed', choices: came ? reply.choices : [] } });
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
    // Asked anew when the typed text changes and when the bot comes or has told its commands, not at every event.
  }, [asked, active, search, command, page.state.bot.status]);

  if (asked && answer?.search === search) return answer.result;
  if (asked) return { kind: 'loading', choices: answer?.result.choices ?? [] };
  const known = knownChoices(option, page, channel);
  if (known === null) return { kind: 'free', choices: [] };
  const wanted = search.trim().toLowerCase();
  const fits = (choice: APIApplicationCommandOptionChoice) =>
    nameFor(page.state.me.locale, choice).toLowerCase().includes(wanted) || choice.name.toLowerCase().includes(wanted);
  return { kind: 'list', choices: known.filter(fits) };
}

/** Choices that need no bot; null where anything may be typed. */
function knownChoices(
  option: APIApplicationCommandBasicOption,
  { state, words }: Page,
  channel: PageChannel,
): readonly APIApplicationCommandOptionChoice[] | null {
  switch (option.type) {
    case OptionType.Boolean:
      // Sent as true and false, see `slashOptions`; a choice's value is text or a number for Discord.
      return [
        { name: words.yes, value: 'true' },
        { name: words.no, value: 'false' },
      ];
    case OptionType.User:
    case OptionType.Mentionable:
      return membersOf(state, guildOf(state, channel)).map(({ id, name }) => ({ name, value: id }));
    case OptionType.Channel:
      return visibleChannels(state, channel).map(({ id, name }) => ({ name: `#${name}`, value: id }));
    case OptionType.Role:
    case OptionType.Attachment:
      return [];
    case OptionType.String:
    case OptionType.Integer:
    case OptionType.Number:
      return fixedChoices(option);
  }
}

function visibleChannels(state: PageState, channel: PageChannel): readonly PageChannel[] {
  return state.channels.filter(({ guildId, kind }) => guildId === channel.guildId && kind !== 'dm');
}
