import type { SeatStandpoint } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import { commonWords } from '../../words/common/index.ts';
import type { Locale, StandingWords } from '../../words/contract.ts';
import type { BotGame, Reader } from '../contract.ts';
import { button, container, inRows, type Message, row, text } from '../discord/components.ts';

/**
 * What a member has settled in advance, and buttons to change it. `above`: a line above it, or null.
 */
export function planMessage(
  game: BotGame,
  { id }: Pick<Table, 'id'>,
  { plan, ahead, seating }: Pick<SeatStandpoint, 'plan' | 'ahead' | 'seating'>,
  reader: Reader,
  above: string | null,
): Message {
  const { plan: words, buttons } = commonWords[reader.locale];
  const verb = (label: string, style: 'primary' | 'secondary' | 'success', argument: string) =>
    button(label, style, { kind: 'verb', table: id, verb: 'plan', argument });
  const turn = button(buttons.yourMove, 'primary', { kind: 'verb', table: id, verb: 'panel', argument: '' });
  const isSet = plan.next !== null;
  const canPlan = isSet || ahead !== null;
  const moving = [
    ...(seating.awaited ? [turn] : []),
    ...(ahead === null ? [] : [verb(buttons.planMove, isSet ? 'secondary' : 'primary', 'move')]),
    ...(isSet ? [verb(buttons.dropPlan, 'secondary', 'drop')] : []),
  ];
  const standing = plan.names.map((name) => ({ name, of: standingWords(game, name, reader), isOn: isStanding(name) }));
  const lines = [
    ...(above === null ? [] : [above]),
    words.heading(id),
    ...droppedPlan(game, { plan }, reader),
    canPlan ? words.next(plan.next && movesIn(game, plan.next, reader)) : words.nothingAhead(),
    words.standing(),
    ...standing.map(({ of, isOn }) => words.answer(of, isOn)),
    words.note(),
  ];
  return container(
    [
      text(lines.join('\n')),
      ...(moving.length === 0 ? [] : [row(moving)]),
      ...inRows(
        standing.map(({ name, of, isOn }) =>
          verb(words.toggle(of.label, isOn), isOn ? 'success' : 'secondary', `${isOn ? 'off' : 'on'}-${name}`),
        ),
      ).map(row),
    ],
    { accent: game.accent },
  );

  function isStanding(name: string): boolean {
    return plan.standing.includes(name);
  }
}

/** Opens that message. */
export const planButton = ({ id }: Pick<Table, 'id'>, { locale }: Pick<Reader, 'locale'>) =>
  button(commonWords[locale].buttons.planAhead, 'secondary', { kind: 'verb', table: id, verb: 'plan', argument: '' });

/** To a member who has to decide although a move was planned: why; empty otherwise. */
export function droppedPlan(game: BotGame, { plan }: Pick<SeatStandpoint, 'plan'>, reader: Reader): readonly string[] {
  const { dropped } = plan;
  return dropped === null ? [] : [commonWords[reader.locale].plan.dropped(movesIn(game, dropped, reader))];
}

const movesIn = ({ words }: BotGame, moves: NonNullable<SeatStandpoint['plan']['next']>, { locale, say }: Reader) =>
  moves.map((move) => words[locale].move(move, say));

/** A standing answer as it is suggested. */
export const standingLine = (game: BotGame, name: string, locale: Locale): string =>
  commonWords[locale].plan.suggestion(standingWords(game, name, { locale }));

/** Every name is the game's own or that of all games. */
const standingWords = ({ words }: BotGame, name: string, { locale }: Pick<Reader, 'locale'>): StandingWords =>
  words[locale].standing?.[name] ?? commonWords[locale].plan.onlyMove;
