import { randomFillSync } from 'node:crypto';

const ID_BYTES = 16;
/** Random bytes cost the same per call for one id as for hundreds. */
const pool = Buffer.allocUnsafe(256 * ID_BYTES);
let used = pool.length;

/** UUID version 7: sorted by time, so new rows go to the end of an index. */
export function newId(nowMs = Date.now()): string {
  const bytes = takeRandomBytes();
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

function takeRandomBytes(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += ID_BYTES;
  return pool.subarray(used - ID_BYTES, used);
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
