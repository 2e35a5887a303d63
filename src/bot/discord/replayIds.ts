/** The ids of the buttons and the menu of a replay. All that is known of it is in them: nothing of it is kept. */

/** What a press does: shows another step, lists the moves in a file, or draws an animation. 'viewer' is the menu. */
const GOES = ['open', 'first', 'back', 'on', 'last', 'turnBack', 'turnOn', 'viewer', 'moves', 'animation'] as const;
export type ReplayGo = (typeof GOES)[number];

export interface ReplayId {
  readonly kind: 'replay';
  readonly table: string;
  readonly go: ReplayGo;
  /** The number of a seat, or everyone at the table; checked again on arrival. */
  readonly viewer: number | 'table';
  /** The step that is shown next, from 0. */
  readonly step: number;
}

const replay = new RegExp(`^v1:([1-9][0-9]{0,11}):replay:(${GOES.join('|')}):(all|[0-9]):(0|[1-9][0-9]{0,8})$`);

/** `v1:<table>:replay:<go>:<viewer>:<step>`. */
export const writeReplayId = ({ table, go, viewer, step }: ReplayId): string =>
  `v1:${table}:replay:${go}:${viewer === 'table' ? ALL : viewer}:${step}`;

/** The parsed id, or null for anything that `writeReplayId` does not write. */
export function readReplayId(text: string): ReplayId | null {
  const [, table, go, viewer, step] = replay.exec(text) ?? [];
  const wanted = GOES.find((one) => one === go);
  if (table === undefined || wanted === undefined || viewer === undefined) return null;
  return { kind: 'replay', table, go: wanted, viewer: viewerNamed(viewer), step: Number(step) };
}

/** Everyone, in ids and in the values of the menu. */
export const ALL = 'all';

/** The viewer with this name: a digit for a seat. */
export const viewerNamed = (name: string): number | 'table' => (/^[0-9]$/.test(name) ? Number(name) : 'table');
