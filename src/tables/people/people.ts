/** What is known of members and servers, and what they have chosen. */
import type { MemberSeats } from '../stored/personalData.ts';
import type { Results } from '../stored/results.ts';
import type { Hands } from '../stored/store.ts';
import { createErasing, type Erasing, type ErasingSettings } from './erasing.ts';
import { exportOf, type MemberExport } from './export.ts';
import { createPreferences, type Preferences, type PreferencesSettings } from './preferences.ts';

export interface People extends Erasing, Preferences {
  /** Direct messages with hands, and what members have chosen about them. */
  readonly hands: Hands;
  /** Leaderboards and statistics. */
  readonly results: Results;
  /** At how many tables a user is, or was. */
  seatsOf(user: string): Promise<MemberSeats>;
  /** Everything that is stored about a user, for a file. */
  recordsOf(user: string): Promise<MemberExport>;
  /** Whether the data of this user, or of this server, is being erased. Until then it must not grow. */
  isErasing(user: string, guild: string | null): boolean;
}

export function createPeople(settings: ErasingSettings & PreferencesSettings): People {
  const { store } = settings;
  return {
    ...createPreferences(settings),
    ...createErasing(settings),
    hands: store.hands,
    results: store.results,
    seatsOf: store.personalData.seatsOf,
    recordsOf: (user) => exportOf(store, user),
    isErasing: store.erasures.isWaiting,
  };
}
