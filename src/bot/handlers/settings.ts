import type { GuildSettings } from '../../tables/stored.ts';
import { FORMER_BOARDS } from '../../words/common/commands/contract.ts';
import { commonWords } from '../../words/common/index.ts';
import { LOCALES, type Locale } from '../../words/contract.ts';
import { sanitizeName } from '../discord/text.ts';
import { localeNamed } from '../state/context.ts';
import { type Handler, noteReply, refusedSetting } from './contract.ts';

/** The value of `language:` for Discord's own setting of the server. */
export const AS_ON_DISCORD = 'discord';

/** `/settings`: anyone can read them; members with Manage Server can change them. */
export const settings: Handler<'settings'> = async ({ tables }, caller, { language, boards }) => {
  const { guild, guildLocale: usual } = caller;
  if (guild === null) return noteReply(caller, { kind: 'guildOnly' });
  if (language === null && boards === null)
    return noteReply(caller, { kind: 'settings', ...displayed(await tables.settings(guild), usual) });
  if (!caller.isManager) return noteReply(caller, { kind: 'managersOnly' });

  const { options } = commonWords[caller.locale].commands;
  const chosen = language === null ? null : localeNamed(language);
  if (language !== null && chosen === null && language !== AS_ON_DISCORD)
    return noteReply(caller, mistyped(options.language.name, language, LOCALES));
  const kept = FORMER_BOARDS.find((known) => known === boards);
  if (boards !== null && kept === undefined)
    return noteReply(caller, mistyped(options.boards.name, boards, FORMER_BOARDS));

  const changed = await tables.changeSettings({
    ...{ guild, discordLocale: usual },
    ...(language !== null && { locale: chosen }),
    ...(kept !== undefined && { keepsPictures: kept === 'pictures' }),
  });
  if (!changed.ok) return refusedSetting(caller, changed.error);
  const now = displayed(changed.value, usual);
  if (boards === null) return noteReply(caller, { kind: 'languageSet', ...now });
  return noteReply(caller, language === null ? { kind: 'boardsSet', ...now } : { kind: 'settings', ...now });
};

/** `/me`: a member's own settings, and changes to them. */
export const me: Handler<'me'> = async ({ tables }, caller, { isPhone, isListed }) => {
  if (isPhone === null && isListed === null)
    return noteReply(caller, { kind: 'personal', ...(await tables.personalSettings(caller.user)) });
  const changed = await tables.changePersonalSettings({
    ...{ user: caller.user, interaction: caller.interaction },
    ...(isPhone !== null && { phonePictures: isPhone }),
    ...(isListed !== null && { isListed }),
  });
  return changed.ok ? noteReply(caller, { kind: 'personal', ...changed.value }) : refusedSetting(caller, changed.error);
};

const mistyped = (option: string, typed: string, possible: readonly string[]) =>
  ({ kind: 'mistyped', option, typed: sanitizeName(typed), possible, why: null }) as const;

/** Settings in a form for display. `usual`: the server's language on Discord. */
function displayed({ locale, keepsPictures }: GuildSettings, usual: Locale) {
  const chosen = locale === null ? null : localeNamed(locale);
  return { language: chosen ?? usual, isChosen: chosen !== null, keepsPictures };
}
