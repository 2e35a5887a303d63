import type { Result } from '../../kernel/result.ts';
import type { Problem } from '../../tables/table/problem.ts';
import type { RefusedStart } from '../../tables/table/start.ts';
import type { Table } from '../../tables/table/table.ts';
import type { PrivateNote } from '../../words/common/answers/contract.ts';
import { button, type Message } from '../discord/components.ts';
import type { Verb } from '../discord/customId.ts';
import { QUICK } from '../discord/limits.ts';
import { cleanWord, displayedWord } from '../discord/shuffleWord.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Callback, Reply } from '../interaction/reply.ts';
import { bannerFor } from '../messages/banner.ts';
import { clockNamed } from '../messages/clock.ts';
import { lobbyMessage, refusedStartText } from '../messages/lobby.ts';
import { note, privateNote } from '../messages/note.ts';
import { optionsForm } from '../messages/options.ts';
import { type PlainProblem, plainProblemText } from '../messages/problem.ts';
import { type Context, gameOf, publicWords, seatingOf } from '../state/context.ts';
import { guestsOf } from '../state/guests.ts';
import { playersOf } from '../state/players.ts';
import { type Handler, noteReply, readerOf, refusal, toCaller } from './contract.ts';
import { askForDirect, handOutcome } from './directMessages.ts';
import { findTable, inStatus } from './findTable.ts';
import { postingProblem } from './mayPost.ts';

export const open: Handler<'open'> = async (context, caller, { game, options, clock, invited, isPrivate }) => {
  if (caller.guild === null) return noteReply(caller, { kind: 'guildOnly' });
  const chosen = clock === null ? null : clockNamed(clock);
  if (clock !== null && chosen === null)
    return { kind: 'say', message: note(plainProblemText({ kind: 'unknownClock' }, readerOf(caller))) };
  const problem = await postingProblem(context, caller);
  if (problem !== null) return noteReply(caller, problem);

  const played = context.games[game];
  // Draw before opening the table: after that the answer must not wait, or the publisher would consider it lost.
  if (played !== undefined) {
    const { locale: set } = await context.tables.settings(caller.guild);
    const spoken = publicWords({ locale: set ?? caller.guildLocale });
    await bannerFor(context, played, spoken, { patience: QUICK });
  }
  const held = played?.hand ?? null;
  await askForDirect(context, caller);
  const opened = await context.tables.open({
    interaction: caller.interaction,
    user: caller.user,
    guild: caller.guild,
    channel: caller.channel,
    game,
    options: options.split(/[\s,]+/).filter((option) => option !== ''),
    locale: caller.guildLocale,
    ...(chosen !== null && { clock: chosen }),
    isPrivate,
    invited: invited.filter((user) => user !== caller.user),
  });
  if (!opened.ok) {
    // The rules are not involved before a game begins.
    if (opened.error.kind === 'duplicate') return { kind: 'nothing' };
    if (opened.error.kind === 'refused') throw new Error('the rules refused to open a table');
    return { kind: 'say', message: note(plainProblemText(opened.error, readerOf(caller))) };
  }

  const table = opened.value;
  const words = publicWords(table);
  const its = gameOf(context.games, table);
  const players = await playersOf(context.names, table, words);
  const banner = await bannerFor(context, its, words, { patience: 0 });
  const isHidden = context.privateThreads.has(caller.channel) === true;
  // If the banner was not ready, the message is one row behind: the publisher updates it.
  const shownRow = banner === null ? table.seq - 1 : table.seq;
  return {
    ...(held !== null && { afterwards: handOutcome(context, caller, table) }),
    kind: 'post',
    message: {
      ...lobbyMessage(its, table, players, words, banner, await guestsOf(context, table, isHidden)),
      pings: isHidden ? [] : table.invited, // Only once: later edits notify no one.
    },
    posted: (message) =>
      context.tables.attach(table.id, {
        message: {
          kind: 'lobby',
          channel: caller.channel,
          message,
          seq: shownRow,
          generation: 0,
          postedAt: context.clock.now(),
          turnSeq: null,
        },
      }),
  };
};

