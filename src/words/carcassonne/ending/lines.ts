import {
  type Open,
  PARTS,
  type Part,
  type ScoredAtEnd,
  type Survey,
  scoredAtEnd,
  survey,
} from '../../../engines/carcassonne/index.ts';
import type { Seat, Standings } from '../../../engines/contract.ts';
import type { Say } from '../../contract.ts';
import { cellName } from '../../speech.ts';
import { companion } from '../map/drache.ts';
import type { MapWords } from '../map/en.ts';
import { peopleOn } from '../map/lines.ts';
import { inhabitantAt } from '../map/people.ts';
import type { PictureWords } from '../picture/en.ts';
import type { Gain } from './contract.ts';
import type { EndingWords } from './en.ts';

/** The end as the final picture has it. */
export interface EndInWords {
  /** The reason, then the result by place. */
  readonly standing: readonly string[];
  /** Each feature scored at the end, after a heading. */
  readonly scored: readonly string[];
}

/** The words that tell the end, of one language. */
export interface WordsOfEnd {
  readonly ending: EndingWords;
  readonly map: MapWords;
  readonly picture: Pick<PictureWords, 'end'>;
}

/** Null before the end, and for a table that was closed. */
export function endInWords(words: WordsOfEnd, open: Open, say: Say): EndInWords | null {
  const { step } = open;
  if (step.kind !== 'over' || step.standings === null) return null;
  const { ending } = words;
  const scored = scoredAtEnd(open);
  const places = step.standings.map(({ seat, place, points }) =>
    ending.place(place, say.name(seat), points, scored === null ? null : pointsOf(seat, scored)),
  );
  const features = scored === null || scored.length === 0 ? [] : [ending.scored, ...featureLines(words, open, say)];
  return { standing: [...reasonOf(words, step.standings, say), ...places], scored: features };
}

/** None where points have not decided, since the others have left. */
function reasonOf({ picture: { end } }: WordsOfEnd, standings: Standings, say: Say): readonly string[] {
  const winners = standings.filter(({ place }) => place === 1);
  const [best, next] = [winners[0]!, standings[winners.length]]; // Somebody is first.
  if (winners.length > 1) return [end.tied(best.points, winners.length)];
  const lead = best.points - (next?.points ?? 0);
  return lead > 0 ? [end.wonBy(say.name(best.seat), lead)] : [];
}

interface Owner {
  readonly seat: Seat;
  readonly points: number;
  /** How many of them the pig has brought. */
  readonly byPig: number;
}

function ownersIn(one: ScoredAtEnd): readonly Owner[] {
  switch (one.kind) {
    case 'scoredFarm':
      return one.owners.map(({ seat, points, bonus = 0 }) => ({ seat, points, byPig: bonus }));
    case 'scoredFarmers':
      return one.owners.map((seat) => {
        const byPig = one.bonuses?.find((bonus) => bonus.seat === seat)?.points ?? 0;
        return { seat, points: one.points + byPig, byPig };
      });
    case 'scoredFeature':
    case 'scoredGoods':
      return one.owners.map((seat) => ({ seat, points: one.points, byPig: 0 }));
    case 'scoredAward':
    case 'scoredFairy':
      return [{ seat: one.seat, points: one.points, byPig: 0 }];
  }
}

const pointsOf = (seat: Seat, scored: readonly ScoredAtEnd[]): number =>
  scored.flatMap(ownersIn).reduce((sum, owner) => sum + (owner.seat === seat ? owner.points : 0), 0);

const PART_OF = { city: 'cities', road: 'roads', cloister: 'cloisters' } as const;
function partOf(one: ScoredAtEnd): Part {
  switch (one.kind) {
    case 'scoredFeature':
      return PART_OF[one.feature];
    case 'scoredFarm':
    case 'scoredFarmers':
      return 'farms';
    case 'scoredGoods':
      return 'goods';
    case 'scoredAward':
      return one.award;
    case 'scoredFairy':
      return 'fairy';
  }
}
const mostIn = (one: ScoredAtEnd): number => Math.max(0, ...ownersIn(one).map(({ points }) => points));

/** Part by part, the best first; what lies on the map is numbered as in the picture. */
function featureLines({ ending, map }: WordsOfEnd, open: Open, say: Say): readonly string[] {
  const waiting = survey(open).filter(({ complete, figures }) => !complete && figures.length > 0);
  const found = (scoredAtEnd(open) ?? []).map((one) => ({ one, feature: featureOf(one, waiting) }));
  return PARTS.flatMap((part) =>
    found.filter(({ one }) => partOf(one) === part).toSorted((a, b) => mostIn(b.one) - mostIn(a.one)),
  ).map(({ one, feature }, i) => {
    const gains = gainsIn(one, say);
    if (one.kind === 'scoredFarmers') return ending.farmers(i + 1, one.city.length, cellName(one.city[0]!), gains); // A city has a tile.
    if (one.kind === 'scoredGoods') return ending.goods(one.good, one.most, gains);
    if (one.kind === 'scoredAward') return ending.award(one.award, one.points, gains);
    if (one.kind === 'scoredFairy') return ending.fairy(companionOf(map, open, say), gains);
    const people = peopleOn(map, open, feature!, say); // What is scored lies on the map.
    const hasCounted = one.kind === 'scoredFarm' && one.owners.some(({ cities }) => cities < one.cities.length);
    return ending.feature(i + 1, people, map.feature(feature!, null), gains, hasCounted);
  });
}

/** The follower whom the fairy accompanies, in words; figures stay on the map after the end. */
function companionOf(words: MapWords, open: Open, say: Say): string {
  const follower = inhabitantAt(words, open, companion(open)!, say); // She scores with a follower alone.
  return words.person(follower);
}

/** Takes the feature that was scored from those waiting: both are in the order of their oldest tiles. */
function featureOf(one: ScoredAtEnd, waiting: Survey[]): Survey | null {
  if (one.kind !== 'scoredFeature' && one.kind !== 'scoredFarm') return null;
  const kind = one.kind === 'scoredFarm' ? 'field' : one.feature;
  const cells = JSON.stringify(one.cells);
  const at = waiting.findIndex((feature) => feature.kind === kind && JSON.stringify(feature.cells) === cells);
  return waiting.splice(at, 1)[0] ?? null;
}

/** Who gets how much, those with equal points together. */
function gainsIn(one: ScoredAtEnd, say: Say): readonly Gain[] {
  const alike = Map.groupBy(ownersIn(one), ({ points, byPig }) => JSON.stringify([points, byPig]));
  return [...alike.values()]
    .map((owners) => ({ ...owners[0]!, names: owners.map(({ seat }) => say.name(seat)) })) // No group is empty.
    .map(({ points, byPig, names }) => ({ points, byPig, names }))
    .toSorted((a, b) => b.points - a.points);
}
