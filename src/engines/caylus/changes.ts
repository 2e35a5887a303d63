/** What has changed between two views of one viewer. */
import type { Seat } from '../contract.ts';
import { type Place, SECTIONS, type Section, SPACES, SPECIAL_IDS, type Space, TRACKS, type Track } from './ids.ts';
import { type Board, tileOn } from './state.ts';
import type { Open } from './view.ts';

export type Change =
  /** A building on a road space, or who has it. */
  | { readonly kind: 'building'; readonly space: Space }
  /** A worker that was not there. */
  | { readonly kind: 'worker'; readonly place: Place; readonly seat: Seat }
  /** A worker on the bridge that was not there. */
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'provost' | 'bailiff'; readonly space: Space }
  /** A house in the castle; `at`: its index in the section. */
  | { readonly kind: 'house'; readonly section: Section; readonly at: number }
  | { readonly kind: 'favor'; readonly seat: Seat; readonly track: Track }
  | { readonly kind: 'points'; readonly seat: Seat };

export function changes(
  { open: before }: { readonly open: Open },
  { open: now }: { readonly open: Open },
): readonly Change[] {
  const wereThere = new Set(workersOn(before).map(nameOf));
  return [
    ...SPACES.filter((space) => isOther(before, now, space)).map((space) => ({ kind: 'building', space }) as const),
    ...workersOn(now)
      .filter((worker) => !wereThere.has(nameOf(worker)))
      .map(({ place, seat }) => ({ kind: 'worker', place, seat }) as const),
    ...now.passed.filter((seat) => !before.passed.includes(seat)).map((seat) => ({ kind: 'passed', seat }) as const),
    ...(['provost', 'bailiff'] as const)
      .filter((kind) => before[kind] !== now[kind])
      .map((kind) => ({ kind, space: now[kind] })),
    ...SECTIONS.flatMap((section) =>
      now.houses[section].flatMap((_, at) =>
        at < before.houses[section].length ? [] : [{ kind: 'house', section, at } as const],
      ),
    ),
    ...now.players.flatMap(({ seat, markers, points }): readonly Change[] => {
      const was = before.players[seat]!; // Seats never change.
      return [
        ...TRACKS.filter((track) => markers[track] !== was.markers[track]).map(
          (track) => ({ kind: 'favor', seat, track }) as const,
        ),
        ...(points === was.points ? [] : [{ kind: 'points', seat } as const]),
      ];
    }),
  ];
}

function isOther(before: Board, now: Board, space: Space): boolean {
  const [was, is] = [tileOn(before, space), tileOn(now, space)];
  return was?.building !== is?.building || was?.owner !== is?.owner;
}

interface Worker {
  readonly place: Place;
  readonly seat: Seat;
}

const nameOf = ({ place, seat }: Worker): string => `${place} ${seat}`;

/** All workers but those on the bridge; two of one seat at the inn count once. */
function workersOn(board: Board): readonly Worker[] {
  const { specials, queue } = board;
  const before = SPECIAL_IDS.flatMap((place): readonly Worker[] => {
    const seats =
      place === 'stables'
        ? specials.stables
        : place === 'inn'
          ? [...new Set([specials.inn.left, specials.inn.right])]
          : [specials[place]];
    return seats.flatMap((seat) => (seat === null ? [] : [{ place, seat }]));
  });
  const behind = SPACES.flatMap((space): readonly Worker[] => {
    const seat = tileOn(board, space)?.worker ?? null;
    return seat === null ? [] : [{ place: `road-${space}`, seat }];
  });
  return [...before, ...queue.map(({ seat }) => ({ place: 'castle', seat }) as const), ...behind];
}
