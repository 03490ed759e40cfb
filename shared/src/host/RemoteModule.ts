import type { ComponentType } from 'react';
import type { REMOTE_CONTRACT } from '../contracts/index.ts';
import type { RemoteSlice } from '../store/index.ts';

/** The export of a remote, created by `defineRemote`. Views load lazily, so this module stays small. */
export interface RemoteModule {
  contract: typeof REMOTE_CONTRACT;
  name: string;
  views: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
  slices: readonly RemoteSlice[];
  /**
   * Called in the live shell before a build is released. Resolves to a list of human-readable problems; empty
   * if the build works. Must load its dependencies lazily.
   */
  selfTest?: () => Promise<readonly string[]>;
}
