import type { District } from '../../../../../engines/citadels/index.ts';
import type { Pen } from '../pen.ts';
import { laboratory, library, observatory, schoolOfMagic, smithy, university } from './learned.ts';
import { battlefield, fortress, prison, watchtower } from './military.ts';
import { castle, manor, palace } from './noble.ts';
import { cathedral, church, monastery, temple } from './religious.ts';
import { dragonGate, graveyard, hauntedCity, keep } from './special.ts';
import { docks, harbor, market, tavern, townHall, tradingPost } from './trade.ts';

/** The building of each district, each with a unique mark. */
export const buildings: { readonly [D in District]: (pen: Pen) => void } = {
  manor,
  castle,
  palace,
  temple,
  church,
  monastery,
  cathedral,
  tavern,
  market,
  trading_post: tradingPost,
  docks,
  harbor,
  town_hall: townHall,
  watchtower,
  prison,
  battlefield,
  fortress,
  haunted_city: hauntedCity,
  keep,
  observatory,
  laboratory,
  smithy,
  graveyard,
  library,
  school_of_magic: schoolOfMagic,
  dragon_gate: dragonGate,
  university,
};
