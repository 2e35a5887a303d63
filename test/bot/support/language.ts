import type { Locale } from '../../../src/words/contract.ts';

/** Small words that stand in nearly every sentence of their language and in none of the others. */
const MARKS: { readonly [L in Exclude<Locale, 'ja'>]: RegExp } = {
  en: /\b(the|a|is|are|does|or|of|and|you|your|to|rotated?|not|tiles?|points?|follower|wins|was|with|step|table|left)\b/gi,
  de: /\b(der|die|das|den|passt|oder|ein|eine|einen|ist|sind|und|du|dein|auf|um|von|wie gezogen|zug|punkte?|plättchen|gewinnt|mit|schritt|tisch|noch|nicht|am|gedreht)\b/gi,
};
const KANA_OR_KANJI = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/**
 * The language of a text of the bot. What is the same in all of them does not count: names, commands, ids, dates.
 *
 * @returns null where nothing tells
 */
export function languageOf(text: string, names: readonly string[]): Locale | null {
  const said = names
    .reduce((left, name) => left.replaceAll(name, ''), text)
    .replace(/`[^`]*`|<[^>]*>|https?:\S+/g, '')
    .replaceAll('Carcassonne', '');
  if (KANA_OR_KANJI.test(said)) return 'ja';
  const english = said.match(MARKS.en)?.length ?? 0;
  const german = said.match(MARKS.de)?.length ?? 0;
  if (english === german) return null;
  return english > german ? 'en' : 'de';
}
