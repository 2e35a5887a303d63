import { type Own, toy } from '../../toy/engine/index.ts';
import type { State } from '../../toy/engine/state.ts';
import type { TestGuildhall } from './guildhall.ts';
import { tableOf } from './table.ts';

let asked = 0;

/** Plays for whoever is awaited, without Discord: `end` until all bid at once, or any other moves. */
export async function playDirectly(hall: TestGuildhall, id: string, moves: readonly object[]): Promise<void> {
  const seating = (await tableOf(hall, id)).seats.find(({ awaited }) => awaited);
  const interaction = `direct/${++asked}`;
  const played = await hall.tables().play(id, { interaction, user: seating?.user ?? '', offer: null, moves });
  if (!played.ok) throw new Error(`not played: ${JSON.stringify(played.error)}`);
}

/** Goes on to the auction, in which all seats choose a candle at once and in secret. */
export async function toAuction(hall: TestGuildhall, id: string): Promise<void> {
  for (;;) {
    const now = toy.open((await hall.state(id)) as State).now; // The table plays the toy.
    if (now.kind === 'auction') return;
    await playDirectly(hall, id, now.kind === 'door' ? [{ kind: 'answer', open: true }] : [{ kind: 'end' }]);
  }
}

/** What the seat of a member holds. */
export async function ownOf(hall: TestGuildhall, id: string, name: string): Promise<Own> {
  const { seats } = await tableOf(hall, id);
  const seating = seats.find(({ user }) => user === hall.discord.user(name).member.id);
  if (!seating) throw new Error(`${name} has no seat`);
  return toy.own((await hall.state(id)) as State, seating.seat); // The table plays the toy.
}
