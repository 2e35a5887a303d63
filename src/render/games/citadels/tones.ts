/** The flat tones of the city: a few of each; if several, from light to dark. */
import type { Colour } from '../../../engines/citadels/index.ts';

/** How a class of districts looks, from its band to the ground beneath its buildings. */
export interface ClassTone {
  readonly band: string;
  /** Of text on the band. */
  readonly text: string;
  /** Of roofs and cloth, in the light and in the shade. */
  readonly light: string;
  readonly dark: string;
  readonly sky: string;
  readonly hill: string;
  readonly ground: string;
}

export const tone = {
  ink: '#2B2118',
  cream: '#FFF6E2',
  tab: '#F8F1DF',
  wall: '#EFE3C8',
  wallShade: '#CDB98F',
  glass: '#3A2B22',
  lamp: '#F6CF63',
  door: '#6A4630',
  timber: '#8B5E3C',
  timberDark: '#6A4630',
  stone: '#B9B2A4',
  stoneDark: '#8E8677',
  iron: '#565A60',
  ironDark: '#3B3E44',
  steel: '#C9D0D6',
  leaf: '#6E9150',
  leafDark: '#4C6E3B',
  water: '#7FA9BD',
  ripple: '#C4DCE2',
  brass: '#D9A441',
  brassDark: '#A97A26',
  flame: '#E8792B',
  moon: '#FBF1CF',
  mist: '#FFFFFF',
  potion: '#7FB24C',
  potionLight: '#B9DC83',
  scale: '#4F8A57',
  scaleDark: '#356341',
  bone: '#FFFBEF',
  blood: '#B3261E',
  sack: '#B98B52',
  sackDark: '#8F6735',
  gold: '#E3AE36',
  goldLight: '#F0C65A',
  goldPale: '#FBE3A0',
  goldLine: '#9C6B12',
  skyline: '#573259',
  rim: '#8E8B86',
  skin: '#EBC49A',
  skinShade: '#D3A476',
  skinDark: '#B57F52',
  skinDarkShade: '#97663F',
  hair: '#5A3A22',
  gray: '#D8D3C8',
  plot: '#A98F63',
} as const;

/** The sky of the banner from the top down, the silhouettes far and near, and the ground in the evening. */
export const dusk = {
  sky: ['#3A2659', '#4B3069', '#643F7C', '#86568D', '#C0788A', '#E8A983'],
  far: '#4A2F63',
  near: '#3B2550',
  ground: '#4A6B41',
  groundDark: '#35502F',
  shadow: '#24351F',
} as const;

export const classTone: { readonly [C in Colour]: ClassTone } = {
  yellow: {
    band: '#E0AC2B',
    text: tone.ink,
    light: '#F0C24A',
    dark: '#B9831B',
    sky: '#FAEBBE',
    hill: '#F3DC98',
    ground: '#D9B765',
  },
  blue: {
    band: '#2B6CA3',
    text: '#FFFFFF',
    light: '#5B95C4',
    dark: '#2C5E8B',
    sky: '#DCE9F1',
    hill: '#C2D8E6',
    ground: '#9DBBCD',
  },
  green: {
    band: '#417F47',
    text: '#FFFFFF',
    light: '#6FA65B',
    dark: '#3F743A',
    sky: '#E3EED3',
    hill: '#CBDFB4',
    ground: '#A5C088',
  },
  red: {
    band: '#9A2A22',
    text: '#FFFFFF',
    light: '#CB5B45',
    dark: '#8E2F26',
    sky: '#F6DFD0',
    hill: '#EBC6B0',
    ground: '#CFA286',
  },
  purple: {
    band: '#572F70',
    text: '#FFFFFF',
    light: '#9469AA',
    dark: '#5D3773',
    sky: '#E9DDED',
    hill: '#D5C2DE',
    ground: '#B199BF',
  },
};
