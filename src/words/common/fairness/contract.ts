/** The shuffle: what it is sealed with, what goes into it, and whether all of it holds. Bytes are hexadecimal. */
import type { CheckName } from '../../../tables/proof.ts';

export interface FairnessWords {
  /** Small print before the start and while the game runs: the beginnings of the seal and of what was mixed in. */
  sealed(seal: string): string;
  mixed(seal: string, brought: string): string;
  /** Small print at the end: the beginnings of seal and seed. */
  opened(seal: string, seed: string): string;
  /** The private account. */
  heading(table: string): string;
  /** What may be told before the end; `isRunning`: what the players bring is fixed. */
  stillSealed(isRunning: boolean): string;
  neverBegan(): string;
  readonly checks: { readonly [C in CheckName]: string };
  /** `holds` null: it cannot be told here. */
  check(sentence: string, holds: boolean | null): string;
  /** Whole shuffles and games' draws by their labels, and how many moves the system drew. */
  streams(labels: readonly string[], bySystem: number): string;
  /** Beneath the file with the record. */
  file(): string;
  fileName(table: string): string;
  fileDescription(table: string): string;
  readonly wordForm: {
    title(table: string): string;
    label(): string;
    description(): string;
  };
}
