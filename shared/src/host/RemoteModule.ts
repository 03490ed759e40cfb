import type { ComponentType } from 'react';
import type { RemoteSlice } from '../store/index.ts';

/** The version of the agreement between shell and remotes; a remote built for another major is refused. */
export const REMOTE_CONTRACT = 1;

/** The one export of a remote, made by `defineRemote`. Views load lazily, so this module stays thin. */
export interface RemoteModule {
  contract: typeof REMOTE_CONTRACT;
  name: string;
  views: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
  slices: readonly RemoteSlice[];
}
