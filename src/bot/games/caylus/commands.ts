import {
  BATCH_OTHERS,
  BUILT_IDS,
  type BuiltId,
  buildingKind,
  type Caylus,
  CUBES,
  type Cube,
  caylus as engine,
  inOrder,
  LAST_SPACE,
  LEVELS,
  nextSpace,
  PROVOST_REACH,
  SPACES,
  type Space,
  tradesFor,
} from '../../../engines/caylus/index.ts';
import type { MoveOf } from '../../../engines/contract.ts';
import { capital } from '../../../words/speech.ts';
import { moveCommandsIn, type TypedValue, type TypedValues } from '../../commands/moveCommand.ts';
import type { MoveCommand } from '../../contract.ts';
import { type At, legal } from './asking.ts';
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

/** Buildings that can be built now; otherwise all. */
const candidates = (position: At): readonly BuiltId[] => {
  const now = [...new Set(legal(position, 'build').map(({ building }) => building))];
  return now.length > 0 ? now : BUILT_IDS;
};

/** The one value of which all are; null for several. Where there is none, the rules say why: any will do. */
const onlyOf = <T>(all: readonly T[], any: () => T): T | null =>
  all.length === 0 ? any() : new Set(all.map(String)).size === 1 ? all[0]! : null; // Not empty.

/** A legal way to build what was typed, without regard to the rest. */
const near = (position: At, building: BuiltId | undefined): MoveOf<Caylus, 'build'> | undefined =>
  legal(position, 'build').find((move) => move.building === building);

const SPACE: TypedValue<Caylus, 'space'> = {
  option: 'at',
  offer: ({ moves, reader }) =>
    moves.map(({ space }) => ({ name: reader.words.caylus.names.space(space), value: String(space) })),
  read: (typed) => ({ space: readSpace(typed) }),
  omitted: ({ position, given, moves }) => ({
    space: onlyOf(
      moves.map(({ space }) => space),
      () => near(position, given.building)?.space ?? nextSpace(position.view.open) ?? LAST_SPACE,
    ),
  }),
};

function readSpace(typed: string): Space | null {
  const number = readNumber(typed.replace(/^road-/, ''));
  return SPACES.find((space) => space === number) ?? null;
}

const PAID: TypedValue<Caylus, 'pay'> = {
  option: 'with',
  offer: ({ moves, reader }) =>
    moves.map(({ pay }) => ({ name: reader.words.caylus.panel.buttons.cubes(pay), value: writeCubes(pay) })),
  read(typed, { kind }) {
    const cubes = readCubes(typed);
    // Food is in every batch: the pair is enough.
    const isPair = kind === 'buildHouse' && cubes?.length === BATCH_OTHERS && !cubes.includes('food');
    return { pay: cubes !== null && isPair ? inOrder(['food', ...cubes]) : cubes };
  },
};

const PAID_FOR_BUILDING: TypedValue<Caylus, 'pay'> = {
  ...PAID,
  omitted: ({ position, given: { building }, moves }) => ({
    pay: onlyOf(
      moves.map(({ pay }) => pay),
      () => near(position, building)?.pay ?? (building === undefined ? [] : fixedCubes(building)),
    ),
  }),
};

/** The cubes of a building's price whose kinds are fixed. */
const fixedCubes = (building: BuiltId): readonly Cube[] => {
  const price = buildingKind(building).price ?? {};
  return inOrder(CUBES.flatMap((cube) => Array.from({ length: price[cube] ?? 0 }, () => cube)));
};

const TRADE: TypedValue<Caylus, 'option' | 'give' | 'take'> = {
  option: 'what',
  offer({ position: { view }, reader }) {
    const { step, players } = view.open;
    if (step.kind !== 'trade') return [];
    const player = players[step.seat]!; // The step is that of a player.
    return tradesFor(player, step.options).map((trade) => ({
      name: reader.words.caylus.panel.buttons.exchange(...amountsOf(step, trade)),
      value: writeTrade(trade),
    }));
  },
  read: readTrade,
};

const values: TypedValues<Caylus> = {
  place: {
    option: 'at',
    offer: ({ kind, position, reader }) =>
      placeMarks(position, kind, reader.words).map(({ label, said, move }) => ({
        name: reader.words.caylus.panel.buttons.place(label, said),
        value: move.place,
      })),
    read: (typed, { position }) => ({ place: readPlace(position.view.open, typed) }),
  },
  by: {
    offer: ({ position: { view }, moves, reader }) =>
      moves.map(({ by }) => ({
        name: `${by} · ${reader.words.caylus.names.space(view.open.provost + by)}`,
        value: String(by),
      })),
    read(typed) {
      const by = readNumber(typed);
      return by === null || Math.abs(by) > 10 * PROVOST_REACH ? null : { by };
    },
  },
  stay: {
    option: 'answer',
    offer: ({ moves, reader }) =>
      moves.map(({ stay }) => {
        const value = stay ? 'stay' : 'leave';
        return { name: reader.words.caylus.commands.inn[value], value };
      }),
    read: (typed) => ({ stay: readInn(typed) }),
  },
  cube: {
    offer: ({ moves, reader }) =>
      moves.map(({ cube }) => ({ name: capital(reader.words.caylus.names.cubes[cube]), value: cube })),
    read: (typed) => ({ cube: readCube(typed) }),
  },
  option: TRADE,
  give: TRADE,
  take: TRADE,
  building: {
    offer: ({ moves, reader }) =>
      moves.map(({ building }) => ({ name: capital(reader.words.caylus.names.buildings[building]), value: building })),
    read: (typed, { position }) => ({ building: readBuilding(typed, candidates(position)) }),
  },
  space: SPACE,
  pay: PAID,
  track: {
    offer: ({ moves, reader }) =>
      moves.map(({ track }) => ({ name: reader.words.caylus.names.tracks[track], value: track })),
    read: (typed) => ({ track: readTrack(typed) }),
  },
  level: {
    offer({ position: { view }, moves, reader }) {
      const { step } = view.open;
      if (step.kind !== 'level') return [];
      return moves.map(({ level }) => ({
        name: reader.words.caylus.panel.buttons.level(step.track, level),
        value: String(level),
      }));
    },
    read: (typed) => ({ level: LEVELS.find((level) => level === readNumber(typed)) ?? null }),
  },
};

/** One subcommand per move, in the order of the rules. */
export const commands: readonly MoveCommand<Caylus>[] = engine.kinds.map(
  moveCommandsIn<Caylus>(
    engine,
    (words) => words.caylus.commands,
    (kind) => (kind === 'build' ? { ...values, pay: PAID_FOR_BUILDING } : values),
  ),
);
