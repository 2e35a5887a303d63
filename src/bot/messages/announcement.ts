import type { Kind } from '../../engines/contract.ts';
import type { SeenRow } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { BotGame } from '../contract.ts';
import { button, container, gallery, type Message, row, text } from '../discord/components.ts';
import { limits } from '../discord/limits.ts';
import { sentencesWithin, shorten } from '../discord/text.ts';
import { type Context, publicWords } from '../state/context.ts';
import type { Players } from '../state/players.ts';
import { unformatted } from './pictures.ts';

/** A message of its own about what is too important for a line: its name, its place in the record, and its sights. */
interface Announced {
  readonly name: string;
  readonly seq: number;
  /** Its number in the row, from 0. */
  readonly index: number;
  readonly sights: readonly Kind[];
}

/** What these rows announce, in order. Neighbors of one name in one row are one announcement. */
export const announcedIn = (game: BotGame, rows: readonly SeenRow[]): readonly Announced[] =>
  rows.flatMap(({ seq, sights }) => {
    const found: { readonly name: string; readonly sights: Kind[] }[] = [];
    let last: string | null = null;
    for (const sight of sights) {
      const name = game.telling[sight.kind]?.announcedIn?.(sight) ?? null;
      if (name !== null && name === last) found.at(-1)?.sights.push(sight);
      else if (name !== null) found.push({ name, sights: [sight] });
      last = name;
    }
    return found.map((one, index) => ({ ...one, seq, index }));
  });

/** In the id of its button: identifies an announcement among those of a table. */
export const markOf = ({ seq, index }: Pick<Announced, 'seq' | 'index'>): string => `${seq}-${index}`;

/** Draws and words an announcement, for everyone; it mentions no one. */
export async function announcementMessage(
  { renderer }: Pick<Context, 'renderer'>,
  game: BotGame,
  table: Table,
  players: Players,
  announced: Announced,
): Promise<Message> {
  const { name, seq, sights } = announced;
  const { board, buttons, locale } = publicWords(table);
  const own = game.words[locale].announcements?.[name];
  if (own === undefined) throw new Error(`${table.game} has no words for the announcement ${name}`);
  const { heading, lines } = own.announce(sights, players.say);
  const { alt } = own.announce(sights, players.plain);
  const scene = { names: players.names, locale, screen: 'desktop' } as const;
  const order = { kind: 'announcement', game: table.game, announcement: name, sights, scene } as const;
  const picture = {
    name: board.fileName(table.id, seq),
    bytes: (await renderer.render(order, 'board')).bytes,
    alt: sentencesWithin(alt.map(unformatted), limits.altText),
  };
  return container(
    [
      text(`### ${heading}`),
      gallery(picture),
      ...(lines.length === 0 ? [] : [text(shorten(lines.join('\n'), limits.text / 2))]),
      row([
        button(buttons.rules, 'secondary', {
          ...{ kind: 'verb', table: table.id, verb: 'rules', argument: markOf(announced) },
        }),
      ]),
    ],
    { accent: game.accent, files: [picture] },
  );
}
