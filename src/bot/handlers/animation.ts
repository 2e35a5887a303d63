import { setTimeout as wait } from 'node:timers/promises';
import type { Words } from '../../words/words.ts';
import { type Attached, button, container, gallery, type Message, text } from '../discord/components.ts';
import { note } from '../messages/note.ts';
import { type Drawing, tableOrder } from '../messages/pictures.ts';
import { seatNumberOf, seenBy, standpointAt, turnStarts } from '../messages/replay.ts';
import type { Animation, FramePictures } from '../state/animations.ts';
import type { Context } from '../state/context.ts';
import { type Players, playersOf } from '../state/players.ts';
import type { Handler } from './contract.ts';
import { type Ended, findEnded } from './replay.ts';

/** How long the answer stays as it is while pictures are drawn, in ms. */
const PACE = 3_000;
/** After how long it changes for the last time, in ms: Discord takes changes for 15 minutes. */
const LATEST = 14 * 60_000;

/** An animation of a game that has ended, a picture for each turn. While it is drawn, the answer says how far it is. */
export const animation: Handler<'animation'> = async (context, caller, { table: named, viewer: wanted }) => {
  const since = context.clock.steady();
  const found = await findEnded(context, caller, named, wanted);
  if (!found.ok) return found.error;
  const players = await playersOf(context.names, found.value.table, caller.words);
  const asked: Asked = { ...found.value, players, words: caller.words, since };
  const pictures = picturesOf(asked);
  const started = context.animations.start(caller.user, pictures);
  // Not in place of the replay with its buttons.
  if (started === null) return { kind: 'say', message: note(caller.words.replay.animation.busy()) };
  started.done.catch(() => {}); // `updates` throws it, unless the answer could not be sent.
  return {
    kind: 'say',
    message: note(progressLine(started, caller.words)),
    updates: updatesOf(context, asked, started, pictures.length),
  };
};

/** The game that somebody wants to see, how, and since when. */
interface Asked extends Ended {
  readonly players: Players;
  readonly words: Words;
  /** By the steady clock. */
  readonly since: number;
}

/** The position at the beginning of each turn, and the end; for a seat that held something in secret, with its hand. */
function picturesOf({ table, game, steps, viewer, players, words }: Asked): readonly FramePictures[] {
  const places = [...new Set([...turnStarts(game, steps, words).map(({ at }) => at), steps.length - 1])];
  return places.flatMap((at) => {
    const standpoint = standpointAt({ steps, at, viewer });
    if (standpoint === null) return [];
    const drawing: Drawing = { standpoint, step: null, players, words, priority: 'frame', isPast: true };
    const hasHand = game.hand !== null && standpoint.view.own !== null;
    return [{ of: tableOrder(table, 'board', drawing), hand: hasHand ? tableOrder(table, 'hand', drawing) : null }];
  });
}

/**
 * Ends when the animation is there, when Discord would take no more, or when the bot stops; whoever ends it earlier drops the
 * animation. A process that is killed leaves its last line behind (ADR 28).
 */
async function* updatesOf(
  { clock }: Pick<Context, 'clock'>,
  asked: Asked,
  animation: Animation,
  turns: number,
): AsyncGenerator<Message, void> {
  const { words, since } = asked;
  let shown = progressLine(animation, words);
  try {
    for (;;) {
      const done = await Promise.race([animation.done, animation.cutOff, wait(PACE, null, { ref: false })]);
      if (done === 'cutOff') return yield unfinishedMessage(asked, 'cutOff');
      if (done !== null) return yield doneMessage(asked, done, turns);
      if (clock.steady() - since > LATEST) return yield unfinishedMessage(asked, 'late');
      const line = progressLine(animation, words);
      if (line !== shown) yield note(line);
      shown = line;
    }
  } finally {
    animation.drop();
  }
}

function progressLine(animation: Animation, words: Words): string {
  const { animation: animationWords } = words.replay;
  const { before, drawn, of } = animation.progress();
  return before > 0 ? animationWords.waiting(before) : animationWords.drawing(drawn + 1, of);
}

function doneMessage(
  { table, game, viewer, players, words }: Asked,
  { bytes, frames }: Awaited<Animation['done']>,
  turns: number,
): Message {
  const { animation: animationWords } = words.replay;
  const { name } = game.words[words.locale];
  const file: Attached = {
    ...{ name: animationWords.fileName(table.id, seatNumberOf(viewer)), bytes },
    alt: animationWords.alt(name, table.id, frames, seenBy(viewer, players.plain)),
  };
  const heading = animationWords.heading(name, table.id, seenBy(viewer, players.say));
  return container([text(heading), gallery(file), text(animationWords.note(frames, frames < turns))], {
    ...{ accent: game.accent, files: [file] },
  });
}

/** Its button has a new answer, which can be changed for as long again. */
function unfinishedMessage({ table, viewer, words }: Asked, why: 'late' | 'cutOff'): Message {
  const { replay, buttons } = words;
  const again = { kind: 'replay', table: table.id, go: 'animation', viewer, step: 0 } as const;
  return note(replay.animation[why](), [button(buttons.animation, 'secondary', again)]);
}
