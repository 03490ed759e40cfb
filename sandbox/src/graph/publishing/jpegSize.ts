/** Returns null for other formats. */
export function jpegSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let position = 2;
  while (position + 9 < bytes.length) {
    if (bytes[position] !== 0xff) return null;
    const marker = bytes[position + 1] ?? 0;
    // Start-of-frame markers contain the size; C4, C8 and CC are not such markers.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: bytes.readUInt16BE(position + 5), width: bytes.readUInt16BE(position + 7) };
    }
    position += 2 + bytes.readUInt16BE(position + 2);
  }
  return null;
}
