import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type Database from 'better-sqlite3';
import type { Clock } from '../kernel/clock.ts';
import { StoreError } from './storeError.ts';

/** How long a lease holds without being renewed, in ms. Only another machine waits for its end. */
export const LEASE_TIME = 30_000;

/** The right to write, as long as nobody has taken it over. */
export interface Lease {
  /** Throws a `StoreError` when somebody else owns it by now. Called inside every commit. */
  check(): void;
  /** Prolongs it; throws like `check`. */
  renew(): void;
  /** Gives it up, if it is still ours. */
  release(): void;
}

/** Who asks for a lease. */
export interface Owner {
  /** For people: which process on which machine. */
  readonly name: string;
  /** The same for all processes whose folder lock is the same operating system's. */
  readonly machine: string;
}

export const thisProcess = (): Owner => ({
  name: `process ${process.pid} on ${hostname()}`,
  machine: bootId() ?? hostname(),
});

/**
 * Takes the lease of a database whose folder is locked, or shares it where this process has it already. An owner of this machine must be dead then and gives way at
 * once; one of another machine is waited for until its lease ends, for its lock may be invisible here. Throws a
 * `StoreError` while somebody else owns it. To be called inside a transaction.
 */
export function takeLease(database: Database.Database, owner: Owner, clock: Clock, isShared: boolean): Lease {
  const read = database.prepare<[], LeaseRow>("SELECT owner, machine, fence, until FROM leases WHERE name = 'store'");
  const write = database.prepare(
    "INSERT OR REPLACE INTO leases (name, owner, machine, fence, until) VALUES ('store', ?, ?, ?, ?)",
  );
  const prolong = database.prepare("UPDATE leases SET until = ? WHERE name = 'store' AND fence = ?");
  const fenceNow = database.prepare<[], number>("SELECT fence FROM leases WHERE name = 'store'").pluck();

  const before = read.get();
  const now = clock.now();
  if (before && before.machine !== owner.machine && before.until > now)
    throw new StoreError(
      'inUse',
      `This data folder is in use by ${before.owner}. If that one is gone, ` +
        `start again in ${Math.ceil((before.until - now) / 1000)} s.`,
    );
  const fence = (before?.fence ?? 0) + (isShared ? 0 : 1);
  write.run(owner.name, owner.machine, fence, now + LEASE_TIME);

  const refuse = (): never => {
    throw new StoreError('leaseLost', `${read.get()?.owner ?? 'Nobody'} has taken over the data folder.`);
  };
  return {
    check() {
      if (fenceNow.get() !== fence) refuse();
    },
    renew() {
      if (prolong.run(clock.now() + LEASE_TIME, fence).changes !== 1) refuse();
    },
    release() {
      prolong.run(0, fence);
    },
  };
}

interface LeaseRow extends Omit<Owner, 'name'> {
  readonly owner: string;
  readonly fence: number;
  readonly until: number;
}

/** Linux names each start of a machine, the same in all its containers. */
function bootId(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null; // Another system.
  }
}
