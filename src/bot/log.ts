import { DiscordAPIError, HTTPError } from 'discord.js';

/**
 * The loggable parts of an error. Discord's errors contain whole request bodies and URLs with tokens: only the fields
 * named here are logged.
 */
export function describeError(error: unknown): object {
  if (error instanceof DiscordAPIError) {
    const { code, status, method, rawError } = error;
    return {
      name: 'DiscordAPIError',
      code,
      status,
      method,
      fields: 'errors' in rawError ? complaints(rawError.errors) : [],
    };
  }
  if (error instanceof HTTPError) return { name: 'HTTPError', status: error.status, method: error.method };
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack };
  return { name: 'unknown' };
}

/** What Discord reports about each field of a request: its path and what is wrong with it, never its value. */
function complaints(errors: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([name, inner]: [string, unknown]) =>
    name === '_errors' && Array.isArray(inner)
      ? inner.map((one: { readonly code?: unknown }) => `${path.join('.')} ${one.code}`)
      : complaints(inner, [...path, name]),
  );
}
