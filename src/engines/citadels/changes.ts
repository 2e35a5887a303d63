/** What has changed between two views of one viewer. */
import type { Seat } from '../contract.ts';
import type { District } from './ids.ts';
import type { Open, Own } from './view.ts';

export type Change =
  /** A district that was not in this city; `at`: its index. */
  | { readonly kind: 'built'; readonly seat: Seat; readonly district: District; readonly at: number }
  /** Districts that are no longer in this city; `at`: the index of its first free plot. */
  | { readonly kind: 'lost'; readonly seat: Seat; readonly districts: readonly District[]; readonly at: number }
  | { readonly kind: 'gold'; readonly seat: Seat }
  /** How many cards the player holds. */
  | { readonly kind: 'cards'; readonly seat: Seat }
  /** The player has the crown, and had not. */
  | { readonly kind: 'crown'; readonly seat: Seat }
  /** A card in the viewer's own hand that was not there; `at`: its index. */
  | { readonly kind: 'held'; readonly district: District; readonly at: number };

interface Seen {
  readonly open: Open;
  readonly own: Own | null;
}

export function changes(before: Seen, now: Seen): readonly Change[] {
  const { players, crown } = now.open;
  const hand = now.own?.hand ?? [];
  return [
    ...players.flatMap(({ seat, city, gold, handSize }): readonly Change[] => {
      const was = before.open.players[seat]!; // Seats never change.
      const districts = freshIn(city, was.city).map((at) => was.city[at]!);
      return [
        ...freshIn(was.city, city).map((at) => ({ kind: 'built', seat, district: city[at]!, at }) as const),
        ...(districts.length === 0 ? [] : [{ kind: 'lost', seat, districts, at: city.length } as const]),
        ...(gold === was.gold ? [] : [{ kind: 'gold', seat } as const]),
        ...(handSize === was.handSize ? [] : [{ kind: 'cards', seat } as const]),
      ];
    }),
    ...(crown === before.open.crown ? [] : [{ kind: 'crown', seat: crown } as const]),
    ...freshIn(before.own?.hand ?? [], hand).map((at) => ({ kind: 'held', district: hand[at]!, at }) as const),
  ];
}

/** The indexes of what was not there; of equal districts, the last ones are new. */
function freshIn(before: readonly District[], now: readonly District[]): readonly number[] {
  const left = [...before];
  return now.flatMap((one, at) => {
    const found = left.indexOf(one);
    if (found < 0) return [at];
    left.splice(found, 1);
    return [];
  });
}
