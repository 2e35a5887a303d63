import type { APIButtonComponent } from 'discord.js';
import type { Seat } from '../../engines/contract.ts';
import {
  ANSWERS,
  type Answer,
  CLOCK_RULES,
  type ClockName,
  CONSENTS,
  type Consent,
  timedClock,
  voteTimes,
} from '../../tables/stored/clock.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Seating, Vote, VoteOutcome } from '../../tables/table/tableHead.ts';
import type { Say } from '../../words/contract.ts';
import type { Words } from '../../words/words.ts';
import type { BotGame, Style } from '../contract.ts';
import { button, container, type Message, row, text } from '../discord/components.ts';
import { inSeconds } from '../discord/text.ts';
import { publicWords } from '../state/context.ts';
import type { Players } from '../state/players.ts';
import { takenBackBy } from './undo.ts';
import { clockOutcome, firstLineOf, undoLine } from './verdict.ts';

type Of<About extends Vote['about']> = Extract<Vote, { readonly about: About }>;

/**
 * Asks everyone who still plays about overdue seats, another clock, or an undo. Ballots are open: everyone sees who wants what.
 *
 * @param pings members to notify
 */
export function voteMessage(
  game: BotGame,
  table: Table,
  vote: Vote,
  players: Players,
  pings: readonly string[],
): Message {
  const { lines, buttons } = partsOf(game, table, vote, players);
  return container([text(lines.join('\n')), row(buttons)], { accent: game.accent, pings });
}

interface VoteParts {
  readonly lines: readonly string[];
  readonly buttons: readonly APIButtonComponent[];
}

function partsOf(game: BotGame, table: Table, vote: Vote, { say }: Players): VoteParts {
  if (vote.about === 'undo') return undoParts(game, table, vote, say);
  return vote.about === 'clock' ? clockParts(table, vote, say) : overdueParts(table, vote, say);
}

function undoParts(game: BotGame, table: Table, vote: Of<'undo'>, say: Say): VoteParts {
  const { vote: voteWords } = publicWords(table).undo;
  const recent = table.standpoints?.public.recent ?? [];
  const rows = recent.filter(({ seq }) => seq > vote.to);
  const of = takenBackBy(game, table, rows, vote.by, say, publicWords(table));
  return {
    lines: [
      voteWords.heading(say.name(vote.by)),
      voteWords.body(of, mentionsOf(table, missingIn(vote), say), inSeconds(vote.endsAt)),
    ],
    buttons: consentButtons(table, vote, voteWords.consents),
  };
}

function clockParts(table: Table, vote: Of<'clock'>, say: Say): VoteParts {
  const { preset, vote: voteWords } = publicWords(table).clock;
  const presets = (clock: ClockName) => preset(CLOCK_RULES[clock]);
  const missing = mentionsOf(table, missingIn(vote), say);
  return {
    lines: [
      voteWords.clockHeading(presets(vote.clock)),
      voteWords.clockBody(say.name(vote.by), presets(table.clock), missing, inSeconds(vote.endsAt)),
    ],
    buttons: consentButtons(table, vote, voteWords.consents),
  };
}

/** The seats that have not voted yet. */
const missingIn = ({ electorate, ballots }: Vote): readonly Seat[] =>
  electorate.filter((seat) => ballots.every((one) => one.seat !== seat));

const consentButtons = (table: Table, vote: Vote, labels: { readonly [C in Consent]: string }) =>
  CONSENTS.map((answer) =>
    answerButton(table, vote, labels[answer], answer === 'yes' ? 'success' : 'secondary', answer),
  );

const answerButton = ({ id }: Table, { row: opened }: Vote, label: string, style: Style, answer: string) =>
  button(label, style, { kind: 'verb', table: id, verb: 'vote', argument: `${opened}-${answer}` });

const mentionsOf = ({ seats }: Table, some: readonly Seat[], say: Say): readonly string[] =>
  seats
    .filter(({ seat }) => some.includes(seat))
    .map(({ seat, user }) => (user === null ? say.name(seat) : `<@${user}>`));

const STYLES: { readonly [A in (typeof ANSWERS)[number]]: Style } = {
  wait: 'primary',
  replace: 'secondary',
  bot: 'secondary',
  end: 'danger',
};

