/** What the words of a choice say of dragon, princess, and fairy is what happens, and all of it is said. */

import { expect, test } from 'vitest';
import { carcassonne as game } from '../../../../../src/bot/games/carcassonne/index.ts';
import { movesAtOnce } from '../../../../../src/bot/turn/panel.ts';
import { type Event, type Move, OPTIONS } from '../../../../../src/engines/carcassonne/index.ts';
import { wordsIn } from '../../../../../src/words/words.ts';
import { amount } from '../../../../support/amount.ts';
import { at, decisions, happens, NOTHING, reader, written } from '../turnsFrom.ts';

/** Everything that is said of the ways to place the tile, or of the steps of the dragon. */
const SAID = {
  volcano: 'the dragon comes here',
  shuffledBack: 'set aside',
  princess: /the princess sends a knight home first|scored after the princess/,
  dragon: /then the dragon moves before anything scores|scored after the dragon/,
  fairy: /\+3 for (you|seat \d) from the fairy/,
} as const;
type Topic = keyof typeof SAID;

/** What happens of it once the tile lies and no figure is placed. */
function topicsOf(events: readonly Event[], step: string): Readonly<Record<Topic, boolean>> {
  const has = (is: (event: Event) => boolean) => events.some(is);
  return {
    volcano: has((event) => event.kind === 'movedDragon' && event.to === 'volcano'),
    shuffledBack: has(({ kind }) => kind === 'shuffledBack'),
    princess: step === 'princess',
    dragon: step === 'dragon' || (has(isStep) && !has(({ kind }) => ENDS.includes(kind))),
    fairy: has((event) => event.kind === 'scoredFairy' && event.reason === 'feature' && event.complete),
  };
}

const isStep = (event: Event): boolean => event.kind === 'movedDragon' && event.to === 'step';
const ENDS: readonly Event['kind'][] = ['drewTile', 'removedTile', 'setAsideTile', 'ended'];

/** The moves that place the tile and nothing else, and the step that follows. */
function withTile(
  position: ReturnType<typeof at>,
  tile: Move,
): { readonly moves: readonly Move[]; readonly step: string } {
  const pass: Move = { kind: 'pass' };
  const stepAfter = (moves: readonly Move[]): string => {
    const after = position.after(moves);
    return after.ok && !after.value.isClosed ? after.value.view.open.step.kind : '';
  };
  const first = stepAfter([tile]);
  return first === 'action' ? { moves: [tile, pass], step: stepAfter([tile, pass]) } : { moves: [tile], step: first };
}

test('each way to place a tile says where the dragon comes, and what the fairy brings', () => {
  const told: Record<Topic, number> = { volcano: 0, shuffledBack: 0, princess: 0, dragon: 0, fairy: 0 };
  const games = Array.from({ length: amount(6, 40) }, (_, i) => [...decisions(`foretold ${i}`, 3, ['drache'])]);
  for (const [state, seat] of games.flatMap((one) => one.slice(0, 60))) {
    const position = at(state, seat);
    const { step } = position.view.open;
    if (step.kind !== 'placeTile') continue;
    const lines = game.controls.offers(position, reader, position.seat);
    const byWay = new Map<string, string>();
    for (const line of lines) {
      const [, cell = '', ways = ''] = /^Space \d+ at (\(.+?\)): (.*)\.$/.exec(line) ?? [];
      for (const way of ways.split(' | ')) byWay.set(`${cell} ${way.split('°')[0]}`, way);
    }
    for (const tile of position.legal()) {
      if (tile.kind !== 'placeTile') continue;
      const cell = `(${tile.x}, ${tile.y})`.replaceAll('-', '−');
      const way = byWay.get(`${cell} ${tile.rotation}`);
      if (way === undefined) continue; // Turned by this much, it looks like another way.
      const { moves, step: next } = withTile(position, tile);
      const topics = topicsOf(happens(state, seat, moves), next);
      for (const topic of Object.keys(SAID) as Topic[]) {
        // Its keys are the topics.
        const isSaid = typeof SAID[topic] === 'string' ? way.includes(SAID[topic]) : SAID[topic].test(way);
        expect([topic, way, isSaid]).toEqual([topic, way, topics[topic]]);
        if (isSaid) told[topic]++;
      }
    }
  }
  console.info(JSON.stringify(told));
  for (const topic of ['volcano', 'shuffledBack', 'princess', 'dragon'] as const)
    expect(told[topic], topic).toBeGreaterThan(3);
});

