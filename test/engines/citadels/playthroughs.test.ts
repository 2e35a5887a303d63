import { expect, test } from 'vitest';
import { CHARACTERS, citadels, type Event, type Option, type State } from '../../../src/engines/citadels/index.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { choose } from './choose.ts';

/** A whole game as text; rewritten by `vitest run -u`, and then to be read. */
test.each([
  ['base', 4, []],
  ['french', 7, ['french']],
] as const)('the playthrough %s goes as written', async (name, seats, options) => {
  const text = playthrough(seats, options, `playthrough ${name}`);
  expect(text.split('\n').length).toBeGreaterThan(300);
  await expect(text).toMatchFileSnapshot(`playthroughs/${name}.txt`);
});

function playthrough(seats: number, options: readonly Option[], seed: string): string {
  const config = { seats, options };
  const random = seeded(seed);
  const choice = random.stream('choice');
  const deal = citadels.deal(config, random);
  const begun = citadels.setup(config, deal);
  let { state } = begun;
  const lines = [`${seats} seats, options: ${options.join(' ') || 'none'}`, `cards: ${deal.cards.join(' ')}`, ''];
  lines.push(...begun.events.map(told));

  for (let number = 1; ; number++) {
    const turn = citadels.turn(state);
    if ('over' in turn) break;
    const seat = turn.awaits[0]!;
    const move = choose(state, seat, choice);
    const legal = [...citadels.legal(state, seat)].length;
    const played = citadels.play(state, seat, move, random);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    state = played.value.state;
    lines.push('', `${number}. seat ${seat}: ${citadels.notation.write(move)}   (one of ${legal})`);
    lines.push(...played.value.events.map(told));
    if (played.value.events.some(({ kind }) => kind === 'roundBegan' || kind === 'ended'))
      lines.push('', ...table(state));
  }
  lines.push('');
  for (const { seat, points, parts } of citadels.scores(state)) {
    lines.push(`seat ${seat}: ${points} = ${parts.map((one) => `${one.part} ${one.points}`).join(' + ')}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Everybody's things, and what is removed. */
function table({ players, selection, deck, discard }: State): readonly string[] {
  const rest = CHARACTERS.filter((one) => !selection.faceUp.includes(one) && one !== selection.faceDown);
  return [
    ...players.map(
      ({ gold, hand, city }, seat) =>
        `   | ${seat}: ${gold} gold; hand ${hand.join(' ') || '-'}; city ${city.join(' ') || '-'}`,
    ),
    `   | face-up ${selection.faceUp.join(' ') || '-'}; face-down ${selection.faceDown}; offered ${rest.join(' ')}`,
    `   | deck ${deck.length}, discarded ${discard.length}`,
  ];
}

function told({ kind, ...rest }: Event): string {
  return `   ${kind} ${JSON.stringify(rest).replaceAll('"', '')}`;
}
