import { pino } from 'pino';
import { allowed } from './logFields.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * The log for the operator. Messages are constants in the source, never built from values; values go into fields, of
 * which only those listed in logFields.ts are printed.
 */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

interface LogSettings {
  readonly level: LogLevel;
  /** Text for people, JSON for programs; one line per event. */
  readonly form: 'text' | 'json';
  /** Takes one line including its line feed. */
  readonly write: (line: string) => void;
}

/** The log of this process. */
export function createLog({ level, form, write }: LogSettings): Log {
  const destination = { write: form === 'json' ? write : (line: string) => write(textOf(JSON.parse(line))) };
  const options = { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` };
  const log = pino({ ...options, formatters: { level: (label) => ({ level: label }) } }, destination);
  return {
    debug: (fields, message) => log.debug(allowed(fields), message),
    info: (fields, message) => log.info(allowed(fields), message),
    warn: (fields, message) => log.warn(allowed(fields), message),
    error: (fields, message) => log.error(allowed(fields), message),
  };
}

/** `12:34:56 warn  publishing a message failed (table 7, attempts 2)` */
function textOf({ time, level, msg, ...fields }: Readonly<Record<string, unknown>>): string {
  const told = Object.entries(fields).map(
    ([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  const details = told.length === 0 ? '' : ` (${told.join(', ')})`;
  return `${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${msg}${details}\n`;
}
