/** Most severe fault first. */
export const faultKinds = ['missing', 'broken', 'unreachable', 'tampered', 'part-fails', 'part-hangs', 'slow'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Faults {
  kinds: readonly FaultKind[];
  isEverywhere: boolean;
}

const STORAGE_KEY = 'fanfare.faults';

export const faults = {
  /** Loads the lazy override code, which handles faults. */
  mark: 'faults',
  read(): Readonly<Record<string, Faults>> {
    const value: Record<string, Faults> = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return value;
  },
  write(all: Readonly<Record<string, Faults>>): void {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(all));
  },
  isOn: (): boolean => Object.keys(faults.read()).length > 0,
};
