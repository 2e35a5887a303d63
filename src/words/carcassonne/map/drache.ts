/** The option `drache` in words: where dragon and fairy are, and what can be chosen for them. */
import { dragonSteps, knightsToChoose, type Open, portalSpots, type Spot } from '../../../engines/carcassonne/index.ts';
import type { Say } from '../../contract.ts';
import { cellName } from '../../speech.ts';
import type { MapWords } from './en.ts';
import { inhabitantAt } from './people.ts';

/** Whether the player can place a follower by the portal now. */
export const isByPortal = (open: Open): boolean => portalSpots(open).length > 0;

/** The choices now: the dragon’s steps with its way so far, or the princess’s knights. */
export function choicesInWords(words: MapWords, open: Open, say: Say): readonly string[] {
  const { step } = open;
  const { drache } = words;
  switch (step.kind) {
    case 'dragon':
      return [
        drache.way(step.way.map(cellName)),
        ...dragonSteps(open).map(({ side, eaten, ...cell }) =>
          drache.step(
            side,
            cellName(cell),
            eaten.map((one) => inhabitantAt(words, open, one, say)),
          ),
        ),
      ];
    case 'princess':
      return [drache.knights(knightsToChoose(open).map((knight) => inhabitantAt(words, open, knight, say)))];
    default:
      return [];
  }
}

/** The follower whom the fairy accompanies, or null. */
export function companion({ expansions, figures }: Pick<Open, 'expansions' | 'figures'>): Spot | null {
  const fairy = expansions.drache?.fairy ?? null;
  if (fairy === null || fairy.with === null) return null;
  const [{ x, y }, { seat, segment }] = [fairy.cell, fairy.with];
  return figures.find((one) => one.seat === seat && one.segment === segment && one.x === x && one.y === y) ?? null;
}

/** Where the dragon and the fairy are, the tiles that wait for a volcano, and where a portal leads. */
export function companyInWords(words: MapWords, open: Open, say: Say): readonly string[] {
  const fable = open.expansions.drache;
  if (fable === undefined) return [];
  const { drache } = words;
  const { dragon, fairy, setAside } = fable;
  const follower = companion(open);
  return [
    drache.dragon(dragon && cellName(dragon)),
    drache.fairy(fairy && cellName(fairy.cell), follower === null ? null : inhabitantAt(words, open, follower, say)),
    ...(setAside.length === 0 ? [] : [drache.setAside(setAside.map(words.kind))]),
    ...(isByPortal(open) ? [drache.portal(dragon && cellName(dragon))] : []),
  ];
}
