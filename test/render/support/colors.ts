/** How people see colors. */
type Rgb = readonly [number, number, number];

/** @param color `#RRGGBB`; the channels come out between 0 and 1 */
export function parse(color: string): Rgb {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** Light of a channel (sRGB, IEC 61966-2-1). */
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** WCAG 2.2, "relative luminance". */
const luminance = (color: string): number => {
  const [r, g, b] = parse(color).map(linear);
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

/** WCAG 2.2, "contrast ratio": 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

type Matrix = readonly [Rgb, Rgb, Rgb];

/**
 * What people see who lack one kind of cones, in linear light: Machado, Oliveira and Fernandes, "A physiologically-based
 * model for simulation of color vision deficiency" (2009), severity 1.
 */
export const DEFICIENCIES: { readonly [name: string]: Matrix } = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** How far two colors are apart for people with this deficiency: CIE76 in CIELAB; 2.3 can just be told apart. */
export function distance(a: string, b: string, deficiency: Matrix): number {
  const [one, two] = [a, b].map((color) => lab(times(deficiency, parse(color).map(linear))));
  return Math.hypot(...one!.map((value, i) => value - two![i]!));
}

/** The two colors that are most alike, to those who tell them apart worst. */
export function mostAlike(colors: readonly string[]): { readonly far: number; readonly which: string } {
  const pairs = Object.entries(DEFICIENCIES).flatMap(([name, deficiency]) =>
    colors.flatMap((a, i) =>
      colors.slice(i + 1).map((b) => ({ far: distance(a, b, deficiency), which: `${a} and ${b}, ${name}` })),
    ),
  );
  return pairs.reduce((least, one) => (one.far < least.far ? one : least));
}

const times = (matrix: Matrix, light: readonly number[]): readonly number[] =>
  matrix.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, factor, i) => sum + factor * light[i]!, 0),
      ),
    ),
  );

/** CIELAB under D65 of linear sRGB. */
function lab([r = 0, g = 0, b = 0]: readonly number[]): readonly number[] {
  const f = (t: number) => (t > (6 / 29) ** 3 ? Math.cbrt(t) : t / (3 * (6 / 29) ** 2) + 4 / 29);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
