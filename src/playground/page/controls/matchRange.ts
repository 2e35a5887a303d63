/** The range of `text` that matches `typed`, ignoring case, spaces, and the kind of minus sign; null for none. */
export function matchRange(text: string, typed: string): readonly [from: number, to: number] | null {
  const letters = [...text.matchAll(/\S/gu)].map(({ 0: letter, index }) => ({
    letter: folded(letter),
    ...{ from: index, to: index + letter.length },
  }));
  const wanted = [...typed.matchAll(/\S/gu)].map(([letter]) => folded(letter));
  if (wanted.length === 0) return null;
  const at = letters.findIndex((_, start) => wanted.every((letter, i) => letters[start + i]?.letter === letter));
  const [first, last] = [letters[at], letters[at + wanted.length - 1]];
  if (!first || !last) return null;
  return [first.from, last.to];
}

const folded = (letter: string): string => letter.toLowerCase().replace('−', '-');
