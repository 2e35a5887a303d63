import type { Event, Sight } from '../../../engines/alhambra/index.ts';
import type { Line, Say } from '../../contract.ts';

type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
export type Money = Of<'dealtMoney'>['hands'];
export type NewTiles = Of<'refilledMarket'>['tiles'];
export type NewCoins = Of<'refilledDisplay'>['coins'];

/** The sentences that make up the lines, in one language. */
export interface StoryWords {
  sight(sight: Sight, say: Say): string | null;
  /** What each starts with, without the values of the coins; the sentence about who begins follows. */
  money(hands: Money, say: Say): string;
  /** New tiles and new coins; one of them can be empty. */
  refilled(tiles: NewTiles, coins: NewCoins): string;
}

/**
 * Events as lines: the starting money with who begins, new tiles with new coins. Leaves out the scoring card, since the
 * scoring round follows.
 */
export function linesIn({ sight: tell, money, refilled }: StoryWords) {
  return (sights: readonly Sight[], say: Say): readonly Line<Sight>[] => {
    const lines: Line<Sight>[] = [];
    for (const [i, sight] of sights.entries()) {
      const text = tell(sight, say);
      if (text === null) continue;
      switch (sight.kind) {
        case 'drewScoringCard':
          break;
        case 'dealtMoney': {
          const began = sights.slice(i).find((one) => one.kind === 'began');
          lines.push({
            text: `${money(sight.hands, say)}${began === undefined ? '' : tell(began, say)}`.trimEnd(),
            sight,
          });
          break;
        }
        case 'began': {
          const isTold = sights.slice(0, i).some((one) => one.kind === 'dealtMoney');
          if (!isTold) lines.push({ text, sight });
          break;
        }
        case 'refilledMarket': {
          const coins = sights.slice(i).find((one) => one.kind === 'refilledDisplay')?.coins ?? [];
          lines.push({ text: refilled(sight.tiles, coins), sight });
          break;
        }
        case 'refilledDisplay': {
          const isTold = sights.slice(0, i).some((one) => one.kind === 'refilledMarket');
          if (!isTold) lines.push({ text: refilled([], sight.coins), sight });
          break;
        }
        default:
          lines.push({ text, sight });
      }
    }
    return lines;
  };
}
