import { createHash } from 'node:crypto';
import type { APIButtonComponent } from 'discord.js';
import { canonicalJson } from '../../kernel/json.ts';
import type { SceneStep, Screen } from '../../render/contract.ts';
import type { SeatStandpoint } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Seating } from '../../tables/table/tableHead.ts';
import type { BotGame, Hand, Reader } from '../contract.ts';
import { type Attached, button, container, link, type Message, row, text } from '../discord/components.ts';
import type { Verb } from '../discord/customId.ts';
import { placeOf } from '../state/blockedPlaces.ts';
import { publicWords } from '../state/context.ts';
import type { Players } from '../state/players.ts';
import { ownEnding } from './ending.ts';
import { type HandContent, handContent, handMessage, handStep } from './hand.ts';
import { note, privateNote } from './note.ts';
import type { Missed } from './sinceLastTurn.ts';
import { undoButtons } from './undo.ts';

/** A direct message about someone's hand at a table, before it is drawn. */
export interface Direct {
  readonly content: HandContent;
  /** What its picture shows; null for text only. */
  readonly drawn: { readonly standpoint: SeatStandpoint; readonly step: SceneStep | null } | null;
  readonly last: readonly APIButtonComponent[];
  /** Nothing follows at this table. */
  readonly isFinal: boolean;
}

/**
 * The current content of the direct message; null to leave it unchanged.
 *
 * @param seating the member's seat, or null for someone who has left the table
 * @param isWanted whether the member wants hands by direct message
 * @param recent see `recentOf`; omitted: those of the standpoint
 */
export function directOf(
  game: BotGame & { readonly hand: Hand },
  table: Table,
  seating: Seating | null,
  players: Players,
  reader: Reader,
  isWanted: boolean,
  recent?: Missed['recent'],
): Direct | null {
  const { hand: handWords, buttons } = reader.words;
  const { buttons: onBoard } = publicWords(table);
  const verb = (label: string, name: Verb, argument: string): APIButtonComponent =>
    button(label, 'secondary', { kind: 'verb', table: table.id, verb: name, argument });
  const toTable = link(buttons.goToTable, `https://discord.com/channels/${table.guild}/${placeOf(table)}`);
  // The row that the message shows identifies it if it was posted without our getting confirmation.
  const stop = verb(buttons.noDirect, 'dm', `off-${table.seq}`);
  const small = handWords.note(table.id, [game.words[reader.words.locale].name]);
  const plain = (sentence: string, last: readonly APIButtonComponent[], isFinal = false): Direct => ({
    ...{ content: { text: `${sentence}\n${small}`, inWords: [], buttons: [] }, drawn: null, last, isFinal },
  });

  if (table.status === 'suspended') return null;
  const ended = endingOf(game, table, seating, players, reader);
  if (ended !== null) return plain(ended, [toTable], true);
  if (!isWanted) return plain(handWords.stopped(onBoard), [toTable, verb(buttons.directAgain, 'dm', 'on')]);
  if (seating === null || table.standpoints === null) return plain(handWords.coming(), [toTable, stop]);
  const standpoint = table.standpoints.of(seating.seat);
  const content = handContent(game, game.hand, table, standpoint, reader, recent);
  return {
    content,
    drawn: { standpoint, step: handStep(standpoint, content.buttons) },
    last: [
      ...(standpoint.seating.awaited ? undoButtons(table, standpoint, reader) : []),
      ...[toTable, verb(buttons.rules, 'rules', ''), verb(buttons.more, 'more', `hand-${table.seq}`)],
    ],
    isFinal: false,
  };
}

/** Why this member gets nothing more, or null. */
function endingOf(
  game: BotGame,
  table: Table,
  seating: Seating | null,
  players: Players,
  reader: Reader,
): string | null {
  const { words, say } = reader;
  const { lobby, answers } = words;
  if (table.status === 'cancelled') return lobby.cancelled();
  if (seating === null) {
    const { id } = table;
    return table.startedAt === null
      ? answers.left({ kind: 'left', table: id }, say)
      : answers.replaced({ kind: 'replaced', table: id }, say);
  }
  if (table.status === 'finished') return ownEnding(game, table, seating, players, reader).join('\n');
  return seating.resigned ? answers.seatLeft({ kind: 'seatLeft', table: table.id }, say) : null;
}

/**
 * Changes when the message would look different or its buttons would mean something else. Reveals nothing by itself. The
 * label of Undo doesn't count: others change it, and a press on an outdated one only asks.
 */
export function digestOf(table: Table, { content, drawn, isFinal }: Direct, screen: Screen): string {
  const slots = content.buttons.map(({ label, style }) => [label, style]);
  const offer = slots.length === 0 ? null : (drawn?.standpoint.seating.offer ?? null);
  const shown = {
    text: content.text,
    inWords: content.inWords,
    slots,
    offer,
    own: drawn?.standpoint.view.own ?? null,
    place: placeOf(table),
    isFinal,
    // Included only if unusual, so that older digests remain valid.
    ...(screen === 'phone' && drawn !== null && { screen }),
  };
  return createHash('sha256')
    .update(canonicalJson(JSON.parse(JSON.stringify(shown))))
    .digest('hex');
}

export function directMessage(
  game: BotGame,
  table: Table,
  { content, drawn, last }: Direct,
  picture: Attached | null,
  pings: readonly string[],
): Message {
  return drawn === null || picture === null
    ? container([text(content.text), row(last)], { accent: game.accent, pings })
    : handMessage(game, table, drawn.standpoint.seating, content, picture, { last, pings });
}

/** To a member who cannot get direct messages: why, what to do about it, and that the game goes on without them. */
export function refusedNote(table: Pick<Table, 'id' | 'status' | 'locale'>, reader: Reader): Message {
  const { buttons } = reader.words;
  const { buttons: onBoard } = publicWords(table);
  const verb = (label: string, style: 'primary' | 'secondary', name: Verb, argument: string) =>
    button(label, style, { kind: 'verb', table: table.id, verb: name, argument });
  return privateNote(reader, { kind: 'directRefused', onBoard }, [
    ...(table.status === 'running' ? [verb(buttons.myHand, 'primary', 'hand', '')] : []),
    verb(buttons.tryAgain, 'secondary', 'dm', 'on'),
  ]);
}

/** To members whose direct messages have to wait, at the table. */
export function delayedMention(
  table: Pick<Table, 'id'>,
  users: readonly string[],
  { words }: Pick<Reader, 'words'>,
): Message {
  const { hand, buttons } = words;
  const mine = button(buttons.myHand, 'primary', { kind: 'verb', table: table.id, verb: 'hand', argument: '' });
  return { ...note(hand.delayed(users.map((user) => `<@${user}>`)), [mine]), pings: users };
}

/** To the same member at the table: the only message that shows everyone that they were notified. */
export function refusedMention(table: Pick<Table, 'id'>, user: string, { words }: Pick<Reader, 'words'>): Message {
  const { hand, buttons } = words;
  const mine = button(buttons.myHand, 'primary', { kind: 'verb', table: table.id, verb: 'hand', argument: '' });
  return { ...note(hand.refused(`<@${user}>`), [mine]), pings: [user] };
}
