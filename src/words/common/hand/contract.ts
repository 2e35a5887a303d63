/** What one seat holds, as a private answer or a direct message. */
import type { Labels } from '../buttons/contract.ts';

export interface HandWords {
  /** Small print: the table, then what else is to be known there, such as the round and the game. */
  note(table: string, more: readonly string[]): string;
  fileName(table: string, seq: number): string;
  /** In the direct message, before the game begins. */
  coming(): string;
  /** In the direct message of somebody who wants no more. */
  stopped(onBoard: Labels<'myHand'>): string;
  /** At the table: somebody's hand could not be delivered any more; `who` is a mention. */
  refused(who: string): string;
}
