/**
 * Keys of the one Redux store that are not named after their owner. A remote may bring slices for the keys it owns: those listed here, its own
 * name, and whatever begins with its name and a slash, so that a remote this build has never heard of can have some too.
 */
export const stateKeys = {
  api: 'shell',
  session: 'shell',
  connection: 'shell',
  liveness: 'shell',
  notifications: 'shell',
  dashboard: 'mf-dashboard',
  flowBuilder: 'mf-flow-builder',
  flowBuilderView: 'mf-flow-builder',
  flowBuilderTest: 'mf-flow-builder',
  flowBuilderNumbers: 'mf-flow-builder',
} as const;

export type StateKey = keyof typeof stateKeys | `mf-${string}`;

/** Name of the package that owns a key; null: nobody. */
export function ownerOfStateKey(key: string): string | null {
  const listed = Object.entries(stateKeys).find(([known]) => known === key);
  return listed?.[1] ?? /^(mf-[^/]+)(\/|$)/.exec(key)?.[1] ?? null;
}
