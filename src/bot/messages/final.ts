import type { APIButtonComponent } from 'discord.js';
import type { Seat } from '../../engines/contract.ts';
import type { Outcome, SeatOutcome } from '../../tables/stored/results.ts';
import type { Standpoint } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Seating } from '../../tables/table/tableHead.ts';
import type { Words } from '../../words/words.ts';
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
import { publicWords } from '../state/context.ts';
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
  const words = publicWords(table);
  const { final } = words;
  const results = resultLines(game, table, players, outcome, words);
  const note = final.note(table.id, game.status(view.open, words), markOf(table));
  return container(
    [
      text(headingOf(game, table, players, words)),
      gallery(picture),
      ...(results.length === 0 ? [] : [text(results.join('\n'))]),
      separator(),
      text([note, ...fairnessLines(table, words)].join('\n')),
      ...inRows(buttonsOf(game, table, words)).map(row),
    ],
    {
      accent: game.accent,
      files: [picture],
      pings: table.result === null ? [] : table.seats.flatMap(({ user }) => (user === null ? [] : [user])),
    },
  );
}

function headingOf(game: BotGame, table: Table, { plain }: Players, words: Words): string {
  const { final, lobby } = words;
  if (table.result === null) return lobby.cancelled();
  const { how, standings } = table.result;
  const winners = winnersOf(table).map((seat) => plain.name(seat));
  return final.heading(winners, game.words[words.locale].name, how === 'played' ? (standings[0]?.points ?? 0) : null);
}

/** The places, those of members who were replaced, and new records. */
function resultLines(
  game: BotGame,
  table: Table,
  { say }: Players,
  outcome: Outcome | null,
  words: Words,
): readonly string[] {
  const standings = table.result?.standings ?? [];
  if (standings.length === 0) return [];
  const { final } = words;
  const outcomes = outcome?.seats ?? [];
  // The result of a seat that changed hands is that of whoever began.
  const outcomeOf = (seat: Seat) =>
    outcomes.find((one) => one.seat === seat && one.user === table.seats[seat]?.user) ?? null;
  const rated = (rating: SeatOutcome['rating']) => (rating === null ? '' : final.rating(rating.before, rating.after));

  const places = standings.map(({ seat, place, points }) => {
    const seating = table.seats[seat];
    const mention = seating?.user ? `${shapeOf(seat)} <@${seating.user}>` : say.name(seat);
    const who = seating === undefined ? mention : asHeld(seating, mention, words);
    const line = final.place(place, who, points, partsOf(game, table, seat, words));
    return `${line}${rated(outcomeOf(seat)?.rating ?? null)}`;
  });
  const replaced = outcomes.flatMap(({ seat, user, place, rating }) => {
    if (user === null || user === table.seats[seat]?.user) return [];
    return [`${final.left(place, final.resigned(`<@${user}>`))}${rated(rating)}`];
  });
  const records = standings.flatMap(({ seat }) => {
    const record = outcomeOf(seat)?.record ?? null;
    return record === null ? [] : [final.record(record.of, say.name(seat), record.points, record.before)];
  });
  return [...places, ...replaced, ...records, ...(outcome?.how === 'unplayed' ? [final.unplayed()] : [])];
}

function asHeld({ resigned, heldFrom }: Seating, mention: string, words: Words): string {
  const { final } = words;
  if (resigned) return final.resigned(mention);
  return heldFrom > 0 ? final.substitute(mention) : mention;
}

function buttonsOf(game: BotGame, table: Table, words: Words): readonly APIButtonComponent[] {
  const { buttons } = words;
  const verb = (label: string, name: Verb, argument: string) =>
    button(label, 'secondary', { kind: 'verb', table: table.id, verb: name, argument });
  return [
    ...(table.result === null || table.origin !== null
      ? []
      : [button(buttons.rematch, 'success', { kind: 'verb', table: table.id, verb: 'rematch', argument: '' })]),
    button(buttons.replay, 'secondary', { kind: 'replay', table: table.id, go: 'open', viewer: 'table', step: 0 }),
    ...(game.zoom === null ? [] : [verb(buttons.lookCloser, 'closer', '')]),
    ...(areBehindZoom(game) ? [] : game.lists).map((list) => verb(list.label(words), 'list', list.name)),
    verb(buttons.boardAsText, 'text', '0'),
    verb(buttons.moveList, 'log', String(table.seq)),
    verb(buttons.rules, 'rules', ''),
    verb(buttons.verify, 'verify', ''),
  ];
}
