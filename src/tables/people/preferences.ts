/** What servers and members have chosen for themselves. */
import type { Clock } from '../../kernel/clock.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { orFull } from '../commit/judgeAndCommit.ts';
import { nextMorning } from '../seats/hours.ts';
import type { Store } from '../stored/store.ts';
import type { GuildSettings, PersonalSettings } from '../stored/stored.ts';
import type { Problem } from '../table/problem.ts';
import type { Request, SettingsRequest } from '../table/requests.ts';

export interface Preferences {
  settings(guild: string): Promise<GuildSettings>;
  /** Sets the language of public messages. The caller has checked that the user manages the server. */
  changeSettings(request: SettingsRequest): Promise<Result<GuildSettings, Problem>>;
  personalSettings(user: string): Promise<PersonalSettings>;
  /** Omitted settings stay unchanged. Applies to the user's direct messages too. */
  changePersonalSettings(
    request: Pick<Request, 'user' | 'interaction'> & Partial<PersonalSettings>,
  ): Promise<Result<PersonalSettings, Problem>>;
}

export interface PreferencesSettings {
  readonly store: Store;
  readonly clock: Clock;
  /** Queues an update of a table's direct messages. */
  readonly refreshHands: (table: string, interaction: string) => Promise<void>;
}

export function createPreferences({ store, clock, refreshHands }: PreferencesSettings): Preferences {
  return {
    settings: (guild) => store.guildSettings(guild),
    async changeSettings({ guild, discordLocale, ...changes }) {
      const settings = { ...(await store.guildSettings(guild)), ...changes };
      const saved = await orFull(store.saveGuildSettings(guild, settings, settings.locale ?? discordLocale));
      return saved === 'full' ? failed({ kind: 'diskFull' }) : ok(settings);
    },

    personalSettings: (user) => store.personalSettings(user),
    async changePersonalSettings({ user, interaction, ...changes }) {
      const before = await store.personalSettings(user);
      const settings: PersonalSettings = {
        phonePictures: changes.phonePictures ?? before.phonePictures,
        isListed: changes.isListed ?? before.isListed,
        quiet: changes.quiet === undefined ? before.quiet : changes.quiet,
        zone: changes.zone === undefined ? before.zone : changes.zone,
        daily: changes.daily ?? before.daily,
      };
      const problem = problemOf(settings);
      if (problem !== null) return failed(problem);
      const saved = await orFull(store.savePersonalSettings(user, settings));
      if (saved === 'full') return failed({ kind: 'diskFull' });
      if (settings.daily && !before.daily) await store.timekeeping.saveDaily(user, nextMorning(settings, clock.now()));
      for (const table of await store.hands.tablesOf(user)) await refreshHands(table, `${interaction}/personal`);
      return ok(settings);
    },
  };
}

/** What is wrong with these settings, or null. */
function problemOf({ quiet, zone, daily }: PersonalSettings): Problem | null {
  if (zone !== null && !isZone(zone)) return { kind: 'unknownZone' };
  return (quiet !== null || daily) && zone === null ? { kind: 'zoneMissing' } : null;
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
