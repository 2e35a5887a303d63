import type { Engine, GameTypes } from '../../../src/engines/contract.ts';

/** States that no game can come to, each a sound one of which something is changed. */
export interface Impossible<G extends GameTypes> {
  readonly engine: Engine<G>;
  readonly states: readonly {
    readonly state: G['State'];
    readonly changes: readonly (readonly [what: string, change: object, problem: RegExp])[];
  }[];
}

/** The players, one of whom is changed. */
export const withPlayer = <P extends object>(
  { players }: { readonly players: readonly P[] },
  seat: number,
  change: object,
): { readonly players: readonly P[] } => ({
  players: players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
});
