/** Most severe fault first. */
export const faultKinds = ['missing', 'broken', 'unreachable', 'tampered', 'part-fails', 'part-hangs', 'slow'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Faults {
  kinds: readonly FaultKind[];
  /** If true, also applies to fallback builds. */
  isEverywhere: boolean;
}

const STORAGE_KEY = 'fanfare.faults';

/** Faults last until the tab closes. `changeFaults` changes them. */
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
