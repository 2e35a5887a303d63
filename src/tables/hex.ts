/** Bytes as they are published: two lower-case hexadecimal digits each. */
export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
