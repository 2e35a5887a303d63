/**
 * Whether lists and objects of a JSON text lie deeper in each other than so many levels. Looked at before parsing, so
 * that no later walk through the value can run out of stack. A damaged text gets some answer.
 */
export function isNestedDeeper(text: string, levels: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') {
      if (++depth > levels) return true;
    } else if (character === ']' || character === '}') depth--;
  }
  return false;
}
