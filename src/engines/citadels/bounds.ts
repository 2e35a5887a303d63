/** How far a game can have gone, and what it can have brought until then: `check` refuses more. */
import { CHARACTERS, POWERS } from './ids.ts';
import { type State, turnOf } from './state.ts';

/** The rules end no game in which nobody builds (rules §9), but no table lasts for so many rounds. */
export const MOST_ROUNDS = 1_000_000;

/**
 * No step brings more gold: an income for the 20 green districts and the School of Magic (rules §6.6, §7). The box sets no
 * limit, since gold never runs out (rules §2).
 */
export const MOST_GOLD_PER_STEP = 21;

/** How far the game has come: more after every power that is used, and nothing else brings gold or reshuffles the deck. */
export const stepsOf = (state: State): number =>
  ((CHARACTERS.length + 1) * state.round + state.called) * (POWERS.length + 1) + (turnOf(state)?.used.length ?? 0);
