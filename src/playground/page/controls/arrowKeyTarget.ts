/** The index that the arrow key moves to in an open list of `count` entries; null for other keys and closed lists. */
export function arrowKeyTarget(event: KeyboardEvent, open: boolean, active: number, count: number): number | null {
  if (!open || count === 0) return null;
  if (event.key === 'ArrowDown') return (active + 1) % count;
  if (event.key === 'ArrowUp') return (active + count - 1) % count;
  return null;
}
