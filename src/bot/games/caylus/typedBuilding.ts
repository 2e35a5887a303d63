/** `/caylus build`: a building, and where the choice is open, its space and its payment. */
import {
  BUILT_IDS,
  type BuiltId,
  buildingKind,
  type Caylus,
  CUBES,
  type Cube,
  inOrder,
  LAST_SPACE,
  nextSpace,
  SPACES,
  type Space,
} from '../../../engines/caylus/index.ts';
import { ok } from '../../../kernel/result.ts';
import { capital } from '../../../words/speech.ts';
import { optional, required } from '../../commands/moveCommand.ts';
import type { MoveCommand, Suggestion, Typed } from '../../contract.ts';
import { type At, legal, panelOf } from './asking.ts';
import { command, mistyped } from './typing.ts';
import { readBuilding, readCubes, readNumber, writeCubes } from './values.ts';

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

export const build: MoveCommand<Caylus> = command('build', [required('building'), optional('at'), optional('with')], {
  suggest: (position, typed, focused, reader) =>
    unique(
      fitting(position, without(typed, focused)).map(({ building, space, pay }) => {
        switch (focused) {
          case 'building':
            return { name: capital(reader.words.caylus.names.buildings[building]), value: building };
          case 'at':
            return { name: reader.words.caylus.names.space(space), value: String(space) };
          default:
            return { name: panelOf(reader).buttons.cubes(pay), value: writeCubes(pay) };
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
