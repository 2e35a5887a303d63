/** What a move brings, in a few words of its panel. */
import type { Carcassonne, ScoredFeature } from '../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { MoveButton, Position, Reader } from '../../contract.ts';
import { fairyTexts, marvelTexts, pendingText } from './drache/marvels.ts';
import type { Grown, Outlook, Prize, Prospect } from './outlook.ts';

type At = Position<Carcassonne>;

/** An outlook in a few words; empty if it brings nothing. `you`: the reader's seat, or null. */
export const outlookText = (
  at: At,
  { grown, ...prospect }: Outlook,
  reader: Reader,
  you: Seat | null = at.seat,
): string =>
  reader.words.carcassonne.panel.notes.all([
    prospectText(at, prospect, reader, you),
    ...grown.map((one) => grownText(you, one, reader)),
  ]);

/** What is completed and taken at once, and what dragon and fairy do; empty if nothing. */
export const prospectText = (
  at: At,
  { closed, prizes, marvels, pending }: Prospect,
  reader: Reader,
  you: Seat | null = at.seat,
): string =>
  reader.words.carcassonne.panel.notes.all([
    ...marvelTexts(at, marvels, reader, you),
    closedText(you, closed, reader),
    ...fairyTexts(marvels, reader, you),
    ...prizes.map((prize) => prizeText(you, prize, reader)),
    ...(pending === null ? [] : [pendingText(pending, reader)]),
  ]);

function grownText(you: Seat | null, { owners, ...grown }: Grown, { words, say }: Reader): string {
  const { notes } = words.carcassonne.panel;
  const others = owners.filter((owner) => owner !== you).map((owner) => say.name(owner));
  const text = notes.grows(grown, others.length < owners.length, others);
  return grown.sign === null ? text : notes.all([text, notes.sign(grown.sign)]);
}

/** What is completed, in a few words; empty if nothing is. */
function closedText(you: Seat | null, closed: readonly ScoredFeature[], { words, say }: Reader): string {
  if (closed.length === 0) return '';
  const { notes } = words.carcassonne.panel;
  return notes.closes(
    closed.map(({ feature, cells, owners, points, sign = null }) => {
      const names = owners.map((owner) => (owner === you ? notes.you : say.name(owner)));
      return notes.closed({ feature, tiles: cells.length, points, sign }, names);
    }),
  );
}

/** What a player takes or earns. */
export function prizeText(you: Seat | null, prize: Prize, { words, say }: Reader): string {
  const { notes } = words.carcassonne.panel;
  const name = prize.seat === you ? null : say.name(prize.seat);
  switch (prize.kind) {
    case 'tookGoods':
      return notes.goods(prize.goods, name);
    case 'tookAward': {
      const { award, size, from } = prize;
      const isKept = from === prize.seat;
      const loser = from === null ? null : from === you ? notes.fromYou : say.name(from);
      return notes.award({ award, size, isKept, from: isKept ? null : loser }, name);
    }
    case 'beganSecondPart':
      return notes.again(name);
  }
}

/** What a choice gains, in words; no hint if there is nothing. */
export const hinted = ({ words }: Reader, ...parts: readonly string[]): Pick<MoveButton, 'hint'> => {
  const hint = words.carcassonne.panel.notes.all(parts);
  return hint === '' ? {} : { hint };
};
