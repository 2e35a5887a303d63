import type { WireLine } from '../pageProtocol.ts';
import type { PageName } from '../rules/pages.ts';
import type { RuleName } from '../rules/table.ts';

/**
 * One REST request of the bot. `at` is the playground's time in ms, `milliseconds` how long the answer took; `route` is
 * the path with its parameters' names (null if no route serves it), `rule` the broken rule, or the page that came
 * instead of an answer (null if accepted).
 */
export interface LoggedRequest {
  readonly at: number;
  readonly milliseconds: number;
  readonly method: string;
  readonly path: string;
  readonly route: string | null;
  readonly payload: unknown;
  readonly files: readonly string[];
  readonly status: number;
  readonly code: number | null;
  readonly rule: RuleName | PageName | null;
  readonly answer: unknown;
}

const RESPONSE_NAMES: Readonly<Record<number, string>> = {
  4: 'reply',
  5: 'defer',
  6: 'defer update',
  7: 'update',
  8: 'autocomplete',
  9: 'modal',
};

/** The request as a line for the page. */
export function wireLine(entry: LoggedRequest): WireLine {
  return {
    at: entry.at,
    milliseconds: entry.milliseconds,
    method: entry.method,
    route: entry.route ?? entry.path,
    what: whatOf(entry),
    status: entry.status,
    code: entry.code,
    refusal: entry.rule,
  };
}

function whatOf({ route, method, payload }: LoggedRequest): string {
  if (route === null) return 'unknown route';
  if (route.endsWith('/callback')) {
    const type = typeof payload === 'object' && payload !== null && 'type' in payload ? Number(payload.type) : 0;
    return `type ${type} ${RESPONSE_NAMES[type] ?? ''}`.trim();
  }
  if (route.startsWith('/webhooks/')) return method === 'POST' ? 'follow-up' : `${VERBS[method] ?? method} answer`;
  if (route.endsWith('/threads')) return 'new thread';
  if (route.includes('/pins')) return 'pin';
  if (route.includes('/messages')) return method === 'POST' ? 'new message' : `${VERBS[method] ?? method} message`;
  if (route.endsWith('/commands')) return 'commands';
  return `${VERBS[method] ?? method} ${route.split('/')[1] ?? ''}`;
}

const VERBS: Readonly<Record<string, string>> = {
  GET: 'read',
  PATCH: 'edit',
  PUT: 'set',
  DELETE: 'delete',
  POST: 'open',
};
