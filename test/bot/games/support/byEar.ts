/** Games played by texts alone: every choice is made by what words promise, and the test is that it comes true. */
import { expect } from 'vitest';
import type { BotGame, Games, MoveButton } from '../../../../src/bot/contract.ts';
import { games } from '../../../../src/bot/games.ts';
import type { GameId } from '../../../../src/engines/games.ts';
import { calledBy, type Heard, type Listener, listen } from '../../support/ear.ts';
import { startGuildhall, type TestGuildhall } from '../../support/guildhall.ts';
import { complaints, type Pick, picker } from '../../support/players.ts';
import { allTold, startTable } from '../../support/table.ts';

/** What was heard of a game: each adds what it compares. */
export interface Tally {
  decisions: number;
  /** Promises that were compared and came true. */
  numbers: number;
}

/** How a game is played by what its words promise. */
export interface ByEar<T extends Tally = Tally> {
  readonly game: GameId;
  readonly tables: readonly EarTable[];
  begin(): T;
  /** One decision by what promises most, compared with what comes of it. */
  decide(me: Listener, pick: Pick, tally: T): Promise<void>;
  /** Whether a game need not be played on. Left out: it is played to its end. */
  hasEnough?(tally: T): boolean;
  /** What a game that was played to its end has had. */
  expectMuch(
    tally: T,
    end: { readonly board: Heard; readonly onlooker: Listener; readonly table: EarTable },
  ): void | Promise<void>;
  /** What the comparison says of promises that are one too many, and these. */
  readonly boasts: readonly (readonly [noticed: RegExp, boast: (text: string) => string])[];
}

export interface EarTable {
  readonly members: readonly [string, ...string[]];
  readonly options: readonly string[];
}

/** What the board as text says of the moves that are possible, up to the first line of this sort. */
export function movesIn(position: readonly string[], end: RegExp): readonly string[] {
  const start = position.indexOf('Possible moves:') + 1;
  return position.slice(
    start,
    position.findIndex((line, i) => i >= start && end.test(line)),
  );
}

/** Members who get no direct messages: everything is said at the board and in private answers. */
async function started(hall: TestGuildhall, game: GameId, { members, options }: EarTable): Promise<string> {
  for (const name of members) hall.discord.user(name).set({ acceptsDms: false });
  return startTable(hall, game, members, 'board-games', options);
}

async function play<T extends Tally>(
  hall: TestGuildhall,
  table: string,
  { begin, decide }: ByEar<T>,
  pick: Pick,
  hasEnough: (tally: T) => boolean,
) {
  const tally = begin();
  for (;;) {
    await allTold(hall);
    const onlooker = listen(hall, table, hall.discord.user('noor'));
    const board = await onlooker.board();
    const called = calledBy(hall, board);
    if (called === null || hasEnough(tally)) return { tally, board, onlooker, isOver: called === null };
    await decide(listen(hall, table, called), pick, tally);
    tally.decisions++;
  }
}

/** Plays at a table, to the end or for as many decisions as are wanted; every promise comes true. */
export async function playByEar<T extends Tally>(
  ear: ByEar<T>,
  table: EarTable,
  most = Number.POSITIVE_INFINITY,
): Promise<Tally> {
  await using hall = await startGuildhall();
  const id = await started(hall, ear.game, table);
  const hasEnough = (tally: T) => tally.decisions >= most || (ear.hasEnough?.(tally) ?? false);
  const { tally, board, onlooker, isOver } = await play(hall, id, ear, picker('by ear'), hasEnough);
  console.info(JSON.stringify(tally, (_, value) => (value instanceof Set ? [...value].join() : value)));
  if (isOver) expect(board.text).toMatch(/^## .*(wins|tie for the win)/);
  if (tally.decisions < most) await ear.expectMuch(tally, { board, onlooker, table });
  expect(complaints(hall).filter((line) => !line.includes('direct'))).toEqual([]);
  return tally;
}

/** A bot whose words on the board, in its panels, and in the board as text promise something else. */
function boastful(game: GameId, boast: (text: string) => string): Games {
  const { controls, ...others }: BotGame = games[game];
  const boasted = (button: MoveButton): MoveButton => ({
    ...{ ...button, label: boast(button.label) },
    ...(button.hint === undefined ? {} : { hint: boast(button.hint) }),
  });
  return {
    ...games,
    [game]: {
      ...others,
      controls: {
        ...controls,
        board: (...asked) => controls.board(...asked).map(boasted),
        offers: (...asked) => controls.offers(...asked).map(boast),
        panel(...asked) {
          const step = controls.panel(...asked);
          return { ...step, answers: step.answers.map(boasted) };
        },
      },
    },
  };
}

/** More decisions than the first promise of any kind needs. */
const FIRST_DECISIONS = 150;

/** A game in which the bot promises too much, which is noticed. */
export async function boasts(ear: ByEar, [noticed, boast]: ByEar['boasts'][number]): Promise<void> {
  await using hall = await startGuildhall({ games: boastful(ear.game, boast) });
  const id = await started(hall, ear.game, ear.tables[0]!);
  const hasEnough = ({ decisions }: Tally) => decisions >= FIRST_DECISIONS;
  await expect(play(hall, id, ear, picker('boasting'), hasEnough)).rejects.toThrow(noticed);
}
