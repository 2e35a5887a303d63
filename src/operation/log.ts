import { pino } from 'pino';
import type { Log } from '../kernel/log.ts';
import { allowed } from './logFields.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

interface LogSettings {
  readonly level: LogLevel;
  /** Text for people, JSON for programs; one line per event. */
  readonly form: 'text' | 'json';
  /** Takes one line including its line feed. */
  readonly write: (line: string) => void;
}

/**
 * The log of this process. Messages are whole sentences in the source, never assembled; values go into fields, and only
 * the fields listed in logFields.ts are written.
 */
export function createLog({ level, form, write }: LogSettings): Log {
  const destination = { write: form === 'json' ? write : (line: string) => write(textOf(JSON.parse(line))) };
  const options = { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` };
  const log = pino({ ...options, formatters: { level: (label) => ({ level: label }) } }, destination);
  return {
    info: (fields, message) => log.info(allowed(fields), message),
    warn: (fields, message) => log.warn(allowed(fields), message),
    error: (fields, message) => log.error(allowed(fields), message),
  };
}

/** `12:34:56 warn  publishing a message failed (table 7, attempts 2)` */
function textOf({ time, level, msg, ...fields }: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  const details = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  return `${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${msg}${details}\n`;
}
