import { it } from 'vitest';
import { expectOneWinner } from './support/race.ts';

it('of 20 connections that write the same row at once, exactly one wins, 25 times', () => expectOneWinner(20, 25));