function overdueParts(table: Table, vote: Of<'overdue'>, say: Say): VoteParts {
  const { clock, undo } = publicWords(table);
  const words = clock.vote;
  const namesOf = (seats: readonly Seat[]) => seats.map((seat) => say.name(seat));
  const lapsed = vote.lapsedUndo === null ? [] : mentionsOf(table, [vote.lapsedUndo], say);
  const { extension } = voteTimes(table.clock);
  const late = vote.seats.filter((seat) => !vote.gone.includes(seat));
  const labels = new Map<string, string>(ANSWERS.map((answer) => [answer, words.answer(answer, extension)]));
  const labelOf = (answer: string) => labels.get(answer) ?? answer;
  return {
    lines: [
      ...lapsed.map((asker) => `-# ${undo.displaced(asker)}`),
      ...(late.length === 0 ? [] : [words.heading(namesOf(late))]),
      ...(vote.gone.length === 0 ? [] : [words.goneHeading(namesOf(vote.gone))]),
      words.body(mentionsOf(table, vote.electorate, say), inSeconds(vote.endsAt), labelOf(vote.fallback)),
      ...ANSWERS.flatMap((answer) => {
        const voters = votersFor(vote, answer);
        return voters.length === 0 ? [] : [words.ballots(labelOf(answer), namesOf(voters))];
      }),
      words.note(namesOf(vote.seats)),
    ],
    buttons: ANSWERS.map((answer) => answerButton(table, vote, labelOf(answer), STYLES[answer], answer)),
  };
}

const votersFor = ({ electorate, ballots }: Of<'overdue'>, answer: Answer): readonly Seat[] =>
  electorate.filter((seat) => ballots.some((one) => one.seat === seat && one.answer === answer));

/** What remains of the message when the vote is over: its outcome in a line. */
export function outcomeMessage(game: BotGame, table: Table, outcome: VoteOutcome, { say }: Players): Message {
  const words = publicWords(table);
  const { undo } = words;
  const lapsed = outcome.about === 'overdue' ? table.seats.filter(({ seat }) => seat === outcome.lapsedUndo) : [];
  const line = (): string => {
    if (outcome.about === 'clock') return clockOutcome(outcome, words);
    if (outcome.about === 'undo') return undoOutcome(game, table, outcome, say, words);
    return overdueOutcome(table, outcome, say, words);
  };
  const lines = [...lapsed.map(({ seat }) => undo.displaced(say.name(seat))), line()];
  return container([text(lines.map((one) => `-# ${one}`).join('\n'))], { accent: game.accent });
}

function overdueOutcome(
  { seats, status, clock }: Table,
  outcome: Extract<VoteOutcome, { about: 'overdue' }>,
  say: Say,
  words: Words,
): string {
  const { clock: clockWords, board } = words;
  const decided = seats.filter(({ seat }) => outcome.seats.includes(seat));
  const namesOf = (some: readonly Seating[]) => some.map(({ seat }) => say.name(seat));
  if (outcome.answer === 'acted') {
    const acted = namesOf(decided.filter(({ resigned }) => !resigned));
    const left = namesOf(decided.filter(({ resigned }) => resigned));
    const lines = left.map((name) => board.resigned(name, status === 'running'));
    return [...(acted.length === 0 ? [] : [clockWords.events.acted(acted)]), ...lines].join(' ');
  }
  // If nobody can vote, members get more and more.
  const extension = outcome.reason === 'noVoters' ? null : (timedClock(clock)?.extension ?? null);
  return clockWords.events.decided(outcome.answer, namesOf(decided), extension, outcome.reason);
}

/** The row `undo` says what was taken back, and the verdict what was not. */
function undoOutcome(
  game: BotGame,
  { seats, standpoints }: Table,
  { answer, by }: Extract<VoteOutcome, { about: 'undo' }>,
  say: Say,
  words: Words,
): string {
  const recent = standpoints?.public.recent ?? [];
  const done = recent.findLast(({ kind, seat }) => kind === 'undo' && seat === by);
  const taken = answer === 'yes' && done !== undefined ? undoLine(game, done, seats, say, words) : null;
  const asker = seats.find(({ seat }) => seat === by);
  const name = asker === undefined ? '–' : say.name(asker.seat);
  const { undo } = words;
  if (answer === 'yes') return taken ?? undo.tookBack(name, null);
  if (answer === 'acted') return undo.dropped(name);
  const { kept = [] } = recent.findLast(({ verdict }) => verdict?.about === 'undo' && verdict.by === by) ?? {};
  return undo.refused(name, asker === undefined ? null : firstLineOf(game, kept, asker.seat, say, words));
}
