import type { Random } from './createRandom.ts';

/** Uses Instagram's format: opaque base64 of about 160 characters. */
export function createMid(random: Random, igId: string, igsid: string): string {
  const thread = `34028236684171030124${igsid.padStart(19, '0')}`;
  const address = `ig_dm_item:1:IGMessageID:${igId}:${thread}:3${random.growing(34)}`;
  return Buffer.from(address).toString('base64url').concat('ZD');
}
