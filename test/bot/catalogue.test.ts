/**
 * The catalogue of failures: each with the tests and drills that prove its required answer, or why it comes later. That
 * the tests exist is looked up in their files; that they pass, they show themselves.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namesIn, TESTS } from '../support/testNames.ts';

/** The beginning of a test's name, in the file in which it stands (below test/, without its ending). */
type Proof = readonly [file: string, name: string];

interface Row {
  readonly proofs: readonly Proof[];
  /** What of the answer comes later, and why; null when all of it is there. */
  readonly later: string | null;
}

const proved = (...proofs: readonly Proof[]): Row => ({ proofs, later: null });
const inPart = (later: string, ...proofs: readonly Proof[]): Row => ({ proofs, later });
const later = (reason: string): Row => ({ proofs: [], later: reason });

const DELIVERY = 'bot/failures/delivery';
const PLACES = 'bot/failures/places';
const THREADS = 'bot/failures/threads.long';
const GONE = 'bot/failures/gone.long';
const REQUESTS = 'bot/failures/requests';
const REFUSED = 'bot/failures/requests.long';
const SERVERS = 'bot/failures/servers.long';
const PEOPLE = 'bot/failures/people';
const PUBLISHER = 'bot/publisher/publisher';

const PROCESS: Readonly<Record<string, Row>> = {
  'killed anywhere': proved(
    ['drills/reliability/killLoop.long', '… kills at four tables lose nothing'],
    ['drills/reliability/crashPoints', 'when somebody $deed: $name'],
    ['drills/reliability/crashPoints/starts.long', 'when somebody $deed: $name'],
    ['drills/reliability/crashPoints/plays.long', 'when somebody $deed: $name'],
    ['drills/reliability/crashPoints/plays.long', 'a bot that speaks before it commits is found out'],
    ['drills/reliability/crashPoints/secretly.long', 'when somebody $deed: $name'],
    ['drills/reliability/crashPoints/others.long', 'when somebody $deed: $name'],
    ['drills/reliability/startAtScale.long', 'a start with … running games answers at once'],
    ['bot/kill.long', 'the bot is killed in mid-game'],
    ['tables/kill', '… kills while clocks run out leave one vote at a time'],
    [PUBLISHER, 'goes on after a crash between posting and noting it'],
    [PLACES, 'is shown once, wherever the process is ended on the way'],
  ),
  'power cut': proved(
    ['store/sqliteStore', 'is set up so that a commit survives a power cut'],
    ['drills/reliability/powerCut.long', 'each commit is on the disk before anybody is told, by one flush'],
    [
      'drills/reliability/powerCut.long',
      '… cuts lose nothing that was acknowledged, and the chain of every table holds',
    ],
    ['drills/reliability/powerCut.long', 'a cut while the folder is being made leaves one that opens'],
    ['drills/reliability/powerCut.long', 'a store that flushes as SQLite does by default is found out'],
  ),
  'disk full': proved(
    ['store/disk', 'leaves nothing behind, at whichever statement the disk becomes full'],
    ['store/disk', 'refuses in time, reads on, and plays on when there is room again'],
    ['operation/watch', 'is told when it fills up and when there is room again'],
  ),
  'damaged file': proved(
    ['operation/watch', 'is looked through after the start: damaged tables are set aside'],
    ['tables/damage', 'each of 24 flipped bytes in the rows and the state of a table is found'],
    ['store/sqliteStore', 'that is none, or damaged from its first page on'],
  ),
  backup: proved(
    ['operation/backup.long', 'a backup of a bot that is playing holds all that was acknowledged before it'],
    ['operation/backup.long', 'each of 20 flipped bits in rows or states of a copy is found'],
    ['operation/backup', 'the newest 48 backups and the last of each of 30 days are kept'],
  ),
  'clock jump': inPart(
    'that no deadline fires: there are no deadlines yet',
    ['operation/watch', 'is told when it jumps by more than a minute'],
    ['bot/interaction/expiry', 'never because our clock was set: not one press is dropped'],
  ),
  downtime: later('it is added to deadlines, and there are none yet'),
  'schema upgrade': proved(
    ['store/migrate', 'are applied in order of their names, once each'],
    ['store/migrate', 'copy a database that holds something before they change it'],
    ['store/migrate', 'fail as a whole step, keep the steps before'],
    ['store/migrate', 'of a newer release are refused and nothing is changed'],
  ),
  'rules fix': proved(
    ['bot/rulesFix', 'a fix of the rules holds from the next move on, what was played stays, and the table is told'],
    ['operation/backup', 'plays finished games again from their seeds'],
    ['operation/backup', 'finds a state to which its rows do not lead'],
    ['tables/damage', 'of an older release: a state of a newer version suspends its table'],
  ),
  'crash loop': proved(
    ['operation/sessions', 'are begun ever more slowly by a process that falls over again and again'],
    ['operation/sessions', 'are not begun a 21st time within an hour'],
    ['operation/sessions', 'are not begun when Discord allows fewer than 100 more'],
  ),
  'two processes, one token': proved(
    ['store/lease.long', 'belongs to one process: a second one is told so'],
    [
      'operation/process.long',
      'a bot at work has its folder for itself: another process is told so before it has asked Discord',
    ],
  ),
};

