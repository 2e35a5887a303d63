/** Clocks, votes on what happens to those who are overdue, seats that change hands, and reminders. */
import type { Answer, ClockRule, Consent } from '../../../tables/stored/clock.ts';
import type { Reason } from '../../../tables/table/tableHead.ts';

/** A table that waits for the reader. Times are Unix time in seconds. */
export interface Waiting {
  readonly table: string;
  readonly game: string;
  readonly since: number;
  readonly deadline: number | null;
  /** Of the board message, or null. */
  readonly address: string | null;
}

/** A seat that others can take over. `until`: how long the game waits for that; null if the bot plays the seat. */
export interface OfferedSeat {
  readonly name: string;
  readonly until: number | null;
}

export interface ClockWords {
  /** In menus, and after `Clock:`. At most 100 characters. */
  preset(rule: ClockRule): string;
  /** In the lobby, and in answers about it. */
  line(rule: ClockRule): string;
  /** The field of the options form. */
  readonly field: { readonly label: string; readonly description: string };
  /** On a board. `names`: empty if the deadline is that of everyone who has to act. */
  deadlines(of: readonly { readonly names: readonly string[]; readonly at: number }[]): string;
  /** On a board: a seat that waits for someone to take it over. */
  free(name: string, until: number): string;
  readonly vote: {
    /** Also on the buttons, at most 25 characters. `extension` in ms. */
    answer(answer: Answer, extension: number): string;
    readonly consents: { readonly [C in Consent]: string };
    heading(names: readonly string[]): string;
    /** In its place for those who have left the server. */
    goneHeading(names: readonly string[]): string;
    /** @param voters who has a vote */
    body(voters: readonly string[], ends: number, fallback: string): string;
    ballots(answer: string, voters: readonly string[]): string;
    /** Small print: whoever is overdue can still act. */
    note(names: readonly string[]): string;
    /** A vote on another clock. `asker`: who suggested it. */
    clockHeading(preset: string): string;
    clockBody(asker: string, present: string, missing: readonly string[], ends: number): string;
  };
  /** What remains of a vote; in the move list and beneath boards, who plays for a seat. */
  readonly events: {
    /** @param extension in ms; null where it isn’t known anymore */
    decided(answer: Answer, names: readonly string[], extension: number | null, reason: Reason): string;
    /** The vote ended because the overdue acted. */
    acted(names: readonly string[]): string;
    clockSet(preset: string): string;
    clockRefused(preset: string): string;
    /** Someone left the seat that this player has now. */
    formerLeft(name: string): string;
    tookOver(name: string): string;
    cameBack(name: string): string;
  };
  readonly offer: {
    heading(game: string, table: string): string;
    seat(seat: OfferedSeat): string;
    /** What it means to take one over. */
    body(hasHands: boolean): string;
    /** On a button, at most 80 characters. */
    take(name: string): string;
    /** What remains once all seats are taken. */
    closed(table: string): string;
  };
  readonly reminder: {
    /** At the table. `who`: mentions. */
    public(who: readonly string[], since: number, deadline: number | null): string;
    /** By direct message. */
    private(waiting: Waiting): string;
    /** Once a day. */
    daily(tables: readonly Waiting[], more: number): string;
  };
  /** Above the buttons, when asking for another clock. */
  question(table: string, present: string): string;
}
