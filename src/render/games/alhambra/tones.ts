/** The flat tones of Alhambra. */
import type { Building, Currency } from '../../../engines/alhambra/index.ts';

/** The ground of a tile. */
interface Ground {
  readonly ground: string;
  /** Of its pattern, slightly lighter. */
  readonly pattern: string;
  /** Of its edge, and of shadows on it. */
  readonly dark: string;
}

/** In steps of lightness that people with color blindness can tell apart. */
export const grounds: { readonly [B in Building | 'start']: Ground } = {
  pavilion: { ground: '#4F8FC4', pattern: '#5F9CCE', dark: '#2E6494' },
  seraglio: { ground: '#CF5347', pattern: '#D96659', dark: '#8A2A22' },
  arcades: { ground: '#784B25', pattern: '#85562D', dark: '#4A2D14' },
  chambers: { ground: '#F1EADB', pattern: '#E4DAC5', dark: '#B9AB90' },
  garden: { ground: '#86AE5C', pattern: '#94BA6B', dark: '#557A35' },
  tower: { ground: '#6A4C8C', pattern: '#785A9A', dark: '#43305C' },
  start: { ground: '#E2C994', pattern: '#D6BA80', dark: '#A98A50' },
};

/** How the coins of a currency and its place of the market look. */
interface CoinTone {
  readonly body: string;
  readonly dark: string;
  /** Of the arc in the light, upper left. */
  readonly light: string;
  /** Of the inner disc with the number. */
  readonly disc: string;
  readonly number: string;
  readonly ornament: string;
}

export const coinTones: { readonly [C in Currency]: CoinTone } = {
  yellow: {
    ...{ body: '#EDBE3F', dark: '#A87A12', light: '#F8DC86' },
    ...{ disc: '#F7D875', number: '#2B2118', ornament: '#A87A12' },
  },
  orange: {
    ...{ body: '#D9702B', dark: '#8F3F0E', light: '#EC9C5E' },
    ...{ disc: '#8F3F0E', number: '#FFFFFF', ornament: '#8F3F0E' },
  },
  blue: {
    ...{ body: '#2F6FB0', dark: '#173F6B', light: '#6FA3D6' },
    ...{ disc: '#173F6B', number: '#FFFFFF', ornament: '#A9CBEA' },
  },
  green: {
    ...{ body: '#2F7D66', dark: '#164838', light: '#67AD94' },
    ...{ disc: '#164838', number: '#FFFFFF', ornament: '#9FD0BD' },
  },
};

export const tone = {
  ink: '#2B2118',
  cream: '#FBF4E2',
  badge: '#FBF4E2',
  /** Masonry in the light and in the shade; the first pair is whitewashed. */
  wall: '#F7EBCF',
  wallWarm: '#F3DDB2',
  wallShade: '#D8C39A',
  wallShadeWarm: '#D0AC74',
  white: '#FFFDF6',
  whiteShade: '#D9CFBB',
  inside: '#3B2A1E',
  roof: '#B5532A',
  roofDark: '#8C3B1B',
  roofPale: '#C9744A',
  door: '#7A2A20',
  wood: '#7A5230',
  slate: '#4B6B84',
  domeBlue: '#1F4F80',
  domeBlueDark: '#16395E',
  domeBlueLight: '#7FB4DC',
  gold: '#E8B33C',
  goldDark: '#BF8320',
  leaf: '#4E8D4B',
  leafDark: '#2F6B3A',
  fruit: '#F0962E',
  water: '#4FA3C4',
  pool: '#3F8FB0',
  poolDark: '#2A6C8A',
  ripple: '#8CC7DA',
  sand: '#E6CF9C',
  marble: '#FBF4E2',
  /** City walls from above. */
  rampart: '#6F6454',
  foot: '#4A4136',
  merlon: '#DDD0B4',
  merlonLight: '#F4EAD2',
  merlonDark: '#A89A7F',
  turret: '#C7B997',
  /** The lattice of stars beneath alhambras, and the strips of their coordinates. */
  star: '#DFCFA6',
  starLine: '#CDB988',
  strip: '#C7B282',
  /** Discs of the ranks, with their rings. */
  first: '#F2CB5C',
  firstRing: '#A87A12',
  second: '#DAD6CC',
  secondRing: '#857D6E',
  third: '#D9A373',
  thirdRing: '#8F5A2B',
  /** The longest external wall, and the pale line beneath it. */
  wallLine: '#B5532A',
  halo: '#FBEBCB',
  sack: '#B98B52',
  sackDark: '#8F6735',
  dirk: '#7B7468',
  accentDark: '#8E3D1C',
  accentPattern: '#A74A24',
} as const;
