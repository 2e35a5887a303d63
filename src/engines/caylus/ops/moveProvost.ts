import type { OpRule } from './rule.ts';

/** Merchants' guild, rules §5.3: moving the provost is free, so there is always something to choose. */
export const moveProvost: OpRule<'moveProvost'> = {
  begin: () => null,
  step: ({ seat }) => ({ kind: 'provost', seat, isGuild: true }),
};