const DISCORD: Readonly<Record<string, Row>> = {
  'delivered twice, replayed after resume': proved(
    [DELIVERY, 'is carried out once, and the second is met with silence'],
    [DELIVERY, 'and again after a resume'],
    ['bot/discord/resumedRace', 'a session that ends while it is being resumed is begun anew'],
    [DELIVERY, 'to two processes, is silent in the second one'],
    ['tables/play', 'counts once when it is delivered twice'],
    ['playground/gateway/gateway', 'says again to a resumed session what it has heard'],
  ),
  'late (> 3 s), token dead (> 15 min)': proved(
    ['bot/interaction/expiry', 'when it is more than two and a partial seconds older'],
    ['bot/interaction/expiry', 'by the same, when the clocks are further apart: the operator is told, once'],
    [DELIVERY, 'is counted and nothing else'],
    [DELIVERY, 'whose answer comes too late has counted nevertheless'],
    [DELIVERY, 'is not one whose panel is older than its token'],
  ),
  'two players at once': proved(
    [DELIVERY, 'of two presses for the same turn one wins'],
    [DELIVERY, 'of two who take the last seat one has it'],
    [DELIVERY, 'whose tables are changed under their panel get the present one'],
    [DELIVERY, 'told of them in the wrong order'],
    ['tables/play', 'keeps the moves of two seats that are awaited at once apart'],
    ['store/race', 'of 4 connections that write the same row at once'],
  ),
  'stale button': proved(
    ['bot/badInput', 'on a board that is no longer the newest'],
    ['bot/badInput', 'on a panel whose step has passed'],
    [PLACES, '§4 Discord: a stale button of a message that was moved'],
  ),
  '10008 message gone': proved(
    ['bot/trouble.long', 'when its board message was deleted'],
    [PUBLISHER, 'posts anew what was deleted, what is archived'],
    [PLACES, 'and shown anew by /here, with another nonce'],
  ),
  '10003 channel gone': proved(
    [PLACES, 'the game goes on, nothing is posted, the host learns it'],
    [PLACES, 'in the lobby, the button in the private answer moves it'],
    [PLACES, 'after a restart, is found out anew with one request'],
    [PLACES, 'leaves messages behind that say where it is'],
    ['bot/trouble.long', 'in the channel when its thread was deleted'],
    ['tables/relocate', 'by whoever sits there, with its record as it was'],
  ),
  '50083 archived, 160005 locked thread': proved(
    [PLACES, 'in which nobody has written for most of a week gets its board once more'],
    [PLACES, 'that is archived is opened again by the next board'],
    [PLACES, 'that is locked gets nothing: the host is told privately'],
    [THREADS, 'is tried once, and again when it is unlocked'],
    [THREADS, 'is seen to be unlocked after a restart, too'],
    [THREADS, 'a thread that no message reopens is reopened by the bot'],
  ),
  '30046 edit of an old message': proved(
    [PUBLISHER, 'never edits a board older than fifty minutes'],
    [PUBLISHER, 'posts anew what was deleted, what is archived and what may not be edited any more'],
    [REQUESTS, 'are given up at once, and the board is posted anew'],
  ),
  '50001, 50013': proved(
    ['bot/handlers/lobby', 'is not opened where the bot lacks a right, which is named'],
    ['bot/trouble.long', 'without a board where a right was taken away'],
    [PUBLISHER, 'asks no more where it was refused, until the channel is open again'],
    [PLACES, 'close the channel for six hours at most'],
    [PLACES, 'is refused where a right is missing there'],
    [THREADS, 'is tried once more, not at every press, and again when somebody mentions the bot'],
    [THREADS, 'a server that has only the commands gets no table'],
  ),
  '50007, 50278 direct messages closed': proved(
    ['bot/handlers/directMessages', 'from the start: the Join is answered, then privately said why'],
    ['bot/handlers/directMessages', 'in mid-game: one mention at the table with My hand, and no further try'],
    ['bot/handlers/directMessages', 'is not asked again at the next table'],
    ['bot/handlers/directMessages', 'open again by Try again'],
  ),
  '429': proved(
    [REFUSED, '%s is waited for, and nothing is lost'],
    [REQUESTS, 'and refusals are counted, told at a hundred'],
    [REQUESTS, 'after a thousand of them the publisher asks nothing'],
    [REQUESTS, 'each refusal reaches whoever watches the bot'],
  ),
  '5xx, time-out': proved(
    [REFUSED, '%s: the board is there, once'],
    [REQUESTS, 'are tried again after 1 s, 2 s, 4 s'],
    [REQUESTS, 'twenty in a row are a rest'],
    [REFUSED, 'with many tables waiting are asked about no more after twenty'],
    [REFUSED, 'of Discord being down for a while leave one board a table'],
    [PUBLISHER, 'tells of many commits only the newest'],
    ['bot/trouble.long', 'through %s at any moment, each board once'],
  ),
  'thread creation (no nonce)': proved(
    [REQUESTS, 'a thread that was made without our hearing of it'],
    [PUBLISHER, 'stays in the channel where no thread can be made, and finds the one that is there'],
  ),
  GUILD_DELETE: proved(
    [SERVERS, 'from which the bot was removed while it was away is deleted after thirty days'],
    ['store/sqliteStore', 'deletes what is kept of a server that was left for long'],
    [SERVERS, 'that is out of reach keeps everything as it is'],
    [PLACES, 'from which the bot was removed is asked for once'],
    [SERVERS, 'that is said to be gone and is there'],
  ),
  'player gone (10007, 10013)': proved(
    [PLACES, 'the seat stays, has its number for a name'],
    [GONE, 'is noticed by a refused message, with one look-up, and the others decide at once'],
    [GONE, 'by mistake of Discord stays, and nobody votes'],
    ['tables/gone', 'is voted about at once, and the bot plays if the others want that'],
  ),
  '401, 4004': proved(
    [REFUSED, '%s: says why, and asks nothing from then on'],
    [REFUSED, '401: asks once more, then nothing'],
    ['bot/failures/refusals.long', 'once: the bot looks again, goes on, and nothing is lost'],
    ['bot/failures/refusals.long', 'at the start: the bot is not ready'],
    ['operation/process.long', 'ends when Discord refuses its token, the third time with the code for no restart'],
  ),
  '4013, 4014, 4011': proved([REFUSED, '%s: says why, and asks nothing from then on']),
};

