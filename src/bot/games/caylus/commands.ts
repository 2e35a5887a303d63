import {
  BATCH_OTHERS,
  BUILT_IDS,
  type BuiltId,
  batchesFor,
  buildingKind,
  type Caylus,
  CUBES,
  type Cube,
  inOrder,
  LAST_SPACE,
  LEVELS,
  levelsFor,
  type Move,
  nextSpace,
  openTracks,
  PROVOST_REACH,
  provostMoves,
  SPACES,
  type Space,
  tradesFor,
} from '../../../engines/caylus/index.ts';
import { failed, ok } from '../../../kernel/result.ts';
import { commandWords } from '../../../words/caylus/commands/index.ts';
import { buildingNames, cubeNames, levelNames, spaceNames, trackNames } from '../../../words/caylus/names/index.ts';
import { capital } from '../../../words/speech.ts';
import type { MoveCommand, Reader, Suggestion, Typed } from '../../contract.ts';
import { type At, legal, words } from './asking.ts';
import { placeMarks } from './placing.ts';
import { amountsOf } from './trading.ts';
import {
  readBuilding,
  readCube,
  readCubes,
  readInn,
  readNumber,
  readPlace,
  readTrack,
  readTrade,
  writeCubes,
  writeTrade,
} from './values.ts';

/** A subcommand whose English name is that of the move. */
const command = (
  kind: Move['kind'],
  options: MoveCommand<Caylus>['options'],
  { suggest, read }: Pick<MoveCommand<Caylus>, 'suggest' | 'read'>,
): MoveCommand<Caylus> => ({
  name: commandWords.en.subcommands[kind].name,
  words: (locale) => commandWords[locale].subcommands[kind],
  options,
  suggest,
  read,
});

const required = (name: string) => ({ name, isRequired: true });
const optional = (name: string) => ({ name, isRequired: false });

/** One that needs nothing but its name. */
const bare = (move: Extract<Move, { readonly kind: 'pass' | 'decline' | 'stopBuilding' }>) =>
  command(move.kind, [], { suggest: () => [], read: () => ok([move]) });

/** What was typed for an option cannot be read; `all`: what can be. */
const mistyped = (option: string, typed: Typed, all: readonly Suggestion[]) =>
  failed({ option, typed: typed[option] ?? null, possible: all.map(({ name }) => name) });

/** One with a single option, which is suggested from the position. */
const ofOne = (
  kind: Move['kind'],
  option: string,
  suggest: (position: At, reader: Reader) => readonly Suggestion[],
  moveFrom: (position: At, typed: string) => Move | null,
) =>
  command(kind, [required(option)], {
    suggest: (position, _typed, _focused, reader) => suggest(position, reader),
    read(position, typed, reader) {
      const move = moveFrom(position, typed[option] ?? '');
      return move === null ? mistyped(option, typed, suggest(position, reader)) : ok([move]);
    },
  });

const ofPlace = (kind: 'placeWorker' | 'moveWorker') =>
  ofOne(
    kind,
    'at',
    (position, reader) =>
      placeMarks(position, kind, reader.locale).map(({ label, said, move }) => ({
        ...{ name: words(reader).buttons.place(label, said), value: move.place },
      })),
    ({ view }, typed) => {
      const place = readPlace(view.open, typed);
      return place === null ? null : { kind, place };
    },
  );

const provost = ofOne(
  'moveProvost',
  'by',
  ({ view: { open }, seat }, reader) =>
    provostMoves(open, seat, open.step.kind === 'provost' && open.step.isGuild).map((by) => ({
      name: `${by} · ${spaceNames[reader.locale](open.provost + by)}`,
      value: String(by),
    })),
  (_position, typed) => {
    const by = readNumber(typed);
    return by === null || Math.abs(by) > 10 * PROVOST_REACH ? null : { kind: 'moveProvost', by };
  },
);

const inn = ofOne(
  'answerInn',
  'answer',
  (position, { locale }) =>
    legal(position, 'answerInn').map(({ stay }) => ({
      name: commandWords[locale].inn[stay ? 'stay' : 'leave'],
      value: stay ? 'stay' : 'leave',
    })),
  (_position, typed) => {
    const stay = readInn(typed);
    return stay === null ? null : { kind: 'answerInn', stay };
  },
);

const take = ofOne(
  'produce',
  'cube',
  (position, { locale }) =>
    legal(position, 'produce').map(({ cube }) => ({ name: capital(cubeNames[locale][cube]), value: cube })),
  (_position, typed) => {
    const cube = readCube(typed);
    return cube === null ? null : { kind: 'produce', cube };
  },
);

const suggestTrades = ({ view: { open } }: At, reader: Reader): readonly Suggestion[] => {
  const { step } = open;
  if (step.kind !== 'trade') return [];
  return tradesFor(open.players[step.seat]!, step.options).map((trade) => ({
    name: words(reader).buttons.exchange(...amountsOf(step, trade)),
    value: writeTrade(trade),
  })); // The step is that of a player.
};

const trade = ofOne('trade', 'what', suggestTrades, (_position, typed) => {
  const read = readTrade(typed);
  return read === null ? null : { kind: 'trade', ...read };
});

