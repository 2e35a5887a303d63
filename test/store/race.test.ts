import { it } from 'vitest';
import { expectOneWinner } from './support/race.ts';

it('of 4 connections that write the same row at once, exactly one wins, 10 times', () => expectOneWinner(4, 10));
