import { setTimeout as wait } from 'node:timers/promises';
import { commonWords } from '../../words/common/index.ts';
import type { Locale } from '../../words/contract.ts';
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
  const players = await playersOf(context.names, found.value.table, caller.locale);
  const asked: Asked = { ...found.value, players, locale: caller.locale, since };
  const pictures = picturesOf(asked);
  const started = context.animations.start(caller.user, pictures);
  // Not in place of the replay with its buttons.
  if (started === null) return { kind: 'say', message: note(commonWords[caller.locale].replay.animation.busy()) };
  started.done.catch(() => {}); // `updates` throws it, unless the answer could not be sent.
  return {
    kind: 'say',
    message: note(progressLine(started, caller.locale)),
    updates: updatesOf(context, asked, started, pictures.length),
  };
};

/** The game that somebody wants to see, how, and since when. */
interface Asked extends Ended {
  readonly players: Players;
  readonly locale: Locale;
  /** By the steady clock. */
  readonly since: number;
}

/** The position at the beginning of each turn, and the end; for a seat that held something in secret, with its hand. */
function picturesOf({ table, game, steps, viewer, players, locale }: Asked): readonly FramePictures[] {
  const places = [...new Set([...turnStarts(game, steps, locale).map(({ at }) => at), steps.length - 1])];
  return places.flatMap((at) => {
    const standpoint = standpointAt({ steps, at, viewer });
    if (standpoint === null) return [];
    const drawing: Drawing = { standpoint, step: null, players, locale, priority: 'frame', isPast: true };
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
  const { locale, since } = asked;
  let shown = progressLine(animation, locale);
  try {
    for (;;) {
      const done = await Promise.race([animation.done, animation.cutOff, wait(PACE, null, { ref: false })]);
      if (done === 'cutOff') return yield unfinishedMessage(asked, 'cutOff');
      if (done !== null) return yield doneMessage(asked, done, turns);
      if (clock.steady() - since > LATEST) return yield unfinishedMessage(asked, 'late');
      const line = progressLine(animation, locale);
      if (line !== shown) yield note(line);
      shown = line;
    }
  } finally {
    animation.drop();
  }
}

function progressLine(animation: Animation, locale: Locale): string {
  const { animation: words } = commonWords[locale].replay;
  const { before, drawn, of } = animation.progress();
  return before > 0 ? words.waiting(before) : words.drawing(drawn + 1, of);
}

function doneMessage(
  { table, game, viewer, players, locale }: Asked,
  { bytes, frames }: Awaited<Animation['done']>,
  turns: number,
): Message {
  const { animation: words } = commonWords[locale].replay;
  const { name } = game.words[locale];
  const file: Attached = {
    ...{ name: words.fileName(table.id, seatNumberOf(viewer)), bytes },
    alt: words.alt(name, table.id, frames, seenBy(viewer, players.plain)),
  };
  const heading = words.heading(name, table.id, seenBy(viewer, players.say));
  return container([text(heading), gallery(file), text(words.note(frames, frames < turns))], {
    ...{ accent: game.accent, files: [file] },
  });
}

/** Its button has a new answer, which can be changed for as long again. */
function unfinishedMessage({ table, viewer, locale }: Asked, why: 'late' | 'cutOff'): Message {
  const { replay: words, buttons } = commonWords[locale];
  const again = { kind: 'replay', table: table.id, go: 'animation', viewer, step: 0 } as const;
  return note(words.animation[why](), [button(buttons.animation, 'secondary', again)]);
}
