/**
 * Whole games as animations, drawn as members get them. `npm run drills` leaves them in `guildhall-animations` in the
 * system's folder for temporary files, for people to look at, with the first, the middle, and the last board of each.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../../../src/bot/games.ts';
import { GAME_IDS } from '../../../src/engines/games.ts';
import { createRenderer } from '../../../src/render/pipeline/renderer.ts';
import { endedGame } from '../../bot/support/endedGame.ts';
import { startGuildhall } from '../../bot/support/guildhall.ts';
import { complaints, refusedRequests } from '../../bot/support/players.ts';
import { messageOf, shownBoard } from '../../bot/support/table.ts';
import { IS_DRILL } from '../../support/amount.ts';
import { paintedFrames, readAnimation } from '../../support/animatedPicture.ts';

const FOLDER = join(tmpdir(), 'guildhall-animations');
/** Longer than any takes on a busy machine, in ms. */
const PATIENCE = 240_000;

test.runIf(IS_DRILL).each(GAME_IDS)(
  'a game of %s, as everyone and as a seat saw it, is under 2 MB, and all of it is seen',
  {
    timeout: 3 * PATIENCE,
  },
  async (game) => {
    const renderer = createRenderer();
    try {
      await using hall = await startGuildhall({ renderer });
      const id = await endedGame(hall, game, `animation ${game}`);
      const board = await shownBoard(hall, id);
      const emil = hall.discord.user('emil');
      for (const viewer of ['all', '1']) {
        // The button below a replay, without the pictures of one.
        const answer = messageOf(await emil.pressStale(board.id, `v1:${id}:replay:animation:${viewer}:0`));
        const filesOf = () => emil.transcript().findLast(({ message }) => message?.id === answer.id)!.files;
        await expect.poll(() => filesOf().length, { timeout: PATIENCE }).toBe(1);
        const { bytes } = filesOf()[0]!;
        expect(bytes.length).toBeLessThan(2_000_000);
        const read = readAnimation(bytes);
        const name = `${game}-${viewer === 'all' ? 'all' : `seat-${Number(viewer) + 1}`}`;
        console.info(`${name}: ${read.frames.length} frames, ${bytes.length} bytes`);
        expect(read.frames.length).toBeGreaterThan(15);
        expect([read.width, read.height]).toEqual([600, viewer === 'all' || games[game].hand === null ? 600 : 1020]);
        mkdirSync(FOLDER, { recursive: true });
        writeFileSync(join(FOLDER, `${name}.webp`), bytes);
        const last = read.frames.length - 1;
        const kept = new Map([
          [0, 'first'],
          [Math.floor(last / 2), 'middle'],
          [last, 'last'],
        ]);
        let at = 0;
        for await (const { canvas } of paintedFrames(read)) {
          const which = kept.get(at++);
          if (which !== undefined) writeFileSync(join(FOLDER, `${name}-${which}.png`), canvas.encodeSync('png'));
        }
        expect(at).toBe(read.frames.length);
      }
      expect([complaints(hall), refusedRequests(hall)]).toEqual([[], []]);
    } finally {
      await renderer.close();
    }
  },
);
