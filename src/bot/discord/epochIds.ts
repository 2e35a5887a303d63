/**
 * The epoch in the ids of buttons, menus, and forms: `v1.<epoch>:…`, or `v1:…` in the first. Every message gets it where
 * it leaves, so that none can be without.
 */

const STAMP = /^v1\.([a-z0-9]{1,8}):/;

/** The epoch in which this id was sent. */
export const epochOf = (customId: string): string => STAMP.exec(customId)?.[1] ?? '';

/** The id as it was before it was sent. */
export const withoutEpoch = (customId: string): string =>
  STAMP.test(customId) ? customId.replace(STAMP, 'v1:') : customId;

/** The same components or the same form, with the epoch in all ids. */
export const withEpoch = <T>(content: T, epoch: string): T => (epoch === '' ? content : (stamped(content, epoch) as T)); // Only ids change, and remain strings.

function stamped(value: unknown, epoch: string): unknown {
  if (Array.isArray(value)) return value.map((one) => stamped(one, epoch));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'custom_id' && typeof one === 'string' ? one.replace(/^v1:/, `v1.${epoch}:`) : stamped(one, epoch),
    ]),
  );
}
