import { setTimeout as wait } from 'node:timers/promises';
import type { TableOrder } from '../../render/pipeline/order.ts';
import { commonWords } from '../../words/common/index.ts';
import type { Locale } from '../../words/contract.ts';
import { type Attached, container, gallery, type Message, text } from '../discord/components.ts';
import { note } from '../messages/note.ts';
import { tableOrder } from '../messages/pictures.ts';
import { seatNumberOf, seenBy, standpointAt, turnStarts } from '../messages/replay.ts';
import type { Animation } from '../state/animations.ts';
import { type Players, playersOf } from '../state/players.ts';
import { type Handler, toCaller } from './contract.ts';
import { type Ended, findEnded } from './replay.ts';

/** How long the answer stays as it is while pictures are drawn, in ms. */
const PACE = 3_000;

/** An animation of a game that has ended, a picture for each turn. While it is drawn, the answer says how far it is. */
export const animation: Handler<'animation'> = async (context, caller, { table: named, viewer: wanted }) => {
  const found = await findEnded(context, caller, named, wanted);
  if (!found.ok) return found.error;
  const players = await playersOf(context.names, found.value.table, caller.locale);
  const pictures = picturesOf(found.value, players, caller.locale);
  const started = context.animations.start(caller.user, pictures);
  if (started === null) return toCaller(caller, note(commonWords[caller.locale].replay.animation.busy()));
  started.done.catch(() => {}); // `updates` throws it, unless the answer could not be sent.
  return {
    kind: 'say',
    message: note(progressLine(started, caller.locale)),
    updates: updatesOf({ ...found.value, players, locale: caller.locale }, started, pictures.length),
  };
};

/** The position at the beginning of each turn, and the end. */
function picturesOf({ table, game, steps, viewer }: Ended, players: Players, locale: Locale): readonly TableOrder[] {
  const places = [...new Set([...turnStarts(game, steps, locale).map(({ at }) => at), steps.length - 1])];
  return places.flatMap((at) => {
    const standpoint = standpointAt({ steps, at, viewer });
    if (standpoint === null) return [];
    return [tableOrder(table, 'board', { standpoint, step: null, players, locale, priority: 'frame', isPast: true })];
  });
}

/** The game that somebody wants to see, and how. */
interface Asked extends Ended {
  readonly players: Players;
  readonly locale: Locale;
}

async function* updatesOf(asked: Asked, animation: Animation, turns: number): AsyncGenerator<Message, void> {
  const { locale } = asked;
  let shown = progressLine(animation, locale);
  for (;;) {
    const done = await Promise.race([animation.done, wait(PACE, null, { ref: false })]);
    if (done !== null) {
      yield doneMessage(asked, done, turns);
      return;
    }
    const line = progressLine(animation, locale);
    if (line !== shown) yield note(line);
    shown = line;
  }
}

function progressLine(animation: Animation, locale: Locale): string {
  const { animation: words } = commonWords[locale].replay;
  const progress = animation.progress();
  return progress === null ? words.waiting(1) : words.drawing(progress.drawn + 1, progress.of);
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
