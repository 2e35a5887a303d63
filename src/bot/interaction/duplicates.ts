/** How many interactions are known again; Discord tells the same one twice within minutes or not at all. */
const MOST = 10_000;

/**
 * Tells whether an interaction was taken before in this process. What it changed is known for longer, by the store; what
 * only looks at something is known here.
 */
export function createDuplicateFilter(): (interaction: string) => boolean {
  const seen = new Set<string>();
  return (interaction) => {
    if (seen.has(interaction)) return true;
    seen.add(interaction);
    const [oldest] = seen;
    if (seen.size > MOST && oldest !== undefined) seen.delete(oldest);
    return false;
  };
}
