/**
 * Records that were played again lately: whoever asks for one once more, as any viewer, gets the same replay, and of a
 * longer record only the new rows are played.
 */
import type { Engine, GameTypes, Step } from '../../engines/contract.ts';
import { canonicalJson } from '../../kernel/json.ts';
import { equal } from '../fair/chain.ts';
import type { Store } from '../stored/store.ts';
import type { LoadedTable } from '../table/loadedTable.ts';
import { historyRowOf } from '../view/tableOf.ts';
import { type Replay, replayOf } from './playAgain.ts';

/** How much all of them take, about; what was asked for longest ago is dropped first. */
const MOST_BYTES = 16 * 1024 * 1024;

export interface Replays {
  /**
   * Reads the record of a table up to the position that is loaded. What is returned plays it again (`replayOf`): it may
   * throw what the rules throw.
   */
  of(live: LoadedTable): Promise<() => Replay | null>;
}

interface Kept {
  /** The newest row that was played, and its hash, which covers all rows before it. */
  readonly seq: number;
  readonly hash: Uint8Array;
  readonly replay: Replay;
  readonly memory: Memory;
}

export function createReplays(store: Pick<Store, 'rows'>, most = MOST_BYTES): Replays {
  const kept = new Map<string, Kept>();

  /** The last entry of the map is the one that was asked for last. */
  function keep(id: string, one: Kept): void {
    kept.delete(id);
    kept.set(id, one);
    let bytes = [...kept.values()].reduce((sum, { memory }) => sum + memory.bytes(), 0);
    for (const [oldest, { memory }] of kept) {
      if (bytes <= most) return;
      bytes -= memory.bytes();
      kept.delete(oldest);
    }
  }

  return {
    async of(live) {
      const { id } = live.info;
      const known = kept.get(id);
      if (known !== undefined && equal(known.hash, live.hash)) {
        keep(id, known);
        return () => known.replay;
      }
      // Rows that were added in between belong to the next reading.
      const stored = (await store.rows(id)).slice(0, live.seq);
      return () => {
        const former = kept.get(id);
        const then = stored.find(({ seq }) => seq === former?.seq);
        const isContinued = former !== undefined && then !== undefined && equal(then.hash, former.hash);
        const memory = isContinued ? former.memory : createMemory(live.engine);
        const replay = replayOf({ ...live, engine: memory.engine }, stored.map(historyRowOf));
        const isOlder = former !== undefined && former.seq > live.seq;
        if (replay !== null && !isOlder) keep(id, { seq: live.seq, hash: live.hash, replay, memory });
        return replay;
      };
    },
  };
}

/** The rules of a game with a memory for what happened at one table: what they were asked before, they look up. */
interface Memory {
  readonly engine: Engine;
  /** How much it takes, about. */
  bytes(): number;
}

/** What one answer takes besides what it says. */
const ENTRY = 250;

function createMemory(engine: Engine): Memory {
  const answers = new Map<object, Map<string, unknown>>();
  let bytes = 0;
  /** What was answered when the same was asked `of` the same object, or what `answer` says now. */
  function remembered<T>(of: object, asked: string, answer: () => T, sizeOf: (fresh: T) => number): T {
    const known = answers.get(of)?.get(asked);
    if (known !== undefined) return known as T; // One question has one type of answer.
    const fresh = answer();
    const ofThis = answers.get(of) ?? new Map<string, unknown>();
    answers.set(of, ofThis.set(asked, fresh));
    bytes += ENTRY + asked.length + sizeOf(fresh);
    return fresh;
  }
  const table = {};
  const stepBytes = ({ state, events }: Step<GameTypes>, before: object | null) =>
    bytesOf(state, before) + bytesOf(events, null);
  return {
    bytes: () => bytes,
    engine: {
      ...engine,
      deal: (...asked) =>
        remembered(
          table,
          'deal',
          () => engine.deal(...asked),
          (deal) => bytesOf(deal, null),
        ),
      setup: (config, deal) =>
        remembered(
          deal,
          'setup',
          () => engine.setup(config, deal),
          (step) => stepBytes(step, null),
        ),
      play: (state, seat, move, random) =>
        remembered(
          state,
          `${seat} ${canonicalJson(move)}`,
          () => engine.play(state, seat, move, random),
          (step) => (step.ok ? stepBytes(step.value, state) : 0),
        ),
      ...(engine.forget && {
        forget: (state, seat) =>
          remembered(
            state,
            `forget ${seat}`,
            () => engine.forget!(state, seat),
            (after) => bytesOf(after, state),
          ),
      }),
    },
  };
}

/** What a value takes in memory, about; nothing for what it shares with `former`, from which it was made. Its texts are names. */
function bytesOf(value: unknown, former: unknown): number {
  if (value === former || typeof value !== 'object' || value === null) return 0;
  const before = former as Readonly<Record<string, unknown>> | null | undefined; // Only asked for what is there.
  let bytes = 40;
  for (const [key, inner] of Object.entries(value)) bytes += 8 + bytesOf(inner, before?.[key]);
  return bytes;
}
