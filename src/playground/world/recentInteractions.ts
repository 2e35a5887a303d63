import type { Interaction } from './interaction.ts';

/** How long to keep an interaction, in ms: long enough to distinguish an expired token from an unknown one. */
const MEMORY = 24 * 60 * 60 * 1000;

/** The interactions of the last day, those still waiting for an answer, and the open modals. */
export function recentInteractions() {
  const byId = new Map<string, Interaction>();
  const byToken = new Map<string, Interaction>();
  const waiting = new Set<Interaction>();
  const modals = new Map<string, Interaction>();

  return {
    withId: (id: string): Interaction | null => byId.get(id) ?? null,
    withToken: (token: string): Interaction | null => byToken.get(token) ?? null,
    /** Adds a new interaction and forgets those older than a day. */
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
    /** The interactions without an answer, oldest first. */
    waiting: (): readonly Interaction[] => [...waiting],
    settle: (interaction: Interaction, state: 'answered' | 'failed'): void => {
      interaction.state = state;
      waiting.delete(interaction);
    },
    /** A member has at most one modal open: a new one replaces the old one. */
    openModal: (interaction: Interaction): void => {
      modals.set(interaction.userId, interaction);
    },
    modalOf: (userId: string): Interaction | null => modals.get(userId) ?? null,
    closeModal: (userId: string): void => {
      modals.delete(userId);
    },
  };
}

export type RecentInteractions = ReturnType<typeof recentInteractions>;
