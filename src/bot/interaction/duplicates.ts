/** Most ids remembered. Discord delivers an interaction twice within minutes or not at all. */
const MOST = 10_000;

/**
 * Returns a function that says whether this process has seen an interaction before. The store detects duplicates that
 * change something for longer; this one also covers interactions that only look.
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
