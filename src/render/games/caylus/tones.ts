/** The flat tones of Caylus. */
import type { BuildingClass, Cube } from '../../../engines/caylus/index.ts';

/** How a cube looks; its shape also tells it apart. */
export interface CubeTone {
  readonly body: string;
  readonly light: string;
  readonly dark: string;
}

/** In steps of lightness that people with color blindness can tell apart. */
export const cubeTones: { readonly [C in Cube]: CubeTone } = {
  food: { body: '#F2A2B5', light: '#FBD3DC', dark: '#C96F88' },
  wood: { body: '#8A5A34', light: '#D9AE7C', dark: '#5E3A1E' },
  stone: { body: '#82868B', light: '#B4B8BC', dark: '#565A5F' },
  cloth: { body: '#5B9BD5', light: '#9CC5EC', dark: '#2F6AA3' },
  gold: { body: '#F2C81E', light: '#FBE68A', dark: '#B98F0C' },
};

/** How the buildings of a class look. */
export interface ClassTone {
  readonly border: string;
  /** The sky of its picture. */
  readonly ground: string;
  readonly roof: string;
  readonly roofDark: string;
  readonly wall: string;
  readonly wallDark: string;
}

const plaster = { wall: '#F6EBD2', wallDark: '#D8C6A0' } as const;
const masonry = { wall: '#E2E0D8', wallDark: '#B9B7AE' } as const;
export const classTones: { readonly [C in BuildingClass]: ClassTone } = {
  special: { border: '#8A6D3F', ground: '#EFE4C6', roof: '#B9583C', roofDark: '#8E3D26', ...plaster },
  fixed: { border: '#8A6D3F', ground: '#EFE4C6', roof: '#B9583C', roofDark: '#8E3D26', ...plaster },
  neutral: { border: '#B4686B', ground: '#F3D5D1', roof: '#C2676C', roofDark: '#964549', ...plaster },
  wood: { border: '#7F5128', ground: '#E9CFA9', roof: '#8A5A34', roofDark: '#643D1E', ...plaster },
  stone: { border: '#66696D', ground: '#DADAD3', roof: '#64707E', roofDark: '#465160', ...masonry },
  residence: { border: '#4A6F38', ground: '#CFDFB5', roof: '#4F8247', roofDark: '#365E30', ...plaster },
  prestige: { border: '#2F5A8F', ground: '#C5D6EC', roof: '#2F5E9E', roofDark: '#204474', ...masonry },
};

export const tone = {
  ink: '#2B2118',
  white: '#FFFDF6',
  /** The strip of a tile with its effect, tags, and milestones. */
  strip: '#FFF8E7',
  coin: '#D9963A',
  coinLight: '#F0BD5E',
  coinInk: '#2B2118',
  /** The seal of prestige. */
  seal: '#2C4A78',
  crown: '#E8B33C',
  crownDark: '#B4801C',
  jewel: '#C8402F',
  roadWorking: '#DDB878',
  roadWorkingEdge: '#7E5E31',
  roadResting: '#EBE2C8',
  roadRestingEdge: '#A98F63',
  grass: '#C9CFA2',
  grassDark: '#BCC592',
  tuft: '#A3AF78',
  meadow: '#AFC07E',
  leaf: '#4E8D4B',
  leafDark: '#2F6B3A',
  trunk: '#6F4A2A',
  river: '#86B1C4',
  riverLine: '#4F7F94',
  wave: '#B7D5E0',
  castle: '#D8CDB4',
  castleLight: '#EAE1CC',
  castleShade: '#BDB092',
  niche: '#A4977B',
  rock: '#8E8268',
  rockDark: '#6F644D',
  cell: '#54493A',
  tower: '#35598C',
  towerDark: '#24406A',
  window: '#F5D77A',
  door: '#6B4425',
  iron: '#4A4742',
  steel: '#C3C8CC',
  straw: '#E5C25A',
  red: '#B3261E',
  accentDark: '#2C4668',
  accentPattern: '#446593',
  /** Niches that will stay empty, locked steps, players who have passed. */
  faint: '#E6DCC4',
  faintInk: '#6B5A41',
} as const;
