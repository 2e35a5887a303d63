import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LoggedRequest } from '../../../src/playground/rest/requestLog.ts';

/**
 * Checks requests against Discord's own OpenAPI document, which `DISCORD_OPENAPI` points to (`specs/openapi.json` of
 * github.com/discord/discord-api-spec). It knows shapes and lengths, but no rule that spans several fields.
 */
export interface OpenApi {
  /** What the document finds wrong with the body of the request; empty when it is right. */
  validateRequest(entry: LoggedRequest): string[];
  /** The same for the stand-in's own answer. */
  validateAnswer(entry: LoggedRequest): string[];
}

/** What it has compiled serves all files of a process. */
let known: OpenApi | null = null;

/**
 * The checker, or null when `DISCORD_OPENAPI` is not set: then a line says so. On continuous integration (`CI=true`) the
 * document must be there.
 */
export function openApi(): OpenApi | null {
  const path = process.env.DISCORD_OPENAPI;
  if (path !== undefined && path !== '') {
    known ??= checker(JSON.parse(readFileSync(path, 'utf8')));
    return known;
  }
  if (process.env.CI === 'true') throw new Error('DISCORD_OPENAPI must point to Discord’s openapi.json');
  console.warn('DISCORD_OPENAPI is not set: requests are not checked against Discord’s OpenAPI document.');
  return null;
}

const DOCUMENT_ID = 'https://discord.com/openapi.json';

interface Operation {
  readonly requestBody?: { readonly content?: Readonly<Record<string, unknown>> };
  readonly responses?: Readonly<
    Record<string, { readonly $ref?: string; readonly content?: Readonly<Record<string, unknown>> }>
  >;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

function checker(document: Document): OpenApi {
  allowPermissionsAsText(document);
  // Each check is compiled for few bodies: making it faster would take longer than it saves.
  const ajv = new Ajv2020({ strict: false, allErrors: false, inlineRefs: false, code: { optimize: false } });
  addFormats.default(ajv);
  ajv.addFormat('snowflake', /^\d{1,20}$/);
  ajv.addFormat('nonce', true);
  ajv.addSchema(document, DOCUMENT_ID);
  const compiled = new Map<string, ValidateFunction>();

  function problems(pointer: readonly string[], value: unknown): string[] {
    const reference = `${DOCUMENT_ID}#${pointer.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')}`;
    const validate = compiled.get(reference) ?? ajv.compile({ $ref: reference });
    compiled.set(reference, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      (error) => `${error.instancePath || '/'} ${error.message} (${JSON.stringify(error.params)})`,
    );
  }

  const patterns = Object.keys(document.paths)
    .toSorted((a, b) => wildcards(a) - wildcards(b))
    .map((path) => ({ path, pattern: pattern(path) }));

  function operationOf(entry: LoggedRequest): { readonly path: string; readonly operation: Operation } | null {
    const found = patterns.find(({ pattern }) => pattern.test(entry.path))?.path;
    const operation = found === undefined ? undefined : document.paths[found]?.[entry.method.toLowerCase()];
    return found === undefined || operation === undefined ? null : { path: found, operation };
  }

  return {
    validateRequest: (entry) => {
      const found = operationOf(entry);
      if (found === null) return [`${entry.method} ${entry.path} is not in the document`];
      if (found.operation.requestBody === undefined) return [];
      const callback = callbackSchema(entry);
      if (callback !== null) return problems(['components', 'schemas', callback], entry.payload);
      const at = [
        'paths',
        found.path,
        entry.method.toLowerCase(),
        'requestBody',
        'content',
        'application/json',
        'schema',
      ];
      return problems(at, entry.payload ?? {});
    },
    validateAnswer: (entry) => {
      const found = operationOf(entry);
      if (found === null) return [`${entry.method} ${entry.path} is not in the document`];
      const at = ['paths', found.path, entry.method.toLowerCase(), 'responses'];
      const { responses } = found.operation;
      const key = [String(entry.status), `${Math.floor(entry.status / 100)}XX`].find(
        (each) => responses?.[each] !== undefined,
      );
      const response = key === undefined ? undefined : responses?.[key];
      if (key === undefined || response === undefined)
        return [`${entry.method} ${entry.path} is not answered ${entry.status}`];
      const shared = response.$ref?.split('/').slice(1);
      const body = ['content', 'application/json', 'schema'];
      if (shared !== undefined) return problems([...shared, ...body], entry.answer);
      if (response.content === undefined)
        return entry.answer === undefined ? [] : ['an answer without content has a body'];
      return problems([...at, key, ...body], entry.answer);
    },
  };
}

/** A failing callback would report the errors of every kind of response: the kind is known, so only its schema is asked. */
const CALLBACK_SCHEMAS: Readonly<Record<number, string>> = {
  4: 'CreateMessageInteractionCallbackRequest',
  5: 'CreateMessageInteractionCallbackRequest',
  6: 'UpdateMessageInteractionCallbackRequest',
  7: 'UpdateMessageInteractionCallbackRequest',
  8: 'ApplicationCommandAutocompleteCallbackRequest',
  9: 'ModalInteractionCallbackRequest',
};

function callbackSchema({ path, payload }: LoggedRequest): string | null {
  if (!path.endsWith('/callback') || typeof payload !== 'object' || payload === null || !('type' in payload))
    return null;
  return CALLBACK_SCHEMAS[Number(payload.type)] ?? null;
}

function pattern(path: string): RegExp {
  const steps = path
    .split('/')
    .map((step) => (step.startsWith('{') ? '[^/]+' : step.replace(/[.*+?^$()[\]\\|]/g, '\\$&')));
  return new RegExp(`^${steps.join('/')}$`);
}

function wildcards(path: string): number {
  return path.split('{').length;
}

/** The document says that permissions are integers; Discord takes and gives them as text (its documents win). */
function allowPermissionsAsText(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, field] of Object.entries(value)) {
    if (key === 'default_member_permissions' && typeof field === 'object' && field !== null && 'type' in field) {
      Object.assign(value, { [key]: { type: ['integer', 'string', 'null'] } });
    } else {
      allowPermissionsAsText(field);
    }
  }
}
