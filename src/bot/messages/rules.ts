/** The pages of a game's rules: the contents, and one page per section. */

import type { APIButtonComponent, APIComponentInContainer } from 'discord.js';
import type { Refusal } from '../../engines/contract.ts';
import type { RulesOption } from '../../words/common/rules/contract.ts';
import type { Words } from '../../words/words.ts';
import type { BotGame, RulesSection } from '../contract.ts';
import {
  type Attached,
  button,
  container,
  gallery,
  inRows,
  type Message,
  menu,
  row,
  text,
} from '../discord/components.ts';
import { limits } from '../discord/limits.ts';
import { shorten } from '../discord/text.ts';

/** Which rules are shown, and to whom. */
export interface RulesSubject {
  readonly game: BotGame;
  /** The table whose options are marked; null for none. */
  readonly table: { readonly id: string; readonly options: readonly string[] } | null;
  readonly words: Words;
}

/** The sections in page order; among those about options, the table's own come first. */
export function sectionsOf({ game, table }: Pick<RulesSubject, 'game' | 'table'>): readonly RulesSection[] {
  const isOn = ({ option }: RulesSection) => option !== null && table?.options.includes(option) === true;
  const { sections } = game.rules;
  const plain = sections.filter(({ option }) => option === null);
  const others = sections.filter((section) => section.option !== null && !isOn(section));
  return [...plain, ...sections.filter(isOn), ...others];
}

/** A short how-to-play, the options, and the menu of all sections. */
export function contentsMessage(subject: RulesSubject): Message {
  const { game, table, words } = subject;
  const { rules } = words;
  const own = game.words[words.locale];
  const options = game.engine.options.map((option) => optionOf(subject, option));
  const [on, others] = [options.filter(({ isOn }) => isOn), options.filter(({ isOn }) => !isOn)];
  const listed = (some: readonly RulesOption[]) =>
    some.map((one) => rules.option(one, own.options[one.option]?.description ?? ''));
  const [first] = sectionsOf(subject);
  const names = on.map(({ name }) => name);
  const content = [
    rules.heading(own.name),
    ...(table === null ? [] : [rules.atTable(table.id, names)]),
    ...listed(on),
    ...(on.length > 0 ? [''] : []),
    overviewOf(subject),
    ...(others.length > 0 ? [''] : []),
    ...listed(others),
  ];
  return page(subject, content.join('\n'), null, null, first === undefined ? [] : [after(subject, first)]);
}

/** How to play in short. Below each paragraph that an option of the table changes: which option, and its section. */
function overviewOf(subject: RulesSubject): string {
  const { game, words } = subject;
  return game.words[words.locale].howToPlay
    .split('\n\n')
    .map((paragraph, index) => [paragraph, ...changesTo(subject, ({ overview }) => overview === index)].join('\n'))
    .join('\n\n');
}

/** What the options of the table change, a line for each of their sections that `isMeant` picks. */
const changesTo = (subject: RulesSubject, isMeant: (section: RulesSection) => boolean): readonly string[] =>
  sectionsOf(subject).flatMap((section) => {
    const { option, page: by } = section;
    return option !== null && subject.table?.options.includes(option) && isMeant(section)
      ? [subject.words.rules.changedBy(optionOf(subject, option), by[subject.words.locale].title)]
      : [];
  });

/** One section with its picture, if that could be drawn. */
export function sectionMessage(subject: RulesSubject, section: RulesSection, picture: Attached | null): Message {
  const { game, words } = subject;
  const { rules, buttons } = words;
  const sections = sectionsOf(subject);
  const at = sections.findIndex(({ id }) => id === section.id);
  const { title, text: body } = section.page[words.locale];
  const content = [
    `### ${title}`,
    rules.place(game.words[words.locale].name, at + 1, sections.length),
    ...(section.option === null ? [] : [rules.ofOption(optionOf(subject, section.option))]),
    ...changesTo(subject, ({ changes }) => changes.includes(section.id)),
    body,
  ];
  const [previous, next] = [sections[at - 1], sections[at + 1]];
  return page(subject, content.join('\n'), section, picture, [
    ...(previous === undefined ? [] : [turn(subject, `‹ ${previous.page[words.locale].title}`, previous.id)]),
    turn(subject, previous === undefined ? `‹ ${buttons.contents}` : buttons.contents, ''),
    ...(next === undefined ? [] : [after(subject, next)]),
  ]);
}

