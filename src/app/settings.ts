/** The settings, from the environment or else from the file `.env`. `.env.example` describes each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { failed, ok, type Result } from '../kernel/result.ts';
import { LOG_LEVELS, type LogLevel } from '../operation/log.ts';
import { type Limits, limitShape, limitsOf } from './limitSettings.ts';

const HOUR = 3_600_000;
/** Hours after which the thread of a game that is over is archived by default. */
const ARCHIVE_HOURS = 24;

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const port = z.coerce.number('must be a number').int().min(0).max(65_535);

/** For a link in a message. */
const webAddress = z.string().regex(/^https:\/\/[^\s()<>]+$/, 'must be an address with https:// and no brackets');

const schema = z.object({
  DISCORD_TOKEN: optional(z.string().regex(/^\S+$/, 'must be one word, as the developer portal shows it')),
  /** Base URL of Discord's API; only the playground sets it. */
  DISCORD_API_BASE: optional(z.url()),
  GUILDHALL_DATA: optional(z.string()),
  GUILDHALL_KEY: optional(z.string().regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits')),
  PLAYGROUND_PORT: optional(port),
  BACKUP_FOLDER: optional(z.string()),
  DISK_RESERVE_MIB: optional(z.coerce.number('must be a number').int().min(0).max(65_535)),
  METRICS_PORT: optional(port),
  ARCHIVE_HOURS: optional(z.coerce.number('must be a number').int().min(0).max(1_000_000)),
  PRIVACY_URL: optional(webAddress),
  TERMS_URL: optional(webAddress),
  ...limitShape,
  LOG_LEVEL: optional(z.enum(LOG_LEVELS)),
});

export interface Settings {
  /** Null runs the playground. */
  readonly token: string | null;
  readonly apiBase: string | null;
  /** The data folder. */
  readonly data: string;
  /** 64 hexadecimal digits; null for the key file in the data folder. */
  readonly key: string | null;
  /** 0 takes a free port. */
  readonly playgroundPort: number;
  /** Where `npm run backup` puts its files. */
  readonly backups: string;
  /** Size of the reserve file that is deleted when the disk is full, in MiB; 0 for none. */
  readonly diskReserve: number;
  /** Port of the health and metrics server on 127.0.0.1; 0 takes a free one, null runs no server. */
  readonly metricsPort: number | null;
  /** How long after the end of a game its thread is archived, in ms; null: never. */
  readonly archiveAfter: number | null;
  /** Where the privacy policy and the terms are published; `/help` links there. */
  readonly policies: { readonly privacy: string | null; readonly terms: string | null };
  /** Limits per user, channel, and server. */
  readonly limits: Limits;
  readonly logLevel: LogLevel;
}

/**
 * Reads the settings.
 *
 * @param environment usually `process.env`
 * @param file path of the `.env` file, which need not exist
 * @returns the settings, or one sentence per problem, which never repeats a value
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  file: string,
): Result<Settings, readonly string[]> {
  const text = textOf(file);
  if (!text.ok) return failed([text.error]);
  const damaged = damagedLines(text.value);
  if (damaged.length > 0) return failed(damaged.map((problem) => `${file}, ${problem}`));

  const parsed = schema.safeParse({ ...parseEnv(text.value), ...environment });
  if (!parsed.success) {
    return failed(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  }
  const { data } = parsed;
  const folder = data.GUILDHALL_DATA ?? './data';
  const isPlayground = data.DISCORD_TOKEN === undefined || data.DISCORD_API_BASE !== undefined;
  return ok({
    token: data.DISCORD_TOKEN ?? null,
    apiBase: data.DISCORD_API_BASE ?? null,
    data: folder,
    key: data.GUILDHALL_KEY ?? null,
    playgroundPort: data.PLAYGROUND_PORT ?? 0,
    backups: data.BACKUP_FOLDER ?? join(folder, 'backups'),
    // Someone trying out the playground has no disk to guard, and no use for a log of what went well.
    diskReserve: data.DISK_RESERVE_MIB ?? (isPlayground ? 0 : 64),
    metricsPort: data.METRICS_PORT ?? null,
    archiveAfter: data.ARCHIVE_HOURS === 0 ? null : (data.ARCHIVE_HOURS ?? ARCHIVE_HOURS) * HOUR,
    policies: { privacy: data.PRIVACY_URL ?? null, terms: data.TERMS_URL ?? null },
    limits: limitsOf(data, isPlayground),
    logLevel: data.LOG_LEVEL ?? (isPlayground ? 'warn' : 'info'),
  });
}

function textOf(file: string): Result<string, string> {
  try {
    return ok(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ok('');
    return failed(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A problem for each line that is neither empty, nor a comment, nor a known setting, so typos are reported. */
function damagedLines(text: string): readonly string[] {
  return text.split(/\r?\n/).flatMap((line, i) => {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) return [];
    const name = /^(?:export\s+)?(\w+)\s*=/.exec(content)?.[1];
    if (name === undefined) return [`line ${i + 1} does not have the form NAME=value.`];
    return Object.hasOwn(schema.shape, name)
      ? []
      : [`line ${i + 1}: unknown setting ${name}; .env.example lists them all.`];
  });
}
