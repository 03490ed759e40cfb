/**
 * Every key of the one Redux store and who owns it. A remote may only bring slices for the keys it owns;
 * a new key is added here in the same commit as the slice.
 */
export const stateKeys = {
  api: 'shell',
  session: 'shell',
  connection: 'shell',
  notifications: 'shell',
  dashboard: 'mf-dashboard',
  flowBuilder: 'mf-flow-builder',
} as const;

export type StateKey = keyof typeof stateKeys;
export type StateKeyOwner = (typeof stateKeys)[StateKey];