/** As many menus as the lines need, of equal length if possible. */
function inMenus<L>(lines: readonly L[]): readonly (readonly L[])[] {
  const menus = Math.ceil(lines.length / limits.menuLines);
  const longest = Math.ceil(lines.length / menus);
  return Array.from({ length: menus }, (_, i) => lines.slice(i * longest, (i + 1) * longest));
}

/** A page: picture, text, the menus of sections with the current one selected, and navigation buttons. */
function page(
  subject: RulesSubject,
  content: string,
  present: RulesSection | null,
  picture: Attached | null,
  links: readonly APIButtonComponent[],
): Message {
  const { game, table, words } = subject;
  const { rules } = words;
  const lines = sectionsOf(subject).map(({ id, page, option }, index) => ({
    label: `${index + 1} ${page[words.locale].title}`,
    id,
    ...(option === null ? {} : { description: rules.mark(optionOf(subject, option)) }),
    isTicked: id === present?.id,
  }));
  const parts: readonly APIComponentInContainer[] = [
    ...(picture === null ? [] : [gallery(picture)]),
    text(shorten(content, limits.text)),
    ...inMenus(lines).map((some, index, { length }) =>
      menu(
        {
          placeholder: length === 1 ? rules.choose() : `${rules.choose()} · ${some[0]?.label} – ${some.at(-1)?.label}`,
          ...{ lines: some, least: 1, most: 1 },
        },
        { kind: 'rulesMenu', game: game.engine.id, table: table?.id ?? null, menu: index },
      ),
    ),
    row(links),
  ];
  return container(parts, { accent: game.accent, files: picture === null ? [] : [picture] });
}

const after = (subject: RulesSubject, { id, page }: RulesSection): APIButtonComponent =>
  turn(subject, `${page[subject.words.locale].title} ›`, id);

const turn = ({ game, table }: RulesSubject, label: string, section: string): APIButtonComponent =>
  button(label, 'secondary', { kind: 'rules', game: game.engine.id, table: table?.id ?? null, section });

/** An option of the game, and whether the table uses it. */
function optionOf({ game, table, words }: RulesSubject, option: string): RulesOption {
  const { name } = game.words[words.locale].options[option] ?? { name: option };
  return { option, name, isOn: table === null ? null : table.options.includes(option) };
}

/** One button per game, if it is unclear which one is meant. */
export const gamesQuestion = (games: readonly BotGame[], words: Words): Message =>
  container([
    text(words.rules.whichGame()),
    ...inRows(games.map((game) => turn({ game, table: null, words }, game.words[words.locale].name, ''))).map(row),
  ]);

/** A button from a refusal to the section that explains it; none if no section does. */
export const rulesLinks = (
  game: BotGame,
  table: { readonly id: string },
  refusal: Refusal,
  words: Words,
): readonly APIButtonComponent[] =>
  sectionLinks(game, table, refusal.kind === 'illegal' ? game.rules.sectionOf(refusal.violation) : null, words);

export function sectionLinks(
  game: BotGame,
  { id }: { readonly id: string },
  named: string | null,
  words: Words,
): readonly APIButtonComponent[] {
  const section = game.rules.sections.find((one) => one.id === named);
  if (section === undefined) return [];
  const label = words.rules.button(section.page[words.locale].title);
  return [button(label, 'secondary', { kind: 'verb', table: id, verb: 'rules', argument: section.id })];
}
