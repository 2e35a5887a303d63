import { type Failure, failureOf } from '../discord/failure.ts';

const REFUSALS: readonly Failure[] = ['directClosed', 'personGone'];

/** Whether Discord delivers nothing to this member: every other failure says nothing about them. */
export const isRefusal = (error: unknown): boolean => REFUSALS.includes(failureOf(error));
