import type { Seat } from '../../engines/contract.ts';
import type { Screen } from '../../render/contract.ts';
import type { OutboxEntry } from '../../tables/stored/outbox.ts';
import type { Delivery, StoredHand } from '../../tables/stored/stored.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Seating } from '../../tables/table/tableHead.ts';
import { wordsIn } from '../../words/words.ts';
import type { BotGame, Hand, Reader } from '../contract.ts';
import type { Message } from '../discord/components.ts';
import { type Failure, failureOf, isUndeliverable } from '../discord/failure.ts';
import { EDITABLE_FOR } from '../discord/limits.ts';
import { localeOf } from '../interaction/readInteraction.ts';
import { describeError } from '../log.ts';
import { type Direct, digestOf, directMessage, directOf } from '../messages/direct.ts';
import { drawHand, screenOf } from '../messages/pictures.ts';
import { hasLost, recentOf } from '../messages/sinceLastTurn.ts';
import { placeOf } from '../state/blockedPlaces.ts';
import { type Context, gameOf, seatingOf } from '../state/context.ts';
import { type Players, playersOf } from '../state/players.ts';
import type { Channels } from './channels.ts';
import { DirectsPaused } from './directChannels.ts';
import { mentionMissed, mentionRefused } from './handMentions.ts';
import { type HandNews, handNewsOf, isLeftBehind, postedSince } from './news.ts';
import { nonceOf } from './nonce.ts';
import { deleteOld, findLost, findStrays, removeStrays } from './strayHands.ts';

/** One player at a table with hands. */
interface Holder {
  readonly user: string;
  readonly seating: Seating | null;
  /** The current direct message, or null. */
  readonly shown: StoredHand | null;
  readonly delivery: Delivery;
  readonly players: Players;
  readonly reader: Reader;
  readonly screen: Screen;
}

type HandGame = BotGame & { readonly hand: Hand };

/** Updates the direct messages of a table independently: one that fails does not hold up the others. */
export async function publishHands(
  context: Context,
  channels: Channels,
  table: Table,
  entries: readonly OutboxEntry[],
): Promise<void> {
  const game = gameOf(context.games, table);
  const { hand } = game;
  if (hand === null) return;
  const news = handNewsOf(entries, table);
  const messages = await context.tables.hands.ofTable(table.id);
  const seated = table.seats.flatMap(({ user }) => (user === null ? [] : [user]));
  const users = new Set([...seated, ...messages.map(({ user }) => user)]);
  /** Members who are called by a message that has to wait. */
  const missed: string[] = [];
  const done = await Promise.allSettled(
    [...users].map(async (user) => {
      const shown = messages.find((message) => message.user === user) ?? null;
      const holder = await holderOf(context, table, user, shown);
      await publishHand(context, channels, { ...game, hand }, table, news, holder, () => missed.push(user));
    }),
  );
  if (missed.length > 0) await mentionMissed(context, channels, table, missed);
  const reasons = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (reasons.length > 0) throw reasons.find((reason) => !(reason instanceof DirectsPaused)) ?? reasons[0];
}

async function holderOf(
  { tables, names }: Context,
  table: Table,
  user: string,
  shown: StoredHand | null,
): Promise<Holder> {
  const member = await tables.hands.member(user, table.guild);
  const words = wordsIn(localeOf(member?.locale ?? table.locale));
  const players = await playersOf(names, table, words);
  const seating = seatingOf(table, user);
  const screen = await screenOf({ tables }, user);
  return {
    user,
    seating,
    shown,
    delivery: member?.hands ?? 'on',
    players,
    reader: { words, say: players.say },
    screen,
  };
}

async function publishHand(
  context: Context,
  channels: Channels,
  game: HandGame,
  table: Table,
  news: HandNews,
  holder: Holder,
  missed: () => void,
): Promise<void> {
  const { user, seating, shown, delivery, players, reader, screen } = holder;
  const { hands } = context.tables;
  const settle = (outcome: Delivery) => context.deliveries.settle(table.id, user, outcome);
  if (delivery === 'refused' || (delivery === 'off' && shown === null)) return settle(delivery);

  const recent = seating && table.standpoints && (await recentOf(context, table, table.standpoints.of(seating.seat)));
  const direct = directOf(game, table, seating, players, reader, delivery === 'on', recent ?? undefined);
  if (direct === null || (shown === null && direct.isFinal)) {
    if (shown === null && news.mayBePosted) await removeStrays(context, channels, table, user);
    return settle(delivery);
  }
  const calledAt = seating === null || direct.isFinal || delivery === 'off' ? null : news.calledAt.get(seating.seat);
  const isAnew = shown !== null && isLeftBehind(news.repostAt, shown);
  const isCalled = calledAt != null && (isAnew || calledAt > (shown?.seq ?? 0));
  const isVictim =
    direct.drawn !== null &&
    hasLostSince(game, table, direct.drawn.standpoint.seat, shown === null ? news.from : shown.seq + 1);
  // With a sound if the table itself makes none, and for a loss, which must not be missed.
  const isLoud =
    isVictim || (isCalled && direct.drawn !== null && game.hand.isSecret(direct.drawn.standpoint.view.open));
  const mustBeNew = isCalled || isVictim || isAnew;
  const digest = digestOf(table, direct, screen);
  // An earlier run may have posted another one, deleted this one, and died before saving that.
  if (shown?.digest === digest && !mustBeNew && !news.mayBePosted) return settle(delivery);
  try {
    const posted = await editOrPost(context, channels, game, table, news, { holder, direct, mustBeNew, isLoud });
    if (direct.isFinal) await hands.drop(table.id, user);
    else await hands.save(table.id, { ...posted, user, seq: table.seq, digest });
    settle(delivery);
  } catch (error) {
    if (error instanceof DirectsPaused && isLoud) missed();
    if (!isUndeliverable(error)) throw error;
    context.log.info({ table: table.id, error: describeError(error) }, 'delivering a hand failed');
    const isGone = await context.gone.check(table.guild, user);
    await stopDelivery(context, channels, table, holder, isGone);
  }
}

