/** Whole games in one world: some moves by the viewer's own presses and commands, the others as they come. */
import { type Seat, seatsOf, type Viewer } from '../../../src/engines/contract.ts';
import { type Stream, seeded } from '../../../src/kernel/random.ts';
import type { Result } from '../../../src/kernel/result.ts';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import type { TranscriptEntry } from '../../../src/playground/member/transcript.ts';
import { recordText } from '../../../src/tables/record/format.ts';
import { isMoveKind } from '../../../src/tables/stored/rowKinds.ts';
import { difference } from '../../engines/laws/difference.ts';
import { configs, pick, pickMove } from '../../engines/laws/run.ts';
import { add, type Counts, countIn, noCounts } from './channels.ts';
import { inHand } from './inHand.ts';
import { createLooks, type Looks } from './looks.ts';
import { CHANNEL, openTable } from './openTable.ts';
import { createNames, entryText, metricsText } from './seenBy.ts';
import type { Started } from './startWorld.ts';
import type { Report } from './world.ts';

/** Members of the first server, in the order in which they take seats; the last one only looks on. */
const PLAYERS = ['aya', 'clemens', 'misaki', 'ben', 'dara', 'emil', 'priya'] as const;
/** The seat of one who takes no direct messages, so that reminders of it are public. */
const REFUSES = 1;
const ONLOOKER = 'noor';

/** What is played, and who looks. */
export interface Game {
  readonly number: number;
  /** In so many turns at most. */
  readonly most: number;
  /** The viewer is to take over the seat. */
  readonly isHeir: boolean;
  readonly id: string;
  readonly viewer: Viewer;
  readonly me: FakeUser;
  readonly players: readonly FakeUser[];
  readonly chance: Stream;
  readonly counts: Counts;
}

/** How long a turn takes, in ms. Now and then somebody is overdue: a vote begins, and ends before it is decided. */
const PAUSES = [700, 4_000, 4_000, 20_000];
const OVERDUE = 21.5 * 60_000;
/** How long a turn takes that nobody looks at, in ms. */
const QUICK = 200;
/** How long somebody thinks about that, in ms: the question is on the screen by then. */
const ASKED = 4_000;
/** Somebody takes a move back after every so manieth, on average. */
const TAKEN_BACK = 4;
/** Something fails in every so manieth turn. */
const FAILING = 3;
/** In every so manieth game, the viewer looks on until a seat can be taken over: the one whose secrets both worlds share. */
const HEIRS = 3;
/** Every so manieth game is looked at in its last moves. */
const LATE = 2;
/** A late game may have so many times as many moves as it should: nobody knows when it ends. */
const MOST = 3;
/** How long the bot takes to say everything about the end, in ms. */
const LAST_WORDS = 60_000;
/** After a game, the bot gets over whatever has failed in it, in ms. */
const RECOVERY = 20 * 60_000;
/** How many moves a game of others has before its record is played on. */
const BEFORE = 24;

export async function playGames(started: Started, report: (message: Report) => void): Promise<void> {
  const { orders, discord, time } = started;
  const looks = createLooks(started);
  const playOne = orders.isImported ? playImported : playGame;
  for (let number = orders.first; number < orders.first + orders.games; number++) {
    // What others hold is another thing in each world, and so are messages about it: when they come, and how they fail.
    // Before each game, as a server that erases what is known of it forgets this as well.
    for (const name of PLAYERS) await time.until(discord.user(name).slash('dm off', {}, { channel: CHANNEL }));
    await playOne(started, looks, number, report);
  }
}

/** What the number of a game decides. */
function settingOf({ orders, engine }: Started, number: number) {
  const all = configs(engine);
  const config = all[number % all.length]!;
  const seed = `${orders.seed}/${orders.game}/${number}`;
  const chance = seeded(seed).stream('acts');
  const seats = seatsOf(config.seats);
  const isHeir = number % HEIRS === HEIRS - 1;
  const viewer = isHeir ? pick(chance, seats) : pick<Viewer>(chance, [...seats, 'table']);
  return { config, seed, chance, viewer, isHeir };
}

