import type { Part } from '../contract.ts';
import type { Box } from '../kit/boxes.ts';

type Keyed = Pick<Part, 'box' | 'key'>;

/** The boxes of the parts that only one of the lists contains. */
export function changedBoxes(before: readonly Keyed[], after: readonly Keyed[]): readonly Box[] {
  // Most parts keep their index; only the others are searched for.
  const isKept = (part: Keyed, i: number, others: readonly Keyed[]) => {
    const other = others[i];
    return other !== undefined && other.key === part.key && isSame(other.box, part.box);
  };
  const left = new Map<string, Box[]>();
  before.forEach((part, i) => {
    if (isKept(part, i, after)) return;
    const id = identity(part);
    const same = left.get(id);
    if (same) same.push(part.box);
    else left.set(id, [part.box]);
  });
  const fresh = after.filter((part, i) => !isKept(part, i, before) && left.get(identity(part))?.pop() === undefined);
  return [...[...left.values()].flat(), ...fresh.map(({ box }) => box)];
}

const isSame = (a: Box, b: Box): boolean => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

const identity = ({ box, key }: Keyed): string => `${box.x} ${box.y} ${box.width} ${box.height} ${key}`;
