/**
 * Taking back in every game, by buttons and by commands, the bot killed after each step: at once where that is free; with
 * the consent of all others, because something was revealed or because others have acted; refused by one of them; asked
 * for until the time was up; after the system has moved; and with nobody left to be asked.
 */
import type { APIMessage } from 'discord.js';
import { expect, test } from 'vitest';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import type { SeatStandpoint, SeenRow } from '../../../src/tables/standpoint.ts';
import { isMoveKind } from '../../../src/tables/stored.ts';
import type { Table, Tables } from '../../../src/tables/tables.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import type { Locale } from '../../../src/words/contract.ts';
import { amount } from '../../support/amount.ts';
import { hasVerb, type Killable, startKillable } from '../support/killable.ts';
import { picker } from '../support/players.ts';
import { idOf, messageOf, textOf } from '../support/table.ts';

const DAY = 86_400_000;
const CHANNEL = 'board-games';
const NAMES = ['aya', 'ben', 'dara', 'emil'];
/** More moves than are ever needed to come to something that can be taken back as a case wants it. */
const MOST_MOVES = 600;

type Way = 'buttons' | 'commands';

/** Why consent is needed: a seat's own moves have revealed something, or others have acted since. */
type Why = 'revealed' | 'acted';

/** Whether others have acted since a move; `rows`: it, and what followed. */
const hasOthers = (rows: readonly SeenRow[]): boolean =>
  rows.some(({ seat, kind }) => isMoveKind(kind) && seat !== rows[0]?.seat);
const isFree = ({ undo }: SeatStandpoint): boolean => undo?.isFree === true;
/** It needs consent for this reason, and nobody has refused that yet. In Caylus, no move reveals anything. */
const needsConsent =
  (game: string, why: Why) =>
  ({ undo }: SeatStandpoint, rows: readonly SeenRow[]): boolean =>
    undo?.isFree === false && !undo.wasRefused && hasOthers(rows) === (why === 'acted' || game === 'caylus');

/** The reason for which consent is given; where it is refused, the reason is the other one. One case of each game first. */
const CASES: readonly (readonly [string, Locale, number, Way, Why])[] = [
  ['caylus', 'en', 2, 'buttons', 'acted'],
  ['carcassonne', 'ja', 3, 'commands', 'revealed'],
  ['citadels', 'en', 4, 'commands', 'revealed'],
  ['alhambra', 'de', 3, 'buttons', 'acted'],
  ['caylus', 'de', 3, 'commands', 'acted'],
  ['carcassonne', 'en', 2, 'buttons', 'acted'],
  ['alhambra', 'en', 2, 'commands', 'revealed'],
  ['citadels', 'ja', 4, 'buttons', 'acted'],
];

test.each(CASES.slice(0, amount(4, 8)))(
  '%s, in %s, at a table of %d, by %s, with consent because of what was %s',
  async (game, locale, seats, way, why) => {
    await using hall = await startKillable();
    const at = await startTable(hall, game, locale, seats);
    const { undo, buttons } = commonWords[locale];

    // At once.
    const own = await at.playUntil(isFree);
    await at.takeBack(own.me, way, buttons.undo);
    await hall.killAndStart(async (tables) => {
      const table = await at.table(tables);
      expect(at.seen(table, own)).toEqual(own.before);
      expect(table.seats.find(({ seat }) => seat === own.seat)?.awaited).toBe(true);
      expect(table.vote).toBeNull();
    });
    await hall.seen(at.messages, (message) => hasVerb('more')(message) && at.tellsUndo(message, own.me));

    // With everyone's consent.
    const agreed = await at.playUntil(needsConsent(game, why));
    const vote = await at.agree(agreed.me, way, at.users);
    await hall.killAndStart(async (tables) => {
      expect(at.seen(await at.table(tables), agreed)).toEqual(agreed.before);
    });
    await hall.seen(at.messages, (message) => hasVerb('more')(message) && at.tellsUndo(message, agreed.me));
    await at.isOver(vote);

    // The same move brings the same again: the next tile, card, or coin.
    await hall.killAndStart(async (tables) => {
      await at.play(tables, agreed.me, agreed.move);
      expect(at.seen(await at.table(tables), agreed)).toEqual(agreed.after);
    });

    // Refused by one of them.
    const kept = await at.playUntil(needsConsent(game, why === 'acted' ? 'revealed' : 'acted'));
    const second = await at.ask(kept.me, way);
    const against = at.users.find((one) => one !== kept.me)!;
    if (way === 'buttons') await against.press(second.id, undo.vote.consents.no);
    else await against.slash('vote', { answer: 'no', table: at.id }, { channel: CHANNEL });
    await hall.killAndStart(async (tables) => {
      expect(at.seen(await at.table(tables), kept)).toEqual(kept.now);
    });
    await at.isOver(second);

    // Asked until the time is up.
    const last = await at.playUntil(needsConsent(game, why));
    const third = await at.ask(last.me, way);
    await at.runsOut(third);
    await hall.killAndStart(async (tables) => {
      const table = await at.table(tables);
      expect(table.vote?.about).not.toBe('undo');
      expect(at.seen(table, last)).toEqual(last.now);
    });
    const late = await at.users
      .find((one) => one !== last.me)!
      .pressStale(third.id, idOf(third, undo.vote.consents.yes));
    expect(textOf(messageOf(late))).toBe(
      commonWords[locale].problems.ofTables.noVote({ kind: 'noVote' }, { name: String }),
    );
    expect(hall.discord.log.filter(({ status }) => status === 400)).toEqual([]);
  },
);