/**
 * A player who has already joined and gives a word changes their word; one who presses the button again sees what else
 * they can do.
 */
export const join: Handler<'join'> = async (context, caller, { table, word, isElsewhere = false }) => {
  const present = caller.isPress && word === null ? await findTable(context, caller, table, inStatus('lobby')) : null;
  if (present?.ok && present.value.status === 'lobby' && seatingOf(present.value, caller.user) !== null) {
    return seated(caller, present.value.id);
  }
  return atTable(context, caller, table, inStatus('lobby'), async (found) => {
    const { id } = found;
    const isWordOnly = word !== null && seatingOf(found, caller.user) !== null;
    const given = { ...request(caller), word: cleanWord(word ?? '') };
    const isForHand = !isWordOnly && gameOf(context.games, found).hand !== null;
    if (!isWordOnly) await askForDirect(context, caller);
    const afterwards = isForHand ? handOutcome(context, caller, found) : undefined;
    return {
      ...(afterwards && { afterwards }),
      changed: await (isWordOnly ? context.tables.setWord(id, given) : context.tables.join(id, given)),
      said: { kind: isWordOnly ? 'wordSet' : 'joined', table: id, word: displayedWord(given.word) },
      isHidden: word !== null || isElsewhere,
    };
  });
};

function seated(caller: Caller, table: string): Reply {
  const { buttons } = caller.words;
  const verb = (label: string, name: Verb) =>
    button(label, 'secondary', { kind: 'verb', table, verb: name, argument: '' });
  const more = [verb(buttons.word, 'word'), verb(buttons.leave, 'leave')];
  return toCaller(caller, privateNote(readerOf(caller), { kind: 'seated', table }, more));
}

/** If the last player leaves, the table ends, so that is confirmed first. */
export const leave: Handler<'leave'> = async (context, caller, { table: named, isSure }) => {
  const found = await findTable(context, caller, named, inStatus('lobby'));
  if (!found.ok) return noteReply(caller, found.error);
  const { id, status, seats } = found.value;
  const isLast = status === 'lobby' && seats.length === 1 && seatingOf(found.value, caller.user) !== null;
  if (isLast && !isSure) return askToConfirm(caller, { kind: 'lastLeaveQuestion', table: id }, 'leave');
  const left = await context.tables.leave(id, request(caller));
  if (!left.ok) return refusal(context, caller, found.value, left.error);
  return caller.isPress && !isSure ? { kind: 'seen' } : noteReply(caller, { kind: 'left', table: id });
};

/** The game begins with its start message, which the publisher posts; if Discord refuses it, the host learns why. */
export const start: Handler<'start'> = (context, caller, { table }) =>
  atTable(context, caller, table, inStatus('lobby'), async (found) => {
    const outcome = context.starts.expect(found.id);
    const changed = await context.tables.start(found.id, request(caller));
    return {
      ...{ changed, said: { kind: 'started', table: found.id } },
      ...(changed.ok && { afterwards: refusedStartNote(context, caller, found, outcome) }),
    };
  });

async function refusedStartNote(
  { names }: Context,
  caller: Caller,
  table: Table,
  coming: Promise<RefusedStart | 'dealt' | null>,
): Promise<Message | null> {
  const outcome = await coming;
  if (outcome === null || outcome === 'dealt') return null;
  return note(refusedStartText(outcome, await playersOf(names, table, caller.words), caller.words));
}

/**
 * Ending a table is confirmed first: by the host before the start, by a moderator afterwards. A confirmation about an
 * open table never ends a game that has started since.
 */
export const cancel: Handler<'cancel'> = async (context, caller, { table: named, sureOf }) => {
  const found = await findTable(context, caller, named, inStatus('lobby', 'running', 'suspended'));
  if (!found.ok) return noteReply(caller, found.error);
  const { id, status } = found.value;
  const isOwn = status === 'lobby' && seatingOf(found.value, caller.user)?.host === true;
  const mayEnd = caller.isModerator && (status === 'lobby' || status === 'running');
  if (sureOf !== status && (isOwn || mayEnd))
    return askToConfirm(
      caller,
      { kind: status === 'lobby' ? 'closeQuestion' : 'cancelQuestion', table: id },
      'cancel',
      status,
    );
  const changed = await context.tables.cancel(id, {
    ...request(caller),
    byModerator: caller.isModerator,
    ...(sureOf !== null && { asked: sureOf }),
  });
  if (!changed.ok) return refusal(context, caller, found.value, changed.error);
  return noteReply(caller, { kind: 'cancelled', table: id });
};

