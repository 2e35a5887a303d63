import { CLOCKS } from '../../tables/stored/clock.ts';
import type { GuildSettings, QuietHours } from '../../tables/stored/stored.ts';
import { FORMER_BOARDS } from '../../words/common/commands/contract.ts';
import { LOCALES, type Locale } from '../../words/contract.ts';
import type { Words } from '../../words/words.ts';
import { sanitizeName } from '../discord/text.ts';
import { clockLine, clockNamed } from '../messages/clock.ts';
import { localeNamed } from '../state/context.ts';
import { type Handler, noteReply, refusedSetting } from './contract.ts';
import { choices } from './suggest.ts';

/** The value of `language:` for Discord's own setting of the server. */
export const AS_ON_DISCORD = 'discord';

/** `/settings`: Discord decides who can use it. Until it has our default, only members with Manage Server can change it. */
export const settings: Handler<'settings'> = async ({ tables, commands }, caller, { language, boards, clock }) => {
  const { guild, guildLocale: usual } = caller;
  if (guild === null) return noteReply(caller, { kind: 'guildOnly' });
  const now = (stored: GuildSettings) => displayed(stored, usual, caller.words);
  if (language === null && boards === null && clock === null)
    return noteReply(caller, { kind: 'settings', ...now(await tables.settings(guild)) });
  if (!caller.isManager && !commands.areRegistered) return noteReply(caller, { kind: 'managersOnly' });

  const { options } = caller.words.commands;
  const chosen = language === null ? null : localeNamed(language);
  if (language !== null && chosen === null && language !== AS_ON_DISCORD)
    return noteReply(caller, mistyped(options.language.name, language, LOCALES));
  const kept = FORMER_BOARDS.find((known) => known === boards);
  if (boards !== null && kept === undefined)
    return noteReply(caller, mistyped(options.boards.name, boards, FORMER_BOARDS));
  const usualClock = clock === null ? null : clockNamed(clock);
  if (clock !== null && usualClock === null) return noteReply(caller, mistyped(options.clock.name, clock, CLOCKS));

  const changed = await tables.changeSettings({
    ...{ guild, discordLocale: usual },
    ...(language !== null && { locale: chosen }),
    ...(kept !== undefined && { keepsPictures: kept === 'pictures' }),
    ...(usualClock !== null && { clock: usualClock }),
  });
  if (!changed.ok) return refusedSetting(caller, changed.error);
  const after = now(changed.value);
  const [only, ...others] = [
    ...(language === null ? [] : [{ kind: 'languageSet', ...after } as const]),
    ...(boards === null ? [] : [{ kind: 'boardsSet', ...after } as const]),
    ...(clock === null ? [] : [{ kind: 'usualClockSet', ...after } as const]),
  ];
  return noteReply(caller, only === undefined || others.length > 0 ? { kind: 'settings', ...after } : only);
};

/** The value of `quiet:` for no quiet hours. */
const NO_QUIET = 'off';

/** `/me`: a member's own settings, and changes to them. */
export const me: Handler<'me'> = async ({ tables }, caller, { isPhone, isListed, quiet, zone, isDaily }) => {
  if ([isPhone, isListed, quiet, zone, isDaily].every((one) => one === null))
    return noteReply(caller, { kind: 'personal', ...(await tables.personalSettings(caller.user)) });
  const hours = quiet === null ? null : readHours(quiet);
  if (hours === 'unreadable') return noteReply(caller, { kind: 'badHours', typed: sanitizeName(quiet ?? '') });
  const changed = await tables.changePersonalSettings({
    ...{ user: caller.user, interaction: caller.interaction },
    ...(isPhone !== null && { phonePictures: isPhone }),
    ...(isListed !== null && { isListed }),
    ...(quiet !== null && { quiet: hours }),
    ...(zone !== null && { zone }),
    ...(isDaily !== null && { daily: isDaily }),
  });
  return changed.ok ? noteReply(caller, { kind: 'personal', ...changed.value }) : refusedSetting(caller, changed.error);
};

/** Hours such as `22-8`, `22:00–8:00`, or `22 bis 8`; null for none. */
function readHours(typed: string): QuietHours | null | 'unreadable' {
  if (typed.trim().toLowerCase() === NO_QUIET) return null;
  const [, from, to] = /^\s*(\d{1,2})(?::00)?\D+(\d{1,2})(?::00)?\D*$/.exec(typed) ?? [];
  if (from === undefined || to === undefined) return 'unreadable';
  const hours = { from: Number(from) % 24, to: Number(to) % 24 };
  return Number(from) > 24 || Number(to) > 24 || hours.from === hours.to ? 'unreadable' : hours;
}

/** Time zones that contain what has been typed. */
export const suggestZone: Handler<'suggestZone'> = async (_context, _caller, { typed }) =>
  choices(
    Intl.supportedValuesOf('timeZone').map((zone) => ({ name: zone.replaceAll('_', ' '), value: zone })),
    typed,
  );

const mistyped = (option: string, typed: string, possible: readonly string[]) =>
  ({ kind: 'mistyped', option, typed: sanitizeName(typed), possible, why: null }) as const;

/** Settings in a form for display. `usual`: the server's language on Discord. */
function displayed({ locale, keepsPictures, clock }: GuildSettings, usual: Locale, words: Words) {
  const chosen = locale === null ? null : localeNamed(locale);
  return { language: chosen ?? usual, isChosen: chosen !== null, keepsPictures, clock: clockLine(clock, words) };
}
