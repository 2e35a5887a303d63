import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  CHARACTERS,
  COLOURS,
  type Colour,
  citadels,
  colourOf,
  costOf,
  DISTRICT_FACTS,
  DISTRICTS,
  pointsOf,
} from '../../../src/engines/citadels/index.ts';

const copies = (districts: readonly (keyof typeof DISTRICT_FACTS)[]) =>
  districts.reduce((sum, district) => sum + DISTRICT_FACTS[district].copies, 0);
const ofColour = (colour: Colour) => DISTRICTS.filter((district) => colourOf(district) === colour);

describe('§2 the box', () => {
  test('has 65 cards of 27 kinds', () => {
    expect(DISTRICTS).toHaveLength(27);
    expect(copies(DISTRICTS)).toBe(65);
    expect(Object.values(citadels.box({ seats: 4, options: [] })).reduce((sum, n) => sum + n, 0)).toBe(65);
    expect(Object.keys(DISTRICT_FACTS)).toEqual([...DISTRICTS]);
  });

  test.each([
    ['yellow', [0, 0, 5, 4, 3, 0]],
    ['blue', [3, 3, 3, 0, 2, 0]],
    ['green', [5, 7, 3, 3, 2, 0]],
    ['red', [3, 3, 3, 0, 2, 0]],
    ['purple', [0, 1, 2, 0, 4, 4]],
  ] as const)('%s cards of cost 1 to 6: %j', (colour, counts) => {
    const byCost = [1, 2, 3, 4, 5, 6].map((cost) => copies(ofColour(colour).filter((one) => costOf(one) === cost)));
    expect(byCost).toEqual(counts);
  });

  test('what each card shows, and how often it is there, is as it was compared with the cards', () => {
    const digest = createHash('sha256').update(JSON.stringify(DISTRICT_FACTS)).digest('hex');
    expect(digest).toBe('1a503ec9d741753e643a18f5036d7b1209e40ffbc0307baa46e994899647cb8f');
  });

  test('the kinds lie colour by colour, costs ascending', () => {
    expect(DISTRICTS.map(colourOf)).toEqual(COLOURS.flatMap((colour) => ofColour(colour).map(() => colour)));
    for (const colour of COLOURS)
      expect(ofColour(colour).map(costOf)).toEqual(
        ofColour(colour)
          .map(costOf)
          .toSorted((a, b) => a - b),
      );
  });

  test('§2, §7.9, §7.10 points are the cost, but 8 for University and Dragon Gate', () => {
    const others = DISTRICTS.filter((district) => pointsOf(district) !== costOf(district));
    expect(others).toEqual(['dragon_gate', 'university']);
    expect(others.map((district) => [costOf(district), pointsOf(district)])).toEqual([
      [6, 8],
      [6, 8],
    ]);
    const sum = (worth: (district: (typeof DISTRICTS)[number]) => number) =>
      DISTRICTS.reduce((total, district) => total + DISTRICT_FACTS[district].copies * worth(district), 0);
    expect([sum(costOf), sum(pointsOf)]).toEqual([204, 208]);
  });

  test('§7 only the Keep of the purple ones has two copies', () => {
    expect(ofColour('purple').map((district) => DISTRICT_FACTS[district].copies)).toEqual(
      ofColour('purple').map((district) => (district === 'keep' ? 2 : 1)),
    );
  });

  test('§2 eight characters, in the order of their numbers', () => {
    expect(CHARACTERS).toEqual(['assassin', 'thief', 'magician', 'king', 'bishop', 'merchant', 'architect', 'warlord']);
  });

  test('§4 four to seven may play', () => {
    expect(citadels.seats([])).toEqual({ min: 4, max: 7 });
    expect(citadels.seats(['french'])).toEqual({ min: 4, max: 7 });
  });
});
