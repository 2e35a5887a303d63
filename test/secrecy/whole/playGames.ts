/** Whole games in one world: some moves by the viewer's own presses and commands, the others as they come. */

import { type Seat, seatsOf, type Viewer } from '../../../src/engines/contract.ts';
import { type Stream, seeded } from '../../../src/kernel/random.ts';
import type { Result } from '../../../src/kernel/result.ts';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import type { TranscriptEntry } from '../../../src/playground/member/transcript.ts';
import { entropyOf, PRESENT_SCHEME } from '../../../src/tables/fair.ts';
import { recordText } from '../../../src/tables/record.ts';
import { isMoveKind } from '../../../src/tables/stored.ts';
import { difference } from '../../engines/laws/difference.ts';
import { configs, pick, pickMove } from '../../engines/laws/run.ts';
import { add, type Counts, countIn, noCounts } from './channels.ts';
import { lookAround, lookBack, othersLook } from './looks.ts';
import { openTable } from './openTable.ts';
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
/** How long somebody thinks about that, in ms: the question is on the screen by then. */
const ASKED = 4_000;
/** Somebody takes a move back after every so manieth, on average. */
const TAKEN_BACK = 4;
/** An edit is refused in every so manieth turn. */
const REFUSED = 6;
/** How many moves a game of others has before its record is played on. */
const BEFORE = 24;

export async function playGames(started: Started, report: (message: Report) => void): Promise<void> {
  const { orders } = started;
  const playOne = orders.isImported ? playImported : playGame;
  for (let number = orders.first; number < orders.first + orders.games; number++)
    await playOne(started, number, report);
}

/** What the number of a game decides. */
function settingOf({ orders, engine }: Started, number: number) {
  const all = configs(engine);
  const config = all[number % all.length]!;
  const seed = `${orders.seed}/${orders.game}/${number}`;
  const chance = seeded(seed).stream('acts');
  const viewer = pick<Viewer>(chance, [...seatsOf(config.seats), 'table']);
  return { config, seed, chance, viewer };
}

async function playGame(started: Started, number: number, report: (message: Report) => void): Promise<void> {
  const { orders, discord, two } = started;
  const { config, seed, chance, viewer } = settingOf(started, number);
  const players = PLAYERS.slice(0, config.seats).map(discord.user);
  const me = viewer === 'table' ? discord.user(ONLOOKER) : players[viewer]!;
  two.begin({ viewer, seed });
  const look = lookerAt(started, me, viewer);

  const clock = pick(chance, ['none', 'live5', 'live5']);
  const id = await openTable(started, players, { game: orders.game, options: config.options, clock });
  look.publish(await publishedAt(started, id));
  const game: Game = { number, id, viewer, me, players, chance, counts: noCounts() };
  await playOn(started, game, look, clock === 'none', `${seed}, ${config.seats} seats`, config.options, report);
}

/**
 * A game of others, of which the record is then played on from one of its rows: somebody who was not at it takes a seat,
 * or looks on. The record has all secrets, and nothing of them may come out again.
 */
async function playImported(started: Started, number: number, report: (message: Report) => void): Promise<void> {
  const { orders, engine, discord, two, time, tables } = started;
  const { config, seed, chance, viewer } = settingOf(started, number);
  const others = PLAYERS.slice(0, config.seats).map(discord.user);
  const me = discord.user(ONLOOKER);
  two.begin({ viewer, seed });
  const look = lookerAt(started, me, viewer);
  const former = await openTable(started, others, { game: orders.game, options: config.options, clock: 'none' });
  look.publish(await publishedAt(started, former));
  const before: Game = { number, id: former, viewer, me, players: others, chance, counts: noCounts() };
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
  const game: Game = { number, id, viewer, me, players, chance, counts: noCounts() };
  const what = `${seed}, ${config.seats} seats, played on from row ${playedOn.row}`;
  await playOn(started, game, look, true, what, config.options, report);
}

