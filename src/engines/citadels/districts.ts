import { DISTRICTS, type District, type Power } from './ids.ts';

/** What a district does besides its color, cost and points, from the moment it is built until it is destroyed. */
export interface DistrictRule {
  /** What its owner can do once in each turn. */
  readonly power?: Power;
  /** How many more cards its owner draws, or keeps, with the action. */
  readonly draws?: number;
  readonly keeps?: number;
  /** Counts as one more district of the color of the income being taken. */
  readonly isOfIncomeColour?: true;
  /** Counts as any one color for the five colors. */
  readonly isOfAnyColour?: true;
  /** The Warlord cannot destroy it. */
  readonly isIndestructible?: true;
  /** Its owner can buy what the Warlord destroys. */
  readonly salvages?: true;
}

/** The districts that do something. University and Dragon Gate only have other points (rules §7.9, §7.10). */
const DISTRICT_RULES: { readonly [D in District]?: DistrictRule } = {
  /** 幽霊都市, §7.1: any color for the five colors, even when built in the last round; no income. */
  haunted_city: { isOfAnyColour: true },
  /** 見張り台, §7.2. */
  keep: { isIndestructible: true },
  /** 天文台, §7.3: three cards are drawn instead of two. */
  observatory: { draws: 1 },
  /** 研究所, §7.4: a card of the hand for gold (rules/useLaboratory.ts). */
  laboratory: { power: 'laboratory' },
  /** 鍛冶屋, §7.5: gold for cards (rules/useSmithy.ts). */
  smithy: { power: 'smithy' },
  /** 墓地, §7.6: its owner is asked whenever another player destroys a district (rules/answerGraveyard.ts). */
  graveyard: { salvages: true },
  /** 図書館, §7.8: one more card is kept. */
  library: { keeps: 1 },
  /** 魔術学校, §7.7: one more gold at every income; purple for everything else. */
  school_of_magic: { isOfIncomeColour: true },
};

const NOTHING: DistrictRule = {};
const byDistrict = new Map(DISTRICTS.map((district) => [district, DISTRICT_RULES[district] ?? NOTHING]));
const givers = new Map(DISTRICTS.map((district) => [DISTRICT_RULES[district]?.power, district]));

/** What this district does. */
export const districtRule = (district: District): DistrictRule => byDistrict.get(district)!; // Every district is there.

/** The district that gives its owner this power; null for those of characters. */
export const districtGiving = (power: Power): District | null => givers.get(power) ?? null;
