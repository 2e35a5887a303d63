/** What members do at a table besides playing: all that the bot and Discord let them do. The viewer looks at everything. */
import type { ReplayGo } from '../../../src/bot/discord/replayIds.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import type { CommandName } from '../../../src/words/common/commands/contract.ts';
import { pick } from '../../engines/laws/run.ts';
import { type Doer, type } from './commands.ts';
import { CHANNEL } from './openTable.ts';
import type { Game } from './playGames.ts';
import { buttonsIn, press } from './presses.ts';
import type { Started } from './startWorld.ts';
import { makeTrouble, TROUBLES, type Trouble } from './troubles.ts';
import { type Command, commandsOf, createDeck } from './uses.ts';

/** How many commands the viewer gives before each move, and after the end. */
const LOOKS = 2;
const LOOKS_AFTER = 6;
/** How long the others are left alone with what they asked for, in ms: longer than a slow picture takes. */
const OTHERS = 4_000;
/** Among so many of the newest messages somebody looks for something to press. */
const NEWEST = 12;
/** One in so many answers is looked at more closely. */
const FOLLOWED = 3;

/** In this turn, a seat is left that the viewer is to take over. */
const LEFT = 2;

/** The way through an ended game. */
const STEPS = ['on', 'turnOn', 'on'] as const;

/** These are given more often than others: most that is secret is near them. */
const OFTEN: readonly CommandName[] = ['board', 'hand', 'log', 'plan', 'undo'];
const TIMES = 3;
/** Others give none of these: they lead to other tables, or to what is another thing in each world. */
const NOT_OTHERS: readonly CommandName[] = ['new', 'import', 'join', 'undo', 'privacy', 'settings', 'dm'];
/** The proof tells all secrets after the end; so do the moves of a game that was stopped, those of its last round as well. */
const NOT_AFTER: readonly CommandName[] = ['verify', 'import'];
const NOT_AFTER_STOP: readonly CommandName[] = [...NOT_AFTER, 'log'];

const isOneOf = (names: readonly string[], { name }: Command): boolean => names.includes(name.split(' ')[0] ?? '');

export type Looks = ReturnType<typeof createLooks>;

