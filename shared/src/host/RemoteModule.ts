import type { ComponentType } from 'react';
import type { REMOTE_CONTRACT } from '../contracts/index.ts';
import type { RemoteSlice } from '../store/index.ts';

/** The one export of a remote, made by `defineRemote`. Views load lazily, so this module stays thin. */
export interface RemoteModule {
  contract: typeof REMOTE_CONTRACT;
  name: string;
  views: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
  slices: readonly RemoteSlice[];
  /**
   * Asked by the gate before a build is released, in the live shell: what is wrong, in sentences; none: nothing. It loads what it needs lazily.
   */
  selfTest?: () => Promise<readonly string[]>;
}
