import type { Clock } from '../kernel/clock.ts';
import { failed, ok, type Result } from '../kernel/result.ts';
import { createChanging, orFull } from './changing.ts';
import { createCounting } from './countResults.ts';
import { shownOf } from './disclosure.ts';
import { parseJson } from './encoding.ts';
import { createErasing } from './erasing.ts';
import { exportOf } from './export.ts';
import { judgePlay, judgeResign, judgeUnasked } from './game.ts';
import { judgeComeBack, judgeTakeOver } from './holders.ts';
import { nextMorning } from './hours.ts';
import { importedFrom, judgeImport, readGame, sealOf } from './importing.ts';
import { createGate, OPEN_GATE, type TableLimits } from './limits.ts';
import { type LoadedTable, seatOfUser } from './loadedTable.ts';
import { createLoader } from './loader.ts';
import {
  judgeCancel,
  judgeIdle,
  judgeInvite,
  judgeJoin,
  judgeLeave,
  judgeOptions,
  judgeRemove,
  judgeWord,
  readInvited,
  readOptions,
  readWord,
} from './lobby.ts';
import { framesOf, type TableLog } from './log.ts';
import { newTable } from './opening.ts';
import type { BoardNews } from './payloads.ts';
import { problemOf } from './personal.ts';
import { isEmptyPlan, type Plan, seatPlanOf, storedPlan } from './plan.ts';
import { planNext, planStanding } from './planning.ts';
import type { Problem } from './problem.ts';
import { createQueue } from './queue.ts';
import { createReading } from './reading.ts';
import { judgeRelocation } from './relocate.ts';
import { orderAt, rematchOf } from './rematch.ts';
import type { ImportRequest, JoinRequest, OpenRequest, RelocateRequest, Request, StandingRequest } from './requests.ts';
import { createSealer } from './seal.ts';
import { judgeDeal, judgeFreeze, judgeReopen } from './starting.ts';
import type { Space, Store, TableFilter } from './store.ts';
import type { PersonalSettings } from './stored.ts';
import type { Changed, Engines, HistoryRow, SavedDraft, SeatPlan, Tables } from './tables.ts';
import { createTimekeeper } from './timekeeper.ts';
import { judgeUndo } from './undoing.ts';
import { headOf, historyRowOf, tableOf } from './view.ts';
import { judgeClock, judgeDue, judgeGone, judgeVote } from './voting.ts';

export interface TablesSettings {
  readonly store: Store;
  readonly engines: Engines;
  readonly clock: Clock;
  /** The installation's key, 32 bytes, which seals the secrets. */
  readonly key: Uint8Array;
  readonly log?: TableLog;
  /** How many tables one user, channel, or server can have; unlimited by default. */
  readonly limits?: TableLimits;
  /** How much space the disk has left; 'enough' by default. */
  readonly space?: () => Space;
  /** Whether members can play on from a record, with its seed, which somebody knows; by default, they can't. */
  readonly playsOn?: boolean;
}

/** The maximum number of tables in one list. */
const LONGEST_LIST = 100;
/** The maximum size of a partial move, including all steps that `Back` can return to, in bytes. */
const LARGEST_DRAFT = 64 * 1024;

