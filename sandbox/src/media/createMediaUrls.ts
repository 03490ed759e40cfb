import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock/createClock.ts';

const HOUR_MS = 60 * 60 * 1000;
export const mediaLifetimesMs = { message: 7 * 24 * HOUR_MS, story: 24 * HOUR_MS, profile: 3 * 24 * HOUR_MS } as const;

export interface MediaUrls {
  /** Creates a signed URL that expires in sandbox time. */
  urlOf: (assetId: string, lifetimeMs?: number) => string;
  isSigned: (assetId: string, expires: string, signature: string) => boolean;
}

interface MediaUrlOptions {
  clock: Clock;
  secret: string;
  origin: () => string;
}

export function createMediaUrls({ clock, secret, origin }: MediaUrlOptions): MediaUrls {
  const sign = (assetId: string, expires: string) =>
    createHmac('sha256', secret).update(`media:${assetId}:${expires}`).digest('base64url').slice(0, 32);
  return {
    urlOf: (assetId, lifetimeMs = mediaLifetimesMs.message) => {
      // A backdated clock moves forward again, which must not expire the images.
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
