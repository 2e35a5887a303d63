import { describe, expect, it } from 'vitest';
import { createSealer } from '../../src/tables/fair/seal.ts';

const KEY = new Uint8Array(32).fill(1);
const SECRET = Uint8Array.from({ length: 32 }, (_, index) => index);

describe('a sealed secret', () => {
  it('opens with its key in its place', () => {
    const sealer = createSealer(KEY);
    const sealed = sealer.seal('1', 'seed', SECRET);
    expect(Buffer.from(sealed).includes(Buffer.from(SECRET))).toBe(false);
    expect(createSealer(KEY).unseal('1', 'seed', sealed)).toEqual(Buffer.from(SECRET));
  });

  it('is sealed differently each time', () => {
    const sealer = createSealer(KEY);
    expect(sealer.seal('1', 'seed', SECRET)).not.toEqual(sealer.seal('1', 'seed', SECRET));
  });

  it('does not open with another key, at another table, as another kind, changed or cut', () => {
    const sealer = createSealer(KEY);
    const sealed = sealer.seal('1', 'seed', SECRET);
    expect(createSealer(KEY.with(31, 0)).unseal('1', 'seed', sealed)).toBeNull();
    expect(sealer.unseal('2', 'seed', sealed)).toBeNull();
    expect(sealer.unseal('1', 'chain', sealed)).toBeNull();
    let refused = 0;
    for (let index = 0; index < sealed.length; index++) {
      if (sealer.unseal('1', 'seed', sealed.with(index, sealed[index]! ^ 1)) === null) refused++;
      if (sealer.unseal('1', 'seed', sealed.subarray(0, index)) === null) refused++;
    }
    expect(refused).toBe(2 * (1 + 12 + 32 + 16));
  });

  it('needs a key of 32 bytes', () => {
    expect(() => createSealer(new Uint8Array(31))).toThrow('31 bytes');
  });
});