/** Manages all tables of an installation, from lobby to result. */
export function createTables(settings: TablesSettings): Tables {
  const { store, engines, clock, key, log = () => {}, limits, space = () => 'enough', playsOn = false } = settings;
  const sealer = createSealer(key);
  const inTurn = createQueue();
  const listeners = new Set<(table: string) => void>();
  const queued = (id: string): void => {
    for (const listener of listeners) listener(id);
  };
  const timekeeper = createTimekeeper({
    store,
    clock,
    isIntact: async (id) => (await loader.load(id)).ok,
    advance: async (id, interaction) => (await change(id, interaction, judgeDue)).ok,
    log,
    queued,
  });
  const loader = createLoader({ store, engines, sealer, clock, log, floor: timekeeper.floor, queued });
  const { ready } = timekeeper;
  const changing = createChanging({ store, clock, loader, inTurn, ready, space, log, queued });
  const { change, changeBy } = changing;
  const gate = limits ? createGate(store, clock, limits) : OPEN_GATE;
  const erasing = createErasing({ store, clock, inTurn, change, forget: loader.forget, queued });

  async function openTable(request: OpenRequest): Changed {
    const { interaction, guild, channel, game } = request;
    if (space() !== 'enough') return failed({ kind: space() === 'full' ? 'diskFull' : 'diskLow' });
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
    const locale = chosen.locale ?? request.locale;
    const at = clock.now();
    const { isPrivate = false } = request;
    const fixed = {
      ...{ id, guild, channel, game, locale, isPrivate, options: options.value, invited: invited.value },
      clock: request.clock ?? chosen.clock,
      ...(request.rematchOf !== undefined && { rematchOf: request.rematchOf }),
    };
    const { live, opening } = newTable(fixed, engine, sealer, at);
    const judge = judgeJoin(request, word.value);
    return changing.open(live, interaction, at, judge, opening);
  }

  async function importTable(request: ImportRequest): Changed {
    const { interaction, guild, channel } = request;
    if (space() !== 'enough') return failed({ kind: space() === 'full' ? 'diskFull' : 'diskLow' });
    if (request.playOn !== null && !playsOn) return failed({ kind: 'cannotPlayOn' });
    if (await store.seen(interaction)) return failed({ kind: 'duplicate' });
    const checked = await readGame(engines, request.record);
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
      return changing.open(live, interaction, at, judgeImport(imported.value), opening);
    });
  }

  async function join(id: string, request: JoinRequest): Changed {
    const word = readWord(request.word);
    if (!word.ok) return word;
    const order = await orderAt(store, id);
    return gate.join(request, () => change(id, request.interaction, judgeJoin(request, word.value, order)));
  }

  /** In sequence with other requests for the same rematch, so that only one table is opened. */
  const rematch = (id: string, request: Request): Changed =>
    inTurn(`rematch/${id}`, async () => {
      const found = await loader.load(id);
      if (!found.ok) return found;
      const former = tableOf(found.value);
      if (former.status !== 'finished') return failed({ kind: 'notOpen', status: former.status });
      if (former.seats.every(({ user }) => user !== request.user)) return failed({ kind: 'notSeated' });
      const { guild } = former;
      const open = (await store.tables({ guild }, 'live', LONGEST_LIST)).find((table) => table.rematchOf === id);
      if (open === undefined) {
        const fresh = rematchOf(former, request);
        return gate.open(fresh, () => openTable(fresh));
      }
      if (open.status === 'lobby' && open.seats.every(({ user }) => user !== request.user))
        return join(open.id, request);
      const there = await loader.load(open.id);
      return there.ok ? ok(tableOf(there.value)) : there;
    });

  /** Doesn't change the record, but runs in sequence with the table's changes. */
  async function relocate(id: string, request: RelocateRequest): Changed {
    const found = await loader.load(id);
    if (!found.ok) return found;
    const { channel: present, thread: own } = found.value.info;
    const isElsewhere = request.channel !== present && request.channel !== own;
    return gate.relocate(request, isElsewhere ? request.channel : null, () =>
      inTurn(id, async () => {
        const live = await loader.load(id);
        if (!live.ok) return live;
        const judged = judgeRelocation(live.value, request);
        if (!judged.ok) return judged;
        const { channel, thread, news } = judged.value;
        const moved = await orFull(store.relocate(id, { channel, thread }, news, clock.now()));
        if (moved === 'full') return failed({ kind: 'diskFull' });
        queued(id);
        return ok(tableOf({ ...live.value, info: { ...live.value.info, channel, thread } }));
      }),
    );
  }

  /** Saves what a seat has settled, in sequence with the table's changes. No row tells of it, and no listener is called. */
  const settle = (
    id: string,
    judge: (live: LoadedTable) => Result<{ readonly seat: number; readonly plan: Plan }, Problem>,
  ): Promise<Result<SeatPlan, Problem>> =>
    inTurn(id, async () => {
      if (space() === 'full') return failed<Problem>({ kind: 'diskFull' });
      const live = await loader.load(id);
      if (!live.ok) return live;
      const judged = judge(live.value);
      if (!judged.ok) return judged;
      const { seat, plan } = judged.value;
      const saved = await orFull(store.savePlan(id, seat, isEmptyPlan(plan) ? null : storedPlan(seat, plan).data));
      return saved === 'full' ? failed({ kind: 'diskFull' }) : ok(seatPlanOf(live.value.engine, plan));
    });

  async function setStanding(id: string, { interaction, user, standing }: StandingRequest) {
    const settled = await settle(id, (live) => planStanding(live, user, standing));
    if (!settled.ok) return settled;
    // A decision that has come already is answered, too. Refused if there is none.
    const answered = await change(id, interaction, judgeUnasked);
    return ok({ ...settled.value, isPlayed: answered.ok });
  }

  const list = async (filter: TableFilter, which: 'live' | 'ended') =>
    (await store.tables(filter, which, LONGEST_LIST)).map((stored) => headOf(stored, timekeeper.floor()));

  const rowsOf = async (id: string): Promise<readonly HistoryRow[]> => (await store.rows(id)).map(historyRowOf);

  async function refreshHands(id: string, interaction: string): Promise<void> {
    const news: BoardNews = { seq: 0, before: [], after: [], isMoved: false };
    const entry = {
      kind: 'hand',
      dedupeKey: `hand/${id}/asked/${interaction}`,
      payload: JSON.stringify(news),
    } as const;
    await store.enqueue(id, [entry], clock.now());
    queued(id);
  }

  return {
    open: (request) => gate.open(request, () => openTable(request)),
    import: importTable,
    join,
    rematch,
    relocate,
    async setWord(id, request) {
      const word = readWord(request.word);
      return word.ok ? change(id, request.interaction, judgeWord(request.user, word.value)) : word;
    },
    leave: (id, { interaction, user }) => change(id, interaction, judgeLeave(user)),
    invite: (id, request) => change(id, request.interaction, judgeInvite(request)),
    remove: (id, request) => change(id, request.interaction, judgeRemove(request)),
    setOptions: (id, request) => change(id, request.interaction, judgeOptions(request)),
    start: (id, request) => change(id, request.interaction, judgeFreeze(request)),
    async dueStart(id) {
      const live = await loader.load(id);
      return live.ok && live.value.content.status === 'lobby' ? shownOf(live.value) : null;
    },
    deal: (id, posted) => change(id, `start/${id}/${posted.row}`, judgeDeal(posted)),
    reopen: (id, row, refusal) => change(id, `reopen/${id}/${row}`, judgeReopen(row, refusal)),
    async wordOf(id, user) {
      const live = await loader.load(id);
      return live.ok ? (seatOfUser(live.value.content, user)?.word ?? '') : '';
    },
    setClock: (id, request) => change(id, request.interaction, judgeClock(request)),
    noteGone: async (id, user) => (await change(id, `gone/${id}/${clock.now()}`, judgeGone(user))).ok,
    vote: (id, request) => changeBy(id, request.interaction, async () => judgeVote(request, await rowsOf(id))),
    takeOver: (id, request) =>
      gate.join(request, () =>
        changeBy(id, request.interaction, async () =>
          judgeTakeOver(request, await store.holders(id), await store.erasures.askedAt(request.user)),
        ),
      ),
    comeBack: (id, request) =>
      changeBy(id, request.interaction, async () => judgeComeBack(request, await store.holders(id))),
    undo: (id, request) => changeBy(id, request.interaction, async () => judgeUndo(request, await rowsOf(id))),
    cancel: (id, request) => change(id, request.interaction, judgeCancel(request)),
    play: (id, { interaction, user, offer, moves }) => change(id, interaction, judgePlay(user, offer, moves)),
    resign: (id, { interaction, user }) => change(id, interaction, judgeResign(user)),

    setStanding,
    setNext: (id, { user, moves }) => settle(id, (live) => planNext(live, user, moves)),

    epoch: store.epochs.names.at(-1) ?? '',
    async isFromLostTime(id, epoch) {
      const { names, ofTable } = store.epochs;
      const made = names.indexOf(epoch);
      const present = names.length - 1;
      return made < 0 || (made < present && made < ((await ofTable(id)) ?? present));
    },
    isSeated: store.isSeated,
    ...createReading({ store, loader, floor: timekeeper.floor }),
    inChannel: (channel, which = 'live') => list({ channel }, which),
    inGuild: (guild, which = 'live') => list({ guild }, which),
    ofUser: (guild, user, which = 'live') => list({ guild, user }, which),

    settings: (guild) => store.guildSettings(guild),
    async changeSettings({ guild, discordLocale, ...changes }) {
      const settings = { ...(await store.guildSettings(guild)), ...changes };
      const saved = await orFull(store.saveGuildSettings(guild, settings, settings.locale ?? discordLocale));
      return saved === 'full' ? failed({ kind: 'diskFull' }) : ok(settings);
    },

    personalSettings: (user) => store.personalSettings(user),
    async changePersonalSettings({ user, interaction, ...changes }) {
      const before = await store.personalSettings(user);
      const settings: PersonalSettings = {
        phonePictures: changes.phonePictures ?? before.phonePictures,
        isListed: changes.isListed ?? before.isListed,
        quiet: changes.quiet === undefined ? before.quiet : changes.quiet,
        zone: changes.zone === undefined ? before.zone : changes.zone,
        daily: changes.daily ?? before.daily,
      };
      const problem = problemOf(settings);
      if (problem !== null) return failed(problem);
      const saved = await orFull(store.savePersonalSettings(user, settings));
      if (saved === 'full') return failed({ kind: 'diskFull' });
      if (settings.daily && !before.daily) await store.timekeeping.saveDaily(user, nextMorning(settings, clock.now()));
      for (const table of await store.hands.tablesOf(user)) await refreshHands(table, `${interaction}/personal`);
      return ok(settings);
    },

    async attach(id, { thread, message, call, told = [], former = [], gone, reminders }) {
      if (gone !== undefined) await store.dropMessage(id, gone);
      if (reminders !== undefined) await store.saveReminders(id, reminders);
      if (thread !== undefined) await store.setThread(id, thread.id, thread.channel);
      if (call !== undefined) await store.saveCall(id, call, told);
      if (message === undefined) return;
      const news = former.map(
        (board) =>
          ({
            kind: 'former',
            dedupeKey: `former/${board.message}/${message.seq}`,
            payload: JSON.stringify(board),
          }) as const,
      );
      const kept = former.flatMap(({ to, ...board }) => (to === null ? [] : [{ ...board, to }]));
      await store.saveMessage(id, message, { delivered: told, news, at: clock.now() }, kept);
    },
    async draft(id, seat) {
      const stored = await store.draft(id, seat);
      const data = stored && parseJson(stored.data);
      return stored && data !== undefined ? { step: stored.step, data: data as SavedDraft['data'] } : null; // Parsed JSON.
    },
    async saveDraft(id, seat, draft) {
      const data = draft && JSON.stringify(draft.data);
      if (data !== null && Buffer.byteLength(data) > LARGEST_DRAFT) return 'tooLong';
      const isKept = await store.saveDraft(id, seat, draft && data !== null ? { step: draft.step, data } : null);
      return isKept ? 'kept' : 'outdated';
    },

    outbox: store.outbox,
    hands: store.hands,
    guilds: { ...store.guilds, noteLeft: timekeeper.noteLeft },
    results: store.results,
    countResults: createCounting(store, engines, sealer, loader.suspend),
    refreshHands,
    formerBoards: (id) => store.formerBoards(id),
    seatsOf: store.personalData.seatsOf,
    recordsOf: async (user) => exportOf(store, user),
    ...erasing,
    isErasing: store.erasures.isWaiting,
    doDue: async (most, isClosed) => (space() === 'full' ? 0 : timekeeper.doDue(most, isClosed)),
    dailyNotes: timekeeper.dailyNotes,
    lastHeartbeat: timekeeper.lastHeartbeat,
    saveHeartbeat: timekeeper.saveHeartbeat,
    giveGrace: timekeeper.giveGrace,
    shiftGrace: timekeeper.shiftGrace,
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async cancelIdle(age) {
      const since = clock.now() - age;
      let canceled = 0;
      for (const id of await store.idleLobbies(since, LONGEST_LIST)) {
        const changed = await change(id, `idle/${id}/${since}`, judgeIdle(since));
        if (changed.ok) canceled++;
      }
      return canceled;
    },
    async keepThreadsOpen(age, alive) {
      const now = clock.now();
      const quiet = await store.quietBoards(now - age, now - alive, LONGEST_LIST);
      for (const { table, message } of quiet) {
        const news: BoardNews = { seq: 0, before: [], after: [], isMoved: false, isAnew: true };
        // Once per message: as long as the message is up, this waits.
        const dedupeKey = `board/${table}/anew/${message}`;
        const entry = { kind: 'board', dedupeKey, payload: JSON.stringify(news), isRepost: true } as const;
        await store.enqueue(table, [entry], now);
        queued(table);
      }
      return quiet.length;
    },
    lastPlayed: (within, most) => store.lastPlayed(clock.now() - within, most),
    async resume() {
      for (const id of await store.unattended()) {
        try {
          if (await loader.release(id)) await timekeeper.excuse(id);
          const live = await loader.load(id);
          if (live.ok) changing.playOn(live.value);
        } catch (error) {
          log({ event: 'stopped', table: id, frames: framesOf(error) });
        }
      }
    },
    async suspend(id, reason, error = null) {
      const stored = await store.head(id);
      if (stored?.suspended == null) await loader.suspend(id, stored?.seq ?? 0, reason, error);
    },
  };
}
