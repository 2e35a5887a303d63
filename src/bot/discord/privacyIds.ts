/** The ids of the buttons about a member's data. Like all ids, they are checked again on arrival. */

/** What the buttons do: the last one of each pair is pressed in answer to a question. */
const PRIVACY_ACTIONS = ['export', 'erase', 'eraseSure', 'server', 'serverSure'] as const;
export type PrivacyAction = (typeof PRIVACY_ACTIONS)[number];

export interface PrivacyId {
  readonly kind: 'privacy';
  readonly action: PrivacyAction;
}

/** `v1:privacy:<action>`. */
export const writePrivacyId = ({ action }: PrivacyId): string => `v1:privacy:${action}`;

/** The parsed id, or null for anything that `writePrivacyId` does not write. */
export function readPrivacyId(text: string): PrivacyId | null {
  const action = PRIVACY_ACTIONS.find((one) => writePrivacyId({ kind: 'privacy', action: one }) === text);
  return action === undefined ? null : { kind: 'privacy', action };
}
