import { DISTRICTS, type District, type Power } from './ids.ts';

/** What a district does besides its color, cost, and points, from the time it is built until it is destroyed. */
interface DistrictRule {
  /** What its owner can do once per turn. */
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

/** The districts with an effect. University and Dragon Gate only score different points (rules §7.9, §7.10). */
const DISTRICT_RULES: { readonly [D in District]?: DistrictRule } = {
  /** 幽霊都市, §7.1: any color for the five colors, even when built in the last round; no income. */
  haunted_city: { isOfAnyColour: true },
  /** 見張り台, §7.2. */
  keep: { isIndestructible: true },
  /** 天文台, §7.3: draw three cards instead of two. */
  observatory: { draws: 1 },
  /** 研究所, §7.4: discard a card for gold (rules/useLaboratory.ts). */
  laboratory: { power: 'laboratory' },
  /** 鍛冶屋, §7.5: pay gold for cards (rules/useSmithy.ts). */
  smithy: { power: 'smithy' },
  /** 墓地, §7.6: its owner is asked whenever another player destroys a district (rules/answerGraveyard.ts). */
  graveyard: { salvages: true },
  /** 図書館, §7.8: keep one more card. */
  library: { keeps: 1 },
  /** 魔術学校, §7.7: one more gold at every income; purple for everything else. */
  school_of_magic: { isOfIncomeColour: true },
};

const NOTHING: DistrictRule = {};
const byDistrict = new Map(DISTRICTS.map((district) => [district, DISTRICT_RULES[district] ?? NOTHING]));
const givers = new Map(DISTRICTS.map((district) => [DISTRICT_RULES[district]?.power, district]));

/** What this district does. */
export const districtRule = (district: District): DistrictRule => byDistrict.get(district)!; // All are listed.

/** The district that gives its owner this power; null for characters' powers. */
export const districtGiving = (power: Power): District | null => givers.get(power) ?? null;
