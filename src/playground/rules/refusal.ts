import { RULES, type RuleName } from './table.ts';

export type FieldPath = readonly (string | number)[];

/** One broken rule and where in the request it is broken. */
export interface Breach {
  readonly rule: RuleName;
  readonly path: FieldPath;
}

/** A refused request. `body` is the response in Discord's format; `retryAfter`, in seconds, is for rate limits only. */
export class Refusal extends Error {
  readonly rule: RuleName;
  readonly status: number;
  readonly code: number;
  readonly body: unknown;
  readonly retryAfter: { readonly seconds: number; readonly global: boolean } | null;

  constructor(breaches: readonly [Breach, ...Breach[]], retryAfter: Refusal['retryAfter'] = null) {
    const [first] = breaches;
    const { status, code, form, message } = RULES[first.rule];
    super(`${first.rule}: ${message}`);
    this.rule = first.rule;
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.body =
      form !== null
        ? { message: 'Invalid Form Body', code, errors: formErrors(breaches) }
        : retryAfter === null
          ? { message, code }
          : { message, code, retry_after: retryAfter.seconds, global: retryAfter.global };
  }
}

/** Refuses the request for one rule broken at `path`. */
export function refuse(rule: RuleName, ...path: FieldPath): never {
  throw new Refusal([{ rule, path }]);
}

/** Refuses the request if there is any breach. Reports all of them, as Discord does. */
export function refuseIfAny(breaches: readonly Breach[]): void {
  const [first, ...rest] = breaches;
  if (first !== undefined) throw new Refusal([first, ...rest]);
}

/** Discord's nesting: `{ components: { 0: { custom_id: { _errors: [{ code, message }] } } } }`. */
function formErrors(breaches: readonly Breach[]): unknown {
  const root: FormNode = {};
  for (const { rule, path } of breaches) {
    const { form, message } = RULES[rule];
    if (form === null) continue;
    let node = root;
    for (const step of path) {
      node.fields ??= {};
      node = node.fields[step] ??= {};
    }
    node.errors ??= [];
    node.errors.push({ code: form, message });
  }
  return written(root);
}

interface FormNode {
  errors?: { readonly code: string; readonly message: string }[];
  fields?: Record<string, FormNode>;
}

function written(node: FormNode): unknown {
  const fields = Object.entries(node.fields ?? {}).map(([step, child]) => [step, written(child)] as const);
  return { ...Object.fromEntries(fields), ...(node.errors === undefined ? {} : { _errors: node.errors }) };
}
