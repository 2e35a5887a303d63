import type { TableHead } from '../../tables/table/tableHead.ts';
import type { Suggestion } from '../contract.ts';
import { limits } from '../discord/limits.ts';
import { shorten } from '../discord/text.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Reply } from '../interaction/reply.ts';
import { standingLine } from '../messages/plan.ts';
import { gameOf, seatingOf } from '../state/context.ts';
import { playersOf } from '../state/players.ts';
import type { Handler } from './contract.ts';
import { findTable, inStatus } from './findTable.ts';

/** What can be typed in an option of a game's command, given the other options. */
export const suggestMove: Handler<'suggestMove'> = async (context, caller, intent) => {
  const fits = ({ game, status }: TableHead) => game === intent.game && status === 'running';
  const found = await findTable(context, caller, intent.table, fits);
  if (!found.ok || found.value.game !== intent.game) return choices([], '');
  const table = found.value;
  const { standpoints } = table;
  const game = gameOf(context.games, table);
  const seating = seatingOf(table, caller.user);
  const known = game.commands.find(({ name }) => name === intent.command);
  if (seating === null || seating.resigned || !known || standpoints === null) return choices([], '');
  const standpoint = standpoints.of(seating.seat);
  const position = seating.awaited ? standpoint : standpoint.ahead;
  if (position === null) return choices([], '');

  const { say } = await playersOf(context.names, table, caller.words);
  const { [intent.focused]: typed = '', ...others } = intent.typed;
  const all = known.suggest(position, others, intent.focused, { words: caller.words, say });
  return choices(all, typed);
};

/** The tables of this channel, including ended ones, whose record is available. */
export const suggestTable: Handler<'suggestTable'> = async (context, caller, { command, typed }) => {
  // Tables to move here are elsewhere now.
  const live =
    command === 'here' && caller.guild !== null
      ? await context.tables.ofUser(caller.guild, caller.user)
      : await context.tables.inChannel(caller.channel);
  const ended =
    command === 'verify' || command === 'replay' ? await context.tables.inChannel(caller.channel, 'ended') : [];
  const tables = command === 'replay' ? ended.filter(({ startedAt }) => startedAt !== null) : [...live, ...ended];
  const { suggestions } = caller.words.commands;
  return choices(
    tables.map((table) => ({
      name: suggestions.table(table.id, gameOf(context.games, table).words[caller.words.locale].name),
      value: table.id,
    })),
    typed,
  );
};

export const suggestOption: Handler<'suggestOption'> = async (context, caller, { table, typed }) => {
  const found = await findTable(context, caller, table, inStatus('lobby'));
  return choices(found.ok ? optionsOf(context.games, found.value.game, caller) : [], typed);
};

/** The standing answers that the member's game has. */
export const suggestStanding: Handler<'suggestStanding'> = async (context, caller, { table, typed }) => {
  const fits = (one: TableHead) => one.status === 'running' && seatingOf(one, caller.user) !== null;
  const found = await findTable(context, caller, table, fits);
  const seating = found.ok ? seatingOf(found.value, caller.user) : null;
  if (!found.ok || seating === null || found.value.standpoints === null) return choices([], '');
  const game = gameOf(context.games, found.value);
  const { names } = found.value.standpoints.of(seating.seat).plan;
  return choices(
    names.map((name) => ({ name: standingLine(game, name, caller.words), value: name })),
    typed,
  );
};

export const suggestNewOption: Handler<'suggestNewOption'> = async (context, caller, { game, typed }) => {
  // Several game options may be typed in a row: complete the last one.
  const before = typed.replace(/[^\s,]*$/, '');
  const last = typed.slice(before.length);
  const chosen = before.split(/[\s,]+/);
  const others = optionsOf(context.games, game, caller).filter(({ value }) => !chosen.includes(value));
  const completed = others.map(({ name, value }) => ({ name: `${before}${name}`, value: `${before}${value}` }));
  return choices(completed, last);
};

function optionsOf(games: Parameters<typeof gameOf>[0], id: string, { words }: Caller): readonly Suggestion[] {
  const game = games[id];
  if (!game) return [];
  return game.engine.options.map((option) => {
    const { name, description } = game.words[words.locale].options[option] ?? { name: option, description: '' };
    return { name: words.commands.suggestions.option(option, name, description), value: option };
  });
}

/** Suggestions that contain the typed text, as many as Discord shows. */
export function choices(all: readonly Suggestion[], typed: string): Reply {
  const wanted = fold(typed);
  return {
    kind: 'choices',
    choices: all
      .filter(({ name, value }) => fold(name).includes(wanted) || fold(value).includes(wanted))
      .filter(({ value }) => value.length <= limits.choiceValue)
      .slice(0, limits.choices)
      .map(({ name, value }) => ({ name: shorten(name, limits.choiceName), value })),
  };
}

/** Without capitals and spaces, and with the keyboard's minus sign. */
const fold = (text: string): string => text.toLowerCase().replaceAll('−', '-').replaceAll(' ', '');