async function playGame(
  started: Started,
  looks: Looks,
  number: number,
  report: (message: Report) => void,
): Promise<void> {
  const { orders, discord, two, time } = started;
  const { config, seed, chance, viewer, isHeir } = settingOf(started, number);
  const players = PLAYERS.slice(0, config.seats).map(discord.user);
  const me = viewer === 'table' || isHeir ? discord.user(ONLOOKER) : players[viewer]!;
  const isLate = number % LATE === 1;
  two.begin({ viewer, seed, late: isLate ? orders.moves : null });
  const look = lookerAt(started, me, viewer);
  await time.until(me.slash('dm on', {}, { channel: CHANNEL }));

  const clock = pick(chance, ['none', 'live5', 'live5']);
  const id = await openTable(started, players, { game: orders.game, options: config.options, clock });
  const most = isLate ? MOST * orders.moves : orders.moves;
  const game: Game = { number, most, isHeir, id, viewer, me, players, chance, counts: noCounts() };
  await playOn(started, looks, game, look, clock === 'none', `${seed}, ${config.seats} seats`, config.options, report);
}

/**
 * A game of others, of which the record is then played on from one of its rows: somebody who was not at it takes a seat,
 * or looks on. The record has all secrets, and nothing of them may come out again.
 */
async function playImported(
  started: Started,
  looks: Looks,
  number: number,
  report: (message: Report) => void,
): Promise<void> {
  const { orders, engine, discord, two, time, tables } = started;
  const { config, seed, chance, viewer } = settingOf(started, number);
  const others = PLAYERS.slice(0, config.seats).map(discord.user);
  const me = discord.user(ONLOOKER);
  two.begin({ viewer, seed, late: null });
  const look = lookerAt(started, me, viewer);
  const former = await openTable(started, others, { game: orders.game, options: config.options, clock: 'none' });
  const before: Game = {
    number,
    most: BEFORE,
    isHeir: false,
    id: former,
    viewer,
    me,
    players: others,
    chance,
    counts: noCounts(),
  };
  for (let move = 0; move < BEFORE; move++) {
    const turn = engine.turn(positionOf(started));
    if ('over' in turn) break;
    await playOne(started, before, turn.awaits);
    await time.pass(1_000);
    if (chance.uniform(TAKEN_BACK) === 0) await takeBack(started, before);
  }
  const closed = { user: others[0]!.member.id, interaction: `end of the first ${number}`, byModerator: true };
  const { guild, channel } = ok(await time.until(tables.cancel(former, closed)));
  await time.pass(60_000);
  // What the end shows differs.
  await look.next();

  const proof = await time.until(tables.proof(former));
  if (proof === null) throw new Error('the record cannot be read');
  const rows = proof.record.rows.filter(({ kind }) => isMoveKind(kind)).map(({ seq }) => seq);
  const players = others.map((one, seat) => (seat === viewer ? me : one));
  const [user = '', ...beside] = players.map(({ member }) => member.id);
  const playedOn = { row: pick(chance, rows), others: beside };
  const where = { guild, channel, locale: 'en', interaction: `import ${number}`, user };
  const request = { ...where, record: recordText(proof.record), playOn: playedOn };
  const { id } = ok(await time.until(tables.import(request)));
  await time.pass(10_000);
  const game: Game = { number, most: orders.moves, isHeir: false, id, viewer, me, players, chance, counts: noCounts() };
  const what = `${seed}, ${config.seats} seats, played on from row ${playedOn.row}`;
  await playOn(started, looks, game, look, true, what, config.options, report);
}

