/** What may still be done in a turn, from public facts alone: what only a hand could forbid stays. */
import { expect, test } from 'vitest';
import { citadels, type District, openMoves, type TurnMove } from '../../../src/engines/citadels/index.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { wholeGame } from '../../support/wholeGame.ts';
import { choose } from './choose.ts';
import { type Setting, turn } from './support.ts';

/** More moves than a game of seven has with this choice. */
const LONGEST = 3000;

const king = (setting: Partial<Setting> = {}): readonly TurnMove[] => {
  const { open } = turn({ characters: ['thief', 'king', 'bishop', 'warlord'], turn: 'king', ...setting });
  return openMoves(open, open.turn!);
};

test.each<readonly [string, TurnMove, Partial<Setting>, Partial<Setting>]>([
  ['building wants gold', 'build', { hands: [[], ['temple']] }, { hands: [[], ['temple']], gold: [0, 0] }],
  ['building wants a card', 'build', { hands: [[], ['palace']] }, {}],
  ['income wants a district that counts', 'takeIncome', { cities: [[], ['manor']] }, { cities: [[], ['temple']] }],
  ['drawing wants a card in a pile', 'drawCards', { discard: ['manor'] }, {}],
  ['the Laboratory wants a card', 'useLaboratory', { ...laboratory(), hands: [[], ['manor']] }, laboratory()],
  ['the Smithy wants three gold', 'useSmithy', smithy(3), smithy(2)],
  ['the Smithy wants a card in a pile', 'useSmithy', smithy(3), { ...smithy(3), deck: [] }],
])('%s', (_, kind, open, closed) => {
  expect(king(open)).toContain(kind);
  expect(king(closed)).not.toContain(kind);
});

const eight: readonly District[] = ['manor', 'castle', 'palace', 'temple', 'church', 'tavern', 'prison', 'docks'];

test.each<readonly [string, Partial<Setting>, Partial<Setting>]>([
  ['gold enough', { cities: [['palace']], gold: [0, 0, 0, 4] }, { cities: [['palace']], gold: [0, 0, 0, 3] }],
  ['another city', { cities: [['temple']] }, { cities: [[], [], [], ['temple']] }],
  ['anything but a Keep', { cities: [['keep', 'temple']] }, { cities: [['keep']] }],
  ['a city that is not the Bishop’s', { cities: [['temple']] }, { cities: [[], ['temple']] }],
  ['a city that is not complete', { cities: [eight.slice(1)] }, { cities: [eight], firstComplete: 0 }],
])('destroying wants %s', (_, open, closed) => {
  const warlord = (setting: Partial<Setting>): readonly TurnMove[] => {
    const { open: view } = turn({ characters: ['thief', 'bishop', 'king', 'warlord'], turn: 'warlord', ...setting });
    return openMoves(view, view.turn!);
  };
  expect(warlord(open)).toContain('destroy');
  expect(warlord(closed)).not.toContain('destroy');
});

test('what can be played is open, in whole games, and what is open is forbidden by hands only', () => {
  const byHand: ReadonlySet<TurnMove> = new Set(['build']);
  let turns = 0;
  for (const seats of [4, 7]) {
    const random = seeded(`open ${seats}`);
    const choice = random.stream('choice');
    const config = { seats, options: [] };
    const { moves } = wholeGame(citadels, config, random, (state, seat) => choose(state, seat, choice));
    let played = 0;
    for (const { before, legal } of moves) {
      if (++played > LONGEST) throw new Error('the game does not end');
      const open = citadels.open(before);
      if (open.step.kind !== 'turn' || open.turn === null) continue;
      const kinds = new Set(legal.map(({ kind }) => kind));
      const told = openMoves(open, open.turn);
      expect([...kinds].filter((kind) => !told.some((one) => one === kind))).toEqual([]);
      expect(told.filter((kind) => !kinds.has(kind) && !byHand.has(kind))).toEqual([]);
      turns++;
    }
  }
  console.info(`${turns} moves of turns compared`);
  expect(turns).toBeGreaterThan(200);
});

function laboratory(): Partial<Setting> {
  return { cities: [[], ['laboratory']] };
}

function smithy(gold: number): Partial<Setting> {
  return { cities: [[], ['smithy']], gold: [0, gold], deck: ['manor'] };
}
