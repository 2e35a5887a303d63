/**
 * Whether lists and objects of a JSON text are nested deeper than this many levels. Checked before parsing, so that no
 * later walk through the value can run out of stack. The result for invalid JSON is arbitrary.
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
