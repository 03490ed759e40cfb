import type { Product } from '../startProduct.ts';

export interface StartedPeer extends Product {
  /** Includes database setup for the product only. */
  startMs: number;
}
