/** The laws that hold for every game. Each takes any engine, plays random games and tells how much it looked at. */
import type { Engine } from '../../../src/engines/contract.ts';
import { acceptsExactlyWhatChoicesBuild, listsWhatChoicesLeadTo, writesAndReadsMoves } from './choosing.ts';
import { readsAnyJson } from './form.ts';
import {
  ends,
  neverChangesItsInput,
  refusesTheRest,
  replaysFromSeedAndMoves,
  sparesOthers,
  survivesJson,
} from './playing.ts';
import type { Run } from './run.ts';
import { loadsWhatItReaches, losesNothing, playsOnWhatItLoads, readsDeals, refusesDamagedStates } from './saving.ts';
import { scoresAddUp, standingsFollowScores } from './scoring.ts';
import { revealsWhatItSays, sightsLeakNothing, viewsLeakNothing } from './seeing.ts';
import type { Seen } from './seen.ts';

/** Throws where the game breaks it; else says how many things of each sort it saw. */
export type Law = (engine: Engine, run: Run) => Seen;

export const LAWS = {
  'a game ends, and while it runs every awaited seat has a legal move': ends,
  'what harms another player can be declined, and a game ends in which absent seats always do': sparesOthers,
  'legal lists what choices lead to, each once and in a fixed order, and all of it is accepted': listsWhatChoicesLeadTo,
  'a move is accepted exactly when choices can build it, in any order': acceptsExactlyWhatChoicesBuild,
  'whatever is not legal is refused with a reason and changes nothing': refusesTheRest,
  'any JSON is read as a move of the right form or refused as malformed': readsAnyJson,
  'nothing that goes in is ever changed': neverChangesItsInput,
  'everything is plain JSON, and the game goes on the same from a stored state': survivesJson,
  'seed and moves give the same game while all other chance and every clock throw': replaysFromSeedAndMoves,
  'every legal move has a line of its own, which reads back to it': writesAndReadsMoves,
  'no piece is lost or doubled': losesNothing,
  'every position that is reached passes its check and loads as it is': loadsWhatItReaches,
  'damaged states are refused': refusesDamagedStates,
  'an altered state is refused or can be seen and played to the end': playsOnWhatItLoads,
  'a deal reads back to itself, and damaged deals are refused': readsDeals,
  'views, offers and refusals tell no secret': viewsLeakNothing,
  'sights tell no secret': sightsLeakNothing,
  'a move that reveals nothing teaches its seat nothing': revealsWhatItSays,
  'at every moment the parts of each score add up': scoresAddUp,
  'the standings follow the scores': standingsFollowScores,
} as const satisfies Record<string, Law>;

export type LawName = keyof typeof LAWS;