interface Turn {
  readonly holder: Holder;
  readonly direct: Direct;
  /** The seat has to act, or has lost something, since its message was posted. */
  readonly mustBeNew: boolean;
  /** The message arrives with a sound. */
  readonly isLoud: boolean;
}

/** Whether something was done to the seat from this row on, as everyone knows. */
const hasLostSince = (game: BotGame, { standpoints }: Table, seat: Seat, from: number): boolean =>
  standpoints !== null &&
  hasLost(
    game,
    standpoints.public.recent.filter(({ seq }) => seq >= from),
    seat,
  );

/** Edits the message, or posts a new one if the member should notice it or the old one cannot be edited. */
async function editOrPost(
  context: Context,
  channels: Channels,
  game: HandGame,
  table: Table,
  news: HandNews,
  { holder, direct, mustBeNew, isLoud }: Turn,
): Promise<Omit<StoredHand, 'user' | 'seq' | 'digest'>> {
  const { user, shown } = holder;
  const now = context.clock.now();
  const isOld = shown !== null && now - shown.postedAt > EDITABLE_FOR && !direct.isFinal;
  const pings = isLoud ? [user] : [];
  const written = () => compose(context, game, table, holder, direct, pings);
  const isEdited = shown !== null && !mustBeNew && !isOld && (await edit(channels, shown, await written(), direct));
  if (shown !== null && direct.isFinal && !isEdited) return shown;

  if (isEdited) {
    const strays = news.mayBePosted ? await findStrays(channels, table, shown.channel, shown) : [];
    for (const { message: stray } of strays) await deleteOld(context, channels, table, shown.channel, stray.id);
    return shown;
  }
  const generation = shown !== null && shown.seq === table.seq ? shown.generation + 1 : 0;
  const nonce = nonceOf(table.id, table.seq, 'hand', generation);
  return context.directs.send(channels, user, async (channel) => {
    const strays = news.mayBePosted ? await findStrays(channels, table, channel, shown) : [];
    const lost = news.repostAt === null ? [] : await findLost(channels, table, channel);
    const found = strays.find(({ value }) => value === table.seq)?.message;
    const posted = found ?? (await channels.post(channel, await written(), { nonce, isSilent: !isLoud }));
    const former = [...strays, ...lost].map((stray) => stray.message.id);
    for (const old of new Set([...(shown === null ? [] : [shown.message]), ...former])) {
      if (old !== posted.id) await deleteOld(context, channels, table, channel, old);
    }
    return { channel, message: posted.id, generation, postedAt: postedSince(now, news.repostAt) };
  });
}

async function compose(
  context: Context,
  game: HandGame,
  table: Table,
  { players, reader, screen }: Holder,
  direct: Direct,
  pings: readonly string[],
): Promise<Message> {
  const { drawn } = direct;
  const picture =
    drawn &&
    (await drawHand(context, game, table, {
      standpoint: drawn.standpoint,
      step: drawn.step,
      ...{ players, screen },
      words: reader.words,
      priority: 'hand',
    }));
  return directMessage(game, table, direct, picture, pings);
}

const NOT_EDITED: readonly Failure[] = ['messageGone', 'channelGone', 'uneditable', 'rejected', 'forbidden', 'barred'];

/** @returns false if a new one has to be posted */
async function edit(channels: Channels, shown: StoredHand, message: Message, { isFinal }: Direct): Promise<boolean> {
  try {
    await channels.edit(shown.channel, shown.message, message);
    return true;
  } catch (error) {
    const failure = failureOf(error);
    if (NOT_EDITED.includes(failure) || isUndeliverable(error)) return isFinal; // No one needs it anymore.
    throw error;
  }
}

/**
 * Stops until the user asks again. Unless they have left the server, or are waiting for the result of such a request, they
 * are notified at the table, once.
 */
async function stopDelivery(
  context: Context,
  channels: Channels,
  table: Table,
  { user, seating, shown, reader }: Holder,
  isGone: boolean,
): Promise<void> {
  const { tables, deliveries, blocked } = context;
  const plays = table.status === 'running' && seating !== null && !seating.resigned && !isGone;
  if (plays && !deliveries.isExpected(table.id, user) && blocked.why(placeOf(table)) === null) {
    await mentionRefused(context, channels, table, seating, user);
  }
  await tables.hands.saveMember(user, table.guild, { hands: 'refused', locale: reader.words.locale });
  if (shown !== null) await tables.hands.drop(table.id, user);
  deliveries.settle(table.id, user, 'refused');
}
