import { afterAll, beforeAll, vi } from 'vitest';
import { sprites, takeCanvas } from '../../../src/render/kit/caches.ts';

/** In the tests of this file, sprites are painted anew for each copy, so that each picture shows all that it writes. */
export function paintSpritesAnew(): void {
  beforeAll(() => {
    vi.spyOn(sprites, 'get').mockImplementation((_key, width, height, paint) => {
      const canvas = takeCanvas(width, height);
      paint(canvas.getContext('2d'));
      return canvas;
    });
  });
  afterAll(() => {
    vi.mocked(sprites.get).mockRestore();
  });
}
