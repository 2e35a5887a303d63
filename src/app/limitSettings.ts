/** The settings that limit abuse (the others are in settings.ts). */
import { z } from 'zod';
import { PRESS_LIMITS, type PressLimits } from '../bot/interaction/admission.ts';
import { TABLE_LIMITS, type TableLimits } from '../tables/limits.ts';

export interface Limits {
  readonly tables: TableLimits;
  readonly presses: PressLimits;
  /** Ms without a change after which a lobby is closed. */
  readonly lobbyAge: number;
}

const HOUR = 3_600_000;
const LOBBY_HOURS = 24;
/** In the playground one person plays every member, as fast as they like. */
const GENEROUS = 1_000;

const atLeastOne = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.coerce.number('must be a number').int().min(1).max(1_000_000).optional(),
);

export const limitShape = {
  LIMIT_HOSTED: atLeastOne,
  LIMIT_SEATS: atLeastOne,
  LIMIT_IN_CHANNEL: atLeastOne,
  LIMIT_IN_SERVER: atLeastOne,
  LIMIT_OPENINGS: atLeastOne,
  LIMIT_LOBBY_HOURS: atLeastOne,
  LIMIT_PRESSES: atLeastOne,
  LIMIT_TABLE_PRESSES: atLeastOne,
} as const;

/** The limits in the settings, or else the defaults, which are generous in the playground. */
export function limitsOf(set: z.infer<z.ZodObject<typeof limitShape>>, isPlayground: boolean): Limits {
  const or = (own: number): number => (isPlayground ? GENEROUS : own);
  const { ofUser, atTable } = PRESS_LIMITS;
  return {
    tables: {
      hosted: set.LIMIT_HOSTED ?? or(TABLE_LIMITS.hosted),
      seats: set.LIMIT_SEATS ?? or(TABLE_LIMITS.seats),
      inChannel: set.LIMIT_IN_CHANNEL ?? or(TABLE_LIMITS.inChannel),
      inGuild: set.LIMIT_IN_SERVER ?? or(TABLE_LIMITS.inGuild),
      openings: set.LIMIT_OPENINGS ?? or(TABLE_LIMITS.openings),
    },
    presses: {
      ofUser: { ...ofUser, most: set.LIMIT_PRESSES ?? or(ofUser.most) },
      atTable: { ...atTable, most: set.LIMIT_TABLE_PRESSES ?? or(atTable.most) },
    },
    lobbyAge: (set.LIMIT_LOBBY_HOURS ?? LOBBY_HOURS) * HOUR,
  };
}
