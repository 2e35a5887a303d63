import { describe, expect, test } from 'vitest';
import { historyOf } from '../../../src/bot/turn/draftHistory.ts';
import { panelOf } from '../../../src/bot/turn/panel.ts';
import { positionAt } from '../../../src/tables/view/position.ts';
import { anyMove, positionsOf, reader } from '../../bot/games/support/moments.ts';
import { type Toy, toy } from '../engine/index.ts';
import { toyOnDiscord } from './index.ts';

describe('the generic panel', () => {
  test('has more than fifteen answers as lines of menus, and more than 25 in several', () => {
    const [state, seat] = [...positionsOf(toy, { seats: 3, options: [], choose: anyMove(toy) }, 'a')].find(
      ([one, at]) => [...toy.legal(one, at)].some(({ kind }) => kind === 'hang'),
    )!;
    const panel = panelOf(
      toyOnDiscord,
      positionAt(toy, state, seat),
      historyOf<Toy>({ moves: [], partial: { kind: 'hang' }, picked: [] }),
      reader,
    );
    if (!panel.ok) throw new Error('the step is refused');
    const asked = positionAt(toy, state, seat).choices({ kind: 'hang' });
    if (!('values' in asked)) throw new Error('no place is asked for');
    expect(asked.values.length).toBeGreaterThan(25);

    const { menus, actions } = panel.value;
    expect(menus.flatMap(({ lines }) => lines.map(({ label }) => label))).toEqual(asked.values);
    expect(menus.every(({ least, most }) => least === 1 && most === 1)).toBe(true);
    const lengths = menus.map(({ lines }) => lines.length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(2);
    expect(menus.map(({ placeholder }) => placeholder)).toEqual(
      menus.map(({ lines }) => `Choose one: ${lines[0]!.label} to ${lines.at(-1)!.label}`),
    );
    for (const { slot, lines } of menus) {
      const action = actions[slot];
      if (action?.kind !== 'choose') throw new Error('a menu of single answers is no choice');
      expect(action.lines.map((line) => line.kind === 'go' && line.draft.partial)).toEqual(
        lines.map(({ label }) => ({ kind: 'hang', place: label })),
      );
    }
  });
});
