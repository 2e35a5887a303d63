/** Whole games, followed by what the channel is told alone and compared. */
import { expect } from 'vitest';
import { citadels } from '../../../src/engines/citadels/index.ts';
import { playout } from '../../../src/engines/playout.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { Book } from './oracle.ts';

/** Returns how many questions were asked. */
export function compareGames(seats: number, games: number): number {
  let moves = 0;
  let questions = 0;
  for (let game = 0; game < games; game++) {
    const book = new Book(seats, 65 - 4 * seats);
    const config = { seats, options: game % 2 === 0 ? [] : (['french'] as const) };
    const random = seeded(`oracle ${seats} ${game}`);
    const begun = citadels.setup(config, citadels.deal(config, random));
    for (const event of begun.events) book.write(citadels.sight(event, 'table'));
    const { state } = playout(citadels, config, random, (step, _seat, move) => {
      for (const event of step.events) book.write(citadels.sight(event, 'table'));
      const open = citadels.open(step.state);
      const isAsked = open.step.kind === 'graveyard' || open.step.kind === 'keep';
      if (move.kind === 'destroy') book.settle(isAsked);
      if (isAsked) questions++;
      expect({ deck: open.deckSize, discarded: open.discardSize, crown: open.crown }).toEqual({
        deck: book.deck,
        discarded: book.discarded,
        crown: book.crown,
      });
      expect(open.players.map(({ gold, handSize, city }) => ({ gold, cards: handSize, city }))).toEqual(book.pages);
      moves++;
    });
    expect(book.over).toBe(true);
    expect(citadels.scores(state).map(({ points }) => points)).toEqual(book.pages.map((_, seat) => book.points(seat)));
  }
  console.info(`${seats} players: ${games} games, ${moves} moves, ${questions} questions`);
  return questions;
}