export function createLooks(started: Started) {
  const { time, discord, tables } = started;
  const commands = commandsOf(started.orders.game);
  const often = commands.filter((command) => isOneOf(OFTEN, command));
  const own = createDeck([...commands, ...Array.from({ length: TIMES - 1 }, () => often).flat()]);
  const ofGame = createDeck(commands.filter(({ isOfGame }) => isOfGame));
  const others = createDeck(commands.filter((command) => !command.isOfGame && !isOneOf(NOT_OTHERS, command)));
  const afterwards = {
    end: createDeck(commands.filter((command) => !isOneOf(NOT_AFTER, command))),
    stop: createDeck(commands.filter((command) => !isOneOf(NOT_AFTER_STOP, command))),
  } as const;
  const troubles = createDeck(TROUBLES);

  /** Where the table is played, if the member sees it. */
  async function placeOf({ id, me }: Game): Promise<string> {
    const table = await tables.get(id);
    return [table?.thread, table?.channel].find((place) => place && discord.sees(me, place)) ?? CHANNEL;
  }

  async function viewerOf(game: Game): Promise<Doer> {
    return { who: game.me, chance: game.chance, channel: await placeOf(game), isViewer: true };
  }

  const named = (name: CommandName): Command => commands.find((one) => one.name === name)!;

  /** Whether the viewer could take a seat of which the worlds do not agree. */
  async function isForeign({ id, me, viewer }: Game, { name }: Command): Promise<boolean> {
    const seats = (await tables.get(id))?.seats ?? [];
    if (name !== 'takeover' || seats.some(({ user }) => user === me.member.id)) return false;
    return seats.some(({ seat, holder }) => holder !== 'member' && seat !== viewer);
  }

  /** Gives a command, and now and then presses what comes with the answer. */
  async function ask(game: Game, doer: Doer, command: Command): Promise<void> {
    if (doer.isViewer && (await isForeign(game, command))) return;
    const shown = await type(started, game, doer, command);
    const isFollowed = !doer.isViewer || doer.chance.uniform(FOLLOWED) === 0 || command.name === 'privacy';
    if (isFollowed && 'message' in shown) await press(started, game, doer, shown.message);
  }

  /** Presses what is on one of the newest messages. */
  async function pressNewest(game: Game, doer: Doer): Promise<void> {
    if (!discord.sees(doer.who, doer.channel)) return;
    const newest = doer.who.messages(doer.channel).slice(-NEWEST);
    const open = newest.filter((message) => buttonsIn(message).length > 0);
    if (open.length > 0) await press(started, game, doer, pick(doer.chance, open));
  }

  async function pressBoard(game: Game, doer: Doer): Promise<void> {
    const board = (await tables.get(game.id))?.messages.board;
    if (!board || !discord.sees(doer.who, board.channel)) return;
    const message = doer.who.messages(board.channel).find((one) => one.id === board.message);
    if (message) await press(started, game, doer, message);
  }

  /** A player gives up. */
  const leave = (game: Game, { member }: FakeUser): Promise<unknown> =>
    time.until(tables.resign(game.id, { user: member.id, interaction: `leave ${game.id}` }));

  return {
    /** Something fails from now on. @returns what it is, and what ends it */
    async trouble(game: Game): Promise<{ readonly kind: Trouble; readonly end: () => void }> {
      const kind = troubles(game.chance);
      const end = makeTrouble(started, game, await placeOf(game), kind);
      if (end !== null) started.used.add(`trouble ${kind}`);
      return { kind, end: end ?? (() => {}) };
    },

    /** The others open their hands and panels, all at once, nobody waits for them; and one of them does something more. */
    async others(game: Game, step: number): Promise<void> {
      const channel = await placeOf(game);
      for (const player of game.players) {
        const what = pick(game.chance, ['hand', 'board', 'log', 'plan', 'verify', null, null]);
        if (player.member.id === game.me.member.id || what === null) continue;
        player.slash(what, { table: game.id }, { channel }).catch(() => {}); // The bot's log says what went wrong.
      }
      await time.pass(OTHERS);
      const chance = seeded(`${started.orders.seed}/${game.number}/others ${step}`).stream('acts');
      const isLeaving = game.isHeir && step === LEFT;
      const who = isLeaving ? game.players[Number(game.viewer)]! : pick(chance, game.players);
      if (isLeaving) await leave(game, who);
      else if (who.member.id === game.me.member.id) return;
      const doer: Doer = { who, chance, channel, isViewer: false };
      if (chance.uniform(2) === 0) await ask(game, doer, others(chance));
      else await pressNewest(game, doer);
    },

    /** Looks, presses, and types as the viewer. */
    async around(game: Game, awaits: readonly Seat[], step: number): Promise<void> {
      const doer = await viewerOf(game);
      const { chance } = game;
      await time.until(game.me.slash('verify', { table: game.id }, doer));
      if (game.isHeir && step === LEFT) await ask(game, doer, named('takeover'));
      for (let looks = 0; looks < LOOKS; looks++) await ask(game, doer, own(chance));
      const isAwaited = awaits.some((seat) => seat === game.viewer);
      if (isAwaited || chance.uniform(4) === 0) await ask(game, doer, ofGame(chance));
      if (chance.uniform(2) === 0) await pressBoard(game, doer);
      if (chance.uniform(3) === 0) await pressNewest(game, doer);
    },

    /**
     * Steps through the ended game as its viewer saw it, and as everybody did. Not to the last step: what that shows is
     * open to all by then.
     */
    async back(game: Game): Promise<void> {
      const { id, me, counts, viewer } = game;
      const { channel } = await viewerOf(game);
      let shown = await time.until(me.slash('replay', { table: id }, { channel }));
      /** The button or menu that leads there; none if that is the last step. */
      const to = (go: ReplayGo) => {
        const ids = 'message' in shown ? buttonsIn(shown.message) : [];
        const stepOf = (wanted: ReplayGo) =>
          ids.flatMap((one) =>
            one.id.kind === 'replay' && one.id.go === wanted ? [{ ...one, step: one.id.step }] : [],
          )[0];
        const found = stepOf(go);
        return found !== undefined && found.step < (stepOf('last')?.step ?? 0) ? found : undefined;
      };
      for (const go of ['viewer', ...STEPS] as const) {
        const open = to(go);
        if (open === undefined || !('message' in shown) || (go === 'viewer' && viewer === 'table')) continue;
        const at = shown.message.id;
        shown = await time.until(
          go === 'viewer' ? me.select(at, open.customId, [String(viewer)]) : me.press(at, open.customId),
        );
        counts.replay++;
      }
    },

    /** Looks at what came of the game. */
    async after(game: Game, after: NonNullable<Doer['after']>): Promise<void> {
      const doer: Doer = { ...(await viewerOf(game)), after };
      for (let looks = 0; looks < LOOKS_AFTER; looks++) await ask(game, doer, afterwards[after](game.chance));
      await pressNewest(game, doer);
      await pressBoard(game, doer);
    },
  };
}