function ok<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`this is refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** What the start message shows, and what follows from it: everybody may know it. */
async function publishedAt({ tables }: Started, id: string): Promise<readonly string[]> {
  const start = (await tables.get(id))?.fairness?.startMessage;
  if (!start) throw new Error('the game has no start message');
  const { commitment, digest } = start.shown;
  const entropy = entropyOf(PRESENT_SCHEME, id, Buffer.from(digest, 'hex'), start.message);
  return [commitment, digest, Buffer.from(entropy).toString('hex')];
}

function linesOf({ two }: Started) {
  const lines = two.now();
  if (lines === null) throw new Error('the game has not begun');
  return lines;
}

const positionOf = (started: Started): object => linesOf(started).steps.real.state;

/** One of those who are asked plays. */
async function playOne(started: Started, game: Game, awaits: readonly Seat[]): Promise<void> {
  const { engine, two } = started;
  const seat = pick(game.chance, awaits);
  const move = pickMove(engine, positionOf(started), seat, game.chance);
  if (move === null) throw new Error(`seat ${seat} has no move`);
  await commit(started, game, seat, two.choose(seat, move));
}

/** Plays to the end with everything that is looked at meanwhile. */
async function playOn(
  started: Started,
  game: Game,
  look: ReturnType<typeof lookerAt>,
  isUntimed: boolean,
  what: string,
  options: readonly string[],
  report: (message: Report) => void,
): Promise<void> {
  const { orders, engine, discord, two, time, tables } = started;
  const { number, id, viewer, me, chance } = game;
  const shownNext = async () => {
    const next = await look.next();
    if (orders.isImported) next.counts['imported table'] = next.shown.length;
    return next;
  };
  let isLate = isUntimed;
  for (let step = 0; step < orders.moves; step++) {
    const lines = linesOf(started);
    const turn = engine.turn(lines.steps.real.state);
    if ('over' in turn) break;
    if (step % REFUSED === 1) discord.refuseEdit();
    await othersLook(started, game);
    await lookAround(started, game, turn.awaits);
    if (two.now() === lines) {
      const isReminded = awaitsAny(turn.awaits, [viewer, REFUSES]);
      if (!isLate && step > 1 && (isReminded || step > 8)) {
        isLate = true;
        await time.pass(OVERDUE);
        const table = await tables.get(id);
        game.counts.reminder += (table?.reminders.length ?? 0) + Number(table?.vote != null);
      }
      await playOne(started, game, turn.awaits);
    }
    if (chance.uniform(TAKEN_BACK) === 0) await takeBack(started, game);
    await time.pass(pick(chance, PAUSES));
    if ((await tables.get(id))?.status !== 'running') break;
    const { shown, counts, failure } = await shownNext();
    add(counts, game.counts);
    add(game.counts, Object.fromEntries(Object.entries(game.counts).map(([name, count]) => [name, -count])) as Counts);
    const now = two.now();
    report({
      where: `${what}, options [${options.join(' ')}], after ${now?.number} moves, seen by ${viewer}`,
      ...{ shown, counts, failure, painted: started.painted() },
      isPair: now !== null && difference(now.steps.real.state, now.steps.imagined.state) !== null,
    });
  }
  await time.until(tables.cancel(id, { user: me.member.id, interaction: `end ${number}`, byModerator: true }));
  await time.pass(60_000);
  // What the end shows differs by then.
  await look.next();
  await lookBack(started, game);
  const { shown, failure } = await look.next();
  const where = `${what}, after the end, seen by ${viewer}`;
  report({ where, shown, counts: game.counts, failure, isPair: false, painted: started.painted() });
}

const awaitsAny = (awaits: readonly Seat[], seats: readonly (Viewer | number)[]): boolean =>
  awaits.some((seat) => seats.includes(seat));

async function commit({ tables, time }: Started, { id, players }: Game, seat: Seat, move: object): Promise<void> {
  const user = players[seat]?.member.id ?? '';
  const request = { user, interaction: `move ${id} ${time.now()}`, offer: null, moves: [move] };
  const played = await time.until(tables.play(id, request));
  if (!played.ok) throw new Error(`a legal move is refused: ${JSON.stringify([move, played.error])}`);
}

/** Somebody takes back what they can; where that needs consent, all are asked, and mostly agree. */
async function takeBack({ tables, time }: Started, { id, players, chance }: Game): Promise<void> {
  const by = chance.uniform(players.length);
  const isAgreed = chance.uniform(4) > 0;
  const table = await tables.get(id);
  const seat = table?.seats[by]?.seat;
  const offer = seat === undefined ? null : (table?.standpoints?.of(seat).undo ?? null);
  if (table?.status !== 'running' || table.vote !== null || offer === null || offer.wasRefused) return;
  const request = (index: number) => ({
    user: players[index]?.member.id ?? '',
    interaction: `undo ${id} ${time.now()} ${index}`,
  });
  const asked = await time.until(tables.undo(id, { ...request(by), row: offer.row }));
  if (!asked.ok) throw new Error(`what was offered is refused: ${JSON.stringify([by, offer, asked.error])}`);
  await time.pass(ASKED);
  for (const index of players.keys()) {
    if (index === by || (await tables.get(id))?.vote?.about !== 'undo') continue;
    const answer = isAgreed ? 'yes' : 'no';
    const voted = await time.until(tables.vote(id, { ...request(index), row: null, answer }));
    if (!voted.ok) throw new Error(`a ballot is refused: ${JSON.stringify([index, voted.error])}`);
  }
}

/** What is new for the viewer, in the log, and in the metrics, from now on. */
function lookerAt({ lines, hashes, metrics, discord }: Started, me: FakeUser, viewer: Viewer) {
  let started: readonly string[] = [];
  const names = createNames(() => [...started, ...hashes]);
  let read = me.transcript().length;
  lines.length = 0;
  const isDirect = ({ channelId }: TranscriptEntry) => discord.playground.store.channel(channelId)?.kind === 'dm';
  return {
    /** What the start message shows, and what follows from it: everybody may see it. */
    publish: (digests: readonly string[]): void => {
      started = digests;
    },
    async next(): Promise<Pick<Report, 'shown' | 'counts' | 'failure'>> {
      const entries = me.transcript().slice(read);
      read += entries.length;
      const counts = noCounts();
      const before = names.published();
      const shown = entries.map((entry) => ({ way: entry.what, what: names.plain(entryText(entry)) }));
      for (const entry of entries) add(counts, countIn(entry, isDirect(entry), viewer === 'table'));
      const failure = lines.find((line) => line.includes('"level":"error"')) ?? null;
      const logged = lines.splice(0).map((line) => ({ way: 'log', what: names.plain(line) }));
      const measured = metricsText(await metrics());
      counts.log = logged.length;
      counts.metrics = measured.split('\n').length;
      counts['published hash'] = names.published() - before;
      return { shown: [...shown, ...logged, { way: 'metrics', what: measured }], counts, failure };
    },
  };
}
