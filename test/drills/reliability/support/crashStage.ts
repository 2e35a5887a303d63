import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { readCustomId } from '../../../../src/bot/discord/customId.ts';
import { systemClock } from '../../../../src/kernel/clock.ts';
import { startFakeDiscord } from '../../../../src/playground/fakeDiscord.ts';
import type { FakeUser } from '../../../../src/playground/member/fakeUser.ts';
import type { InteractionResult } from '../../../../src/playground/member/interactionResult.ts';
import { buttonsOf, endOfTurn, idOf, labelsOf, messageOf } from '../../../bot/support/table.ts';
import './announcing.ts';
import { handsOf, missingBoards } from './afterwards.ts';
import { isAllTold } from './allTold.ts';
import { dataFolder, prepareBot } from './botProcess.ts';
import type { Place } from './crashAt.ts';
import type { Deed } from './crashPoints.ts';
import { readLedger } from './ledger.ts';
import { createInspector, type Head, type Inspected } from './record.ts';
import { readWall } from './wall.ts';

/** Does what somebody is about to do; done again it is the same press, or the same command. */
type Act = () => Promise<InteractionResult>;

/** A bot that is killed and started again, with members who play with it. */
export interface Stage {
  /** Makes everything ready for a deed but the deed itself. */
  prepare(deed: Deed): Promise<Act>;
  /** Does it with a bot that dies at this place; tells how many interactions were answered meanwhile. */
  dieAt(place: Place, act: Act): Promise<number>;
  /** Goes over the record as the dead process has left it. */
  inspect(): Promise<Inspected>;
  /** Starts the bot again and waits until all boards hang there, once each; tells what is still wrong. */
  restart(heads: readonly Head[]): Promise<readonly string[]>;
  /** How many rows there are now in the record of all tables. */
  rows(): number;
  close(): Promise<void>;
}

const PRELOADS: readonly string[] = [
  './test/drills/reliability/support/dots.ts',
  './test/drills/reliability/support/crashAt.ts',
  './test/drills/reliability/support/announcing.ts',
];
const CHANNEL = 'board-games';
/** For whatever a busy machine takes its time for, in ms. */
const PATIENCE = 240_000;

