import type { Api } from './createApi.ts';
import type { Backfill } from './history/openBackfill.ts';

export interface SeedContext {
  product: Api;
  sandbox: Api;
  backfill: Backfill;
  shop: { igId: string };
  followers: readonly { id: string; username: string }[];
}
