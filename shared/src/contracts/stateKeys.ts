/** Keys with a fixed owner. A remote may also use its name, alone or followed by a slash. */
export const stateKeys = {
  api: 'shell',
  session: 'shell',
  connection: 'shell',
  liveness: 'shell',
  notifications: 'shell',
  workspaces: 'shell',
  accounts: 'shell',
  dashboard: 'mf-dashboard',
  flowBuilder: 'mf-flow-builder',
  flowBuilderView: 'mf-flow-builder',
  flowBuilderTest: 'mf-flow-builder',
  flowBuilderNumbers: 'mf-flow-builder',
} as const;

export type StateKey = keyof typeof stateKeys | `mf-${string}`;

/** Returns the package that owns a key, or null. */
export function ownerOfStateKey(key: string): string | null {
  const listed = Object.entries(stateKeys).find(([known]) => known === key);
  return listed?.[1] ?? /^(mf-[^/]+)(\/|$)/.exec(key)?.[1] ?? null;
}
