/** What the herald announces: the calls of the round and what each character did. */

import type { Character, District, Open, Own, Sight } from '../../../engines/citadels/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { Deed } from '../../../words/citadels/picture/contract.ts';

/** A called character, its owner, and what they did. */
export interface Call {
  readonly character: Character;
  readonly seat: Seat | null;
  /** In chronological order. */
  readonly deeds: readonly Deed[];
}

/** The calls of this round in order, with as many deeds as the table remembers. */
export function callsOf({ characters }: Open, story: readonly Sight[]): readonly Call[] {
  const turns = turnsOf(storyOfRound(story));
  return characters
    .filter(({ fate }) => fate === 'called')
    .map(({ character, seat }) => ({ character, seat, deeds: deedsOf(turns.get(character) ?? []) }));
}

/** The part of a story that belongs to this round. */
const storyOfRound = (story: readonly Sight[]): readonly Sight[] =>
  story.slice(story.findLastIndex(({ kind }) => kind === 'roundBegan') + 1);

/** What has happened since the last call. */
export const storyOfTurn = (story: readonly Sight[]): readonly Sight[] => {
  const round = storyOfRound(story);
  return round.slice(round.findLastIndex(({ kind }) => kind === 'called') + 1);
};

/** What happened between consecutive calls. */
function turnsOf(story: readonly Sight[]): ReadonlyMap<Character, readonly Sight[]> {
  const turns = new Map<Character, Sight[]>();
  let turn: Sight[] = [];
  for (const sight of story) {
    if (sight.kind === 'called') {
      turn = [];
      turns.set(sight.character, turn);
    } else turn.push(sight);
  }
  return turns;
}

/** The deeds of one turn; all gold is merged into one deed, and so are all cards. */
function deedsOf(turn: readonly Sight[]): readonly Deed[] {
  const deeds = turn.flatMap((sight): readonly Deed[] => {
    const deed = deedOf(sight);
    return deed === null ? [] : [deed];
  });
  const gold = deeds.reduce((sum, deed) => sum + (deed.kind === 'took' ? deed.gold : 0), 0);
  const cards = deeds.reduce((sum, deed) => sum + (deed.kind === 'drew' ? deed.cards : 0), 0);
  const firsts = new Set<string>();
  return deeds.flatMap((deed): readonly Deed[] => {
    if (deed.kind !== 'took' && deed.kind !== 'drew') return [deed];
    if (firsts.has(deed.kind)) return [];
    firsts.add(deed.kind);
    return [deed.kind === 'took' ? { kind: 'took', gold } : { kind: 'drew', cards }];
  });
}

function deedOf(sight: Sight): Deed | null {
  switch (sight.kind) {
    case 'crowned':
      return sight.reason === 'called' ? { kind: 'crowned' } : null;
    case 'stole':
      return { kind: 'robbedOf', gold: sight.gold };
    case 'murdered':
      return { kind: 'names', character: sight.character, how: 'murder' };
    case 'robbed':
      return { kind: 'names', character: sight.character, how: 'theft' };
    case 'tookGold':
    case 'tookIncome':
    case 'tookExtraGold':
    case 'usedLaboratory':
      return { kind: 'took', gold: sight.gold };
    case 'kept':
      return sight.discarded.length > 0
        ? { kind: 'threwAway', districts: sight.discarded }
        : { kind: 'drew', cards: sight.count };
    case 'drewExtraCards':
    case 'usedSmithy':
      return { kind: 'drew', cards: sight.count };
    case 'built':
      return { kind: 'built', district: sight.district };
    case 'swapped':
      return { kind: 'swapped', partner: sight.partner };
    case 'exchanged':
      return { kind: 'exchanged', cards: sight.count };
    case 'destroyed':
      return { kind: 'destroyed', district: sight.district, owner: sight.owner };
    case 'salvaged':
      return { kind: 'salvaged', district: sight.district, seat: sight.seat };
    // Shown elsewhere, or not worth announcing.
    case 'dealt':
    case 'chose':
    case 'drew':
    case 'roundBegan':
    case 'called':
    case 'completed':
    case 'declined':
    case 'reshuffled':
    case 'turnEnded':
    case 'ended':
      return null;
  }
}

