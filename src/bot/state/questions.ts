import type { Intent, IntentOf } from '../interaction/intent.ts';

/** What was asked for when several tables could be meant: whoever names one goes on with just that. */
export interface Questions {
  /** @param interaction the one by which it was asked for */
  remember(interaction: string, user: string, intent: Intent): void;
  /** What this person asked for then, at the table that is named now; null when it is remembered no more. */
  answered(pick: IntentOf<'pick'>, user: string): Intent | null;
}

/** How many are remembered. */
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
