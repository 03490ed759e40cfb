import type { Api } from './createApi.ts';
import type { Team } from './createTeam.ts';
import type { Backfill } from './history/openBackfill.ts';

export interface SeedContext {
  product: Api;
  team: Team;
  sandbox: Api;
  backfill: Backfill;
  shop: { igId: string };
  /** The second account. */
  repairs: { igId: string };
  customers: readonly { id: string; username: string }[];
  followers: readonly { id: string; username: string }[];
}
