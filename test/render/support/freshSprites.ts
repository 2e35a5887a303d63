/**
 * Sprites are painted anew in each picture, so that each picture shows all that it writes: a test imports this before
 * anything else.
 */
import { vi } from 'vitest';

vi.mock(import('../../../src/render/kit/caches.ts'), async (original) => {
  const caches = await original();
  return {
    ...caches,
    sprite: (_key, width, height, paint) => {
      const canvas = caches.takeCanvas(width, height);
      paint(canvas.getContext('2d'));
      return canvas;
    },
  };
});
