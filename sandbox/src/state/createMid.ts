import { randomInt } from 'node:crypto';

/** A message id in the form of today's: opaque, about 160 characters, base64 of the item's address. */
export function createMid(igId: string, igsid: string): string {
  const thread = `34028236684171030124${igsid.padStart(19, '0')}`;
  const address = `ig_dm_item:1:IGMessageID:${igId}:${thread}:${randomDigits(35)}`;
  return Buffer.from(address).toString('base64url').concat('ZD');
}

function randomDigits(length: number): string {
  let digits = '3';
  while (digits.length < length)
    digits += randomInt(0, 10 ** 12)
      .toString()
      .padStart(12, '0');
  return digits.slice(0, length);
}