/** @param planted modules that are loaded before the bot, to give it a mistake */
export async function openStage(folder: string, planted: readonly string[] = []): Promise<Stage> {
  const discord = await startFakeDiscord({ clock: systemClock });
  const wall = readWall(discord);
  const ledger = readLedger(discord, wall);
  const inspector = createInspector(dataFolder(folder), join(folder, 'scratch'));
  const members = ['Aya', 'Ben', 'Dara', 'Priya'].map((name) => discord.user(name));
  const [aya, ben, dara] = members as [FakeUser, FakeUser, FakeUser];
  /** Everybody can be erased once: for a minute after that, they can do nothing. */
  const erasers = ['Noor', 'Emil', 'Clemens', '美咲'].map((name) => discord.user(name));
  for (const member of [...members, ...erasers]) member.set({ locale: 'en-US' });
  const prepared = () => prepareBot({ discord, folder, preloads: [...PRELOADS, ...planted] });
  let bot = prepared();
  let next = prepared();
  /** The table at which turns are played. */
  let played: string | null = null;

  async function must(isSo: () => boolean, what: string): Promise<void> {
    if (!(await discord.until(isSo, PATIENCE))) throw new Error(`${what}: ${bot.output()}`);
  }
  async function begin(): Promise<void> {
    bot.go();
    await must(() => discord.isBotOnline(), 'the bot has not started');
  }
  /** The next deed begins with nothing under way. */
  async function allTold(): Promise<void> {
    if (!(await isAllTold(dataFolder(folder), PATIENCE))) throw new Error(`something is never told: ${bot.output()}`);
  }
  async function lobby(isFull: boolean): Promise<string> {
    const { id } = messageOf(await aya.slash('new', { game: 'carcassonne' }, { channel: CHANNEL }));
    if (isFull) await ben.press(id, 'Join');
    return id;
  }
  /** The table of a lobby's message, with its first board. */
  async function begun(id: string): Promise<string> {
    const [, table = ''] = idOf(wall.message(id)!, 'Join').split(':');
    await aya.press(id, 'Start');
    await must(() => wall.boards(table).length === 1, `no board of table ${table}`);
    return table;
  }
  const running = async (): Promise<string> => begun(await lobby(true));
  async function lobbyWithHands(others: readonly FakeUser[]): Promise<string> {
    const { id } = messageOf(await aya.slash('new', { game: 'citadels' }, { channel: CHANNEL }));
    for (const one of others) await one.press(id, 'Join');
    return id;
  }
  /** A button of the secret choice that somebody has to make now, in a direct message. */
  const secretChoice = (table: string) =>
    members
      .flatMap((me) =>
        me.directMessages().flatMap((message) => buttonsOf(message).map(({ custom_id }) => ({ me, custom_id }))),
      )
      .findLast(({ custom_id }) => {
        const id = readCustomId(custom_id);
        return id?.kind === 'hand' && id.table === table;
      });

  const deeds: { readonly [D in Deed]: () => Promise<Act> } = {
    opens: async () => () => aya.slash('new', { game: 'carcassonne' }, { channel: CHANNEL }),
    async joins() {
      const id = await lobby(false);
      const join = idOf(wall.message(id)!, 'Join');
      return () => ben.pressStale(id, join);
    },
    async starts() {
      // So that the players have to be added.
      discord.arm('mentionsAddNobody');
      const id = await lobby(true);
      const start = idOf(wall.message(id)!, 'Start');
      return () => aya.pressStale(id, start);
    },
    async plays() {
      played ??= await running();
      const board = wall.boards(played).at(-1)!;
      const me = [aya, ben].find(({ member }) => member.id === board.awaited)!;
      const panel = await endOfTurn(me, board.message);
      const doIt = idOf(panel, 'Confirm');
      return () => me.pressStale(panel.id, doIt);
    },
    async sits() {
      const id = await lobbyWithHands([]);
      forgetDirectChannel(ben);
      const join = idOf(wall.message(id)!, 'Join');
      return () => ben.pressStale(id, join);
    },
    async chooses() {
      const table = await begun(await lobbyWithHands(members.slice(1)));
      await allTold();
      const { me, custom_id: choose } = secretChoice(table)!;
      // The message with the hand may be another one by the time of a second press.
      return () => me.pressStale(me.directMessages().at(-1)!.id, choose);
    },
    async erases() {
      const eraser = erasers.pop();
      if (eraser === undefined) throw new Error('nobody is left whose data could be erased');
      const id = await lobby(true);
      await eraser.press(id, 'Join');
      await begun(id);
      const overview = messageOf(await eraser.slash('privacy', {}, { channel: CHANNEL }));
      const question = messageOf(await eraser.press(overview.id, 'Erase my data'));
      const sure = buttonsOf(question)[0]!.custom_id;
      return () => eraser.pressStale(question.id, sure);
    },
    async agrees() {
      const id = await lobby(true);
      await dara.press(id, 'Join');
      const table = await begun(id);
      const { awaited, message } = wall.boards(table).at(-1)!;
      const [me, leaving, other] = inTurn(table, awaited!);
      const question = messageOf(await leaving.slash('resign', {}, { channel: message.channel_id }));
      await leaving.press(question.id, 'Yes, resign');
      await allTold();
      // The bot plays after it.
      await me.press((await endOfTurn(me, wall.boards(table).at(-1)!.message)).id, 'Confirm');
      await allTold();
      const undo = messageOf(await me.slash('undo', { table }, { channel: message.channel_id }));
      await me.press(undo.id, 'Ask to undo');
      await allTold();
      const vote = discord.messages(message.channel_id).findLast((one) => labelsOf(one).includes('Agree'))!;
      const agree = idOf(vote, 'Agree');
      return () => other.pressStale(vote.id, agree);
    },
    async resigns() {
      const { message } = wall.boards(await running()).at(-1)!;
      const question = messageOf(await aya.slash('resign', {}, { channel: message.channel_id }));
      const sure = idOf(question, 'Yes, resign');
      return () => aya.pressStale(question.id, sure);
    },
  };

  /** The members of a table of three, in the order of their turns from this one on. */
  function inTurn(table: string, first: string): readonly [FakeUser, FakeUser, FakeUser] {
    const database = new Database(join(dataFolder(folder), 'guildhall.db'), { readonly: true });
    const seats = 'SELECT user_id FROM seats WHERE table_id = ? ORDER BY seat';
    const users = database.prepare<[string], string>(seats).pluck().all(table);
    database.close();
    const from = users.indexOf(first);
    return [0, 1, 2].map((i) => discord.user(users[(from + i) % 3]!)) as [FakeUser, FakeUser, FakeUser];
  }

  /** As if the bot had never written to a member: otherwise it knows the channel, and opens none. */
  function forgetDirectChannel({ member }: FakeUser): void {
    const database = new Database(join(dataFolder(folder), 'guildhall.db'));
    database.prepare('DELETE FROM direct_channels WHERE user_id = ?').run(member.id);
    database.close();
  }

  /** Whose data was to be erased, and still has a seat. */
  function notErased(): readonly string[] {
    const database = new Database(join(dataFolder(folder), 'guildhall.db'), { readonly: true });
    const left = database
      .prepare<[], string>('SELECT user_id FROM erasing_members INTERSECT SELECT user_id FROM seats')
      .pluck()
      .all();
    database.close();
    return left.map((user) => `${user} asked to be erased and still has a seat`);
  }

  /** Who plays at a table that has a thread, and isn't in it. */
  function notAdded(): readonly string[] {
    const database = new Database(join(dataFolder(folder), 'guildhall.db'), { readonly: true });
    const seated = database
      .prepare<[], { readonly thread: string; readonly user: string }>(
        `SELECT thread_id AS thread, user_id AS user FROM seats JOIN tables ON tables.id = seats.table_id
         WHERE status = 'running' AND thread_id IS NOT NULL AND user_id IS NOT NULL`,
      )
      .all();
    database.close();
    return seated
      .filter(({ thread, user }) => !discord.channel(thread).memberIds.includes(user))
      .map(({ thread, user }) => `${user} is not in the thread ${thread}`);
  }

  const answers = () => discord.log.filter(({ route, status }) => route?.endsWith('/callback') && status < 300).length;

  await begin();
  await must(
    () => discord.log.some(({ method, path }) => method === 'PUT' && path.endsWith('/commands')),
    'no commands',
  );
  return {
    async prepare(deed) {
      discord.disarm('mentionsAddNobody');
      await allTold();
      const act = await deeds[deed]();
      await allTold();
      return act;
    },
    async dieAt(place, act) {
      const before = answers();
      const armed = bot.told();
      bot.tell({ crashAt: place });
      await armed;
      void act(); // Whoever did it hears nothing more, at the latest in three seconds.
      const isDead = await Promise.race([bot.gone.then(() => true), wait(PATIENCE, false, { ref: false })]);
      if (!isDead) throw new Error(`the bot never came there: ${bot.output()}`);
      await must(() => !discord.isBotOnline(), 'the stand-in has not noticed');
      return answers() - before;
    },
    inspect: () => inspector.inspect(ledger),
    async restart(heads) {
      bot = next;
      next = prepared();
      await begin();
      const missing = await missingBoards(wall, heads, PATIENCE);
      await allTold();
      return [...missing, ...(await handsOf(discord, wall, heads, PATIENCE)), ...notErased(), ...notAdded()];
    },
    rows() {
      const database = new Database(join(dataFolder(folder), 'guildhall.db'), { readonly: true });
      const count = database.prepare<[], number>('SELECT count(*) FROM moves').pluck().get() ?? 0;
      database.close();
      return count;
    },
    async close() {
      for (const one of [bot, next]) one.kill();
      await Promise.all([bot.gone, next.gone]);
      await discord.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
