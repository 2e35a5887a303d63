interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a PNG, GIF, WebP, or JPEG picture in px, read from its first bytes; null for other files. */
export function imageSize(bytes: Buffer): ImageSize | null {
  try {
    if (bytes.subarray(1, 4).toString('latin1') === 'PNG') {
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    }
    if (bytes.subarray(0, 3).toString('latin1') === 'GIF') {
      return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
    }
    if (bytes.subarray(8, 12).toString('latin1') === 'WEBP') return webpSize(bytes);
    if (bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return null; // the file ends before its size
    throw error;
  }
}

/** WebP has three kinds of first chunk: extended, lossless, lossy. */
function webpSize(bytes: Buffer): ImageSize | null {
  const chunk = bytes.subarray(12, 16).toString('latin1');
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8L') {
    const packed = bytes.readUInt32LE(21);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  return null;
}

/** JPEG: skips segments until one that starts a frame (C0 to CF, without the three that are tables). */
function jpegSize(bytes: Buffer): ImageSize {
  let at = 2;
  for (;;) {
    const marker = bytes.readUInt16BE(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && marker !== 0xffc4 && marker !== 0xffc8 && marker !== 0xffcc;
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
}
