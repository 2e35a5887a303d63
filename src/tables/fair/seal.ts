/** A table's secrets in the store are sealed with the installation's key, each bound to its place. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SecretKind } from '../stored/stored.ts';
import { lengthPrefixed } from './encoding.ts';

/** Length of the installation's key, in bytes. */
export const KEY_BYTES = 32;

const CIPHER = 'aes-256-gcm';
/** First byte of everything sealed: the format version. */
const FORM = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealer {
  seal(table: string, kind: SecretKind, secret: Uint8Array): Uint8Array;
  /** Null if it was sealed with another key or for another place, or has been changed. */
  unseal(table: string, kind: SecretKind, sealed: Uint8Array): Uint8Array | null;
}

/** Seals (AES-256-GCM) with a key derived from the installation's key of 32 bytes. */
export function createSealer(installationKey: Uint8Array): Sealer {
  if (installationKey.length !== KEY_BYTES) throw new Error(`the key has ${installationKey.length} bytes, not 32`);
  const key = Buffer.from(hkdfSync('sha256', installationKey, '', 'guildhall seal', KEY_BYTES));

  return {
    seal(table, kind, secret) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(lengthPrefixed(table, kind));
      return Buffer.concat([Uint8Array.of(FORM), iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },

    unseal(table, kind, sealed) {
      if (sealed.length < 1 + IV_BYTES + TAG_BYTES || sealed[0] !== FORM) return null;
      const iv = sealed.subarray(1, 1 + IV_BYTES);
      const tag = sealed.subarray(sealed.length - TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
        .setAAD(lengthPrefixed(table, kind))
        .setAuthTag(tag);
      const hidden = sealed.subarray(1 + IV_BYTES, sealed.length - TAG_BYTES);
      try {
        return Buffer.concat([decipher.update(hidden), decipher.final()]);
      } catch {
        return null; // The only reason for `final` to throw: the tag doesn't match.
      }
    },
  };
}
