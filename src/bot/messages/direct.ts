import { createHash } from 'node:crypto';
import type { APIButtonComponent } from 'discord.js';
import { canonicalJson } from '../../kernel/json.ts';
import type { SceneStep, Screen } from '../../render/contract.ts';
import type { SeatStandpoint } from '../../tables/standpoint.ts';
import type { Seating, Table } from '../../tables/tables.ts';
import { commonWords } from '../../words/common/index.ts';
import type { BotGame, Hand, Reader } from '../contract.ts';
import { type Attached, button, container, link, type Message, row, text } from '../discord/components.ts';
import type { Verb } from '../discord/customId.ts';
import { placeOf } from '../state/blockedPlaces.ts';
import { publicLocale } from '../state/context.ts';
import type { Players } from '../state/players.ts';
import { type HandContent, handContent, handMessage, handStep } from './hand.ts';
import { winnersOf } from './lobby.ts';
import { note, privateNote } from './note.ts';

/** A direct message about a person's hand at a table, before it is drawn. */
export interface Direct {
  readonly content: HandContent;
  /** What its picture shows; null for words alone. */
  readonly drawn: { readonly standpoint: SeatStandpoint; readonly step: SceneStep | null } | null;
  readonly last: readonly APIButtonComponent[];
  /** Nothing follows at this table. */
  readonly isFinal: boolean;
}

/**
 * What the direct message says now; null where it stays as it is.
 *
 * @param seating the person's, or null for somebody who has left the table
 * @param isWanted whether the person wants hands by direct message
 */
export function directOf(
  game: BotGame & { readonly hand: Hand },
  table: Table,
  seating: Seating | null,
  players: Players,
  reader: Reader,
  isWanted: boolean,
): Direct | null {
  const { hand: words, buttons } = commonWords[reader.locale];
  const { buttons: onBoard } = commonWords[publicLocale(table)];
  const verb = (label: string, name: Verb, argument: string): APIButtonComponent =>
    button(label, 'secondary', { kind: 'verb', table: table.id, verb: name, argument });
  const toTable = link(buttons.goToTable, `https://discord.com/channels/${table.guild}/${placeOf(table)}`);
  // The row that the message shows: it is known by that when it was posted and nobody heard so.
  const stop = verb(buttons.noDirect, 'dm', `off-${table.seq}`);
  const small = words.note(table.id, [game.words[reader.locale].name]);
  const plain = (sentence: string, last: readonly APIButtonComponent[], isFinal = false): Direct => ({
    ...{ content: { text: `${sentence}\n${small}`, inWords: [], buttons: [] }, drawn: null, last, isFinal },
  });

  if (table.status === 'suspended') return null;
  const ended = endingOf(table, seating, players, reader);
  if (ended !== null) return plain(ended, [toTable], true);
  if (!isWanted) return plain(words.stopped(onBoard), [toTable, verb(buttons.directAgain, 'dm', 'on')]);
  if (seating === null || table.standpoints === null) return plain(words.coming(), [toTable, stop]);
  const standpoint = table.standpoints.of(seating.seat);
  const content = handContent(game, game.hand, table, standpoint, reader);
  return {
    content,
    drawn: { standpoint, step: handStep(standpoint, content.buttons) },
    last: [toTable, verb(buttons.rules, 'rules', ''), verb(buttons.more, 'more', `hand-${table.seq}`)],
    isFinal: false,
  };
}

/** Why nothing more comes to this person, or null. */
function endingOf(table: Table, seating: Seating | null, players: Players, { locale, say }: Reader): string | null {
  const { lobby, answers } = commonWords[locale];
  if (table.status === 'cancelled') return lobby.cancelled();
  if (seating === null) return answers.left({ kind: 'left', table: table.id }, say);
  if (table.status === 'finished') return lobby.finished(winnersOf(table).map((seat) => players.plain.name(seat)));
  return seating.resigned ? answers.resigned({ kind: 'resigned', table: table.id, winners: [] }, say) : null;
}

/** Differs when the message would look otherwise or its buttons would mean something else; tells nothing by itself. */
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
    // Said only where it is not as usual, so that digests of before still hold.
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

/** To a person to whom Discord delivers nothing: why, what to do about it, and that all goes on without. */
export function refusedNote(table: Pick<Table, 'id' | 'status' | 'locale'>, reader: Reader): Message {
  const { buttons } = commonWords[reader.locale];
  const { buttons: onBoard } = commonWords[publicLocale(table)];
  const verb = (label: string, style: 'primary' | 'secondary', name: Verb, argument: string) =>
    button(label, style, { kind: 'verb', table: table.id, verb: name, argument });
  return privateNote(reader, { kind: 'directRefused', onBoard }, [
    ...(table.status === 'running' ? [verb(buttons.myHand, 'primary', 'hand', '')] : []),
    verb(buttons.tryAgain, 'secondary', 'dm', 'on'),
  ]);
}

/** To the same person where the table is: the one message with which everybody sees that he was called. */
export function refusedMention(table: Pick<Table, 'id'>, user: string, { locale }: Pick<Reader, 'locale'>): Message {
  const { hand, buttons } = commonWords[locale];
  const mine = button(buttons.myHand, 'primary', { kind: 'verb', table: table.id, verb: 'hand', argument: '' });
  return { ...note(hand.refused(`<@${user}>`), [mine]), pings: [user] };
}
