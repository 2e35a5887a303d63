/**
 * The letter of each player's pieces: the first of his name, or, where another has it already, the next of his name
 * that is free, or else the number of his seat.
 */
export function lettersOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const candidates = [...name.toLocaleUpperCase('en')].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    const letter = [...candidates, String(seat + 1)].find((one) => !taken.has(one)) ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}
