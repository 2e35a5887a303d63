import { classNames, sectionLabels } from '../names/index.ts';
import type { PictureWords } from './contract.ts';

export const en: PictureWords = {
  acts: {
    place: (name) => `${name}: place a worker for`,
    gate: (name) => `${name}: move the worker at the gate`,
    provost: (name) => `${name}: move the provost`,
    inn: (name) => `${name}: stay at the inn?`,
    produce: (name) => `${name}: choose what to take`,
    trade: (name) => `${name}: trade or decline`,
    build: (name, sort) => `${name}: build a ${classNames.en[sort]}`,
    castle: (name) => `${name}: build in the castle`,
    track: (name) => `${name}: choose a royal favor`,
    level: (name) => `${name}: choose a favor’s level`,
  },
  round: (n) => `Round ${n}`,
  specials: {
    gate: 'Gate',
    trading_post: 'Trade',
    merchants_guild: 'Guild',
    joust_field: 'Joust',
    stables: 'Stables',
    inn: 'Inn',
  },
  castle: 'Castle',
  left: 'Left to build',
  favors: 'Favors',
  openUpTo: (section) => `${sectionLabels.en[section]}: up to here`,
  buildings: 'Buildings',
  final: {
    note: 'Castle: houses in the dungeon, the walls, and the towers. Deniers, cubes, and gold: what was left in hand.',
  },
};
