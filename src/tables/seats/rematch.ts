/** A rematch: another table for the same people, who sit in the same order, moved on by one. */
import type { Store } from '../stored/store.ts';
import type { StoredSeat } from '../stored/stored.ts';
import type { OpenRequest, Request } from '../table/requests.ts';
import type { Table } from '../table/table.ts';

/** The order of seats at a rematch of this table; erased players are left out. */
export function orderAfter({ seats }: { readonly seats: readonly Pick<StoredSeat, 'user'>[] }): readonly string[] {
  const [first, ...others] = seats.flatMap(({ user }) => (user === null ? [] : [user]));
  return first === undefined ? [] : [...others, first];
}

/** The order of seats at a table, as far as it is fixed: null for a table at which seats follow the joins. */
export async function orderAt(store: Store, table: string): Promise<readonly string[] | null> {
  const rematchOf = (await store.position(table))?.rematchOf ?? null;
  const former = rematchOf === null ? null : await store.position(rematchOf);
  return former && orderAfter(former);
}

/** These seats in an order of users; newcomers sit last. */
export function seatedIn(order: readonly string[], seats: readonly StoredSeat[]): readonly StoredSeat[] {
  const place = ({ user }: StoredSeat): number => {
    const at = user === null ? -1 : order.indexOf(user);
    return at === -1 ? order.length : at;
  };
  return [...seats].sort((a, b) => place(a) - place(b)).map((one, seat) => ({ ...one, seat }));
}

/** The request that opens the rematch of a finished table: the others are invited, options and clock stay. */
export const rematchOf = (former: Table, { interaction, user }: Request): OpenRequest => ({
  ...{ interaction, user, guild: former.guild, channel: former.channel, game: former.game },
  ...{ options: former.options, locale: former.locale, isPrivate: former.isPrivate, rematchOf: former.id },
  clock: former.clock,
  invited: orderAfter(former).filter((one) => one !== user),
});
