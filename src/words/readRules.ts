/**
 * The rules of a game, as Markdown: a page a language. A section begins with its title and its id, as in
 * `## Taking coins {#coins}`. Then comes its picture, if it has one, as alt text and name: `![Four coins.](coins)`.
 * The rest is posted as it is.
 */
import { readFileSync } from 'node:fs';
import type { Locale, Localized, RulesOfGame, RulesPage } from './contract.ts';

/** Title, id, alt text, name of the picture, and text. */
const SECTION = /^## ([^\n]+) \{#(\w+)\}\n+(?:!\[([^\n]+)\]\((\w+)\)\n+)?(.*?\S)\s*$/s;

/** The sections that have a picture, and its name. */
type Figures<S extends string, F extends string> = { readonly [K in S]?: F };

/**
 * Reads the pages of all languages in a folder.
 *
 * @param ids the sections in reading order
 */
export function readRules<S extends string, F extends string>(
  folder: string,
  ids: readonly S[],
  figures: Figures<S, F>,
): Localized<RulesOfGame<S, F>> {
  const read = (locale: Locale) => {
    const file = `${folder}/${locale}.md`;
    return readPage(file, readFileSync(file, 'utf8'), ids, figures);
  };
  return { en: read('en'), ja: read('ja'), de: read('de') };
}

/**
 * The rules on one page.
 *
 * @throws Error with file and line if a section or a picture is missing, unknown, out of place, or there twice
 */
export function readPage<S extends string, F extends string>(
  file: string,
  page: string,
  ids: readonly S[],
  figures: Figures<S, F>,
): RulesOfGame<S, F> {
  const sections = new Map<string, RulesPage>();
  const names = Object.values<F | undefined>(figures).filter((name) => name !== undefined);
  const alts = new Map<string, string>();
  let line = 1;
  const fault = (what: string) => new Error(`${file}:${line}: ${what}`);
  for (const part of page.replaceAll('\r\n', '\n').split(/^(?=## )/m)) {
    const [, title, id, alt = '', figure, text] = SECTION.exec(part) ?? [];
    if (title === undefined || id === undefined || text === undefined || /^!\[/m.test(text))
      throw fault('a section is “## Title {#id}”, its picture if it has one, as “![alt text](name)”, and its text');
    if (sections.has(id)) throw fault(`section ${id} is there twice`);
    const known = ids.find((one) => one === id);
    if (known === undefined) throw fault(`section ${id} is unknown`);
    const next = ids[sections.size];
    if (id !== next) throw fault(`section ${next} is missing before ${id}`);
    const wanted = figures[known];
    if (figure === undefined && wanted !== undefined) throw fault(`picture ${wanted} is missing below the title`);
    if (figure !== wanted) throw fault(`picture ${figure} is unknown in section ${id}`);
    sections.set(id, { title, text });
    if (figure !== undefined) alts.set(figure, alt);
    line += part.split('\n').length - 1;
  }
  if (sections.size < ids.length) throw fault(`section ${ids[sections.size]} is missing at the end`);
  return {
    // Every section and every picture was found.
    sections: Object.fromEntries(sections) as RulesOfGame<S, F>['sections'],
    figures: Object.fromEntries(names.map((name) => [name, alts.get(name)])) as RulesOfGame<S, F>['figures'],
  };
}
