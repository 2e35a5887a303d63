import { isRecord } from '../../kernel/json.ts';
import { isNestedDeeper } from '../../kernel/nesting.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import type { ErrorCode, ProtocolError } from './errors.ts';
import { openTables } from './openTables.ts';
import type { Response, Session } from './verb.ts';
import { isVerbName, VERB_NAMES, verbs } from './verbs/index.ts';

/** Maximum nesting of lists and objects in a request. */
export const DEEPEST = 64;

/**
 * The table protocol with its open tables, without streams: takes a request line and returns the answer line, both
 * without a line feed. Pass the next line once the last one is answered. Never throws; a refused request changes
 * nothing.
 */
export function createProtocol(given: Omit<Session, 'tables'>): (line: string) => Promise<string> {
  const session: Session = { ...given, tables: openTables() };

  return async (line) => {
    const request = readRequest(line);
    if (!request.ok) return answerLine(null, request);
    const { id = null, do: verb, ...fields } = request.value;
    if (!isExact(id)) return answerLine(null, problem('badRequest', 'id: has an integer outside ±(2⁵³ − 1)'));
    try {
      return answerLine(id, await perform(session, verb, fields));
    } catch (error) {
      // A bug of ours: report it to the client and go on.
      return answerLine(id, problem('internal', error instanceof Error ? error.message : String(error)));
    }
  };
}

/** The line that answers a request. */
export function answerLine(id: unknown, outcome: Response): string {
  return JSON.stringify(outcome.ok ? { id, ok: true, ...outcome.value } : { id, ok: false, error: outcome.error });
}

function readRequest(line: string): Result<Readonly<Record<string, unknown>>, ProtocolError> {
  if (isNestedDeeper(line, DEEPEST))
    return problem('tooDeep', `a request can be nested at most ${DEEPEST} levels deep`);
  let request: unknown;
  try {
    request = JSON.parse(line, (_, value: unknown) => (value === 0 ? 0 : value)); // −0 is read as 0.
  } catch {
    return problem('badJson', 'the line is not JSON');
  }
  return isRecord(request) ? ok(request) : problem('badRequest', 'a request must be an object');
}

/** Whether all integers of an id can come back digit by digit. Larger ones have been rounded by now. */
function isExact(id: unknown): boolean {
  if (typeof id === 'number') return !Number.isInteger(id) || Number.isSafeInteger(id);
  return typeof id !== 'object' || id === null || Object.values(id).every(isExact);
}

function perform(session: Session, verb: unknown, fields: unknown): Response | Promise<Response> {
  if (typeof verb !== 'string') return problem('badRequest', `do: must be one of ${VERB_NAMES.join(', ')}`);
  if (!isVerbName(verb)) return problem('unknownVerb', `do: unknown verb; must be one of ${VERB_NAMES.join(', ')}`);
  return verbs[verb](session, fields);
}

const problem = (code: ErrorCode, message: string) => failed<ProtocolError>({ code, message });
