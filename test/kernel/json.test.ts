import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, isRecord } from '../../src/kernel/json.ts';

describe('canonicalJson', () => {
  test('sorts keys at every depth and leaves lists in their order', () => {
    expect(canonicalJson({ b: [{ d: 1, c: 2 }, 'x'], a: { z: null, y: true } })).toBe(
      '{"a":{"y":true,"z":null},"b":[{"c":2,"d":1},"x"]}',
    );
  });

  test('leaves fields out that are undefined, as JSON does', () => {
    expect(canonicalJson({ b: undefined, a: 1 })).toBe('{"a":1}');
  });

  test('sorts by code units, so that no locale matters', () => {
    expect(canonicalJson({ é: 1, z: 2, Z: 3, '10': 4, '9': 5 })).toBe('{"10":4,"9":5,"Z":3,"z":2,"é":1}');
  });

  test('is JSON of the same value, whatever the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 500 },
    );
  });

  test('is the same text for the same entries in any order', () => {
    const entries = fc.uniqueArray(fc.tuple(fc.string(), fc.jsonValue()), { selector: ([key]) => key, minLength: 2 });
    const mixed = entries.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(mixed, ([one, other]) => {
        expect(canonicalJson(Object.fromEntries(one))).toBe(canonicalJson(Object.fromEntries(other)));
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [7, false],
  [() => 0, false],
])('isRecord of %j is %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
