import type { APIMessage } from 'discord.js';
import type { FakeDiscord } from '../../../../src/playground/fakeDiscord.ts';
import { labelsOf, textOf } from '../../../bot/support/table.ts';
import type { Wall } from './wall.ts';

/**
 * Everything that the bot has acknowledged: said anything, anywhere, from which somebody can tell that it counts. Read
 * from the requests that the stand-in has accepted, so that a sentence counts although its speaker died saying it.
 */
export interface Ledger {
  /** Interactions that were answered as carried out: moves, opened tables, resignations. */
  interactions(): ReadonlySet<string>;
  /** Of them the moves. */
  moves(): number;
  /** The newest row that a message has shown, by table. */
  told(): ReadonlyMap<string, number>;
  /** What a press was answered by without words, noted by whoever pressed: members at a table, tables begun. */
  readonly seated: Map<string, Set<string>>;
  readonly started: Set<string>;
}

const MOVED = /^(Done: |Your move is saved)/;
const RESIGNED = /^You resigned at table /;

export function readLedger(discord: FakeDiscord, wall: Wall): Ledger {
  const interactions = new Set<string>();
  let moves = 0;
  let read = 0;

  function catchUp(): void {
    for (; read < discord.log.length; read++) {
      const { route, status, path, payload } = discord.log[read]!;
      if (route === null || !route.endsWith('/callback') || status >= 300) continue;
      const { data } = payload as { readonly data?: Pick<APIMessage, 'components'> };
      if (data?.components === undefined) continue;
      const answer = data as APIMessage; // Components are all that is looked at.
      const isMove = MOVED.test(textOf(answer));
      if (!isMove && !RESIGNED.test(textOf(answer)) && !labelsOf(answer).includes('Join')) continue;
      interactions.add(path.split('/')[2] ?? '');
      if (isMove) moves++;
    }
  }

  return {
    interactions() {
      catchUp();
      return interactions;
    },
    moves() {
      catchUp();
      return moves;
    },
    told: () =>
      new Map(wall.tables().map((table) => [table, Math.max(0, ...wall.boardsEver(table).map(({ seq }) => seq))])),
    seated: new Map(),
    started: new Set(),
  };
}
