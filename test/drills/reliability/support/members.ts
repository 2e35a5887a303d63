import { setTimeout as wait } from 'node:timers/promises';
import type { APIMessage } from 'discord.js';
import type { BotGame } from '../../../../src/bot/contract.ts';
import { readCustomId } from '../../../../src/bot/discord/customId.ts';
import { games } from '../../../../src/bot/games.ts';
import type { GameId } from '../../../../src/engines/games.ts';
import type { FakeDiscord } from '../../../../src/playground/fakeDiscord.ts';
import type { FakeUser } from '../../../../src/playground/member/fakeUser.ts';
import type { InteractionResult } from '../../../../src/playground/member/interactionResult.ts';
import { commonWords } from '../../../../src/words/common/index.ts';
import { fillIn, leadsOn, type Suggest } from '../../../bot/support/driver.ts';
import { type Pick, pressOrTick } from '../../../bot/support/players.ts';
import { type Button, buttonsOf, labelsOf, textOf } from '../../../bot/support/table.ts';
import type { Ledger } from './ledger.ts';
import { Interrupted, type Uptime } from './uptime.ts';
import { type Posted, toMove, type Wall } from './wall.ts';

/** Members who play one table after another together, as people do: from what they see. */
export interface Group {
  readonly game: GameId;
  readonly names: readonly [string, ...string[]];
  readonly channel: string;
}

interface Surroundings {
  readonly discord: FakeDiscord;
  readonly wall: Wall;
  readonly ledger: Ledger;
  readonly uptime: Uptime;
  /** Whether a press may be delivered twice; asked before each. */
  readonly isDoubled: () => boolean;
  /** Whether members give their games up at once, so that new tables are opened. */
  readonly isHasty: () => boolean;
  /** Called when something was answered as no member should ever be answered. */
  readonly complain: (what: string) => void;
}

/** How long to look again for something to do, in ms. */
const GLANCE = 10;
/** How many commands and how many buttons are tried in one turn. */
const TRIES = 4;
const PRESSES = 30;
/** Where nothing can be pressed. */
const NOTHING: Promise<InteractionResult> = Promise.resolve({ kind: 'acknowledged' });
/** How many turns a table has before somebody gives up: the next one is opened. */
const TURNS = [4, 8, 12, 16, 40] as const;

/** Plays until the uptime is closed. An act that was interrupted is begun anew from what hangs on the wall. */
export async function keepPlaying(around: Surroundings, group: Group, pick: Pick): Promise<void> {
  const { uptime } = around;
  const table = createTableOf(around, group, pick);
  while (!uptime.isOver()) {
    await uptime.begun();
    if (uptime.isOver()) return;
    try {
      await table.step();
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
    }
    await wait(GLANCE);
  }
}

