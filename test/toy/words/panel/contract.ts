import type { Value } from '../../../../src/engines/contract.ts';
import type { Own } from '../../engine/index.ts';

/** What the toy's buttons, panels and hand say. */
export interface PanelWords {
  readonly buttons: { readonly done: string; value(value: Value): string };
  readonly questions: {
    readonly kind: string;
    one(parameter: string): string;
    some(parameter: string, min: number, max: number): string;
  };
  readonly notes: { soFar(moves: readonly string[]): string };
  /** What only a seat itself is told. */
  readonly hand: { readonly title: string; lines(own: Own): readonly string[] };
  status(round: number): string;
}
