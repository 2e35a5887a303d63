import { speechOf } from '../../speech.ts';
import type { ClockWords, Waiting } from './contract.ts';
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

const ANSWERS: ClockWords['vote']['answer'] = (answer, extension) =>
  ({
    wait: `Wait ${span(extension)}`,
    replace: 'Find a replacement',
    bot: 'Let the bot play',
    end: 'End the game',
  })[answer];

const until = (deadline: number | null): string => (deadline === null ? '' : ` Deadline: <t:${deadline}:R>.`);

const waitingLine = ({ table, game, since, deadline, address }: Waiting): string =>
  `${address === null ? `Table ${table}` : `[Table ${table}](${address})`} · ${game} · since <t:${since}:R>${deadline === null ? '' : ` · deadline <t:${deadline}:R>`}`;

export const en: ClockWords = {
  preset: (rule) => {
    if (rule.kind === 'none') return 'No clock';
    const each = `${span(rule.allowance)} per decision`;
    return rule.reserve === 0 ? each : `${each}, ${span(rule.reserve)} in reserve per game`;
  },
  line: (rule) => (rule.kind === 'none' ? 'No clock.' : `Clock: ${en.preset(rule)}.`),
  field: { label: 'Clock', description: 'When someone’s time is up, the others vote on what happens.' },
  deadlines: (of) =>
    `-# Deadline: ${of.map(({ names, at }) => `${names.length === 0 ? '' : `${list(names)} `}<t:${at}:R>`).join(', ')}`,
  free: (name, until) => `-# Looking for a replacement for ${name} until <t:${until}:f>.`,
  vote: {
    answer: ANSWERS,
    consents: { yes: 'Agree', no: 'Keep the clock' },
    heading: (names) => `### Time’s up for ${list(names)}`,
    goneHeading: (names) => `### ${list(names)} ${names.length === 1 ? 'has' : 'have'} left this server`,
    body: (voters, ends, fallback) =>
      `${list(voters)}, what should happen? The vote ends <t:${ends}:R>. A majority decides at once; ending the game takes everyone’s vote. With a tie or no votes: **${fallback}**.`,
    ballots: (answer, voters) => `**${answer}**: ${list(voters)}`,
    note: (names) => `-# The vote is off as soon as ${list(names)} ${names.length === 1 ? 'acts' : 'act'}.`,
    clockHeading: (preset) => `### New clock: ${preset}?`,
    clockBody: (asker, present, missing, ends) =>
      `${asker} suggests this instead of: ${present}. ${missing.length === 0 ? '' : `Still to agree: ${list(missing)}. `}The clock changes if everyone agrees. The vote ends <t:${ends}:R>.`,
  },
  events: {
    decided: (answer, names, extension, reason) => {
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
    acted: (names) => `${list(names)} ${names.length === 1 ? 'has' : 'have'} acted: the vote is off.`,
    clockSet: (preset) => `New clock: ${preset}.`,
    clockRefused: (preset) => `The clock stays; not everyone wanted: ${preset}.`,
    formerLeft: (name) => `The player before ${name} left.`,
    tookOver: (name) => `${name} took over this seat.`,
    cameBack: (name) => `${name} is back.`,
  },
  offer: {
    heading: (game, table) => `### Seat available in ${game} · table ${table}`,
    seat: ({ name, until: limit }) =>
      limit === null ? `${name}: the bot is playing.` : `${name}: the game waits, at most until <t:${limit}:f>.`,
    body: (hasHands) =>
      hasHands
        ? 'Anyone not at the table can take over, with the hand as it is. Secrets from before stay hidden.'
        : 'Anyone not at the table can take over and play on from here.',
    take: (name) => `Play for ${name}`,
    closed: (table) => `-# No seat is available at table ${table} anymore.`,
  },
  reminder: {
    public: (who, since, deadline) =>
      `${list(who)}, the game has been waiting for you since <t:${since}:f>.${until(deadline)}`,
    private: (waiting) => `### ${waiting.game} is waiting for you\n${waitingLine(waiting)}`,
    daily: (tables, others) =>
      [
        `### ${count(tables.length + others, 'table is', 'tables are')} waiting for you`,
        ...tables.map(waitingLine),
        ...(others === 0 ? [] : [`… and ${number(others)} more: \`/games\``]),
        '-# `/me daily:off` turns this daily note off.',
      ].join('\n'),
  },
  question: (table, present) => `Which clock should table ${table} have? Now: ${present}.`,
};
