/** The settings that limit abuse (the others are in settings.ts). */
import { z } from 'zod';
import { PRESS_LIMITS, type PressLimits } from '../bot/interaction/admission.ts';
import { TABLE_LIMITS, type TableLimits } from '../tables/lobby/limits.ts';

export interface Limits {
  readonly tables: TableLimits;
  readonly presses: PressLimits;
  /** Age in ms at which an idle lobby is closed. */
  readonly lobbyAge: number;
}

const HOUR = 3_600_000;
/** Hours without a change after which a lobby is closed by default, in the playground too. */
const LOBBY_HOURS = 24;
/** The default of most limits in the playground, where one user plays every member, as fast as they like. */
const PLAYGROUND_LIMIT = 1_000;

/** A whole number from 1. An empty variable counts as unset. */
const atLeastOne = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.coerce.number('must be a number').int().min(1).max(1_000_000).optional(),
);

/** The environment variables, as the shape of a Zod object. */
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

/** The limits that the operator set, and defaults for the others. */
export function limitsOf(given: z.infer<z.ZodObject<typeof limitShape>>, isPlayground: boolean): Limits {
  const byDefault = (normal: number): number => (isPlayground ? PLAYGROUND_LIMIT : normal);
  const { ofUser, atTable } = PRESS_LIMITS;
  return {
    tables: {
      hosted: given.LIMIT_HOSTED ?? byDefault(TABLE_LIMITS.hosted),
      seats: given.LIMIT_SEATS ?? byDefault(TABLE_LIMITS.seats),
      inChannel: given.LIMIT_IN_CHANNEL ?? byDefault(TABLE_LIMITS.inChannel),
      inGuild: given.LIMIT_IN_SERVER ?? byDefault(TABLE_LIMITS.inGuild),
      openings: given.LIMIT_OPENINGS ?? byDefault(TABLE_LIMITS.openings),
    },
    presses: {
      ofUser: { ...ofUser, most: given.LIMIT_PRESSES ?? byDefault(ofUser.most) },
      atTable: { ...atTable, most: given.LIMIT_TABLE_PRESSES ?? byDefault(atTable.most) },
    },
    lobbyAge: (given.LIMIT_LOBBY_HOURS ?? LOBBY_HOURS) * HOUR,
  };
}
