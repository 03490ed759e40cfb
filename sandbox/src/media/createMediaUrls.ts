import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock/createClock.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long an address of the media server works. */
export const mediaLifetimesMs = { message: 7 * 24 * HOUR_MS, story: 24 * HOUR_MS, profile: 3 * 24 * HOUR_MS } as const;

export interface MediaUrls {
  /** A signed address that works for a while, by the sandbox's clock. */
  urlOf: (assetId: string, lifetimeMs?: number) => string;
  isSigned: (assetId: string, expires: string, signature: string) => boolean;
}

interface MediaUrlOptions {
  clock: Clock;
  secret: string;
  /** Where the sandbox listens, once it does. */
  origin: () => string;
}

export function createMediaUrls({ clock, secret, origin }: MediaUrlOptions): MediaUrls {
  const sign = (assetId: string, expires: string) =>
    createHmac('sha256', secret).update(`media:${assetId}:${expires}`).digest('base64url').slice(0, 32);
  return {
    urlOf: (assetId, lifetimeMs = mediaLifetimesMs.message) => {
      // A clock that was set back to live through the past comes forward again, and must not take the pictures along.
      const expires = String(Math.max(clock.now(), Date.now()) + lifetimeMs);
      const query = new URLSearchParams({ asset_id: assetId, expires, signature: sign(assetId, expires) });
      return `${origin()}/lookaside.fbsbx.com/ig_messaging_cdn/?${query}`;
    },
    isSigned: (assetId, expires, signature) => {
      const expected = Buffer.from(sign(assetId, expires));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
