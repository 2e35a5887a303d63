import {
  CHARACTERS,
  type Character,
  citadels,
  DISTRICTS,
  type District,
  type Event,
  type Open,
  type Option,
  type Own,
  type Power,
  type Sight,
  type State,
  type Violation,
} from '../../../src/engines/citadels/index.ts';
import type { Refusal, Viewer } from '../../../src/engines/contract.ts';
import { noChance, type Random } from '../../../src/kernel/random.ts';
import {
  beginningWith,
  checkedState,
  eventsOf,
  legalLines,
  onlyAwaited,
  playLine,
  refusalOf,
  seat,
} from '../support/position.ts';

export { seat };

/** So many characters are removed face-up. */
const FACE_UP = [0, 0, 0, 0, 2, 1, 0, 0];

/** A turn to be written by hand. What is left out is as empty as can be; gold is 2. */
export interface Setting {
  /** By seat; whoever is not named was removed: face-up from the left, but never the King. */
  readonly characters: readonly Character[];
  /** Whose turn it is. */
  readonly turn: Character;
  readonly options?: readonly Option[];
  readonly gold?: readonly number[];
  readonly hands?: readonly (readonly District[])[];
  readonly cities?: readonly (readonly District[])[];
  /** The next card first. */
  readonly deck?: readonly District[];
  /** Seen by all. */
  readonly discard?: readonly District[];
  readonly murdered?: Character;
  readonly robbed?: Character;
  readonly used?: readonly Power[];
  readonly built?: number;
  /** Who chose first. */
  readonly first?: number;
  readonly firstComplete?: number;
  /** What is removed in the rounds to come. */
  readonly later?: State['scripted'];
  readonly random?: Random;
}

/** A position, what has just happened, and what may be said in it. */
export interface Position {
  readonly state: State;
  /** What the last move has caused. */
  readonly events: readonly Event[];
  readonly open: Open;
  /** What the last move may be told to have revealed. */
  readonly revealed: string;
  /** Plays lines of notation, each by whoever is awaited. */
  play(...lines: readonly string[]): Position;
  /** Why this line is refused. */
  refusal(line: string): Violation | Refusal<Violation>;
  /** All legal moves, as lines. */
  legal(): readonly string[];
  /** Those that begin with this word. */
  offers(word: string): readonly string[];
  /** Whether some legal move begins with this word. */
  has(word: string): boolean;
  awaits(): number;
  gold(): readonly number[];
  hand(seat: number): readonly District[];
  city(seat: number): readonly District[];
  own(seat: number): Own;
  /** The events of one kind among those of the last move. */
  told<K extends Event['kind']>(kind: K): readonly Extract<Event, { readonly kind: K }>[];
  /** What a viewer learns of the last move. */
  seen(viewer: Viewer): readonly Sight[];
}

/** A turn written by hand; it must pass the engine's own check. */
export function turn(setting: Setting): Position {
  const { characters, turn: character, options = [], gold = [], hands = [], cities = [], deck = [] } = setting;
  const removed: readonly Character[] = CHARACTERS.filter((one) => !characters.includes(one));
  const faceUp: readonly Character[] = removed.filter((one) => one !== 'king').slice(0, FACE_UP[characters.length]);
  const faceDown = removed.find((one) => !faceUp.includes(one));
  if (faceDown === undefined) throw new Error('nothing is left to be removed face-down');

  const called = CHARACTERS.indexOf(character) + 1;
  const first = seat(setting.first ?? 0);
  const king = characters.indexOf('king');
  const isCrowned = king >= 0 && called >= 4 && setting.murdered !== 'king';
  const state: State = {
    options,
    round: 1,
    crown: isCrowned ? seat(king) : first,
    selection: { faceUp, faceDown, first },
    murdered: setting.murdered ?? null,
    robbed: setting.robbed ?? null,
    called,
    deck,
    discard: (setting.discard ?? []).map((district) => ({ district, seenBy: 'table' })),
    reshuffles: 0,
    firstComplete: setting.firstComplete === undefined ? null : seat(setting.firstComplete),
    scripted: setting.later ?? [],
    players: characters.map((one, index) => ({
      gold: gold[index] ?? 2,
      hand: DISTRICTS.flatMap((district) => (hands[index] ?? []).filter((card) => card === district)),
      city: cities[index] ?? [],
      character: one,
    })),
    agenda: [
      {
        kind: 'turn',
        seat: seat(characters.indexOf(character)),
        used: setting.used ?? [],
        built: setting.built ?? 0,
      },
    ],
  };
  return position(state, [], setting.random ?? noChance);
}

/** Whose turn it is, and what else is not as usual. */
export type TurnOf = Partial<Setting> & Pick<Setting, 'turn'>;

/** A turn of four: Assassin, Thief, King, and Warlord. */
export const four = (setting: TurnOf): Position =>
  turn({ characters: ['assassin', 'thief', 'king', 'warlord'], ...setting });

/** A turn of seven: all but the Warlord. */
export const seven = (setting: TurnOf): Position => turn({ characters: CHARACTERS.slice(0, 7), ...setting });

/** A state of one's own, checked. */
function position(state: State, events: readonly Event[] = [], random: Random = noChance): Position {
  return positionOf(checkedState(citadels, state), events, random);
}

/** A game from a deal written by hand: the crown is at seat 0, four cards each from the top, `later` may be left out. */
export function dealt(
  seats: number,
  deal: { readonly [key: string]: unknown },
  options: readonly Option[] = [],
  random: Random = noChance,
): Position {
  const config = { seats, options };
  const read = citadels.readDeal(config, { crown: 0, later: [], ...deal });
  if (!read.ok) throw new Error(read.error);
  const { state, events } = citadels.setup(config, read.value);
  return positionOf(state, events, random);
}

/** Four equal hands of cheap cards, for deals where cards do not matter. */
export const CHEAP: readonly District[] = [
  ...(['tavern', 'tavern', 'tavern', 'tavern', 'tavern', 'temple', 'temple', 'temple'] as const),
  ...(['watchtower', 'watchtower', 'watchtower', 'market', 'market', 'market', 'market', 'church'] as const),
  ...(['church', 'church', 'prison', 'prison', 'prison', 'manor', 'manor', 'manor'] as const),
  ...(['manor', 'manor', 'docks', 'docks', 'docks', 'castle', 'castle', 'castle'] as const),
];

function positionOf(state: State, events: readonly Event[], random: Random, revealed = 'nothing'): Position {
  const awaits = () => onlyAwaited(citadels, state);
  const legal = () => legalLines(citadels, state, awaits());
  const offers = (word: string) => beginningWith(legal(), word);
  const here: Position = {
    state,
    events,
    open: citadels.open(state),
    revealed,
    play: (...lines) => lines.reduce<Position>((at, line) => after(at.state, line, random), here),
    refusal: (line) => refusalOf(citadels, state, awaits(), line),
    legal,
    offers,
    has: (word) => offers(word).length > 0,
    awaits,
    gold: () => state.players.map((player) => player.gold),
    hand: (number) => state.players[number]?.hand ?? [],
    city: (number) => state.players[number]?.city ?? [],
    own: (number) => citadels.own(state, seat(number)),
    told: (kind) => eventsOf(events, kind),
    seen: (viewer) => events.map((event) => citadels.sight(event, viewer)),
  };
  return here;
}

function after(before: State, line: string, random: Random): Position {
  const { state, events, revealed } = playLine(citadels, before, onlyAwaited(citadels, before), line, random);
  return positionOf(state, events, random, revealed);
}
