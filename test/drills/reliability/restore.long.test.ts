/**
 * The drill of docs/operation.md, walked by a script: back up, play on, lose the machine, restore elsewhere, play to the
 * end. Whatever is put in the wrong place is refused with a sentence that says what it is.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { picker } from '../../bot/support/players.ts';
import { buttonsOf, labelsOf, messageOf, textOf } from '../../bot/support/table.ts';
import { standIn, startGame } from '../../operation/support/game.ts';
import { IS_DRILL } from '../../support/amount.ts';
import { type BotProcess, dataFolder, prepareBot } from './support/botProcess.ts';

const DOTS = './test/drills/reliability/support/dots.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-restore-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A machine with these files in its data folder, by name: copies of others, changed where that is said. */
function machineWith(files: Readonly<Record<string, string>>, change: (data: string) => void = () => {}): string {
  const folder = newFolder();
  const data = dataFolder(folder);
  mkdirSync(data, { mode: 0o700 });
  for (const [name, from] of Object.entries(files)) copyFileSync(from, join(data, name));
  change(data);
  return folder;
}

/** `npm run backup` into a folder; gives the backup's file and all that it says. */
async function backUp(data: string, into: string) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', './src/node.mjs', 'src/app/backup.ts', into],
    { env: { ...process.env, GUILDHALL_DATA: data, GUILDHALL_KEY: '' } },
  );
  return { file: stdout.split('\n')[0]!, said: stdout };
}

test('a backup and the key restore a table elsewhere, which is played to its end; all else is refused', async () => {
  const discord = await standIn();
  const pick = picker('restore');
  const bots: BotProcess[] = [];
  onTestFinished(() => {
    for (const bot of bots) bot.kill();
  });
  function startOn(folder: string): BotProcess {
    const bot = prepareBot({ discord, folder, preloads: [DOTS], isAtOnce: true });
    bots.push(bot);
    return bot;
  }

  const lost = newFolder();
  const first = startOn(lost);
  const hasCommands = () => discord.log.some(({ method, path }) => method === 'PUT' && path.endsWith('/commands'));
  expect(await discord.until(hasCommands, 60_000), first.output()).toBe(true);
  const game = await startGame(discord);
  const passed = (old: string) => discord.until(() => game.board() !== undefined && game.board()!.id !== old, 60_000);
  async function turn(): Promise<void> {
    const { id } = await game.turn(pick);
    await passed(id);
  }
  await turn();
  const elsewhere = newFolder();
  const { file: backup } = await backUp(dataFolder(lost), elsewhere);
  const key = join(elsewhere, 'key, kept by hand');
  copyFileSync(join(dataFolder(lost), 'guildhall.key'), key);
  await turn();
  const lostBoard = game.board()!;

  first.kill();
  await first.gone;
  rmSync(lost, { recursive: true });
  await discord.until(() => !discord.isBotOnline());

  const otherKey = join(elsewhere, 'key of another installation');
  writeFileSync(otherKey, 'ab'.repeat(32));
  const asBackup = { 'guildhall.db': backup, 'guildhall.key': key };
  const wrongs: readonly (readonly [string, string, RegExp])[] = [
    [
      'the key alone',
      machineWith({ 'guildhall.key': key }),
      /guildhall\.db in .* is missing or empty.*restore a backup/,
    ],
    [
      'the backup under its own name',
      machineWith({ 'guildhall.key': key, [backup.split('/').at(-1)!]: backup }),
      /guildhall\.db in .* is missing or empty/,
    ],
    ['no key', machineWith({ 'guildhall.db': backup }), /key file .* is missing.*Restore it from your backup/],
    [
      'the key of another installation',
      machineWith({ 'guildhall.db': backup, 'guildhall.key': otherKey }),
      /This key does not match the secrets in this database\. Nothing was changed\./,
    ],
    [
      'the key as the database',
      machineWith({ 'guildhall.db': key, 'guildhall.key': key }),
      /is damaged\. Restore a backup/,
    ],
    [
      'the backup as the key',
      machineWith({ 'guildhall.db': backup, 'guildhall.key': backup }),
      /The key in .* must be 64 hexadecimal digits/,
    ],
    [
      'half of the backup',
      machineWith(asBackup, (data) => truncateSync(join(data, 'guildhall.db'), readFileSync(backup).length >> 1)),
      /is damaged\. Restore a backup/,
    ],
  ];
  for (const [what, machine, sentence] of wrongs) {
    const bot = startOn(machine);
    expect([what, await bot.gone]).toEqual([what, 78]);
    expect(bot.output(), what).toMatch(sentence);
  }
  expect(discord.isBotOnline()).toBe(false);

  const found = machineWith(asBackup);
  const second = startOn(found);
  expect(await discord.until(() => discord.isBotOnline(), 60_000), second.output()).toBe(true);
  await discord.until(() => game.board()?.id !== lostBoard.id, 60_000);
  const lostButton = buttonsOf(lostBoard).find(({ label }) => label === 'Place the tile')!;
  const answer = messageOf(await game.aya.pressStale(lostBoard.id, lostButton.custom_id));
  expect(textOf(answer)).toMatch(/had to go back to a backup/);
  expect(JSON.stringify(answer.components)).toContain(game.board()!.id);

  const isOver = () => discord.messages(game.lobby.id).some((message) => labelsOf(message).includes('Rematch'));
  if (!IS_DRILL) {
    for (let turns = 0; turns < 3; turns++) await turn();
    const question = messageOf(await game.ben.slash('resign', {}, { channel: game.lobby.id }));
    await game.ben.press(question.id, 'Yes, resign');
  } else {
    for (let old = game.board()!.id; !isOver(); old = game.board()?.id ?? old) {
      const { id } = await game.turn(pick);
      await discord.until(() => isOver() || game.board()?.id !== id, 60_000);
    }
  }
  expect(await discord.until(isOver, 60_000)).toBe(true);
  const verified = messageOf(await game.ben.slash('verify', {}, { channel: game.lobby.id }));
  expect(textOf(verified)).not.toMatch(/backup/);
  const { said } = await backUp(dataFolder(found), elsewhere);
  expect(said).toMatch(/tables 1, rows \d+, finished games replayed 1\./);
});
