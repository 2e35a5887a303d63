import { seatsOf } from '../../../../src/engines/contract.ts';
import { isRecord } from '../../../../src/kernel/json.ts';
import { failed, ok, type Result } from '../../../../src/kernel/result.ts';
import { type Toy, toy } from '../../../toy/engine/index.ts';
import { type BugsOf, mapped, wrong, wrongState } from './bug.ts';

/** The toy that does something to stored values before it loads them. */
const loading = (prepare: (value: unknown) => unknown) =>
  wrong({ load: (version, value) => toy.load(version, prepare(value)) });

/** The toy that looks at the form of a stored state only. */
const looking = wrong({
  load: (version, value) => (version === toy.save.version ? toy.save.parse(value) : toy.load(version, value)),
});

const withoutStrangers = (value: unknown): unknown => {
  if (!isRecord(value)) return value;
  const { unheardOf, ...known } = value;
  return unheardOf === undefined ? value : known;
};

export const savingBugs: BugsOf<
  | 'no piece is lost or doubled'
  | 'every position that is reached passes its check and loads as it is'
  | 'damaged states are refused'
  | 'an altered state is refused or can be seen and played to the end'
  | 'a deal reads back to itself, and damaged deals are refused'
> = {
  'no piece is lost or doubled': [
    [
      'the candles that paid are lost',
      wrongState((state, { kind }) => (kind === 'hang' ? { ...state, discard: [] } : state)),
      /census and the box differ: \/candle/,
    ],
    [
      'a bead that is sold comes back twice',
      wrongState((state, { kind }) =>
        kind === 'sell' ? { ...state, stock: { ...state.stock, jade: state.stock.jade + 1 } } : state,
      ),
      /census and the box differ: \/jade/,
    ],
    [
      'the census forgets the moons',
      wrong({ census: (state) => ({ ...toy.census(state), moon: 0 }) }),
      /census and the box differ: \/moon/,
    ],
  ],

  'every position that is reached passes its check and loads as it is': [
    [
      'the check dislikes large hands',
      wrong({
        check: (state) => (state.players.some(({ hand }) => hand.length > 4) ? 'a hand is large' : toy.check(state)),
      }),
      /check finds .* a hand is large/,
    ],
    [
      'load forgets the beginner',
      wrong({
        load: (version, value) => mapped(toy.load(version, value), (state) => ({ ...state, beginner: seatsOf(1)[0]! })),
      }),
      /another state .*beginner/,
    ],
    [
      'load refuses what has discards',
      wrong({
        load: (version, value) => {
          const loaded = toy.load(version, value);
          return loaded.ok && loaded.value.discard.length > 0 ? failed('there are discards') : loaded;
        },
      }),
      /load refuses .* there are discards/,
    ],
    [
      'the config forgets the options',
      wrong({ config: (state) => ({ ...toy.config(state), options: [] }) }),
      /another config/,
    ],
  ],

  'damaged states are refused': [
    ['unknown fields are dropped', loading(withoutStrangers), /with added at/],
    [
      'a missing number is made up',
      loading((value) => (isRecord(value) && !('reshuffles' in value) ? { ...value, reshuffles: 0 } : value)),
      /with missing at \/reshuffles/,
    ],
    [
      'halves are rounded',
      loading((value) =>
        isRecord(value) && typeof value.round === 'number' ? { ...value, round: Math.floor(value.round) } : value,
      ),
      /with mistyped at \/round/,
    ],
    ['pieces are not counted', looking, /with doubled at/],
    ['any version is taken', wrong({ load: (_, value) => toy.load(toy.save.version, value) }), /of version/],
    [
      'rubbish of an old version throws',
      wrong({
        load: (version, value) => toy.load(version, version === 1 ? Object.entries(value as object) : value),
      }),
      /Cannot convert undefined or null/,
    ],
  ],

  'an altered state is refused or can be seen and played to the end': [
    ['nothing but the form is looked at', looking, /load took|no seat/],
    [
      'the beginner may be anybody',
      wrong({
        load: (version, value) =>
          toy.load(version, isRecord(value) ? { ...value, beginner: 0 } : value).ok
            ? toy.save.parse(value)
            : toy.load(version, value),
      }),
      /load took|no seat/,
    ],
  ],

  'a deal reads back to itself, and damaged deals are refused': [
    [
      'a deal is taken as it is',
      wrong({ readDeal: (_, value) => ok(value as Toy['Deal']) }), // The types forbid what the law must see.
      /readDeal takes a deal with/,
    ],
    ['a candle may come twice', wrong({ readDeal: takeDoubles }), /something doubled at \/cards/],
    [
      'the candles of a deal are sorted',
      wrong({
        readDeal: (config, value) =>
          mapped(toy.readDeal(config, value), (deal) => ({ ...deal, cards: deal.cards.toSorted() })),
      }),
      /another deal/,
    ],
    ['no deal is good enough', wrong({ readDeal: () => failed('no') }), /refuses a deal of this game/],
  ],
};

function takeDoubles(config: ReturnType<typeof toy.config>, value: unknown): Result<Toy['Deal'], string> {
  const once = isRecord(value) && Array.isArray(value.cards) ? { ...value, cards: [...new Set(value.cards)] } : value;
  return mapped(toy.readDeal(config, once), (deal) => (isRecord(value) ? { ...deal, ...value } : deal));
}
