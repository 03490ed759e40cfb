import type { Api } from './createApi.ts';
import type { Past } from './past/openPast.ts';

export interface World {
  product: Api;
  sandbox: Api;
  past: Past;
  shop: { igId: string };
  followers: readonly { id: string; username: string }[];
}
