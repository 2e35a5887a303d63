import type Database from 'better-sqlite3';
import type { KeptTime, Timekeeping } from '../tables/stored/store.ts';
import type { Write } from './writer.ts';

export function createTimekeeping(database: Database.Database, write: Write): Timekeeping {
  const read = database.prepare<[KeptTime], number>('SELECT at FROM timekeeping WHERE name = ?').pluck();
  const save = database.prepare('INSERT OR REPLACE INTO timekeeping (name, at) VALUES (?, ?)');
  const bringForward = database.prepare('UPDATE tables SET due_at = ? WHERE due_at > ? AND due_at <= ?');
  const dailyDue = database
    .prepare<[number, number], string>(
      'SELECT user_id FROM personal_settings WHERE daily = 1 AND daily_at <= ? ORDER BY daily_at LIMIT ?',
    )
    .pluck();
  const saveDaily = database.prepare('UPDATE personal_settings SET daily_at = ? WHERE user_id = ?');
  return {
    read: async (name) => read.get(name) ?? null,
    async save(name, at) {
      write(() => save.run(name, at));
    },
    async bringForward(time, last) {
      write(() => bringForward.run(time, time, last));
    },
    dailyDue: async (now, limit) => dailyDue.all(now, limit),
    async saveDaily(user, nextAt) {
      write(() => saveDaily.run(nextAt, user));
    },
  };
}
