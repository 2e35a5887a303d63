import type { TableHead } from '../../tables/table/tableHead.ts';
import type { BotGame, RulesSection } from '../contract.ts';
import type { Attached, Message } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import type { IntentOf } from '../interaction/intent.ts';
import { screenOf } from '../messages/pictures.ts';
import { contentsMessage, gamesQuestion, type RulesSubject, sectionMessage, sectionsOf } from '../messages/rules.ts';
import { type Context, gameOf, seatingOf } from '../state/context.ts';
import { type Handler, noteReply } from './contract.ts';
import { choices } from './suggest.ts';

/** How long a page waits for its picture before it goes without, in ms. */
const PATIENCE = 10_000;

/** A page of the rules: replaces the one whose button was pressed, or is a new private message. */
export const rules: Handler<'rules'> = async (context, caller, intent) => {
  const kind = intent.isTurned && caller.isOnPrivate ? 'redraw' : 'say';
  const subject = await subjectOf(context, caller, intent);
  if (subject === null && intent.table !== null) return noteReply(caller, { kind: 'noTable' });
  if (subject === null) return { kind, message: gamesQuestion(Object.values(context.games), caller.words) };
  const section = sectionNamed(subject, intent.section);
  return { kind, message: section === undefined ? contentsMessage(subject) : page(context, caller, subject, section) };
};

/** A section by its id, or by its title as users type it. */
function sectionNamed({ game, words }: RulesSubject, named: string | null): RulesSection | undefined {
  const wanted = named?.trim().toLowerCase();
  const { sections } = game.rules;
  return (
    sections.find(({ id }) => id.toLowerCase() === wanted) ??
    sections.find(({ page }) => page[words.locale].title.toLowerCase() === wanted)
  );
}

async function page(context: Context, caller: Caller, subject: RulesSubject, section: RulesSection): Promise<Message> {
  return sectionMessage(subject, section, await figureOf(context, caller, subject, section));
}

async function figureOf(
  context: Context,
  { user }: Caller,
  { game, words }: RulesSubject,
  { id, figure }: RulesSection,
): Promise<Attached | null> {
  if (figure === null) return null;
  const { id: of } = game.engine;
  const screen = await screenOf(context, user);
  const order = { kind: 'sheet', game: of, sheet: figure.sheet, locale: words.locale, view: null, screen } as const;
  const bytes = await context.fixedPictures.of(order, PATIENCE);
  const name = words.rules.fileName(of, id);
  return bytes === null ? null : { name, bytes, alt: figure.alt[words.locale] };
}

/**
 * Which rules are meant: those of the table a button names, or of the named game, or of the only game played in this
 * channel. Null if that is ambiguous.
 */
async function subjectOf(
  context: Context,
  caller: Caller,
  { table: id, game: named }: Pick<IntentOf<'rules'>, 'table' | 'game'>,
): Promise<RulesSubject | null> {
  const { tables, games } = context;
  const { words } = caller;
  if (id !== null) {
    const table = await tables.get(id);
    if (table !== null && caller.guild !== null && table.guild === caller.guild)
      return { game: gameOf(games, table), table, words };
  }
  const known = gameNamed(context, named);
  if (id !== null) return known && { game: known, table: null, words };
  const here = await tablesHere(context, caller, known);
  const played = new Set(here.map((table) => gameOf(games, table)));
  const [game] = known === null && played.size === 1 ? played : [known];
  return game ? { game, table: here.length === 1 ? here[0]! : null, words } : null;
}

const gameNamed = ({ games }: Pick<Context, 'games'>, named: string | null): BotGame | null =>
  named !== null && Object.hasOwn(games, named) ? (games[named] ?? null) : null;

/**
 * The tables of this channel, or just the caller's if there is exactly one. If none is open or running, those that have
 * ended.
 */
async function tablesHere(
  { tables }: Pick<Context, 'tables'>,
  { guild, channel, user }: Caller,
  game: BotGame | null,
): Promise<readonly TableHead[]> {
  if (guild === null) return [];
  const live = await tables.inChannel(channel);
  const there = live.length > 0 ? live : await tables.inChannel(channel, 'ended');
  const fitting = there.filter((table) => game === null || table.game === game.engine.id);
  const own = fitting.filter((table) => seatingOf(table, user) !== null);
  return own.length === 1 ? own : fitting;
}

/** The sections that can be typed after `/rules`, for the game that is named or played here. */
export const suggestSection: Handler<'suggestSection'> = async (context, caller, { game, typed }) => {
  const subject = await subjectOf(context, caller, { table: null, game });
  const { words } = caller;
  const sections = subject === null ? [] : sectionsOf(subject);
  return choices(
    sections.map(({ id, page }, index) => ({ name: `${index + 1} ${page[words.locale].title}`, value: id })),
    typed,
  );
};