function createTableOf(around: Surroundings, { game, names, channel }: Group, pick: Pick) {
  const { commands }: BotGame = games[game];
  const { discord, wall, ledger, uptime } = around;
  const actors = names.map((name) => discord.user(name));
  const host = actors[0]!;
  const channelId = discord.channel(channel).id;
  /** Lobbies of this group so far; the last one is of the present table. */
  let lobby: Posted | null = null;
  const former = new Set<string>();
  let turnsLeft = 0;

  /** An act that may be delivered twice. */
  const act = async (doing: () => Promise<InteractionResult>): Promise<InteractionResult> => {
    if (around.isDoubled()) discord.arm('duplicate');
    const outcome = await uptime.during(doing());
    // Not answered within three seconds although the bot is there, or it said that it went wrong.
    if (outcome.kind === 'failed') throw new Interrupted();
    return outcome;
  };

  async function step(): Promise<void> {
    if (lobby === null) return open();
    const present = wall.boards(lobby.table).at(-1);
    if (present === undefined) return gather(lobby);
    if (present.kind === 'final') {
      former.add(lobby.table);
      lobby = null;
      return;
    }
    if (turnsLeft-- <= 0 || around.isHasty()) return resign(present);
    return turn(present);
  }

  /** The host's own lobby that nobody has used yet, else a new one. */
  async function open(): Promise<void> {
    const waiting = () =>
      wall
        .lobbies(channelId)
        .findLast(
          ({ table, message }) => !former.has(table) && textOf(message).includes(`hosted by ${host.member.name}`),
        );
    if (waiting() === undefined) await act(() => host.slash('new', { game }, { channel }));
    lobby = waiting() ?? null;
    turnsLeft = pick(TURNS);
  }

  async function gather({ table, message }: Posted): Promise<void> {
    const seated = ledger.seated.get(table) ?? new Set();
    ledger.seated.set(table, seated);
    const now = wall.message(message.id) ?? message;
    if (!labelsOf(now).includes('Join')) return; // It has begun; its board is on its way.
    for (const one of actors.slice(1)) {
      const joined = await act(() => one.press(message.id, 'Join'));
      if (joined.kind === 'acknowledged') seated.add(one.member.id);
    }
    const begun = await act(() => host.press(message.id, 'Start'));
    if (begun.kind === 'acknowledged') ledger.started.add(table);
    await nextBoard(table, 0);
  }

  async function turn(present: Posted): Promise<void> {
    const me = toMove(present, actors);
    if (me === undefined) throw new Error(`a board awaits nobody: ${textOf(present.message)}`);
    if (pick([true, false, false, false, false, false])) await lookAround(me, present);
    const isPlayed = pick([true, false]) ? await byCommand(me, present) : await byButtons(me, present);
    if (isPlayed) await nextBoard(present.table, present.seq);
  }

  /** Things that change nothing, and an old button. */
  async function lookAround(me: FakeUser, present: Posted): Promise<void> {
    const old = pick(wall.boardsEver(present.table));
    const isOutdated = old.seq < present.seq;
    await act(() =>
      isOutdated
        ? me.pressStale(old.message.id, `v1:${old.table}:${old.seq}:0:0`)
        : me.press(present.message.id, 'More'),
    );
  }

  /** Most commands are of no use at a moment: a few are tried. */
  async function byCommand(me: FakeUser, { message, table }: Posted): Promise<boolean> {
    const where = { channel: message.channel_id };
    for (let tries = 0; tries < TRIES; tries++) {
      const command = pick(commands);
      const path = `${game} ${command.name}`;
      const suggest: Suggest = async (options, focused) => {
        const offered = await act(() => me.autocomplete(path, options, { ...where, focused }));
        return offered.kind === 'choices' ? offered.choices : [];
      };
      const typed = await fillIn(command, { table }, suggest, pick);
      if (typed !== null && isPlayed(await act(() => me.slash(path, typed, where)))) return true;
    }
    return false;
  }

  /** From the board, or from the hand in the direct message where that has buttons. */
  async function byButtons(me: FakeUser, { message: board, table }: Posted): Promise<boolean> {
    const hand = me.directMessages().findLast((one) => buttonsOf(one).some((button) => isOfHand(button, table)));
    let message: APIMessage = hand !== undefined && pick([true, true, false]) ? hand : board;
    for (let presses = 0; presses < PRESSES; presses++) {
      const { id } = message;
      const isReady = labelsOf(message).includes('Confirm');
      const pressed = isReady
        ? () => me.press(id, 'Confirm')
        : () => pressOrTick(me, message, pick, leadsOn) ?? NOTHING;
      const outcome = await act(pressed);
      // A button on a message that all see, or on a hand, plays without words.
      if (outcome.kind === 'acknowledged') return message === board || message === hand;
      if (isPlayed(outcome)) return true;
      if (outcome.kind !== 'message' && outcome.kind !== 'updated') return false;
      message = outcome.message;
    }
    return false;
  }

  async function resign({ message, table }: Posted): Promise<void> {
    turnsLeft = 6; // At a table of three the others play on.
    const me = pick(actors);
    const asked = await act(() => me.slash('resign', {}, { channel: message.channel_id }));
    if (asked.kind !== 'message' || !labelsOf(asked.message).includes('Yes, resign')) return;
    await act(() => me.press(asked.message.id, 'Yes, resign'));
    await nextBoard(table, 0);
  }

  /** Waits for something newer than this row, not for ever: whoever waits may look again. */
  async function nextBoard(table: string, seq: number): Promise<void> {
    for (let glances = 0; glances < 50; glances++) {
      const newest = wall.boards(table).at(-1);
      if (newest !== undefined && newest.seq > seq) return;
      await uptime.during(wait(GLANCE));
    }
  }

  function isPlayed(outcome: InteractionResult): boolean {
    if (outcome.kind !== 'message' && outcome.kind !== 'updated') return false;
    const told = textOf(outcome.message);
    if (told.includes('Something went wrong')) around.complain(told);
    return told.startsWith(commonWords.en.panel.played(''));
  }

  return { step };
}

const isOfHand = ({ custom_id }: Button, table: string): boolean => {
  const id = readCustomId(custom_id);
  return id?.kind === 'hand' && id.table === table;
};
