import {
  type Alhambra,
  BUILDINGS,
  type Event,
  PARTS,
  type Party,
  type Scoring,
  type Sight,
  starterOf,
} from '../../../engines/alhambra/index.ts';
import type { Announcement, AnnouncementWords, Say } from '../../contract.ts';
import { bySeat, gainOf, partGain } from '../game/gains.ts';
import { DIRK } from '../names/contract.ts';
import type { Gain } from './contract.ts';
import type { AnnouncementSentences } from './en.ts';

type Tell = (sight: Sight, say: Say) => string;
/** The names of the announcements, as the game’s pictures have them. */
type Announced = { readonly [N in 'startingMoney' | 'scoring' | 'leftovers']: AnnouncementWords<Alhambra> };

/** The announcements in one language. `tell` has the sentence for an event. */
export function announcementsIn(words: AnnouncementSentences, tell: Tell): Announced {
  return {
    startingMoney: { announce: (sights, say) => startingMoney(words, ofKind(sights, 'dealtMoney'), sights, tell, say) },
    scoring: { announce: (sights, say) => scoring(words, ofKind(sights, 'scored'), sights, tell, say) },
    leftovers: {
      announce: (sights, say) => {
        const lines = sights.map((sight) => tell(sight, say));
        return { heading: words.leftovers, lines, alt: lines };
      },
    },
  };
}

/** The last of these sights of this kind; an announcement always has one. */
function ofKind<K extends Event['kind']>(sights: readonly Sight[], kind: K): Extract<Event, { readonly kind: K }> {
  const found = sights.findLast((sight): sight is Extract<Event, { readonly kind: K }> => sight.kind === kind);
  if (found === undefined) throw new Error(`nothing of the kind ${kind} is announced`);
  return found;
}

/** What else is announced, such as the tiles that Dirk drew. */
const others = (sights: readonly Sight[], kinds: readonly Sight['kind'][], tell: Tell, say: Say): readonly string[] =>
  sights.filter(({ kind }) => !kinds.includes(kind)).map((sight) => tell(sight, say));

/** Who begins follows from the hands: other events come between the two. */
function startingMoney(
  words: AnnouncementSentences,
  { hands }: Extract<Event, { readonly kind: 'dealtMoney' }>,
  sights: readonly Sight[],
  tell: Tell,
  say: Say,
): Announcement {
  const began = tell({ kind: 'began', ...starterOf(hands) }, say);
  const more = others(sights, ['dealtMoney', 'began'], tell, say);
  const each = bySeat(hands).map(({ seat, of }) => words.money(say.name(seat), of));
  return { heading: words.startingMoney, lines: [began, ...more, words.secret], alt: [...each, began, ...more] };
}

/** Below the picture what each player gained, the highest total first; in words the whole table. */
function scoring(
  words: AnnouncementSentences,
  scored: Scoring,
  sights: readonly Sight[],
  tell: Tell,
  say: Say,
): Announcement {
  const nameOf = (party: Party) => (party === 'dirk' ? DIRK : say.name(party));
  const gains: readonly Gain[] = bySeat(scored.totals)
    .map(({ seat, of: total }) => ({
      name: say.name(seat),
      points: gainOf(scored, seat),
      total,
      parts: PARTS.map((part) => ({ part, points: partGain(scored, seat, part) })).filter(({ points }) => points > 0),
    }))
    .toSorted((a, b) => b.total - a.total);
  const table = BUILDINGS.map((building) =>
    words.building(
      building,
      scored.buildings[building]
        .flatMap(({ party, rank, ...of }) => (rank === null ? [] : [{ name: nameOf(party), rank, ...of }]))
        .toSorted((a, b) => a.rank - b.rank),
    ),
  );
  const walls = words.walls(bySeat(scored.walls).map(({ seat, of: length }) => ({ name: say.name(seat), length })));
  const more = others(sights, ['scored'], tell, say);
  return {
    heading: words.scoring(scored.round),
    lines: [...gains.map((gain) => words.gain(gain)), ...more],
    alt: [words.totals(gains), walls, ...more, words.legend, ...table],
  };
}
