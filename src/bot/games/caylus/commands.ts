import { BATCH_OTHERS, type Caylus, inOrder, LEVELS, PROVOST_REACH, tradesFor } from '../../../engines/caylus/index.ts';
import { ok } from '../../../kernel/result.ts';
import { capital } from '../../../words/speech.ts';
import { required } from '../../commands/moveCommand.ts';
import type { MoveCommand, Reader, Suggestion } from '../../contract.ts';
import { type At, legal, panelOf } from './asking.ts';
import { placeMarks } from './placing.ts';
import { amountsOf } from './trading.ts';
import { build } from './typedBuilding.ts';
import { bare, command, mistyped, ofOne } from './typing.ts';
import {
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

const ofPlace = (kind: 'placeWorker' | 'moveWorker') =>
  ofOne(
    kind,
    'at',
    (position, reader) =>
      placeMarks(position, kind, reader.words).map(({ label, said, move }) => ({
        ...{ name: panelOf(reader).buttons.place(label, said), value: move.place },
      })),
    ({ view }, typed) => {
      const place = readPlace(view.open, typed);
      return place === null ? null : { kind, place };
    },
  );

const provost = ofOne(
  'moveProvost',
  'by',
  (position, { words }) =>
    legal(position, 'moveProvost').map(({ by }) => ({
      name: `${by} · ${words.caylus.names.space(position.view.open.provost + by)}`,
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
  (position, { words }) =>
    legal(position, 'answerInn').map(({ stay }) => ({
      name: words.caylus.commands.inn[stay ? 'stay' : 'leave'],
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
  (position, { words }) =>
    legal(position, 'produce').map(({ cube }) => ({ name: capital(words.caylus.names.cubes[cube]), value: cube })),
  (_position, typed) => {
    const cube = readCube(typed);
    return cube === null ? null : { kind: 'produce', cube };
  },
);

const suggestTrades = ({ view: { open } }: At, reader: Reader): readonly Suggestion[] => {
  const { step } = open;
  if (step.kind !== 'trade') return [];
  const player = open.players[step.seat]!; // The step is that of a player.
  return tradesFor(player, step.options).map((trade) => ({
    name: panelOf(reader).buttons.exchange(...amountsOf(step, trade)),
    value: writeTrade(trade),
  }));
};

const trade = ofOne('trade', 'what', suggestTrades, (_position, typed) => {
  const read = readTrade(typed);
  return read === null ? null : { kind: 'trade', ...read };
});

const house = command('buildHouse', [required('with')], {
  suggest: (position, _typed, _focused, reader) =>
    legal(position, 'buildHouse').map(({ pay }) => ({
      name: panelOf(reader).buttons.cubes(pay),
      value: writeCubes(pay),
    })),
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
  (position, { words }) =>
    legal(position, 'chooseTrack').map(({ track: one }) => ({ name: words.caylus.names.tracks[one], value: one })),
  (_position, typed) => {
    const read = readTrack(typed);
    return read === null ? null : { kind: 'chooseTrack', track: read };
  },
);

const level = ofOne(
  'chooseLevel',
  'level',
  (position, reader) => {
    const { step } = position.view.open;
    if (step.kind !== 'level') return [];
    return legal(position, 'chooseLevel').map(({ level: one }) => ({
      name: panelOf(reader).buttons.level(step.track, one),
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