const PEOPLE_ROWS: Readonly<Record<string, Row>> = {
  'table flood': inPart(
    'the question to tables that stand still for 14 days, and their archive: a matter of clocks',
    ['tables/limits', 'five are hosted by one person at most'],
    ['tables/limits', 'one person sits at twenty at most'],
    ['tables/limits', 'three are in one channel, fifty in one server'],
    ['tables/limits', 'three are opened by one person within ten minutes'],
    ['tables/limits', 'a lobby that nobody has touched for a day is cancelled'],
    ['tables/relocate', 'not into a channel that is full, and not as often as one likes'],
    [PEOPLE, 'is refused privately, with the figure'],
    [PEOPLE, 'ends with the lobbies that nobody has touched for a day'],
    ['app/settings', 'the limits are those of the handbook'],
  ),
  'press storm': proved(
    [PEOPLE, 'of one person is answered ten times in five seconds'],
    [PEOPLE, 'at one table leaves those who sit there their say'],
    [PEOPLE, 'does not count what is suggested while somebody types'],
    [PEOPLE, 'read and draw no more than ten of them, after whatever the players are waiting for'],
    [PEOPLE, 'of many people read a table thirty times, and then only whether they sit there'],
  ),
  'oversized or odd input': proved(
    ['tables/oddMoves', '§4 People: the toy refuses whatever is no move with a typed error'],
    ['tables/everyGame.long', '§4 People: whatever is no move is refused with a typed error'],
    ['bot/discord/customId.long', 'of ten thousand others only those are read that would be written just so'],
    ['bot/badInput', 'with an id that was never made'],
    ['bot/badInput', 'where the tile cannot go, how it cannot be turned'],
  ),
  'hostile names and text': proved(
    ['bot/hostileNames', '… of them format, mention and link nothing'],
    ['bot/hostileNames', 'are drawn inside of the card of their player'],
    ['bot/hostileNames', 'and random ones likewise'],
    ['bot/hostileNames', 'never reach the log, clean or not'],
    ['bot/discord/text', 'formats, mentions and links nothing, is short'],
    ['bot/hostileNames', 'get the numbers of their seats, everywhere alike; all others stay as they are'],
  ),
  'erasure request': proved(
    ['tables/erasing', 'is nowhere in the database, wherever the id was'],
    ['tables/erasing', 'gives up seats of running games, leaves lobbies, and the others play on to sound records'],
    ['tables/erasing', 'is erased by the next start if the process is killed between any two steps'],
    ['tables/erasing', 'is erased again after an older backup was restored, by the list beside the database'],
    ['bot/privacy', 'erases after one question: nothing on Discord names the member any more, and the others play on'],
    ['operation/backup', 'no copy is older than 30 days, however seldom backups are taken: what was erased is in none'],
  ),
  'token leak': proved(
    ['operation/secrets.long', 'nothing that the bot prints while a game is played'],
    ['operation/secrets', 'no tracked file holds a token or a key'],
    ['store/key', 'is made at the first start, for its owner only'],
    ['operation/process.long', 'ends when Discord refuses its token, the third time with the code for no restart'],
    [REFUSED, '401: asks once more, then nothing'],
  ),
  'supply chain': later('the bill of materials and provenance come with the first release'),
};

