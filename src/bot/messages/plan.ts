import type { SeatStandpoint } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { StandingWords } from '../../words/contract.ts';
import type { Words } from '../../words/words.ts';
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
  const { plan: planWords, buttons } = reader.words;
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
  const standing = plan.names.map((name) => ({
    name,
    of: standingWords(game, name, reader.words),
    isOn: isStanding(name),
  }));
  const lines = [
    ...(above === null ? [] : [above]),
    planWords.heading(id),
    ...droppedPlan(game, { plan }, reader),
    canPlan ? planWords.next(plan.next && movesIn(game, plan.next, reader)) : planWords.nothingAhead(),
    planWords.standing(),
    ...standing.map(({ of, isOn }) => planWords.answer(of, isOn)),
    planWords.note(),
  ];
  return container(
    [
      text(lines.join('\n')),
      ...(moving.length === 0 ? [] : [row(moving)]),
      ...inRows(
        standing.map(({ name, of, isOn }) =>
          verb(planWords.toggle(of.label, isOn), isOn ? 'success' : 'secondary', `${isOn ? 'off' : 'on'}-${name}`),
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
export const planButton = ({ id }: Pick<Table, 'id'>, { words }: Pick<Reader, 'words'>) =>
  button(words.buttons.planAhead, 'secondary', { kind: 'verb', table: id, verb: 'plan', argument: '' });

/** To a member who has to decide although a move was planned: why; empty otherwise. */
export function droppedPlan(game: BotGame, { plan }: Pick<SeatStandpoint, 'plan'>, reader: Reader): readonly string[] {
  const { dropped } = plan;
  return dropped === null ? [] : [reader.words.plan.dropped(movesIn(game, dropped, reader))];
}

const movesIn = (game: BotGame, moves: NonNullable<SeatStandpoint['plan']['next']>, { words, say }: Reader) =>
  moves.map((move) => game.words[words.locale].move(move, say));

/** A standing answer as it is suggested. */
export const standingLine = (game: BotGame, name: string, words: Words): string =>
  words.plan.suggestion(standingWords(game, name, words));

/** Every name is the game's own or that of all games. */
const standingWords = (game: BotGame, name: string, words: Words): StandingWords =>
  game.words[words.locale].standing?.[name] ?? words.plan.onlyMove;
