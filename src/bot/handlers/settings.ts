import { commonWords } from '../../words/common/index.ts';
import { LOCALES } from '../../words/contract.ts';
import { sanitizeName } from '../discord/text.ts';
import { note } from '../messages/note.ts';
import { plainProblemText } from '../messages/problem.ts';
import { localeNamed } from '../state/context.ts';
import { type Handler, readerOf, tell, toCaller } from './contract.ts';

/** What stands in `language:` for Discord's own setting of the server. */
export const AS_ON_DISCORD = 'discord';

/** `/settings`: everybody may read them, a manager of the server may change them. */
export const settings: Handler<'settings'> = async ({ tables }, caller, { language }) => {
  const { guild, guildLocale: usual } = caller;
  if (guild === null) return tell(caller, { kind: 'guildOnly' });
  if (language === null) {
    const { locale } = await tables.settings(guild);
    const chosen = locale === null ? null : localeNamed(locale);
    return tell(caller, { kind: 'settings', language: chosen ?? usual, isChosen: chosen !== null });
  }
  if (!caller.isManager) return tell(caller, { kind: 'managersOnly' });

  const chosen = localeNamed(language);
  if (chosen === null && language !== AS_ON_DISCORD) {
    const { name } = commonWords[caller.locale].commands.options.language;
    return tell(caller, { kind: 'mistyped', option: name, typed: sanitizeName(language), possible: LOCALES });
  }
  const changed = await tables.setLanguage({ guild, chosen, discordLocale: usual });
  if (!changed.ok) {
    // No rules are asked about a server's language.
    if (changed.error.kind === 'refused') throw new Error('the rules refused the settings of a server');
    return toCaller(caller, note(plainProblemText(changed.error, readerOf(caller))));
  }
  return tell(caller, { kind: 'languageSet', language: chosen ?? usual, isChosen: chosen !== null });
};
