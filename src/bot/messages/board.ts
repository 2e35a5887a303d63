import type { SeenRow, Standpoint } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { RowMark } from '../../words/common/board/contract.ts';
import type { BotGame } from '../contract.ts';
import {
  type Attached,
  button,
  container,
  gallery,
  inRows,
  type Kept,
  type Message,
  row,
  separator,
  text,
} from '../discord/components.ts';
import type { CustomId } from '../discord/customId.ts';
import { limits } from '../discord/limits.ts';
import { shorten } from '../discord/text.ts';
import { placeOf } from '../state/blockedPlaces.ts';
import { memberOf, publicWords } from '../state/context.ts';
import type { Players } from '../state/players.ts';
import { areBehindZoom } from '../zoom/lists.ts';
import { deadlineLines, freeLines } from './clock.ts';
import { heaviest, lastTurnsOf, storyOf, summaryLines, type Turn, weighedLines, withOmitted } from './events.ts';
import { importedLines, markOf } from './fairness.ts';

/** Lines of events on the board message. */
const MOST_EVENTS = 4;

/** Whether the rules have changed during the game, as far back as the recent rows go. */
const hasNewRules = (recent: readonly SeenRow[]): boolean =>
  recent.some(({ rulesVersion }, index) => {
    const before = recent[index - 1]?.rulesVersion ?? null;
    return before !== null && rulesVersion !== before;
  });

/**
 * The board message of a running table, from public information. Members in `inDirect` are notified by direct message
 * and only named here.
 */
export function boardMessage(
  game: BotGame,
  table: Table,
  { view, recent }: Standpoint,
  players: Players,
  picture: Attached,
  pings: readonly string[],
  inDirect: ReadonlySet<string> = new Set(),
): Message {
  const words = publicWords(table);
  const { open } = view;
  const awaited = table.seats.filter((seating) => seating.awaited);
  const mentions = awaited.map((seating) => {
    const user = memberOf(seating);
    return user === null || inDirect.has(user) ? players.say.name(seating.seat) : `<@${user}>`;
  });
  const [beginner, ...others] = awaited;
  // Of an imported game, the lobby says how its seats were given.
  const isNew = recent.every(({ kind }) => kind === 'start') && table.origin === null;
  const isStart = isNew && beginner !== undefined && others.length === 0;
  const began = isStart
    ? [words.board.began(game.startsByRules ? null : players.say.name(beginner.seat), table.rematchOf !== null)]
    : [];
  const events = [
    ...summaryLines(game, table, lastTurnsOf(game, recent, words), players.say, words, MOST_EVENTS - began.length),
    ...began,
  ];
  const resigned = table.seats.filter(({ holder }) => holder === 'bot').map(({ seat }) => players.say.name(seat));
  const verb = (label: string, name: Extract<CustomId, { kind: 'verb' }>['verb'], argument: string) =>
    button(label, 'secondary', { kind: 'verb', table: table.id, verb: name, argument });

  const turn = game.controls
    .board(open, words)
    .map(({ label, style, isDisabled }, slot) =>
      button(label, style, { kind: 'move', table: table.id, seq: table.seq, draft: 0, slot }, isDisabled),
    );
  const story = game.storyLabel(words);
  const forAll = [
    ...(game.hand === null ? [] : [verb(words.buttons.myHand, 'hand', '')]),
    ...(game.zoom === null ? [] : [verb(words.buttons.lookCloser, 'closer', '')]),
    ...(story === null ? [] : [verb(story, 'log', String(table.seq))]),
    ...(areBehindZoom(game) ? [] : game.lists).map((list) => verb(list.label(words), 'list', list.name)),
    verb(words.buttons.rules, 'rules', ''),
    verb(words.buttons.more, 'more', String(table.seq)),
  ];
  return container(
    [
      gallery(picture),
      text(
        `${words.board.status(mentions, game.words[words.locale].task(open))}\n` +
          [
            ...deadlineLines(table, players.say, words),
            ...freeLines(table, players.say, words),
            words.board.note(table.id, game.status(open, words), markOf(table)),
            ...importedLines(table, words),
          ].join('\n') +
          (resigned.length === 0 ? '' : `\n${words.board.botPlays(resigned)}`) +
          (hasNewRules(recent) ? `\n${words.board.newRules()}` : ''),
      ),
      ...(events.length === 0 ? [] : [separator(), text(shorten(events.join('\n'), limits.text / 2))]),
      // In one row if they fit; otherwise the turn's own buttons come first.
      ...(turn.length + forAll.length <= limits.buttonsInRow
        ? [row([...turn, ...forAll])]
        : [...inRows(turn), ...inRows(forAll)].map(row)),
    ],
    { accent: game.accent, files: [picture], pings },
  );
}

/**
 * Lines of a turn that a replaced board keeps: the weightiest; more than `usual` only if they are notable. `inAll`: of all
 * turns that it showed, such as those of a phase in which everyone acts several times.
 */
const FORMER_LINES = { usual: 2, most: 5, inAll: 8 } as const;

/**
 * What remains of a board message after a newer one is posted: its turn in a few lines, without buttons.
 *
 * @param turns the turns that it showed, as everyone may know them; several if some were skipped in a burst
 * @param kept the message's channel; its picture, the digits that stood with it, and a line that says that the turn was
 * taken back, or null
 */
export function formerMessage(
  game: BotGame,
  table: Table,
  players: Players,
  turns: readonly Turn[],
  {
    channel,
    picture,
    mark,
    undone,
  }: {
    readonly channel: string;
    readonly picture: Kept | null;
    readonly mark: RowMark | null;
    readonly undone: string | null;
  },
): Message {
  const words = publicWords(table);
  const { board } = words;
  const all = turns.map((turn) => weighedLines(game, table, turn.rows, players.say, words));
  const kept = heaviest(
    all.flatMap((lines) => storyOf(lines, FORMER_LINES.usual, FORMER_LINES.most)),
    FORMER_LINES.inAll,
  );
  const story = withOmitted(kept, all.flat(), words);
  const rows = turns.flatMap((turn) => turn.rows);
  const summary = kept.length > 0 ? story : summaryLines(game, table, rows, players.say, words, FORMER_LINES.usual);
  const place = placeOf(table);
  const elsewhere = place === channel ? [] : [board.movedTo(place)];
  const lines = [
    ...(summary.length + elsewhere.length === 0 && undone === null ? [board.replaced()] : summary),
    ...(undone === null ? [] : [undone]),
    ...elsewhere,
    ...(mark === null ? [] : [board.shownRow(mark)]),
  ];
  const inText = text(shorten(lines.join('\n'), limits.text / 2));
  return picture === null
    ? { components: [inText], files: [], kept: [], pings: [] }
    : container([gallery(picture), inText], { accent: game.accent, kept: [picture] });
}
