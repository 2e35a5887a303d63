import { DISTRICTS, type District, type Right } from '../ids.ts';
import { graveyard } from './graveyard.ts';
import { hauntedCity } from './hauntedCity.ts';
import { keep } from './keep.ts';
import { laboratory } from './laboratory.ts';
import { library } from './library.ts';
import { observatory } from './observatory.ts';
import type { DistrictRule } from './rule.ts';
import { schoolOfMagic } from './schoolOfMagic.ts';
import { smithy } from './smithy.ts';

/** The districts that do something. University and Dragon Gate only have other points (rules §7.9, §7.10). */
const DISTRICT_RULES: { readonly [D in District]?: DistrictRule } = {
  haunted_city: hauntedCity,
  keep,
  observatory,
  laboratory,
  smithy,
  graveyard,
  library,
  school_of_magic: schoolOfMagic,
};

/** The district that gives its owner this right; null for rights of characters. */
export const districtGiving = (right: Right): District | null => givers.get(right) ?? null;

const givers = new Map(DISTRICTS.map((district) => [DISTRICT_RULES[district]?.right, district]));

const NOTHING: DistrictRule = {};
const byDistrict = new Map(DISTRICTS.map((district) => [district, DISTRICT_RULES[district] ?? NOTHING]));

/** What this district does. */
export const districtRule = (district: District): DistrictRule => byDistrict.get(district)!; // Every district is there.
