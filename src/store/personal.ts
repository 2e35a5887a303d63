import type Database from 'better-sqlite3';
import type { Store } from '../tables/stored/store.ts';
import type { PersonalSettings } from '../tables/stored/stored.ts';
import type { Write } from './writer.ts';

/** A row of `personal_settings` as SQLite returns it. */
interface PersonalColumns {
  readonly phonePictures: number;
  readonly isListed: number;
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  readonly zone: string | null;
  readonly daily: number;
}

/** What people have chosen for themselves. */
export function createPersonal(
  database: Database.Database,
  write: Write,
): Pick<Store, 'personalSettings' | 'savePersonalSettings'> {
  const chosen = database.prepare<[string], PersonalColumns>(
    `SELECT phone_pictures AS phonePictures, listed AS isListed, quiet_from AS quietFrom, quiet_to AS quietTo, zone, daily
     FROM personal_settings WHERE user_id = ?`,
  );
  const save = database.prepare(
    `INSERT INTO personal_settings (user_id, phone_pictures, listed, quiet_from, quiet_to, zone, daily)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (user_id) DO UPDATE SET
       phone_pictures = excluded.phone_pictures, listed = excluded.listed, quiet_from = excluded.quiet_from,
       quiet_to = excluded.quiet_to, zone = excluded.zone, daily = excluded.daily`,
  );
  return {
    async personalSettings(user): Promise<PersonalSettings> {
      const columns = chosen.get(user);
      const { quietFrom = null, quietTo = null, zone = null } = columns ?? {};
      return {
        phonePictures: columns?.phonePictures === 1,
        isListed: columns?.isListed !== 0,
        quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
        zone,
        daily: columns?.daily === 1,
      };
    },
    async savePersonalSettings(user, { phonePictures, isListed, quiet, zone, daily }) {
      const hours = [quiet?.from ?? null, quiet?.to ?? null];
      write(() => save.run(user, Number(phonePictures), Number(isListed), ...hours, zone, Number(daily)));
    },
  };
}