/** The most important deeds have the highest weight. */
const WEIGHT: { readonly [K in Deed['kind']]: number } = {
  destroyed: 9,
  names: 8,
  robbedOf: 7,
  built: 6,
  swapped: 5,
  salvaged: 5,
  exchanged: 4,
  crowned: 3,
  threwAway: 2,
  took: 1,
  drew: 0,
};

/**
 * The most important deeds that fit, in chronological order.
 *
 * @param fits whether there is room for these
 */
export function weightiest(deeds: readonly Deed[], fits: (deeds: readonly Deed[]) => boolean): readonly Deed[] {
  const chosen = new Set<Deed>();
  const inOrder = () => deeds.filter((deed) => chosen.has(deed));
  for (const deed of deeds.toSorted((a, b) => WEIGHT[b.kind] - WEIGHT[a.kind])) {
    chosen.add(deed);
    if (chosen.size > 1 && !fits(inOrder())) chosen.delete(deed);
  }
  return inOrder();
}

/** What a seat's city shows about this round. */
interface CityNews {
  /** By index in the city: what was built this round, and whether it was this turn. */
  readonly built: ReadonlyMap<number, 'round' | 'turn'>;
  /** The last district of this city that was destroyed this round. */
  readonly destroyed: District | null;
}

/** What is new in a city this round. */
export function cityNews(city: readonly District[], seat: Seat, story: readonly Sight[]): CityNews {
  const round = storyOfRound(story);
  const turn = new Set(storyOfTurn(story));
  const built = new Map<number, 'round' | 'turn'>();
  const mine = round.filter((sight) => sight.kind === 'built' && sight.seat === seat);
  let place = city.length;
  for (const sight of mine.toReversed()) {
    if (sight.kind !== 'built') continue;
    const at = city.lastIndexOf(sight.district, place - 1);
    if (place === 0 || at < 0) continue; // It was destroyed later.
    built.set(at, turn.has(sight) ? 'turn' : 'round');
    place = at;
  }
  const fallen = round.findLast((sight) => sight.kind === 'destroyed' && sight.owner === seat);
  return { built, destroyed: fallen?.kind === 'destroyed' ? fallen.district : null };
}

/** The seats whose gold and hands have changed since the last call. */
export function changesOf(story: readonly Sight[]): {
  readonly gold: ReadonlySet<Seat>;
  readonly hand: ReadonlySet<Seat>;
} {
  const [gold, hand] = [new Set<Seat>(), new Set<Seat>()];
  for (const sight of storyOfTurn(story)) {
    switch (sight.kind) {
      case 'stole':
        gold.add(sight.seat).add(sight.from);
        break;
      case 'tookGold':
      case 'tookIncome':
      case 'tookExtraGold':
        gold.add(sight.seat);
        break;
      case 'built':
      case 'usedLaboratory':
      case 'usedSmithy':
        gold.add(sight.seat);
        hand.add(sight.seat);
        break;
      case 'kept':
      case 'drewExtraCards':
      case 'exchanged':
        hand.add(sight.seat);
        break;
      case 'swapped':
        hand.add(sight.seat).add(sight.partner);
        break;
      case 'destroyed':
        gold.add(sight.seat);
        break;
      case 'salvaged':
        gold.add(sight.seat);
        hand.add(sight.seat);
        break;
    }
  }
  return { gold, hand };
}

/** The indexes of the cards in a hand that are new since the last call. */
export function newInHand({ seat, hand }: Own, story: readonly Sight[]): ReadonlySet<number> {
  let cards: readonly District[] = [];
  for (const sight of storyOfTurn(story)) {
    switch (sight.kind) {
      case 'kept':
      case 'drewExtraCards':
      case 'usedSmithy':
      case 'exchanged':
        if (sight.seat === seat) cards = [...cards, ...(sight.cards ?? [])];
        break;
      case 'swapped':
        cards = sight.cards ?? cards;
        break;
      case 'salvaged':
        if (sight.seat === seat) cards = [...cards, sight.district];
        break;
    }
  }
  const places = new Set<number>();
  for (const card of cards) {
    // Of equal cards, the last ones are new; cards built later are gone.
    const at = hand.findLastIndex((district, place) => district === card && !places.has(place));
    if (at >= 0) places.add(at);
  }
  return places;
}
