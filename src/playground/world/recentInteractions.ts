import type { Interaction } from './interaction.ts';

/** How long an interaction is remembered, in ms: long enough to tell an expired token from an unknown one. */
const MEMORY = 24 * 60 * 60 * 1000;

/** The interactions of the last day, which of them still wait for an answer, and whose forms are open. */
export function interactionBook() {
  const byId = new Map<string, Interaction>();
  const byToken = new Map<string, Interaction>();
  const waiting = new Set<Interaction>();
  const forms = new Map<string, Interaction>();

  return {
    withId: (id: string): Interaction | null => byId.get(id) ?? null,
    withToken: (token: string): Interaction | null => byToken.get(token) ?? null,
    /** Writes a new interaction down and forgets those of the day before. */
    add: (interaction: Interaction): void => {
      for (const old of byId.values()) {
        if (interaction.createdAt - old.createdAt <= MEMORY) break;
        byId.delete(old.id);
        byToken.delete(old.token);
      }
      byId.set(interaction.id, interaction);
      byToken.set(interaction.token, interaction);
      waiting.add(interaction);
    },
    /** Those without an answer, oldest first. */
    waiting: (): readonly Interaction[] => [...waiting],
    settle: (interaction: Interaction, state: 'answered' | 'failed'): void => {
      interaction.state = state;
      waiting.delete(interaction);
    },
    /** A member has one form open at most: a new one takes the place of the old one. */
    openForm: (interaction: Interaction): void => {
      forms.set(interaction.userId, interaction);
    },
    formOf: (userId: string): Interaction | null => forms.get(userId) ?? null,
    closeForm: (userId: string): void => {
      forms.delete(userId);
    },
  };
}

export type InteractionBook = ReturnType<typeof interactionBook>;
