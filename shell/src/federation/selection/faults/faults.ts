/** What can be wrong with a remote, the worse first: of several the first that concerns a file is seen. */
export const faultKinds = ['missing', 'broken', 'unreachable', 'tampered', 'part-fails', 'part-hangs', 'slow'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Faults {
  kinds: readonly FaultKind[];
  /** Whether builds that would take its place have them, too. */
  isEverywhere: boolean;
}

const STORAGE_KEY = 'fanfare.faults';

/** What this tab shall see go wrong, by the remote's name. Ends with the tab. Change it with `changeFaults`. */
export const faults = {
  /** Stands among the builds that this tab asked for: what looks after those is there already, and looks after faults as well. */
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
