import type { Sight, Source } from '../../../engines/caylus/index.ts';
import type { Line, Say } from '../../contract.ts';
import { capital } from '../../speech.ts';

/** The sentences that make up the lines, in one language. */
export interface StoryWords {
  sight(sight: Sight, say: Say): string;
  /** Several players in a row who did not move the provost. */
  leftProvost(names: readonly string[], canPay: boolean): string;
  /** What begins the sentence about what a favor brings. */
  favor(source: Source): string;
  /** Between two sentences. */
  readonly space: string;
}

type LeftProvost = Extract<Sight, { readonly kind: 'leftProvost' }>;
const isLeft = (sight: Sight | undefined): sight is LeftProvost => sight?.kind === 'leftProvost' && !sight.isGuild;
const isSameLeft = (a: Sight | undefined, b: LeftProvost) => isLeft(a) && a.reason === b.reason;

/** Whether an event needs no line of its own: the next one, or the state of the board, says it. */
function isSilent(sight: Sight, next: Sight | undefined): boolean {
  switch (sight.kind) {
    case 'phaseBegan':
    case 'activated':
      return true;
    case 'choseLevel':
      return next !== undefined && 'source' in next && typeof next.source === 'object' && next.source.kind === 'favor';
    default:
      return false;
  }
}

const isFavor = (source: unknown): source is Source =>
  typeof source === 'object' && source !== null && 'kind' in source && source.kind === 'favor';

/** Whether an event goes on the line of the one before. */
function isAddition(sight: Sight, line: Sight | undefined): boolean {
  switch (sight.kind) {
    case 'income':
      return line?.kind === 'roundBegan';
    case 'ownerScored':
      return line?.kind === 'placed' || line?.kind === 'movedWorker';
    case 'stoppedBuilding':
      return line?.kind === 'builtHouse' && line.seat === sight.seat;
    default:
      return false;
  }
}

/**
 * Events as lines: a round with its income, a worker with the owner’s point, the last house with its end, a favor with what it
 * brings, all who leave the provost together. Leaves out phases and activated buildings, since what they bring follows.
 */
export function linesIn({ sight: tell, leftProvost, favor, space }: StoryWords) {
  return (sights: readonly Sight[], say: Say): readonly Line<Sight>[] => {
    const lines: Line<Sight>[] = [];
    for (const [i, sight] of sights.entries()) {
      const line = lines.at(-1);
      if (isSilent(sight, sights[i + 1])) continue;
      if (isLeft(sight)) {
        if (isSameLeft(sights[i - 1], sight)) continue;
        const end = sights.findIndex((one, j) => j > i && !isSameLeft(one, sight));
        const seats = sights.slice(i, end === -1 ? undefined : end).flatMap((one) => (isLeft(one) ? [one.seat] : []));
        const text = leftProvost(
          seats.map((seat) => say.name(seat)),
          sight.reason === 'chosen',
        );
        lines.push({ text, sight });
      } else if (line !== undefined && isAddition(sight, line.sight))
        lines[lines.length - 1] = { ...line, text: `${line.text}${space}${tell(sight, say)}` };
      else if (line?.sight.kind === 'choseTrack' && 'source' in sight && isFavor(sight.source)) {
        // The line before names the favor.
        const [text, lead] = [tell(sight, say), favor(sight.source)];
        const brought = text.startsWith(lead) ? capital(text.slice(lead.length)) : text;
        lines[lines.length - 1] = { text: `${line.text}${space}${brought}`, sight };
      } else lines.push({ text: tell(sight, say), sight });
    }
    return lines;
  };
}
