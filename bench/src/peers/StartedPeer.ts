import type { Product } from '../startProduct.ts';

/** Ready for webhooks. */
export interface StartedPeer extends Product {
  /** Making and filling its database does not count for the peers, and does for this product. */
  startMs: number;
}