test('each step of the dragon says whom it eats, and where it goes on by itself', () => {
  let [steps, meals, ways] = [0, 0, 0];
  for (let i = 0; i < amount(6, 40); i++) {
    for (const [state, seat] of decisions(`eats ${i}`, 3, OPTIONS)) {
      const position = at(state, seat);
      if (position.view.open.step.kind !== 'dragon') continue;
      for (const { draft, hint = '', label } of game.controls.panel(position, NOTHING, reader).answers) {
        const moved = happens(state, seat, [draft.partial as Move]).filter((event) => event.kind === 'movedDragon'); // A step is whole.
        const eaten = moved.flatMap((event) => event.eaten);
        const cells = eaten.map(({ x, y }) => `(${x}, ${y})`.replaceAll('-', '−'));
        const eats = [...hint.matchAll(/eats (?!no one)((?:(?!; ).)*)/g)].flatMap(
          ([, who]) => who!.match(/\(.*?\)/g) ?? [],
        );
        expect(eats, hint).toEqual(cells);
        expect(label.includes('eats')).toBe(moved[0]!.eaten.length > 0);
        expect(hint.split('goes on to').length, hint).toBe(moved.filter(({ to }) => to === 'step').length);
        steps++;
        meals += eaten.length;
        ways += moved.length - 1;
      }
    }
  }
  console.info(`${steps} steps, ${meals} eaten, ${ways} steps without a choice`);
  expect(Math.min(steps, meals, ways)).toBeGreaterThan(10);
});

test('what the tile brings whomever the fairy joins is said once, not of each follower', () => {
  let shared = 0;
  for (const [state, seat] of decisions('fairy', 2, ['drache'])) {
    const tile = [...at(state, seat).legal()].find(({ kind }) => kind === 'placeTile');
    const after = tile === undefined ? null : at(state, seat).after([tile]);
    if (tile === undefined || after?.ok !== true || after.value.view.open.step.kind !== 'action') continue;
    const draft = { moves: [tile], partial: { kind: 'moveFairy' }, picked: [] } as const;
    const { note, answers } = game.controls.panel(after.value, draft, reader);
    const hints = answers.map(({ hint = '' }) => hint);
    if (hints.some((hint) => hint !== '')) expect(new Set(hints).size).toBeGreaterThan(1);
    else if (answers.length > 0 && / · .*(completes|grows)/.test(note)) shared++;
  }
  expect(shared).toBeGreaterThan(0);
});

test('where only the fairy can act, the panel asks for her alone, and the way out says that she stays', () => {
  const met = { fairyAlone: 0, figures: 0, portalAlone: 0 };
  for (let i = 0; i < amount(2, 40); i++) {
    for (const [state, seat] of decisions(`only the fairy ${i}`, 3, ['drache'])) {
      const position = at(state, seat);
      if (position.view.open.step.kind !== 'action') continue;
      const kinds = new Set([...position.legal()].map(({ kind }) => kind));
      const canPlace = kinds.has('placeFollower') || kinds.has('placeByPortal');
      const { question, asides = [], answers } = game.controls.panel(position, NOTHING, reader);
      const labels = [...answers, ...asides.flat()].map(({ label }) => label);
      expect(question).toBe(canPlace ? 'Place a follower?' : 'Move the fairy?');
      expect(labels.includes('No follower'), labels.join()).toBe(canPlace);
      expect(labels.includes('Don’t move her'), labels.join()).toBe(!canPlace);
      met[!canPlace ? 'fairyAlone' : kinds.has('placeFollower') ? 'figures' : 'portalAlone']++;
    }
  }
  console.info(JSON.stringify(met));
  expect(Math.min(met.fairyAlone, met.figures)).toBeGreaterThan(3);
});

test('a step of the dragon by itself is one press, on the board and in the panel', () => {
  let steps = 0;
  for (const [state, seat] of decisions('walk', 3, ['drache'])) {
    const from = at(state, seat);
    if (from.view.open.step.kind !== 'dragon') continue;
    const legal = [...from.legal()].map((move) => written([move]));
    for (const buttons of [
      game.controls.board(from.view.open, wordsIn('en')),
      game.controls.panel(from, NOTHING, reader).answers,
    ]) {
      expect(buttons.map((button) => written(movesAtOnce(game, from, button, reader) ?? []))).toEqual(legal);
      expect(buttons.every(({ isDisabled }) => isDisabled === undefined)).toBe(true);
      steps += buttons.length;
    }
  }
  console.info(`${steps} steps`);
  expect(steps).toBeGreaterThan(20);
});
