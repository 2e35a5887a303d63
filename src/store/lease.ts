import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type Database from 'better-sqlite3';
import type { Clock } from '../kernel/clock.ts';
import { StoreError } from './storeError.ts';

/** How long a lease lasts without renewal, in ms. Only processes on another machine have to wait for it to expire. */
export const LEASE_TIME = 30_000;

/** Permission to write to the database, until another owner takes it over. */
export interface Lease {
  /** Throws a `StoreError` if another owner has taken over. Called inside every commit. */
  check(): void;
  /** Extends the lease; throws like `check`. */
  renew(): void;
  /** Ends the lease if it is still ours. */
  release(): void;
}

/** Who takes a lease. */
export interface Owner {
  /** For the operator: which process on which machine. */
  readonly name: string;
  /** Identifies the running operating system. Processes with the same value see each other's folder locks. */
  readonly machine: string;
  /** Identifies the machine, also after a reboot. */
  readonly host: string;
}

export const thisProcess = (): Owner => ({
  name: `process ${process.pid} on ${hostname()}`,
  machine: readId('/proc/sys/kernel/random/boot_id') ?? hostname(),
  host: readId('/etc/machine-id') ?? hostname(),
});

/**
 * Takes the lease of a database. Call it inside a transaction, with the folder locked.
 *
 * A previous owner on this machine must be dead, since we hold the folder's lock or, if it was another boot, since the
 * machine has been rebooted: it is replaced at once. The lock of another machine may not be visible here, so its lease
 * must expire first; until then this throws a `StoreError`.
 *
 * @param isShared whether this process already has the lease; both holders can then write
 */
export function takeLease(database: Database.Database, owner: Owner, clock: Clock, isShared: boolean): Lease {
  const read = database.prepare<[], LeaseRow>(
    "SELECT owner, machine, host, fence, until FROM leases WHERE name = 'store'",
  );
  const write = database.prepare(
    "INSERT OR REPLACE INTO leases (name, owner, machine, host, fence, until) VALUES ('store', ?, ?, ?, ?, ?)",
  );
  const extend = database.prepare("UPDATE leases SET until = ? WHERE name = 'store' AND fence = ?");
  const currentFence = database.prepare<[], number>("SELECT fence FROM leases WHERE name = 'store'").pluck();

  const previous = read.get();
  const now = clock.now();
  const isHere = previous?.machine === owner.machine || previous?.host === owner.host;
  if (previous && !isHere && previous.until > now)
    throw new StoreError(
      'inUse',
      `This data folder is in use by ${previous.owner}. If that process is gone, ` +
        `start again in ${Math.ceil((previous.until - now) / 1000)} s.`,
    );
  // A fencing token that grows with each takeover, so that commits with an older one are refused.
  const fence = (previous?.fence ?? 0) + (isShared ? 0 : 1);
  write.run(owner.name, owner.machine, owner.host, fence, now + LEASE_TIME);

  const refuse = (): never => {
    throw new StoreError('leaseLost', `${read.get()?.owner ?? 'Another process'} has taken over the data folder.`);
  };
  return {
    check() {
      if (currentFence.get() !== fence) refuse();
    },
    renew() {
      if (extend.run(clock.now() + LEASE_TIME, fence).changes !== 1) refuse();
    },
    release() {
      extend.run(0, fence);
    },
  };
}

interface LeaseRow extends Omit<Owner, 'name'> {
  readonly owner: string;
  readonly fence: number;
  readonly until: number;
}

/**
 * An id that Linux keeps in a file: of this boot, the same in all containers of the machine, or of the machine. Null on
 * other systems, and in containers without one.
 */
function readId(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch {
    return null;
  }
}
