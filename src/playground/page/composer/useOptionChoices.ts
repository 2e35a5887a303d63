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

interface OptionChoices {
  /** `free`: any text is allowed. `loading`: `choices` still belong to the previous text. */
  readonly kind: 'free' | 'list' | 'loading' | 'failed';
  readonly choices: readonly APIApplicationCommandOptionChoice[];
}

interface OptionChoicesQuery {
  readonly option: APIApplicationCommandBasicOption;
  readonly command: SlashCommand;
  readonly channel: PageChannel;
  readonly drafts: OptionDrafts;
  readonly draft: OptionDraft;
  /** Whether the list is on the screen; only then is the bot asked for choices. */
  readonly active: boolean;
}

/** How long to wait after a keystroke before asking the bot, in ms. */
const PAUSE = 120;

/** The choices for an option: its own, members, channels, yes and no, or the bot's autocomplete. */
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
  // After a choice was taken, its text is not a search: offer the whole list again.
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
    // Ask again when the text changes, when the bot connects, and when its commands arrive, but not at every event.
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

/** Choices that are known without asking the bot; null for free text. */
function knownChoices(
  option: APIApplicationCommandBasicOption,
  { state, words }: Page,
  channel: PageChannel,
): readonly APIApplicationCommandOptionChoice[] | null {
  switch (option.type) {
    case OptionType.Boolean:
      // Discord's choices hold texts and numbers only; `slashOptions` sends these as true and false.
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
