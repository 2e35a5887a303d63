import type { Intent, IntentOf } from '../interaction/intent.ts';

/** Requests that could mean several tables: naming one of them resumes the request. */
export interface Questions {
  /** @param interaction the interaction of the request */
  remember(interaction: string, user: string, intent: Intent): void;
  /** The user's original request, for the table that was named; null if it has been forgotten. */
  answered(pick: IntentOf<'pick'>, user: string): Intent | null;
}

/** Maximum number of requests remembered. */
const MOST = 500;

export function createQuestions(): Questions {
  const asked = new Map<
    string,
    { readonly user: string; readonly intent: Intent & { readonly table: string | null } }
  >();
  return {
    remember(interaction, user, intent) {
      if (!('table' in intent) || intent.table !== null || intent.kind.startsWith('suggest')) return;
      asked.set(interaction, { user, intent });
      const [oldest] = asked.keys();
      if (asked.size > MOST && oldest !== undefined) asked.delete(oldest);
    },
    answered({ table, asked: interaction }, user) {
      const question = asked.get(interaction);
      return question?.user === user ? { ...question.intent, table } : null;
    },
  };
}
