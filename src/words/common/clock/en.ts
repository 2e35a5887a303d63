import type { Answer, ClockRule, Consent } from '../../../tables/stored/clock.ts';
import type { Reason } from '../../../tables/table/tableHead.ts';
import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import type { OfferedSeat, Waiting } from './contract.ts';
import { unitsOf } from './span.ts';

const { list, count, number } = speechOf('en');

const span = (ms: number): string => {
  const { minutes, hours, days } = unitsOf(ms);
  if (days !== null) return count(days, 'day', 'days');
  return hours === null ? count(minutes, 'minute', 'minutes') : count(hours, 'hour', 'hours');
};

const more = (ms: number): string => {
  const { minutes, hours, days } = unitsOf(ms);
  if (days !== null) return count(days, 'more day', 'more days');
  return hours === null ? count(minutes, 'more minute', 'more minutes') : count(hours, 'more hour', 'more hours');
};

const ANSWERS: (answer: Answer, extension: number) => string = (answer, extension) =>
  ({
    wait: `Wait ${span(extension)}`,
    replace: 'Find a replacement',
    bot: 'Let the bot play',
    end: 'End the game',
  })[answer];

const until = (deadline: number | null): string => (deadline === null ? '' : ` Deadline: <t:${deadline}:R>.`);

const waitingLine = ({ table, game, since, deadline, address }: Waiting): string =>
  `${address === null ? `Table ${table}` : `[Table ${table}](${address})`} · ${game} · since <t:${since}:R>${deadline === null ? '' : ` · deadline <t:${deadline}:R>`}`;

export const en = {
  /** In menus, and after `Clock:`. At most 100 characters. */
  preset: (rule: ClockRule) => {
    if (rule.kind === 'none') return 'No clock';
    const each = `${span(rule.allowance)} per decision`;
    return rule.reserve === 0 ? each : `${each}, ${span(rule.reserve)} in reserve per game`;
  },
  /** In the lobby, and in answers about it. */
  line: (rule: ClockRule): string => (rule.kind === 'none' ? 'No clock.' : `Clock: ${en.preset(rule)}.`),
  /** The field of the options form. */
  field: { label: 'Clock', description: 'When someone’s time is up, the others vote on what happens.' },
  /** On a board. `names`: empty if the deadline is that of everyone who has to act. */
  deadlines: (of: readonly { readonly names: readonly string[]; readonly at: number }[]) =>
    `-# Deadline: ${of.map(({ names, at }) => `${names.length === 0 ? '' : `${list(names)} `}<t:${at}:R>`).join(', ')}`,
  /** On a board: a seat that waits for someone to take it over. */
  free: (name: string, until: number) => `-# Looking for a replacement for ${name} until <t:${until}:f>.`,
  vote: {
    /** Also on the buttons, at most 25 characters. `extension` in ms. */
    answer: ANSWERS,
    consents: { yes: 'Agree', no: 'Keep the clock' } satisfies { readonly [C in Consent]: string },
    heading: (names: readonly string[]) => `### Time’s up for ${list(names)}`,
    /** In its place for those who have left the server. */
    goneHeading: (names: readonly string[]) =>
      `### ${list(names)} ${names.length === 1 ? 'has' : 'have'} left this server`,
    /** @param voters who has a vote */
    body: (voters: readonly string[], ends: number, fallback: string) =>
      `${list(voters)}, what should happen? The vote ends <t:${ends}:R>. A majority decides at once; ending the game takes everyone’s vote. With a tie or no votes: **${fallback}**.`,
    ballots: (answer: string, voters: readonly string[]) => `**${answer}**: ${list(voters)}`,
    /** Small print: whoever is overdue can still act. */
    note: (names: readonly string[]) =>
      `-# The vote is off as soon as ${list(names)} ${names.length === 1 ? 'acts' : 'act'}.`,
    /** A vote on another clock. `asker`: who suggested it. */
    clockHeading: (preset: string) => `### New clock: ${preset}?`,
    clockBody: (asker: string, present: string, missing: readonly string[], ends: number) =>
      `${asker} suggests this instead of: ${present}. ${missing.length === 0 ? '' : `Still to agree: ${list(missing)}. `}The clock changes if everyone agrees. The vote ends <t:${ends}:R>.`,
  },
  /** What remains of a vote; in the move list and beneath boards, who plays for a seat. */
  events: {
    /** @param extension in ms; null where it isn’t known anymore */
    decided: (answer: Answer, names: readonly string[], extension: number | null, reason: Reason) => {
      const who = list(names);
      const what = {
        wait: `${who} ${names.length === 1 ? 'gets' : 'get'} ${extension === null ? 'more time' : more(extension)}`,
        replace: `${names.length === 1 ? `${who}’s seat is` : `the seats of ${who} are`} up for grabs`,
        bot: `the bot plays for ${who} now`,
        end: 'the game ends and doesn’t count',
      }[answer];
      const why = {
        votes: 'Decided',
        tie: 'The vote was tied',
        noVotes: 'No one voted',
        noVoters: 'Time’s up for everyone who could vote',
      }[reason];
      return `${why}: ${what}.`;
    },
    /** The vote ended because the overdue acted. */
    acted: (names: readonly string[]) =>
      `${list(names)} ${names.length === 1 ? 'has' : 'have'} acted: the vote is off.`,
    clockSet: (preset: string) => `New clock: ${preset}.`,
    clockRefused: (preset: string) => `The clock stays; not everyone wanted: ${preset}.`,
    /** Someone left the seat that this player has now. */
    formerLeft: (name: string) => `The player before ${name} left.`,
    tookOver: (name: string) => `${name} took over this seat.`,
    cameBack: (name: string) => `${name} is back.`,
  },
  offer: {
    heading: (game: string, table: string) => `### Seat available in ${game} · table ${table}`,
    seat: ({ name, until: limit }: OfferedSeat) =>
      limit === null ? `${name}: the bot is playing.` : `${name}: the game waits, at most until <t:${limit}:f>.`,
    /** What it means to take one over. */
    body: (hasHands: boolean) =>
      hasHands
        ? 'Anyone not at the table can take over, with the hand as it is. Secrets from before stay hidden.'
        : 'Anyone not at the table can take over and play on from here.',
    /** On a button, at most 80 characters. */
    take: (name: string) => `Play for ${name}`,
    /** What remains once all seats are taken. */
    closed: (table: string) => `-# No seat is available at table ${table} anymore.`,
  },
  reminder: {
    /** At the table. `who`: mentions. */
    public: (who: readonly string[], since: number, deadline: number | null) =>
      `${list(who)}, the game has been waiting for you since <t:${since}:f>.${until(deadline)}`,
    /** By direct message. */
    private: (waiting: Waiting) => `### ${waiting.game} is waiting for you\n${waitingLine(waiting)}`,
    /** Once a day. */
    daily: (tables: readonly Waiting[], others: number) =>
      [
        `### ${count(tables.length + others, 'table is', 'tables are')} waiting for you`,
        ...tables.map(waitingLine),
        ...(others === 0 ? [] : [`… and ${number(others)} more: \`/games\``]),
        '-# `/me daily:off` turns this daily note off.',
      ].join('\n'),
  },
  /** Above the buttons, when asking for another clock. */
  question: (table: string, present: string) => `Which clock should table ${table} have? Now: ${present}.`,
};

export type ClockWords = Widened<typeof en>;