const WITH_BOT: readonly (readonly [string, Locale, number, Way])[] = [
  ['alhambra', 'en', 3, 'buttons'],
  ['carcassonne', 'de', 3, 'commands'],
  ['caylus', 'ja', 3, 'buttons'],
  ['citadels', 'en', 4, 'commands'],
];

test.each(WITH_BOT.slice(0, amount(1, 4)))(
  '%s, in %s, at a table of %d where the bot holds a seat, by %s: after its moves, and with nobody left to be asked',
  async (game, locale, seats, way) => {
    await using hall = await startKillable();
    const at = await startTable(hall, game, locale, seats);
    const { buttons } = commonWords[locale];
    const [leaving, ...members] = at.users as [FakeUser, ...FakeUser[]];
    await hall.killAndStart(async (tables) => {
      const left = await tables.resign(at.id, { user: leaving.member.id, interaction: 'leaves' });
      expect(left.ok).toBe(true);
    });

    // What the system has drawn goes, and is drawn alike when it comes again.
    const drawn = await at.playUntil(
      ({ undo }, rows) => undo?.isFree === false && rows[1]?.actor === 'system' && isMoveKind(rows[1].kind),
    );
    const vote = await at.agree(drawn.me, way, members);
    await hall.killAndStart(async (tables) => {
      expect(at.seen(await at.table(tables), drawn)).toEqual(drawn.before);
      await at.play(tables, drawn.me, drawn.move);
      expect(at.seen(await at.table(tables), drawn)).toEqual(drawn.after);
    });
    await at.isOver(vote);

    // The others have gone, and their seats are free: whoever is left takes back what they like.
    const alone = await at.playUntil(({ seating }) => seating.awaited);
    await hall.killAndStart(async (tables) => {
      for (const gone of members.filter((one) => one !== alone.me)) await at.free(tables, gone);
    });
    const own = await at.playUntil(isFree);
    expect(own.me).toBe(alone.me);
    await at.takeBack(own.me, way, buttons.undo);
    await hall.killAndStart(async (tables) => {
      const table = await at.table(tables);
      expect([at.seen(table, own), table.vote]).toEqual([own.before, null]);
      await at.play(tables, own.me, own.move);
      expect(at.seen(await at.table(tables), own)).toEqual(own.after);
    });
    expect(hall.discord.log.filter(({ status }) => status === 400)).toEqual([]);
  },
);

/** A move of a member, and what its seat saw before it, after it, and after what others have played since. */
interface Played {
  readonly me: FakeUser;
  readonly seat: number;
  readonly move: object;
  readonly before: unknown;
  readonly after: unknown;
  readonly now: unknown;
}

