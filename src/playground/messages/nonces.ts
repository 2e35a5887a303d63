import type { MessageDraft } from '../rules/messages.ts';
import type { Playground } from '../world/playground.ts';
import type { StoredMessage } from '../world/store.ts';

/** How long a repeated nonce returns the first message, in ms. */
const NONCE_LIFETIME = 5 * 60 * 1000;

type NonceFields = Pick<MessageDraft, 'nonce' | 'enforce_nonce'>;

/**
 * The message that an earlier request with this enforced nonce created in the channel, even if deleted since; else
 * null.
 */
export function earlierWithNonce(playground: Playground, channelId: string, draft: NonceFields): StoredMessage | null {
  if (draft.nonce == null || draft.enforce_nonce !== true) return null;
  const earlier = playground.nonces.get(keyOf(channelId, draft.nonce));
  if (earlier === undefined || playground.clock.now() - earlier.at > NONCE_LIFETIME) return null;
  return playground.store.message(earlier.stored.message.id) ?? earlier.stored;
}

/** Remembers the nonce of a new message and forgets expired ones. */
export function rememberNonce({ nonces, clock }: Playground, draft: NonceFields, stored: StoredMessage): void {
  if (draft.nonce == null) return;
  const now = clock.now();
  for (const [old, { at }] of nonces) if (now - at > NONCE_LIFETIME) nonces.delete(old);
  nonces.set(keyOf(stored.message.channel_id, draft.nonce), { stored, at: now });
}

function keyOf(channelId: string, nonce: string | number): string {
  return `${channelId}/${nonce}`;
}
