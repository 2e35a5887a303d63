import type { Seat } from '../../engines/contract.ts';
import {
  ANSWERS,
  CLOCK_RULES,
  type ClockName,
  CONSENTS,
  type Consent,
  timedClock,
  voteTimes,
} from '../../tables/clock.ts';
import type { Seating, Table, Vote, VoteOutcome } from '../../tables/tables.ts';
import { commonWords } from '../../words/common/index.ts';
import type { Locale, Say } from '../../words/contract.ts';
import type { BotGame, Style } from '../contract.ts';
import { button, container, type Message, row, text } from '../discord/components.ts';
import { inSeconds } from '../discord/text.ts';
import { publicLocale } from '../state/context.ts';
import type { Players } from '../state/players.ts';
import { takenBackBy } from './undo.ts';
import { clockOutcome, firstLineOf, undoLine } from './verdict.ts';

const STYLES: { readonly [A in (typeof ANSWERS)[number]]: Style } = {
  wait: 'primary',
  replace: 'secondary',
  bot: 'secondary',
  end: 'danger',
};

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
  const { clock: words } = commonWords[publicLocale(table)];
  const name = (seat: Seat) => players.say.name(seat);
  const mentionsOf = (seats: readonly Seat[]) =>
    table.seats
      .filter(({ seat }) => seats.includes(seat))
      .map(({ seat, user }) => (user === null ? name(seat) : `<@${user}>`));
  const answerButton = (label: string, style: Style, answer: string) =>
    button(label, style, { kind: 'verb', table: table.id, verb: 'vote', argument: `${vote.row}-${answer}` });
  const votersFor = (answer: string) =>
    vote.electorate.filter((seat) => vote.ballots.some((one) => one.seat === seat && one.answer === answer)).map(name);
  const tally = (answers: readonly string[], say: (answer: string) => string) =>
    answers
      .map((one) => ({ one, voters: votersFor(one) }))
      .flatMap(({ one, voters }) => (voters.length === 0 ? [] : [words.vote.ballots(say(one), voters)]));

  const consentRow = (labels: { readonly [C in Consent]: string }) =>
    row(CONSENTS.map((answer) => answerButton(labels[answer], answer === 'yes' ? 'success' : 'secondary', answer)));
  const missing = mentionsOf(vote.electorate.filter((seat) => vote.ballots.every((one) => one.seat !== seat)));

  if (vote.about === 'undo') {
    const { undo } = commonWords[publicLocale(table)];
    const recent = table.standpoints?.public.recent ?? [];
    const rows = recent.filter(({ seq }) => seq > vote.to);
    const of = takenBackBy(game, table, rows, vote.by, players.say, publicLocale(table));
    return container(
      [
        text([undo.vote.heading(name(vote.by)), undo.vote.body(of, missing, inSeconds(vote.endsAt))].join('\n')),
        consentRow(undo.vote.consents),
      ],
      { accent: game.accent, pings },
    );
  }

  if (vote.about === 'clock') {
    const presets = (clock: ClockName) => words.preset(CLOCK_RULES[clock]);
    return container(
      [
        text(
          [
            words.vote.clockHeading(presets(vote.clock)),
            words.vote.clockBody(name(vote.by), presets(table.clock), missing, inSeconds(vote.endsAt)),
          ].join('\n'),
        ),
        consentRow(words.vote.consents),
      ],
      { accent: game.accent, pings },
    );
  }

  const { undo } = commonWords[publicLocale(table)];
  const lapsed = vote.lapsedUndo === null ? [] : mentionsOf([vote.lapsedUndo]);
  const { extension } = voteTimes(table.clock);
  const late = vote.seats.filter((seat) => !vote.gone.includes(seat)).map(name);
  const labels = new Map<string, string>(ANSWERS.map((answer) => [answer, words.vote.answer(answer, extension)]));
  const labelOf = (answer: string) => labels.get(answer) ?? answer;
  return container(
    [
      text(
        [
          ...lapsed.map((asker) => `-# ${undo.displaced(asker)}`),
          ...(late.length === 0 ? [] : [words.vote.heading(late)]),
          ...(vote.gone.length === 0 ? [] : [words.vote.goneHeading(vote.gone.map(name))]),
          words.vote.body(mentionsOf(vote.electorate), inSeconds(vote.endsAt), labelOf(vote.fallback)),
          ...tally(ANSWERS, labelOf),
          words.vote.note(vote.seats.map(name)),
        ].join('\n'),
      ),
      row(ANSWERS.map((answer) => answerButton(labelOf(answer), STYLES[answer], answer))),
    ],
    { accent: game.accent, pings },
  );
}

/** What remains of the message when the vote is over: its outcome in a line. */
export function outcomeMessage(game: BotGame, table: Table, outcome: VoteOutcome, { say }: Players): Message {
  const locale = publicLocale(table);
  const { clock: words, board, undo } = commonWords[locale];
  const lapsed = outcome.about === 'overdue' ? table.seats.filter(({ seat }) => seat === outcome.lapsedUndo) : [];
  const line = (): string => {
    if (outcome.about === 'clock') return clockOutcome(outcome, locale);
    if (outcome.about === 'undo') return undoOutcome(game, table, outcome, say, locale);
    const decided = table.seats.filter(({ seat }) => outcome.seats.includes(seat));
    const namesOf = (seats: readonly Seating[]) => seats.map(({ seat }) => say.name(seat));
    const names = namesOf(decided);
    if (outcome.answer === 'acted') {
      const acted = namesOf(decided.filter(({ resigned }) => !resigned));
      const left = namesOf(decided.filter(({ resigned }) => resigned));
      const lines = left.map((name) => board.resigned(name, table.status === 'running'));
      return [...(acted.length === 0 ? [] : [words.events.acted(acted)]), ...lines].join(' ');
    }
    // If nobody can vote, members get more and more.
    const extension = outcome.reason === 'noVoters' ? null : (timedClock(table.clock)?.extension ?? null);
    return words.events.decided(outcome.answer, names, extension, outcome.reason);
  };
  const lines = [...lapsed.map(({ seat }) => undo.displaced(say.name(seat))), line()];
  return container([text(lines.map((one) => `-# ${one}`).join('\n'))], { accent: game.accent });
}

/** The row `undo` says what was taken back, and the verdict what was not. */
function undoOutcome(
  game: BotGame,
  { seats, standpoints }: Table,
  { answer, by }: Extract<VoteOutcome, { about: 'undo' }>,
  say: Say,
  locale: Locale,
): string {
  const recent = standpoints?.public.recent ?? [];
  const done = recent.findLast(({ kind, seat }) => kind === 'undo' && seat === by);
  const taken = answer === 'yes' && done !== undefined ? undoLine(game, done, seats, say, locale) : null;
  const asker = seats.find(({ seat }) => seat === by);
  const name = asker === undefined ? '–' : say.name(asker.seat);
  const { undo } = commonWords[locale];
  if (answer === 'yes') return taken ?? undo.tookBack(name, null);
  if (answer === 'acted') return undo.dropped(name);
  const { kept = [] } = recent.findLast(({ verdict }) => verdict?.about === 'undo' && verdict.by === by) ?? {};
  return undo.refused(name, asker === undefined ? null : firstLineOf(game, kept, asker.seat, say, locale));
}
