import { DiscordAPIError, HTTPError } from 'discord.js';

/**
 * What may be logged of an error. Discord's errors carry addresses with tokens in them and whole request bodies: only
 * the fields named here go out.
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

/** What Discord says of each field of a request: where it stands and what is wrong with it, never what it holds. */
function complaints(errors: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([name, inner]: [string, unknown]) =>
    name === '_errors' && Array.isArray(inner)
      ? inner.map((one: { readonly code?: unknown }) => `${path.join('.')} ${one.code}`)
      : complaints(inner, [...path, name]),
  );
}
