import type { Upload } from '../messages/attachments.ts';
import type { Playground } from '../world/playground.ts';

/** A request to a known route. `origin` is the stand-in's own address. */
export interface Call {
  readonly playground: Playground;
  readonly parameter: (name: string) => string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly uploads: readonly Upload[];
  readonly origin: string;
}

/** A response; `body` is undefined if it has none. */
export interface RouteResponse {
  readonly status: number;
  readonly body?: unknown;
}

/**
 * One route of the API. `path` is relative to `/api/v10` and marks parameters with a colon. Routes with an
 * interaction's token need no authorization; all others need the bot's.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: 'bot' | 'interactionToken';
  readonly handle: (call: Call) => RouteResponse;
}

export interface Match {
  readonly route: Route;
  readonly parameter: (name: string) => string;
}

/** The percent-decoded path; null when it is malformed. Decoding adds no slashes, since ids and tokens have none. */
export function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The route that serves the method and path (without `/api/v10`), or null. */
export function findRoute(routes: readonly Route[], method: string, path: string): Match | null {
  const steps = decoded(path)?.split('/');
  if (steps === undefined) return null;
  for (const route of routes) {
    if (route.method !== method) continue;
    const parameters = parametersOf(route.path.split('/'), steps);
    if (parameters !== null) return { route, parameter: (name) => given(parameters, name) };
  }
  return null;
}

function parametersOf(pattern: readonly string[], steps: readonly string[]): ReadonlyMap<string, string> | null {
  if (pattern.length !== steps.length) return null;
  const parameters = new Map<string, string>();
  for (const [index, wanted] of pattern.entries()) {
    const step = steps[index] ?? '';
    if (wanted.startsWith(':')) parameters.set(wanted.slice(1), step);
    else if (wanted !== step) return null;
  }
  return parameters;
}

function given(parameters: ReadonlyMap<string, string>, name: string): string {
  const value = parameters.get(name);
  if (value === undefined) throw new Error(`the route has no parameter ${name}`);
  return value;
}
