/** The moves of a game that has ended as a file: a line each, as a viewer saw it, and in notation. */
import { expect, test } from 'vitest';
import { isMoveKind } from '../../src/tables/stored/rowKinds.ts';
import { withToy } from '../games.ts';
import { engineOf } from '../support/engines.ts';
import { endedGame, playOn } from './support/endedGame.ts';
import { testGames } from './support/games.ts';
import { startGuildhall, type TestGuildhall } from './support/guildhall.ts';
import { complaints, picker } from './support/players.ts';
import { menusOf, messageOf, startTable, tableOf } from './support/table.ts';

/** The lines of the file, as this viewer saw the game. */
async function linesOf(hall: TestGuildhall, table: string, viewer: string): Promise<readonly string[]> {
  const emil = hall.discord.user('emil');
  const shown = messageOf(await emil.slash('replay', { table }, { channel: 'board-games' }));
  const seen = messageOf(await emil.select(shown.id, menusOf(shown)[0]!.custom_id, [viewer]));
  const { id } = messageOf(await emil.press(seen.id, 'Moves as a file'));
  const [file] = emil.transcript().findLast(({ message }) => message?.id === id)!.files;
  return file!.bytes.toString().split('\n');
}

test.each(Object.keys(withToy))(
  'each move of %s stands in the file once, as a sentence and as one would type it',
  async (game) => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await endedGame(hall, game, `move file ${game}`);
    const { notation } = engineOf(game);
    for (const viewer of ['all', '0']) {
      const played = (await hall.history(id)).filter(({ kind }) => isMoveKind(kind));
      expect(played.length).toBeGreaterThan(10);
      for (const line of await linesOf(hall, id, viewer)) {
        const [, seq, sentence, brackets] = /^ *(\d+) \S (.*?)((?: \[[^[]+\])*)$/u.exec(line) ?? [];
        if (seq === undefined) continue;
        expect(sentence, line).toMatch(/^[^[\]]{5}/);
        expect(sentence, line).not.toBe('Nothing happened that could be seen from here.');
        const moves = [...brackets!.matchAll(/\[([^[]+)\]/g)].map(([, move]) => notation.read(move!));
        const rows = played.splice(0, moves.length);
        expect(rows.map(({ payload }) => payload)).toEqual(moves);
        if (rows.length > 0) expect(rows[0]!.seq, line).toBe(Number(seq));
      }
      expect(played).toEqual([]);
    }
    expect(complaints(hall)).toEqual([]);
  },
);

test('a move that was taken back stands there as such, in notation too, at its place', async () => {
  await using hall = await startGuildhall();
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  await playOn(hall, id, picker('taken back'), 1);
  const before = await tableOf(hall, id);
  const { seat, user } = before.seats.find(({ awaited }) => awaited)!;
  const { row } = before.standpoints!.of(seat).undo!;
  expect((await hall.tables().undo(id, { interaction: 'undo/1', user: user!, row })).ok).toBe(true);
  await playOn(hall, id, picker('taken back'), 1);
  await hall.tables().resign(id, { interaction: 'resign/1', user: user! });
  const lines = await linesOf(hall, id, 'all');
  const [tile] = lines.filter((line) => line.includes('[taken back]'));
  expect(tile).toMatch(new RegExp(`^ *${row} \\S \\[taken back\\] .+ placed a tile at .+ \\[tile \\S+ \\d+\\]$`, 'u'));
  const after = lines.findLast((line) => line.includes('placed a tile'));
  expect(lines.indexOf(after!)).toBeGreaterThan(lines.indexOf(tile!));
  expect(after).toMatch(/^ *\d+ \S [^[]+ \[tile .+\]$/u);
  expect(complaints(hall)).toEqual([]);
});
