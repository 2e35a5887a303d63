import type { RowEvents } from '../../../src/tables/table/rows.ts';
import type { Table } from '../../../src/tables/table/table.ts';
import type { Seating, TableHead } from '../../../src/tables/table/tableHead.ts';
import { standpointsOf } from '../../../src/tables/view/makeStandpoints.ts';
import { broken, type Moment } from '../../engines/laws/run.ts';
import { HELD, UNTIMED } from '../../support/stored.ts';

export const GUILD = 'guild';
export const CHANNEL = 'channel';
export const TABLE = '7';
/** Discord's id of the person in a seat. */
export const userOf = (seat: number): string => `user-${seat}`;
/** A member of the server who has no seat. */
export const ONLOOKER = 'onlooker';

/** A table, and the state that its standpoints hide. */
export interface TableInHand {
  readonly table: Table;
  readonly state: object;
}

/**
 * The table as the tables' service would give it, in this position.
 *
 * @param recent what happened last, newest last; the number of the newest row is that of the moment
 */
export function tableInHand(moment: Moment, state: object, recent: readonly RowEvents[]): Table {
  const { engine, config, seats } = moment;
  const turn = engine.turn(state);
  const awaits = 'awaits' in turn ? turn.awaits : [];
  const seq = recent.at(-1)?.seq ?? broken(moment, 'nothing has happened');
  const head: Pick<TableHead, 'status' | 'result' | 'seats'> = {
    status: 'awaits' in turn ? 'running' : 'finished',
    result: 'awaits' in turn ? null : { how: 'played', standings: turn.over, scores: engine.scores(state) },
    seats: seats.map(
      (seat): Seating => ({
        ...HELD,
        ...{ seat, user: userOf(seat), host: seat === 0, resigned: false, awaited: awaits.includes(seat) },
        ...{ offer: seq, since: 0 },
      }),
    ),
  };
  const message = { channel: CHANNEL, seq, generation: 0, postedAt: 0, turnSeq: null };
  return {
    ...{ id: TABLE, guild: GUILD, channel: CHANNEL, thread: null, game: engine.id, options: config.options },
    ...{ rematchOf: null, origin: null, isPrivate: false, invited: [], locale: 'en', suspended: null, seq },
    ...head,
    ...{ openedAt: 0, changedAt: 0, startedAt: 0, endedAt: 'awaits' in turn ? null : 0 },
    call: null,
    ...UNTIMED,
    messages: {
      lobby: { kind: 'lobby', message: 'lobby', ...message },
      ...{ vote: null, offer: null },
      board: { kind: 'board', message: 'board', ...message, seq: seq - 1 },
    },
    fairness: null,
    refusedStart: null,
    playedFrom: null,
    // Keyed with a secret of the table (test/tables/digits.test.ts), so it tells nothing of the state.
    digits: '8d4b5c4c',
    standpoints: standpointsOf(engine, state, head, recent),
  };
}
