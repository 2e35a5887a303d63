import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord.js';
import { expect, test } from 'vitest';
import { systemClock } from '../../src/kernel/clock.ts';
import { type FakeDiscord, startFakeDiscord } from '../../src/playground/fakeDiscord.ts';
import { countedMessageIds } from '../support/deals.ts';
import { picker } from './support/players.ts';
import { ANSWER, idOf, labelsOf, messageOf, textOf } from './support/table.ts';

const KILLS = 3;

/** Starts the bot as a process and waits until it is ready. */
async function startProcess(discord: FakeDiscord, folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', './src/node.mjs', 'test/bot/support/botProcess.ts'], {
    env: { ...process.env, API: discord.apiBase, CDN: `${discord.url}/cdn`, TOKEN: discord.token, FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('the process has no output');
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('the bot is killed in mid-game, at another point each time: no move is lost, each board appears once, old buttons answer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-kill-'));
  const discord = await startFakeDiscord({ clock: systemClock, messageId: countedMessageIds() });
  const pick = picker('kill');
  let child = await startProcess(discord, folder);
  try {
    const [aya, ben] = [discord.user('aya'), discord.user('ben')];
    const lobby = messageOf(await aya.slash('new', { game: 'carcassonne' }, { channel: 'board-games' }));
    await ben.press(lobby.id, 'Join');
    await aya.press(lobby.id, 'Start');
    const thread = lobby.id; // A thread made at a message has its id.

    const present = (): APIMessage | undefined =>
      discord.threads('board-games').length === 0
        ? undefined
        : discord.messages(thread).findLast((message) => labelsOf(message).includes('Place the tile'));
    const boardAfter = async (seq: number): Promise<APIMessage> => {
      await discord.until(() => seqOf(present()) > seq);
      const board = present();
      if (!board || seqOf(board) <= seq) throw new Error(`no board after move ${seq}`);
      return board;
    };

    let board = await boardAfter(0);
    let answeredAfterKill = 0;
    for (let round = 0; round < KILLS; round++) {
      const me = board.mentions[0]?.id === aya.member.id ? aya : ben;
      let panel = messageOf(await me.press(board.id, 'Place the tile'));

      // Round 0: killed with the move half made; the panel on the screen goes on with the new process.
      if (round === 0) {
        await kill(child);
        child = await startProcess(discord, folder);
      }
      while (!labelsOf(panel).includes('Confirm')) {
        const answers = labelsOf(panel).filter((label) => ANSWER.test(label));
        panel = messageOf(await me.press(panel.id, pick(answers)));
      }
      const seq = seqOf(board);
      const old = idOf(board, 'Place the tile');
      expect(textOf(messageOf(await me.press(panel.id, 'Confirm')))).toMatch(/^Done: /);

      // Later rounds: killed the moment the move is acknowledged, before or while its board is published.
      if (round > 0) {
        if (round === 2) await new Promise((resolve) => setTimeout(resolve, 8));
        await kill(child);
        child = await startProcess(discord, folder);
      }
      const before = board.id;
      board = await boardAfter(seq);
      answeredAfterKill++;
      const told = messageOf(await me.pressStale(before, old));
      expect(textOf(told)).toContain('That button is out of date.');
    }

    // Each row has one board at most, and the last one can be played on.
    const seqs = discord
      .messages(thread)
      .map(seqOf)
      .filter((seq) => seq > 0);
    expect(new Set(seqs).size).toBe(seqs.length);
    expect(answeredAfterKill).toBe(KILLS);
    console.info(`${KILLS} kills, boards of the moves ${seqs.join(', ')} are still open`);
  } finally {
    await kill(child);
    await discord.close();
    rmSync(folder, { recursive: true });
  }
});

/** The row that a board message shows; 0 where it has no button to move. */
function seqOf(board: APIMessage | undefined): number {
  return board && labelsOf(board).includes('Place the tile') ? Number(idOf(board, 'Place the tile').split(':')[2]) : 0;
}
