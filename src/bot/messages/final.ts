import type { Outcome } from '../../tables/results.ts';
import type { Standpoint } from '../../tables/standpoint.ts';
import type { Seating, Table } from '../../tables/tables.ts';
import { commonWords } from '../../words/common/index.ts';
import type { BotGame } from '../contract.ts';
import {
  type Attached,
  button,
  container,
  gallery,
  inRows,
  type Message,
  row,
  separator,
  text,
} from '../discord/components.ts';
import type { Verb } from '../discord/customId.ts';
import { publicLocale } from '../state/context.ts';
import { type Players, shapeOf } from '../state/players.ts';
import { areBehindZoom } from '../zoom/lists.ts';
import { partsOf } from './ending.ts';
import { fairnessLines, markOf } from './fairness.ts';
import { winnersOf } from './lobby.ts';

/**
 * How a game ended: the places, with a breakdown of the points, and the final position. Mentions each player once. For
 * a table that was closed there are no places, and no one is mentioned.
 *
 * @param outcome how the game has changed ratings and records, if it counts
 */
export function finalMessage(
  game: BotGame,
  table: Table,
  { view }: Standpoint,
  players: Players,
  picture: Attached,
  outcome: Outcome | null = null,
): Message {
  const locale = publicLocale(table);
  const { final, lobby, buttons } = commonWords[locale];
  const { standings = [], how } = table.result ?? {};
  const winners = winnersOf(table);
  const best = standings[0]?.points ?? 0;

  const asHeld = ({ resigned, heldFrom }: Seating, mention: string): string =>
    resigned ? final.resigned(mention) : heldFrom > 0 ? final.substitute(mention) : mention;
  const places = standings.map(({ seat, place, points }) => {
    const seating = table.seats[seat];
    const mention = seating?.user ? `${shapeOf(seat)} <@${seating.user}>` : players.say.name(seat);
    const who = seating === undefined ? mention : asHeld(seating, mention);
    // The result of a seat that changed hands is that of whoever began.
    const own = outcome?.seats.find((one) => one.seat === seat && one.user === seating?.user);
    const rating = own?.rating ?? null;
    const rated = rating === null ? '' : final.rating(rating.before, rating.after);
    return `${final.place(place, who, points, partsOf(game, table, seat, locale))}${rated}`;
  });
  const replaced = (outcome?.seats ?? []).flatMap(({ seat, user, place, rating }) => {
    if (user === null || user === table.seats[seat]?.user) return [];
    const rated = rating === null ? '' : final.rating(rating.before, rating.after);
    return [`${final.left(place, final.resigned(`<@${user}>`))}${rated}`];
  });
  const records = standings.flatMap(({ seat }) => {
    const own = outcome?.seats.find((one) => one.seat === seat && one.user === table.seats[seat]?.user);
    const record = own?.record ?? null;
    return record === null ? [] : [final.record(record.of, players.say.name(seat), record.points, record.before)];
  });
  const verb = (label: string, name: Verb, argument: string) =>
    button(label, 'secondary', { kind: 'verb', table: table.id, verb: name, argument });

  return container(
    [
      text(
        table.result === null
          ? lobby.cancelled()
          : final.heading(
              winners.map((seat) => players.plain.name(seat)),
              game.words[locale].name,
              how === 'played' ? best : null,
            ),
      ),
      gallery(picture),
      ...(places.length === 0 ? [] : [text([...places, ...replaced, ...records].join('\n'))]),
      separator(),
      text(
        [final.note(table.id, game.status(view.open, locale), markOf(table)), ...fairnessLines(table, locale)].join(
          '\n',
        ),
      ),
      ...inRows([
        ...(table.result === null || table.origin !== null
          ? []
          : [button(buttons.rematch, 'success', { kind: 'verb', table: table.id, verb: 'rematch', argument: '' })]),
        button(buttons.replay, 'secondary', { kind: 'replay', table: table.id, go: 'open', viewer: 'table', step: 0 }),
        ...(game.zoom === null ? [] : [verb(buttons.lookCloser, 'closer', '')]),
        ...(areBehindZoom(game) ? [] : game.lists).map((list) => verb(list.label(locale), 'list', list.name)),
        verb(buttons.boardAsText, 'text', '0'),
        verb(buttons.moveList, 'log', String(table.seq)),
        verb(buttons.rules, 'rules', ''),
        verb(buttons.verify, 'verify', ''),
      ]).map(row),
    ],
    {
      accent: game.accent,
      files: [picture],
      pings: table.result === null ? [] : table.seats.flatMap(({ user }) => (user === null ? [] : [user])),
    },
  );
}
