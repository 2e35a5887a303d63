/** Whose view is shown: the name of a player, or null for what everyone saw. */
export type SeenBy = string | null;
