/** Opens tables: new ones, rematches, and those from records. */
import type { Clock } from '../../kernel/clock.ts';
import { failed, ok } from '../../kernel/result.ts';
import { type Changing, orFull } from '../commit/judgeAndCommit.ts';
import type { Loader } from '../commit/loader.ts';
import type { Queue } from '../commit/queue.ts';
import { PRESENT_SCHEME } from '../fair/fair.ts';
import type { Sealer } from '../fair/seal.ts';
import { judgeJoin, readInvited, readOptions, readWord } from '../judges/beforeStart.ts';
import { rematchOf } from '../seats/rematch.ts';
import type { Space, Store } from '../stored/store.ts';
import type { Problem } from '../table/problem.ts';
import type { ImportRequest, JoinRequest, OpenRequest, Request } from '../table/requests.ts';
import type { Changed, Engines } from '../table/table.ts';
import { tableOf } from '../view/tableOf.ts';
import { importedFrom, judgeImport, playedFromOf, readGame, sealOf } from './importRecord.ts';
import type { Gate } from './limits.ts';
import { newTable } from './newTable.ts';

/** Live tables of a server, the newest, among which a rematch is looked for. */
const MOST_TABLES = 100;

export interface Openings {
  /** Opens a table in its lobby; the user becomes its host, in seat 0. */
  open(request: OpenRequest): Changed;
  /**
   * Opens a table from a record: as a game that has ended, or to play on from a row of it. Refused unless everything in the
   * record follows from its seed. It counts for nothing.
   */
  import(request: ImportRequest): Changed;
  /**
   * Opens a table with the same options for the players of a finished one, the others invited; or, if that has been
   * done, takes a seat at it. Refused to everyone else.
   */
  rematch(id: string, request: Request): Changed;
}

export interface OpeningSettings extends Pick<Changing, 'open'> {
  readonly store: Store;
  readonly engines: Engines;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly loader: Loader;
  readonly inTurn: Queue;
  readonly gate: Gate;
  readonly space: () => Space;
  /** See `TablesSettings`. */
  readonly playsOn: boolean;
  readonly newSeed: () => Uint8Array;
  readonly join: (id: string, request: JoinRequest) => Changed;
}

export function createOpening(settings: OpeningSettings): Openings {
  const { store, engines, clock, sealer, loader, inTurn, gate, space, playsOn, newSeed, open, join } = settings;

  async function openTable(request: OpenRequest): Changed {
    const { interaction, guild, channel, game } = request;
    const noSpace = spaceProblem();
    if (noSpace !== null) return failed(noSpace);
    const engine = Object.hasOwn(engines, game) ? engines[game] : undefined;
    if (!engine) return failed({ kind: 'unknownGame' });
    const options = readOptions(engine, request.options);
    if (!options.ok) return options;
    const word = readWord(request.word);
    if (!word.ok) return word;
    const invited = readInvited(request.invited);
    if (!invited.ok) return invited;
    if (await store.seen(interaction)) return failed({ kind: 'duplicate' });

    const id = await orFull(store.newTableId());
    if (id === 'full') return failed({ kind: 'diskFull' });
    const chosen = await store.guildSettings(guild);
    const at = clock.now();
    const fixed = {
      ...{ id, guild, channel, game, locale: chosen.locale ?? request.locale, isPrivate: request.isPrivate ?? false },
      ...{ options: options.value, invited: invited.value, clock: request.clock ?? chosen.clock },
      ...(request.rematchOf !== undefined && { rematchOf: request.rematchOf }),
    };
    const { live, opening } = newTable(fixed, engine, sealer, at, { seed: newSeed(), seal: PRESENT_SCHEME });
    return open(live, interaction, at, judgeJoin(request, word.value), opening);
  }

  /** What is said against another table if the disk has little space left, or null. */
  function spaceProblem(): Problem | null {
    const left = space();
    return left === 'enough' ? null : { kind: left === 'full' ? 'diskFull' : 'diskLow' };
  }

  /** In sequence with other requests for the same rematch, so that only one table is opened. */
  const rematch = (id: string, request: Request): Changed =>
    inTurn(`rematch/${id}`, async () => {
      const found = await loader.load(id);
      if (!found.ok) return found;
      const former = tableOf(found.value);
      if (former.status !== 'finished') return failed({ kind: 'notOpen', status: former.status });
      if (former.seats.every(({ user }) => user !== request.user)) return failed({ kind: 'notSeated' });
      const live = await store.tables({ guild: former.guild }, 'live', MOST_TABLES);
      const opened = live.find((table) => table.rematchOf === id);
      if (opened === undefined) {
        const fresh = rematchOf(former, request);
        return gate.open(fresh, () => openTable(fresh));
      }
      if (opened.status === 'lobby' && opened.seats.every(({ user }) => user !== request.user))
        return join(opened.id, request);
      const there = await loader.load(opened.id);
      return there.ok ? ok(tableOf(there.value)) : there;
    });

  /** Whose records are being checked, or wait for that. */
  const checking = new Set<string>();

  /** One record of a member at a time: to check one takes long, even one that is refused in the end. */
  async function importTable(request: ImportRequest): Changed {
    const { user } = request;
    if (checking.has(user)) return failed({ kind: 'checkingRecord' });
    checking.add(user);
    try {
      return await importOne(request);
    } finally {
      checking.delete(user);
    }
  }

  async function importOne(request: ImportRequest): Changed {
    const { interaction, guild, channel } = request;
    const noSpace = spaceProblem();
    if (noSpace !== null) return failed(noSpace);
    if (request.playOn !== null && !playsOn) return failed({ kind: 'cannotPlayOn' });
    if (await store.seen(interaction)) return failed({ kind: 'duplicate' });
    const refusal = await gate.refusal(request);
    if (refusal !== null) return failed(refusal);
    const checked = await inTurn('import', () => readGame(engines, request.record));
    if (!checked.ok) return checked;
    const imported = importedFrom(checked.value, request);
    if (!imported.ok) return imported;

    return gate.open(request, async () => {
      const id = await orFull(store.newTableId());
      if (id === 'full') return failed<Problem>({ kind: 'diskFull' });
      const { record, engine } = checked.value;
      const chosen = await store.guildSettings(guild);
      const at = clock.now();
      const fixed = {
        ...{ id, guild, channel, game: record.game, locale: chosen.locale ?? request.locale, isPrivate: false },
        ...({ options: record.options, invited: [], clock: 'none', origin: record.table } as const),
      };
      const { live, opening } = newTable(fixed, engine, sealer, at, sealOf(record));
      const table = { ...live, playedFrom: playedFromOf(imported.value) };
      return open(table, interaction, at, judgeImport(imported.value), opening);
    });
  }

  return {
    open: (request) => gate.open(request, () => openTable(request)),
    rematch,
    import: importTable,
  };
}
