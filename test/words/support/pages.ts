import { GAME_IDS, type GameId } from '../../../src/engines/games.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import type { Locale } from '../../../src/words/contract.ts';
import { samples } from '../common/samples.ts';
import { say } from './gameEntries.ts';
import { type Entry, entriesOf } from './samples.ts';

/** Everything that is said in a language, by chapter, such as `carcassonne/panel`. */
type Chapters = Readonly<Record<string, readonly Entry[]>>;

const chaptersOf = async (id: GameId, locale: Locale): Promise<Chapters> =>
  (await import(`../${id}/samples.ts`)).chapters(locale);

const pages = new Map<Locale, Promise<Chapters>>();

/** Written once: it takes whole games. */
export function pageOf(locale: Locale): Promise<Chapters> {
  const page = pages.get(locale) ?? writePage(locale);
  pages.set(locale, page);
  return page;
}

async function writePage(locale: Locale): Promise<Chapters> {
  const words = commonWords[locale];
  const common = Object.entries(words).map(([part, table]): [string, readonly Entry[]] => {
    const ofTable: Readonly<Record<string, unknown>> = samples(words.buttons);
    return [`common/${part}`, entriesOf(table, ofTable[part], say)];
  });
  const games = await Promise.all(
    GAME_IDS.map(async (id) =>
      Object.entries(await chaptersOf(id, locale)).map(([part, entries]): [string, readonly Entry[]] => [
        `${id}/${part}`,
        entries,
      ]),
    ),
  );
  return Object.fromEntries([...common, ...games.flat()]);
}
