import { MessageFlags } from 'discord.js';
import type { FakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import { messageOf, picturesOf } from '../../bot/support/table.ts';

const PATIENCE = 180_000;

/** Somebody who asks for one animation after another. */
interface Animating {
  /** Asks for no more; how long each took from the press until its file was there, in ms, that under way included. */
  end(): Promise<readonly number[]>;
}

/** @param table a game that has ended */
export function animate(discord: FakeDiscord, me: FakeUser, table: string, channel: string): Animating {
  let isOver = false;
  const times: number[] = [];
  const made = (async () => {
    while (!isOver) {
      const replay = messageOf(await me.slash('replay', { table }, { channel }));
      const start = performance.now();
      const answer = messageOf(await me.press(replay.id, 'Animation'));
      const isShown = () => picturesOf(me.messages(channel).find(({ id }) => id === answer.id) ?? answer).length > 0;
      if (!(await discord.until(isShown, PATIENCE))) throw new Error('an animation has not come');
      times.push(performance.now() - start);
      for (const { id, flags = 0 } of me.messages(channel)) if (flags & MessageFlags.Ephemeral) me.dismiss(id);
    }
    return times;
  })();
  return {
    end() {
      isOver = true;
      return made;
    },
  };
}