function ok<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`this is refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

function linesOf({ two }: Started) {
  const lines = two.now();
  if (lines === null) throw new Error('the game has not begun');
  return lines;
}

const positionOf = (started: Started): object => linesOf(started).steps.real.state;

/** One of those who are asked plays, if a member has the seat. */
async function playOne(started: Started, game: Game, awaits: readonly Seat[]): Promise<void> {
  const { engine, two, tables, time } = started;
  const { status, seats } = (await tables.get(game.id)) ?? { status: null, seats: [] };
  if (status !== 'running') return;
  const asked = awaits.filter((seat) => seats[seat]?.holder === 'member');
  if (asked.length === 0) return time.pass(OVERDUE);
  const seat = pick(game.chance, asked);
  const move = pickMove(engine, positionOf(started), seat, game.chance);
  if (move === null) throw new Error(`seat ${seat} has no move`);
  await commit(started, game, seats[seat]?.user ?? '', two.choose(seat, move));
}

/** Plays to the end with everything that is looked at meanwhile. */
async function playOn(
  started: Started,
  looks: Looks,
  game: Game,
  look: ReturnType<typeof lookerAt>,
  isUntimed: boolean,
  what: string,
  options: readonly string[],
  report: (message: Report) => void,
): Promise<void> {
  const { orders, engine, two, time, tables } = started;
  const { number, id, viewer, me, chance } = game;
  const shownNext = async () => {
    const next = await look.next();
    if (orders.isImported) next.counts['imported table'] = next.shown.length;
    return next;
  };
  let isLate = isUntimed;
  const isOver = () => 'over' in engine.turn(positionOf(started));
  for (let step = 0, looked = 0; step < game.most && !isOver(); step++) {
    const lines = linesOf(started);
    const turn = engine.turn(lines.steps.real.state);
    if ('over' in turn) break;
    const isLooked = step % orders.every === orders.every - 1;
    const trouble = isLooked && looked % FAILING === 1 ? await looks.trouble(game) : null;
    if (isLooked) {
      await looks.others(game, looked);
      await looks.around(game, turn.awaits, looked);
      looked++;
    }
    if (two.now() === lines && !isLate && looked > 2) {
      const isReminded = awaitsAny(turn.awaits, [viewer, REFUSES]);
      if (isReminded || looked > 9) {
        isLate = true;
        await time.pass(OVERDUE);
        const table = await tables.get(id);
        game.counts.reminder += (table?.reminders.length ?? 0) + Number(table?.vote != null);
      }
    }
    if (two.now() === lines) await playOne(started, game, turn.awaits);
    if (isLooked && chance.uniform(TAKEN_BACK) === 0) await takeBack(started, game);
    await time.pass(isOver() ? LAST_WORDS : isLooked ? pick(chance, PAUSES) : QUICK);
    trouble?.end();
    if (isOver()) await openSeed(started, id);
    else if (await isStopped(started, id, trouble?.kind === 'picture')) break;
    else if (!isLooked) continue;
    const { shown, counts, failure } = await shownNext();
    add(counts, game.counts);
    add(game.counts, Object.fromEntries(Object.entries(game.counts).map(([name, count]) => [name, -count])) as Counts);
    const now = two.now();
    report({
      where: `${what}, options [${options.join(' ')}], after ${now?.number} moves, seen by ${viewer}, with ${trouble?.kind ?? 'no'} trouble`,
      ...{ shown, counts, failure, painted: started.painted(), used: [...started.used] },
      isPair: now !== null && difference(now.steps.real.state, now.steps.imagined.state) !== null,
    });
  }
  if (!isOver()) {
    await time.until(tables.cancel(id, { user: me.member.id, interaction: `end ${number}`, byModerator: true }));
    await time.pass(LAST_WORDS);
    await openSeed(started, id);
    // What the end shows differs by then.
    await look.next();
  }
  await looks.back(game);
  await looks.after(game, isOver() ? 'end' : 'stop');
  await time.until(me.slash('dm off', {}, { channel: CHANNEL }));
  await time.pass(RECOVERY);
  const { shown, failure } = await look.next();
  const where = `${what}, after the end, seen by ${viewer}`;
  const used = [...started.used];
  report({ where, shown, counts: game.counts, failure, isPair: false, painted: started.painted(), used });
}

/** Whether members have stopped the game, or nothing of it can be drawn. The bot stops none by itself. */
async function isStopped({ tables, lines }: Started, id: string, isUndrawn: boolean): Promise<boolean> {
  const status = (await tables.get(id))?.status;
  if (status === 'suspended' && !isUndrawn) throw new Error(`the table was suspended: ${lines.join('')}`);
  return status !== 'running';
}

/** After the end, everybody may see the seed, which is another one in each world. */
async function openSeed({ tables, time, hashes }: Started, id: string): Promise<void> {
  const proof = await time.until(tables.proof(id));
  if (proof?.record.seed) hashes.add(proof.record.seed);
}

const awaitsAny = (awaits: readonly Seat[], seats: readonly (Viewer | number)[]): boolean =>
  awaits.some((seat) => seats.includes(seat));

async function commit({ tables, time }: Started, { id }: Game, user: string, move: object): Promise<void> {
  const request = { user, interaction: `move ${id} ${time.now()}`, offer: null, moves: [move] };
  const played = await time.until(tables.play(id, request));
  if (!played.ok && !inHand().broken.disk)
    throw new Error(`a legal move is refused: ${JSON.stringify([move, played.error])}`);
}

/** Somebody takes back what they can; where that needs consent, all are asked, and mostly agree. */
async function takeBack({ tables, time }: Started, { id, chance }: Game): Promise<void> {
  const table = await tables.get(id);
  const seats = table?.seats.filter(({ holder }) => holder === 'member') ?? [];
  const isAgreed = chance.uniform(4) > 0;
  if (table?.status !== 'running' || seats.length === 0) return;
  const { seat, user } = pick(chance, seats);
  const offer = table.standpoints?.of(seat).undo ?? null;
  if (table.vote !== null || offer === null || offer.wasRefused || inHand().broken.disk) return;
  const request = (by: string | null) => ({ user: by ?? '', interaction: `undo ${id} ${time.now()} ${by}` });
  const asked = await time.until(tables.undo(id, { ...request(user), row: offer.row }));
  if (!asked.ok) throw new Error(`what was offered is refused: ${JSON.stringify([seat, offer, asked.error])}`);
  await time.pass(ASKED);
  for (const other of seats) {
    if (other.seat === seat || (await tables.get(id))?.vote?.about !== 'undo') continue;
    const answer = isAgreed ? 'yes' : 'no';
    const voted = await time.until(tables.vote(id, { ...request(other.user), row: null, answer }));
    if (!voted.ok) throw new Error(`a ballot is refused: ${JSON.stringify([other.seat, voted.error])}`);
  }
}

/** Errors that are no mistakes of the bot: what fails is Discord, the disk, or a picture, as they were told to. */
const MEANT =
  /"name":"(DiscordAPIError|HTTPError|AbortError|TimeoutError|RateLimitError|NoRoom)"|at [^"]*whole\/pictures\.ts/;

const isMistake = (line: string): boolean =>
  line.includes('"level":"error"') && line.includes('"error":') && !MEANT.test(line);

/** What is new for the viewer, in the log, and in the metrics, from now on. */
function lookerAt({ lines, hashes, metrics, discord }: Started, me: FakeUser, viewer: Viewer) {
  const names = createNames(hashes);
  let read = me.transcript().length;
  lines.length = 0;
  const isDirect = ({ channelId }: TranscriptEntry) => discord.playground.store.channel(channelId)?.kind === 'dm';
  return {
    async next(): Promise<Pick<Report, 'shown' | 'counts' | 'failure'>> {
      const entries = me.transcript().slice(read);
      read += entries.length;
      const counts = noCounts();
      const before = names.published();
      const shown = entries.map((entry) => ({ way: entry.what, what: names.plain(entryText(entry)) }));
      for (const entry of entries) add(counts, countIn(entry, isDirect(entry), viewer === 'table'));
      const failure = lines.find(isMistake) ?? null;
      const logged = lines.splice(0).map((line) => ({ way: 'log', what: names.plain(line) }));
      const measured = metricsText(await metrics());
      counts.log = logged.length;
      counts.metrics = measured.split('\n').length;
      counts['published hash'] = names.published() - before;
      return { shown: [...shown, ...logged, { way: 'metrics', what: measured }], counts, failure };
    },
  };
}