/** Buildings that can be built now; otherwise all. */
const candidates = (position: At): readonly BuiltId[] => {
  const now = [...new Set(legal(position, 'build').map(({ building }) => building))];
  return now.length > 0 ? now : BUILT_IDS;
};

/** The legal ways to build with what was typed so far. */
function fitting(position: At, typed: Typed) {
  const building = typed.building === undefined ? null : readBuilding(typed.building, candidates(position));
  const at = typed.at === undefined ? null : readSpace(typed.at);
  const pay = typed.with === undefined ? null : (readCubes(typed.with)?.join() ?? null);
  return legal(position, 'build').filter(
    (move) =>
      (building === null || move.building === building) &&
      (at === null || move.space === at) &&
      (pay === null || move.pay.join() === pay),
  );
}

function readSpace(typed: string): Space | null {
  const number = readNumber(typed.replace(/^road-/, ''));
  return SPACES.find((space) => space === number) ?? null;
}

const unique = (all: readonly Suggestion[]): readonly Suggestion[] =>
  all.filter(({ value }, i) => all.findIndex((one) => one.value === value) === i);

const build = command('build', [required('building'), optional('at'), optional('with')], {
  suggest: (position, typed, focused, reader) =>
    unique(
      fitting(position, without(typed, focused)).map(({ building, space, pay }) => {
        switch (focused) {
          case 'building':
            return { name: capital(buildingNames[reader.locale][building]), value: building };
          case 'at':
            return { name: spaceNames[reader.locale](space), value: String(space) };
          default:
            return { name: words(reader).buttons.cubes(pay), value: writeCubes(pay) };
        }
      }),
    ),
  read(position, typed, reader) {
    const possible = (option: string) => {
      const all = build.suggest(position, without(typed, option), option, reader);
      return mistyped(option, typed, all);
    };
    const building = readBuilding(typed.building ?? '', candidates(position));
    if (building === null) return possible('building');
    const [first, ...others] = fitting(position, typed);
    // What was left out follows from the rest, if only one is possible.
    const space =
      typed.at === undefined ? onlyOf(fitting(position, typed).map((move) => move.space)) : readSpace(typed.at);
    const pay = typed.with === undefined ? null : readCubes(typed.with);
    if (typed.at !== undefined && space === null) return possible('at');
    if (typed.with !== undefined && pay === null) return possible('with');
    if (first !== undefined && others.length === 0) return ok([first]);
    if (first !== undefined) return possible(space === null ? 'at' : 'with');
    // The rules say why not.
    const near = legal(position, 'build').find((move) => move.building === building);
    return ok([
      {
        kind: 'build',
        building,
        space: space ?? near?.space ?? nextSpace(position.view.open) ?? LAST_SPACE,
        pay: pay ?? near?.pay ?? fixedCubes(building),
      },
    ]);
  },
});

const without = (typed: Typed, option: string): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => name !== option));

/** The one value of which all are; null for none, or several. */
const onlyOf = <T>(all: readonly T[]): T | null => (new Set(all).size === 1 ? all[0]! : null); // Not empty.

/** The cubes of a building's price whose kinds are fixed. */
const fixedCubes = (building: BuiltId): readonly Cube[] => {
  const price = buildingKind(building).price ?? {};
  return inOrder(CUBES.flatMap((cube) => Array.from({ length: price[cube] ?? 0 }, () => cube)));
};

const house = command('buildHouse', [required('with')], {
  suggest: ({ view: { open }, seat }, _typed, _focused, reader) =>
    batchesFor(open, seat).map((pay) => ({ name: words(reader).buttons.cubes(pay), value: writeCubes(pay) })),
  read(position, typed, reader) {
    const cubes = readCubes(typed.with ?? '');
    if (cubes === null) return mistyped('with', typed, house.suggest(position, typed, 'with', reader));
    // Food is in every batch: the pair is enough.
    const pay = cubes.length === BATCH_OTHERS && !cubes.includes('food') ? inOrder(['food', ...cubes]) : cubes;
    return ok([{ kind: 'buildHouse', pay }]);
  },
});

const track = ofOne(
  'chooseTrack',
  'track',
  ({ view: { open }, seat }, { locale }) =>
    openTracks(open, seat).map((one) => ({ name: trackNames[locale][one], value: one })),
  (_position, typed) => {
    const read = readTrack(typed);
    return read === null ? null : { kind: 'chooseTrack', track: read };
  },
);

const level = ofOne(
  'chooseLevel',
  'level',
  ({ view: { open }, seat }, reader) => {
    const { step } = open;
    if (step.kind !== 'level') return [];
    return levelsFor(open, seat, step.track).map((one) => ({
      name: words(reader).buttons.level(one, levelNames[reader.locale](step.track, one)),
      value: String(one),
    }));
  },
  (_position, typed) => {
    const read = LEVELS.find((one) => one === readNumber(typed));
    return read === undefined ? null : { kind: 'chooseLevel', level: read };
  },
);

/** One subcommand per move, in the order of the rules. */
export const commands: readonly MoveCommand<Caylus>[] = [
  ofPlace('placeWorker'),
  bare({ kind: 'pass' }),
  ofPlace('moveWorker'),
  provost,
  inn,
  take,
  trade,
  build,
  bare({ kind: 'decline' }),
  house,
  bare({ kind: 'stopBuilding' }),
  track,
  level,
];
