/** Who plays for the seats, as the rows of a record say: a row that nobody could have made is found here. */
import type { Holder } from '../stored/stored.ts';
import type { RecordRow } from './allRows.ts';
import { isBare, readVerdict } from './readRecord.ts';

/** Who holds each seat, in seat order. */
export type Holders = readonly Holder[];

/** The holders after a row; null if it can't follow. */
export function holdersAfter(holders: Holders, row: RecordRow): Holders | null {
  const { actor, seat, kind, payload } = row;
  const holder = seat === null ? null : (holders[seat] ?? null);
  const ofMember = actor === 'seat' && holder === 'member';
  const becoming = (to: Holder, ...seats: readonly number[]): Holders =>
    holders.map((one, at) => (seats.includes(at) ? to : one));
  switch (kind) {
    case 'move':
      return ofMember || (actor === 'system' && holder === 'bot') ? holders : null;
    case 'mildMove':
      return actor === 'system' && holder === 'bot' ? holders : null;
    case 'plannedMove':
      return ofMember ? holders : null;
    case 'undo':
      return ofMember && isBare(kind, payload) ? holders : null;
    case 'resign':
      return ofMember && isBare(kind, payload) ? becoming('bot', seat!) : null;
    case 'takeover':
    case 'comeback': {
      const isFree = actor === 'seat' && holder !== null && holder !== 'member';
      return isFree && isBare(kind, payload) ? becoming('member', seat!) : null;
    }
    case 'cancel':
      return isBare(kind, payload) ? holders : null;
    case 'verdict': {
      const verdict = actor === 'seat' || seat !== null ? null : readVerdict(payload);
      if (verdict === null) return null;
      if (verdict.about !== 'overdue') return verdict.about === 'clock' || verdict.by < holders.length ? holders : null;
      if (!verdict.seats.every((one) => one < holders.length)) return null;
      const { answer, seats } = verdict;
      return answer === 'bot' ? becoming('bot', ...seats) : answer === 'replace' ? becoming('free', ...seats) : holders;
    }
    default:
      return holders;
  }
}
