import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import type { GameTypes, Seat } from '../../../src/engines/contract.ts';
import { type GamePictures, onePage, type Part, worded } from '../../../src/render/contract.ts';
import { fillBox } from '../../../src/render/kit/page.ts';
import type { TableOrder } from '../../../src/render/pipeline/order.ts';
import { createPainter } from '../../../src/render/pipeline/painter.ts';
import { openViewOf } from '../../support/views.ts';
import { kindOf, noiseOf } from '../support/files.ts';
import { pixelsOf } from '../support/pictures.ts';

interface Stripes extends GameTypes {
  readonly Open: { readonly colors: readonly string[] };
}

const scene = {
  names: ['Annika', 'Ben'],
  locale: 'en',
  recent: [],
  story: [],
  step: null,
  zoom: null,
  screen: 'desktop',
} as const;
const order = (colors: readonly string[]): TableOrder => ({
  ...{ kind: 'board', game: 'stripes', table: '1', viewer: 'table' },
  ...{ view: { open: openViewOf<Stripes>({ colors }), own: null }, scene },
});

/** A game that shows stripes of any colors; its palette knows red and blue. */
const stripes: GamePictures<Stripes> = {
  accent: '#8A5A00',
  banner: () => stripesOf(['#123456', '#ABCDEF']),
  board: ({ open }) => stripesOf(open.colors),
  hand: null,
  sheets: {},
  palette: ['#FF0000', '#0000FF'],
};
const stripesOf = (colors: readonly string[]) =>
  onePage(`${colors}`, 64, 64, (context) => {
    colors.forEach((color, i) => {
      const height = 64 / colors.length;
      fillBox(context, { x: 0, y: i * height, width: 64, height }, color);
    });
  });

test('pictures of a game share its palette', async () => {
  const { paint } = createPainter({ stripes });
  const file = paint(order(['#0000FF', '#FF0000']));
  const palette = PNG.sync.read(Buffer.from(file.bytes));
  expect(kindOf(file.bytes)).toBe('palette');
  expect([palette.width, palette.height, file.width, file.height]).toEqual([64, 64, 64, 64]);
  expect(noiseOf(file.bytes, pixelsOf(stripesOf(['#0000FF', '#FF0000'])))).toBe(Number.POSITIVE_INFINITY);
});

test('a picture in colors that the palette does not have gets one of its own, also if they come later', async () => {
  const { paint } = createPainter({ stripes });
  for (const colors of [['#00FF00'], ['#FF0000', '#0000FF'], ['#FF0000', '#00FFFF'], ['#FFFF00', '#00FFFF']]) {
    const { bytes } = paint(order(colors));
    expect(kindOf(bytes)).toBe('palette');
    expect(noiseOf(bytes, pixelsOf(stripesOf(colors)))).toBeGreaterThan(60);
  }
});

test('a picture of more colors than any palette has comes with all of them', async () => {
  const { paint } = createPainter({ stripes: { ...stripes, board: () => rainbow } });
  const rainbow = onePage('rainbow', 256, 256, (context) => {
    for (let x = 0; x < 256; x += 2) {
      for (let y = 0; y < 256; y += 2) {
        context.fillStyle = `rgb(${x}, ${y}, ${(x * 7 + y * 13) % 256})`;
        context.fillRect(x, y, 2, 2);
      }
    }
  });
  const { bytes } = paint(order([]));
  expect(kindOf(bytes)).toBe('all colors');
  expect(noiseOf(bytes, pixelsOf(rainbow))).toBe(Number.POSITIVE_INFINITY);
});

test('after a drawing that fails the next picture is whole', async () => {
  let fails = false;
  const board: GamePictures<Stripes>['board'] = (view, seen) => {
    const picture = stripes.board(view, seen);
    const [layer] = picture.layers;
    const [part] = layer!.parts;
    const paint: Part['paint'] = (context) => {
      part!.paint(context);
      if (fails) throw new Error('broken on purpose');
    };
    return { ...picture, layers: [{ ...layer!, parts: [{ ...part!, paint }] }] };
  };
  const { paint } = createPainter({ stripes: { ...stripes, board } });
  paint(order(['#FF0000']));
  fails = true;
  expect(() => paint(order(['#0000FF']))).toThrow('broken on purpose');
  fails = false;
  const { bytes } = paint(order(['#FF0000', '#0000FF']));
  expect(noiseOf(bytes, pixelsOf(stripesOf(['#FF0000', '#0000FF'])))).toBe(Number.POSITIVE_INFINITY);
});

test('a look of a member begins with the last public board if nearest, a public board never with a look', () => {
  const painted: string[] = [];
  const board: GamePictures<Stripes>['board'] = ({ open }) => ({
    ...{ width: 64, height: 64 },
    layers: [
      {
        ...{ name: 'stripes', isKept: false },
        parts: open.colors.map((color, i) => {
          const box = { x: 0, y: i * 32, width: 64, height: 32 };
          const paint: Part['paint'] = (context) => {
            painted.push(color);
            fillBox(context, box, color);
          };
          return { box, key: color, paint };
        }),
      },
    ],
  });
  const game = { ...stripes, board };
  const { paint } = createPainter({ stripes: game });
  const after = (colors: readonly string[], viewer: TableOrder['viewer']) => {
    painted.length = 0;
    const { bytes } = paint({ ...order(colors), viewer });
    const drawn = [...painted];
    const alone = createPainter({ stripes: game }).paint({ ...order(colors), viewer });
    expect(Buffer.compare(bytes, alone.bytes)).toBe(0);
    return drawn;
  };
  const [red, blue] = ['#FF0000', '#0000FF'] as const;
  expect(after([red, red], 0 as Seat)).toEqual([red, red]);
  expect(after([red, red], 'table')).toEqual([red, red]);
  expect(after([red, blue], 1 as Seat)).toEqual([blue]);
  expect(after([blue, red], 'table')).toEqual([blue]);
  expect(after([blue, blue], 1 as Seat)).toEqual([blue]);
  // When more has changed since the member has looked, the newer public board is nearer.
  expect(after([red, red], 'table')).toEqual([red]);
  expect(after([red, blue], 2 as Seat)).toEqual([blue]);
  expect(after([red, red], 1 as Seat)).toEqual([]);
});

test('names are drawn with a sign for what no font has, and without emoji', async () => {
  const seen: string[][] = [];
  const board: GamePictures<Stripes>['board'] = (view, { names }) => {
    seen.push([...names]);
    return stripes.board(view, worded(scene));
  };
  const { paint } = createPainter({ stripes: { ...stripes, board } });
  paint({ ...order(['#FF0000']), scene: { ...scene, names: ['Anna 🎲', '🎲🎲', 'Мария'] } });
  expect(seen).toEqual([['Anna', '〓', 'Мария']]);
});

test('a banner has a palette of its own', async () => {
  const { paint } = createPainter({ stripes });
  const file = paint({ kind: 'banner', game: 'stripes', locale: 'en' });
  expect(kindOf(file.bytes)).toBe('palette');
  expect(noiseOf(file.bytes, pixelsOf(stripesOf(['#123456', '#ABCDEF'])))).toBe(Number.POSITIVE_INFINITY);
});
