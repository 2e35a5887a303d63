/**
 * The names that exist in Citadels. One word for one thing:
 * character = キャラクター, district = 建物, city = 建設済みの建物, hand = 手札, gold = 金, deck = 山札, discard pile = 捨て札,
 * crown = 王冠, murder = 暗殺, steal = 盗む, destroy = 破壊, face-up / face-down = 公開 / 非公開で除外.
 */

/** The rules that players can switch on. `french`: no city can have two districts with the same name. */
export const OPTIONS = ['french'] as const;
export type Option = (typeof OPTIONS)[number];

/** The characters, in the order of their numbers 1 to 8. */
export const CHARACTERS = [
  'assassin',
  'thief',
  'magician',
  'king',
  'bishop',
  'merchant',
  'architect',
  'warlord',
] as const;
export type Character = (typeof CHARACTERS)[number];
export type ByCharacter<T> = Readonly<Record<Character, T>>;

/** From 1 to 8: the order in which characters are called (rules §5.3). */
export const numberOf = (character: Character): number => CHARACTERS.indexOf(character) + 1;

/** The colors of districts: noble, religious, trade, military, special. */
export const COLOURS = ['yellow', 'blue', 'green', 'red', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** Every kind of district, color by color; most kinds have several equal cards. Hands are sorted in this order. */
// biome-ignore format: a line per color is easier to read than a line per district
export const DISTRICTS = [
  'manor', 'castle', 'palace',
  'temple', 'church', 'monastery', 'cathedral',
  'tavern', 'market', 'trading_post', 'docks', 'harbor', 'town_hall',
  'watchtower', 'prison', 'battlefield', 'fortress',
  'haunted_city', 'keep', 'observatory', 'laboratory', 'smithy', 'graveyard', 'library', 'school_of_magic',
  'dragon_gate', 'university',
] as const;
export type District = (typeof DISTRICTS)[number];
export type ByDistrict<T> = Readonly<Record<District, T>>;

/**
 * What a player can do once per turn, apart from building: the action (gold or cards), which everyone has, and the
 * powers given by the character or by a district in the city.
 */
export const POWERS = [
  'action',
  'murder',
  'theft',
  'magic',
  'income',
  'extraGold',
  'extraCards',
  'destruction',
  'laboratory',
  'smithy',
] as const;
export type Power = (typeof POWERS)[number];

/** The parts of a score, in display order; the last two are added at the end of the game. */
export const PARTS = ['districts', 'colours', 'completion'] as const;
export type Part = (typeof PARTS)[number];