async function startTable(hall: Killable, game: string, locale: Locale, seats: number) {
  const { discord } = hall;
  const { buttons, undo: words } = commonWords[locale];
  const pick = picker(`undo ${game}`);
  const users = NAMES.slice(0, seats).map((name) => discord.user(name));
  for (const user of users) user.set({ locale: locale === 'en' ? 'en-US' : locale });
  const [host, ...others] = users as [FakeUser, ...FakeUser[]];
  await host.slash('settings', { language: locale }, { channel: CHANNEL });
  const lobby = messageOf(await host.slash('new', { game, clock: 'none' }, { channel: CHANNEL }));
  for (const user of others) await user.press(lobby.id, buttons.join);
  const id = idOf(lobby, buttons.join).split(':')[1]!;
  await host.press(lobby.id, buttons.start);
  const messages = (): readonly APIMessage[] => discord.threads(CHANNEL).flatMap((one) => discord.messages(one.id));
  await hall.seen(messages, hasVerb('more'));
  let interactions = 0;

  const isOpen = ({ id: vote }: APIMessage): boolean =>
    messages().some((message) => message.id === vote && hasVerb('vote')(message));
  const table = async (tables: Tables): Promise<Table> => (await tables.get(id))!; // It is there.
  const standpointOf = (of: Table, { member }: FakeUser): SeatStandpoint =>
    of.standpoints!.of(of.seats.find(({ user }) => user === member.id)!.seat);
  const seen = (of: Table, { me }: Pick<Played, 'me'>): unknown =>
    JSON.parse(JSON.stringify(standpointOf(of, me).view));

  async function play(tables: Tables, { member }: FakeUser, move: object): Promise<void> {
    const request = { user: member.id, interaction: `test ${id} ${++interactions}`, offer: null, moves: [move] };
    const played = await tables.play(id, request);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
  }

  return {
    ...{ id, users, messages, table, seen, play },

    /** Plays, with the bot killed, until somebody can take a move back as wanted. */
    async playUntil(isWanted: (after: SeatStandpoint, rows: readonly SeenRow[]) => boolean): Promise<Played> {
      const last = new Map<FakeUser, Omit<Played, 'now'> & { readonly row: number }>();
      let found: Played | null = null;
      await hall.killAndStart(async (tables) => {
        for (let moves = 0; moves < MOST_MOVES && found === null; moves++) {
          const now = await table(tables);
          const acting = now.seats.find(({ awaited }) => awaited);
          const me = users.find(({ member }) => member.id === acting?.user);
          if (acting === undefined || me === undefined) throw new Error('nobody has to act');
          const move = pick([...standpointOf(now, me).legal()]);
          await play(tables, me, move);
          const then = await table(tables);
          if (then.status !== 'running') throw new Error('the game is over');
          const views = { before: seen(now, { me }), after: seen(then, { me }) };
          last.set(me, { me, seat: acting.seat, move, row: now.seq + 1, ...views });
          const own = [...last.values()].find(({ me: one, row }) => {
            const standpoint = standpointOf(then, one);
            const rows = then.standpoints!.public.recent.filter(({ seq }) => seq >= row);
            return standpoint.undo?.row === row && isWanted(standpoint, rows);
          });
          if (own !== undefined) found = { ...own, now: seen(then, own) };
        }
      });
      if (found === null) throw new Error('there was nothing to take back');
      return found;
    },

    /** By the button under More, or by the command: what is free is done, else a question leads on. */
    async takeBack(me: FakeUser, way: Way, label: string): Promise<APIMessage> {
      const board = await hall.seen(messages, hasVerb('more'));
      if (way === 'commands') return messageOf(await me.slash('undo', { table: id }, { channel: CHANNEL }));
      const more = messageOf(await me.press(board.id, buttons.more));
      return messageOf(await me.press(more.id, label));
    },

    /** Asks all others; the message that calls them. */
    async ask(me: FakeUser, way: Way): Promise<APIMessage> {
      const known = new Set(messages().map((message) => message.id));
      const answer = await this.takeBack(me, way, buttons.askUndo);
      if (way === 'commands') {
        expect(textOf(answer)).not.toBe(words.asked(id));
        await me.press(answer.id, buttons.askUndo);
      } else expect(textOf(answer)).toBe(words.asked(id));
      return hall.seen(messages, (message) => hasVerb('vote')(message) && !known.has(message.id));
    },

    /** Asks for it, and all of these agree; the bot is killed in between. The message that called them. */
    async agree(me: FakeUser, way: Way, members: readonly FakeUser[]): Promise<APIMessage> {
      const vote = await this.ask(me, way);
      await hall.killAndStart();
      const others = members.filter((one) => one !== me);
      expect(textOf(vote)).toContain(words.vote.heading('|').split('|').at(-1));
      expect(vote.mentions.map(({ id }) => id).sort()).toEqual(others.map(({ member }) => member.id).sort());
      for (const one of others) {
        if (way === 'buttons') await one.press(vote.id, words.vote.consents.yes);
        else await one.slash('vote', { answer: 'yes', table: id }, { channel: CHANNEL });
      }
      return vote;
    },

    /** A member has gone, and all others want to look for somebody else. */
    async free(tables: Tables, gone: FakeUser): Promise<void> {
      expect(await tables.noteGone(id, gone.member.id)).toBe(true);
      const { vote, seats: voters } = await table(tables);
      for (const { seat, user } of voters) {
        if (!vote?.electorate.includes(seat) || (await table(tables)).vote === null) continue;
        const request = {
          user: user!,
          interaction: `test ${id} ${++interactions}`,
          row: null,
          answer: 'replace',
        } as const;
        expect((await tables.vote(id, request)).ok).toBe(true);
      }
    },

    tellsUndo(message: APIMessage, { member }: FakeUser): boolean {
      const [before = '', after = ''] = words.tookBack('|', '|').split('|');
      return textOf(message)
        .split('\n')
        .some((line) => line.includes(before) && line.includes(after) && line.includes(member.name));
    },

    /** The vote has no buttons any more, or is gone. */
    async isOver(vote: APIMessage): Promise<void> {
      await hall.discord.until(() => !isOpen(vote));
      expect(isOpen(vote)).toBe(false);
    },

    /** Days pass until a vote is over: on a busy machine a start is an outage of a minute, for which everyone gets time. */
    async runsOut(vote: APIMessage): Promise<void> {
      for (let passed = 0; passed < 10 && isOpen(vote); passed++) {
        hall.pass(2 * DAY);
        await hall.discord.until(() => !isOpen(vote), 10_000);
      }
      await this.isOver(vote);
    },
  };
}
