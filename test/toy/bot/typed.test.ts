/** The commands of a game that says only how its values are typed. */
import { expect, test } from 'vitest';
import { positionAt } from '../../../src/tables/view/position.ts';
import { anyKind, positionsOf, reader } from '../../bot/games/support/moments.ts';
import { type Toy, toy } from '../engine/index.ts';
import { commands } from './commands.ts';

const commandFor = (kind: Toy['Move']['kind']) => commands[toy.kinds.indexOf(kind)]!; // One for each.

test('each kind of move has a command, with an option for each of its parameters', () => {
  expect(commands.map(({ options }) => options)).toEqual(
    toy.kinds.map((kind) => Object.keys(toy.parameters(kind)).map((name) => ({ name, isRequired: true }))),
  );
});

test('an option offers what the legal moves have that fit the others, and reads it', () => {
  let hung = 0;
  for (const [state, seat] of positionsOf(toy, { seats: 3, options: [], choose: anyKind(toy) }, 'typed')) {
    const position = positionAt(toy, state, seat);
    const legal = [...position.legal()].filter((move) => move.kind === 'hang');
    if (legal.length === 0) continue;
    const command = commandFor('hang');
    const places = command.suggest(position, {}, 'place', reader).map(({ value }) => value);
    expect(places).toEqual([...new Set(legal.map(({ place }) => place))]);
    for (const place of places.slice(0, 2)) {
      const ways = legal.filter((move) => move.place === place);
      const cards = command.suggest(position, { place }, 'cards', reader).map(({ value }) => value);
      expect(cards).toEqual(ways.map((move) => move.cards.join('+')));
      expect(command.read(position, { place, cards: cards[0]! }, reader)).toEqual({ ok: true, value: [ways[0]] });
    }
    if (++hung === 5) break;
  }
  expect(hung).toBe(5);
});

test('what cannot be read or has the wrong form is refused with what can be typed', () => {
  const [first] = positionsOf(toy, { seats: 2, options: [], choose: anyKind(toy) }, 'typed');
  const [state, seat] = first!; // A game has a beginning.
  const position = positionAt(toy, state, seat);
  const draw = commandFor('draw');
  const possible = draw.suggest(position, {}, 'count', reader).map(({ name }) => name);
  for (const count of ['many', '', '1'.repeat(30)])
    expect(draw.read(position, { count }, reader)).toEqual({
      ok: false,
      error: { option: 'count', typed: count, possible },
    });
});
