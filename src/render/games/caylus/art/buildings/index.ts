/** The picture of each building; those that do the same in several classes share one, in the tones of the class. */
import { type BuildingId, buildingKind } from '../../../../../engines/caylus/index.ts';
import { classTones, tone } from '../../tones.ts';
import type { Pen } from '../pen.ts';
import * as crafts from './crafts.ts';
import type { Drawing } from './parts.ts';
import * as prestige from './prestige.ts';
import * as production from './production.ts';
import * as special from './special.ts';

const drawings: { readonly [B in BuildingId]: Drawing } = {
  gate: special.gate,
  trading_post: special.tradingPost,
  merchants_guild: special.guild,
  joust_field: special.joust,
  stables: special.stables,
  inn: special.inn,
  f_peddler: special.peddler,
  f_carpenter: crafts.carpenter,
  f_gold_mine: special.goldMine,
  n_farm: production.foodFarm,
  n_forest: production.forest,
  n_sawmill: production.sawmill,
  n_quarry: production.quarry,
  n_market: production.market,
  n_carpenter: crafts.carpenter,
  w_farm_food: production.foodFarm,
  w_farm_cloth: production.clothFarm,
  w_sawmill: production.sawmill,
  w_quarry: production.quarry,
  w_market: production.market,
  w_peddler: special.peddler,
  w_mason: crafts.mason,
  w_lawyer: crafts.lawyer,
  s_farm: production.farm,
  s_park: production.park,
  s_workshop: production.workshop,
  s_church: crafts.church,
  s_tailor: crafts.tailor,
  s_bank: crafts.bank,
  s_alchemist: crafts.alchemist,
  s_architect: crafts.architect,
  s_jeweller: crafts.jeweler,
  residence: crafts.residence,
  p_statue: prestige.statue,
  p_granary: prestige.granary,
  p_library: prestige.library,
  p_weaver: prestige.weaver,
  p_theatre: prestige.theatre,
  p_college: prestige.college,
  p_monument: prestige.monument,
  p_hotel: prestige.hotel,
  p_cathedral: prestige.cathedral,
};

/** The height of a picture 100 units wide that shows all of the building. */
const SCENE_HEIGHT = 72;

/** From the foot of the picture up to where the drawings begin, and room for the border at its sides. */
const GROUND = 66;
const EDGE = 3;

/** Paints sky, meadow, and the building, as large as it fits; the pen's context is in units of `width` by `height`. */
export function paintScene(pen: Pen, building: BuildingId, width: number, height: number): void {
  const tones = classTones[buildingKind(building).class];
  const { context } = pen;
  const scale = Math.min((width - 2 * EDGE) / 100, height / SCENE_HEIGHT);
  pen.flatRect(tones.ground, 0, 0, width, height);
  pen.flat(
    tone.meadow,
    `M0 ${height - 18 * scale}Q${width / 2} ${height - 26 * scale} ${width} ${height - 14 * scale}V${height}H0Z`,
  );
  context.save();
  context.translate((width - 100 * scale) / 2, height - GROUND * scale);
  context.scale(scale, scale);
  drawings[building](pen, tones);
  context.restore();
}
