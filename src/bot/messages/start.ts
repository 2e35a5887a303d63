import type { StartShown } from '../../tables/table/start.ts';
import type { TableHead } from '../../tables/table/tableHead.ts';
import type { Words } from '../../words/words.ts';
import type { BotGame } from '../contract.ts';
import { button, type PlainMessage } from '../discord/components.ts';
import type { Verb } from '../discord/customId.ts';
import { displayedWord } from '../discord/shuffleWord.ts';
import { shapeOf } from '../state/players.ts';

/**
 * Calls everybody to a game that is about to be dealt, with a mention each. It shows all that is mixed into the shuffle;
 * last comes its own id. It is edited only if the data of a member is erased. One of its buttons names the row of the freeze, so that it is found again
 * after a crash.
 */
export function startMessage(
  game: BotGame,
  { id, seats, options }: TableHead,
  { row, commitment, digest, words: given }: StartShown,
  words: Words,
): PlainMessage {
  const { lobby, fairness, buttons } = words;
  const own = game.words[words.locale];
  const lines = seats.map(({ seat, user }) =>
    lobby.startingSeat(
      `${seat + 1} ${shapeOf(seat)} ${user === null ? '–' : `<@${user}>`}`,
      displayedWord(given[seat] ?? ''),
    ),
  );
  const verb = (label: string, name: Verb, argument: string) =>
    button(label, 'secondary', { kind: 'verb', table: id, verb: name, argument });
  return {
    content: [
      lobby.starting(own.name, id),
      ...lines,
      lobby.options(options.map((option) => own.options[option]?.name ?? option)),
      ...[fairness.startSeal(commitment), fairness.startFrozen(digest), fairness.startNumber()],
    ].join('\n'),
    buttons: [verb(buttons.verify, 'verify', String(row)), verb(buttons.howToPlay, 'howTo', '')],
    pings: seats.flatMap(({ user }) => (user === null ? [] : [user])),
  };
}
