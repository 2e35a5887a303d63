import type { MoveCommand, Reader } from '../../../src/bot/contract.ts';
import { limits } from '../../../src/bot/discord/limits.ts';
import { shorten } from '../../../src/bot/discord/text.ts';
import type { Engine, GameTypes } from '../../../src/engines/contract.ts';
import { failed, ok } from '../../../src/kernel/result.ts';
import { commandWords } from '../words/commands/index.ts';

/**
 * `/<game> play move:` for games without commands of their own: all moves worth listing, in words; the value is the
 * engine's notation, which also takes moves that are not listed.
 */
export const genericCommand = <G extends GameTypes>(
  engine: Engine<G>,
  sayMove: (move: G['Move'], reader: Reader) => string,
): MoveCommand<G> => ({
  name: 'play',
  words: (words) => commandWords[words.locale].subcommands.play,
  options: [{ name: 'move', isRequired: true }],

  suggest: (position, _typed, _focused, reader) =>
    [...position.legal()]
      .map((move) => ({ name: shorten(sayMove(move, reader), limits.choiceName), value: engine.notation.write(move) }))
      .filter(({ value }) => value.length <= limits.choiceValue),

  read(_position, { move: typed = '' }) {
    const move = engine.notation.read(typed);
    return move === null ? failed({ option: 'move', typed, possible: [] }) : ok([move]);
  },
});
