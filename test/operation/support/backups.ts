import { join } from 'node:path';
import { type Backup, takeBackup } from '../../../src/operation/backup.ts';
import type { OpenAudit } from '../../../src/operation/verifyCopy.ts';
import type { Engines } from '../../../src/tables/table/table.ts';
import { createAudit } from '../../../src/tables/upkeep/audit.ts';
import { engines, KEY } from '../../tables/support/testTables.ts';

export const NOW = Date.UTC(2026, 6, 26, 10, 15);

export const auditOf =
  (known: Engines): OpenAudit =>
  (store, key) =>
    createAudit(store, known, key);

/** Backs a data folder up into the folder `backups` within it. */
export const backUp = (data: string, known: Engines = engines, now = NOW, key: string | null = KEY): Promise<Backup> =>
  takeBackup({ data, key, folder: join(data, 'backups'), openAudit: auditOf(known), now });