const CATALOGUE = {
  'Process, disk, time, releases': { rows: PROCESS, count: 11 },
  Discord: { rows: DISCORD, count: 17 },
  People: { rows: PEOPLE_ROWS, count: 7 },
} as const;

test('every row of the catalogue of failures has its tests, or a reason why they come later', () => {
  let [rows, whole, partly, none, proofs] = [0, 0, 0, 0, 0];
  const missing: string[] = [];
  for (const [section, { rows: listed, count }] of Object.entries(CATALOGUE)) {
    expect([section, Object.keys(listed).length]).toEqual([section, count]);
    for (const [row, { proofs: named, later: reason }] of Object.entries(listed)) {
      rows++;
      proofs += named.length;
      if (named.length === 0) none++;
      else if (reason === null) whole++;
      else partly++;
      expect(named.length > 0 || (reason ?? '') !== '', row).toBe(true);
      for (const [file, name] of named) {
        const isThere = existsSync(join(TESTS, `${file}.test.ts`));
        const found = isThere ? namesIn(file).filter((one) => one.startsWith(name)) : [];
        if (found.length !== 1) missing.push(`${row}: ${file}: ${name}`);
      }
    }
  }
  console.info(`${rows} rows: ${whole} proved, ${partly} in part, ${none} later; by ${proofs} tests`);
  expect(missing).toEqual([]);
  expect(whole).toBeGreaterThanOrEqual(22);
});

test('a test that does not exist, or only nearly, is missed', () => {
  const names = namesIn('bot/catalogue');
  expect(names).toHaveLength(2);
  expect(names.filter((name) => name.startsWith('every row of the catalogue'))).toHaveLength(1);
  expect(names.filter((name) => name.startsWith('every row of the handbook'))).toEqual([]);
  expect(namesIn('bot/interaction/expiry').length).toBeGreaterThanOrEqual(5);
});
