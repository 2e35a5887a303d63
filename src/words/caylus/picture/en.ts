import type { BuiltClass, Section, SpecialId, Step } from '../../../engines/caylus/index.ts';
import type { Widened } from '../../contract.ts';
import { en as names } from '../names/en.ts';

export const en = {
  /** In the header: what this player does in this step; a coin with the price follows `place`. */
  acts: {
    place: (name) => `${name}: place a worker for`,
    gate: (name) => `${name}: move the worker at the gate`,
    provost: (name) => `${name}: move the provost`,
    inn: (name) => `${name}: stay at the inn?`,
    produce: (name) => `${name}: choose what to take`,
    trade: (name) => `${name}: trade or decline`,
    build: (name, sort) => `${name}: build a ${names.classes[sort]}`,
    castle: (name) => `${name}: build in the castle`,
    track: (name) => `${name}: choose a royal favor`,
    level: (name) => `${name}: choose a favor’s level`,
  } satisfies { readonly [S in Exclude<Step['kind'], 'build'>]: (name: string) => string } & {
    readonly build: (name: string, sort: BuiltClass) => string;
  },
  /** `Round 7`. */
  round: (n: number) => `Round ${n}`,
  /** Labels below the buildings before the bridge; at most eight letters. */
  specials: {
    gate: 'Gate',
    trading_post: 'Trade',
    merchants_guild: 'Guild',
    joust_field: 'Joust',
    stables: 'Stables',
    inn: 'Inn',
  } satisfies { readonly [B in SpecialId]: string },
  /** At the castle queue; at most eight letters. */
  castle: 'Castle',
  /** Above how many buildings of each class are left. */
  left: 'Left to build',
  /** Above the tracks of royal favors; at most eight letters. */
  favors: 'Favors',
  /** Above the levels of favors that this section opens, while it is built. */
  openUpTo: (section: Section) => `${names.sectionLabels[section]}: up to here`,
  /** Above the buildings on a player's card. */
  buildings: 'Buildings',
  final: {
    /** Below the rows: what the small numbers are. */
    note: 'Castle: houses in the dungeon, the walls, and the towers. Deniers, cubes, and gold: what was left in hand.',
  },
};

export type PictureWords = Widened<typeof en>;
