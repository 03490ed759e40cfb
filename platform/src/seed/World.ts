import type { Api } from './createApi.ts';
import type { Past } from './past/openPast.ts';

/** Both sides of the demo: the owner's product, and the local Instagram with everybody who writes. */
export interface World {
  product: Api;
  sandbox: Api;
  past: Past;
  /** The account of the sandbox that the demo is about. */
  shop: { igId: string };
  /** In the order in which they come to know the shop. */
  followers: readonly { id: string; username: string }[];
}
