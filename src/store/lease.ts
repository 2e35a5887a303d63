import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type Database from 'better-sqlite3';
import type { Clock } from '../kernel/clock.ts';
import { StoreError } from './storeError.ts';

/** How long a lease lasts without renewal, in ms. Only another machine waits for it to expire. */
export const LEASE_TIME = 30_000;

/** The right to write, until another owner takes it over. */
export interface Lease {
  /** Throws a `StoreError` when another owner has taken over. Called inside every commit. */
  check(): void;
  /** Extends it; throws like `check`. */
  renew(): void;
  /** Ends it, if it is still ours. */
  release(): void;
}

/** Who takes a lease. */
export interface Owner {
  /** For the operator: which process on which machine. */
  readonly name: string;
  /** The same for all processes that share the folder lock of one operating system. */
  readonly machine: string;
}

export const thisProcess = (): Owner => ({
  name: `process ${process.pid} on ${hostname()}`,
  machine: bootId() ?? hostname(),
});

/**
 * Takes the lease of a database whose folder is locked, or shares it if this process has it already. A former owner on
 * this machine must be dead, since the folder is ours, and is replaced at once. The lock of another machine may not be
 * visible here, so its lease must expire first: until then this throws a `StoreError`. Call it inside a transaction.
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
      `This data folder is in use by ${before.owner}. If that process is gone, ` +
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

/** Linux's id of this boot, the same in all containers of the machine; null on other systems. */
function bootId(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null;
  }
}
