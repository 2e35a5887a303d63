import type { GameTypes, OpenView, OwnView } from '../../src/engines/contract.ts';

/** A view written by hand. Outside tests only an engine makes one. */
export const openViewOf = <G extends GameTypes>(open: G['Open']): OpenView<G> => open as OpenView<G>;
export const ownViewOf = <G extends GameTypes>(own: G['Own']): OwnView<G> => own as OwnView<G>;