/** Asks privately, with one button to confirm. */
function askToConfirm(
  caller: Caller,
  question: Extract<PrivateNote, { readonly kind: 'closeQuestion' | 'lastLeaveQuestion' | 'cancelQuestion' }>,
  verb: 'cancel' | 'leave',
  argument = 'sure',
): Reply {
  const { cancelSure, closeSure } = caller.words.buttons;
  const label = question.kind === 'cancelQuestion' ? cancelSure : closeSure;
  const sure = button(label, 'danger', { kind: 'verb', table: question.table, verb, argument });
  return toCaller(caller, privateNote(readerOf(caller), question, [sure]));
}

export const setOption: Handler<'setOption'> = (context, caller, { table, name, isOn }) =>
  atTable(context, caller, table, inStatus('lobby'), async ({ id, options }) => ({
    changed: await context.tables.setOptions(id, {
      ...request(caller),
      options: isOn ? [...new Set([...options, name])] : options.filter((option) => option !== name),
    }),
    said: { kind: 'optionSet', option: name, isOn },
  }));

/** The form has the clock, too, which is a change of its own. */
export const setOptions: Handler<'setOptions'> = (context, caller, { table, options, clock }) =>
  atTable(context, caller, table, inStatus('lobby'), async (found) => {
    const { id } = found;
    const chosen = clock === null ? null : clockNamed(clock);
    const { interaction, user } = request(caller);
    if (chosen !== null && chosen !== found.clock) {
      const set = await context.tables.setClock(id, { interaction: `${interaction}/clock`, user, clock: chosen });
      if (!set.ok && set.error.kind !== 'duplicate') return { changed: set, said: null };
    }
    return { changed: await context.tables.setOptions(id, { interaction, user, options }), said: null };
  });

/** Only the host gets the form: from anyone else it would be refused once submitted. */
export const askOptions: Handler<'askOptions'> = async (context, caller, { table: id }) => {
  const found = await findTable(context, caller, id, inStatus('lobby'));
  if (!found.ok) return noteReply(caller, found.error);
  const table = found.value;
  const refusal = optionsRefusal(table, caller);
  if (refusal !== null) return toCaller(caller, note(plainProblemText(refusal, readerOf(caller))));
  return { kind: 'form', form: optionsForm(gameOf(context.games, table), table, caller.words) };
};

function optionsRefusal(table: Table, { user }: Caller): PlainProblem | null {
  if (table.status !== 'lobby') return { kind: 'notOpen', status: table.status };
  return table.seats.some((seating) => seating.host && seating.user === user) ? null : { kind: 'notHost' };
}

export const request = ({ interaction, user }: Caller) => ({ interaction, user });

interface Done {
  readonly changed: Result<Table, Problem>;
  readonly said: PrivateNote | null;
  /** The message with the button does not show the effect. */
  readonly isHidden?: boolean;
  readonly afterwards?: Promise<Message | null>;
}

/** Finds the table, changes it, and reports what was done. A button's effect shows on its message. */
async function atTable(
  context: Context,
  caller: Caller,
  named: string | null,
  fits: Parameters<typeof findTable>[3],
  change: (table: Table) => Promise<Done>,
): Promise<Reply> {
  const found = await findTable(context, caller, named, fits);
  if (!found.ok) return noteReply(caller, found.error);
  const { changed, said, isHidden = false, afterwards } = await change(found.value);
  if (!changed.ok) return refusal(context, caller, found.value, changed.error);
  const reply: Callback =
    said === null || (caller.isPress && !isHidden)
      ? { kind: 'seen' }
      : { kind: 'say', message: privateNote(readerOf(caller), said) };
  return { ...reply, ...(afterwards && { afterwards }) };
}
