import { overrides } from '../overrides.ts';

/** What can be wrong with a remote, the worse first: of several the first that concerns a file is seen. */
export const faultKinds = ['missing', 'broken', 'unreachable', 'tampered', 'part-fails', 'part-hangs', 'slow'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Faults {
  kinds: readonly FaultKind[];
  /** Whether builds that would take its place have them, too. */
  isEverywhere: boolean;
}

const STORAGE_KEY = 'fanfare.faults';
/** Stands among the builds that this tab asked for: what looks after those is there already, and looks after faults as well. */
const MARK = 'faults';

/** What this tab shall see go wrong, by the remote's name. Ends with the tab. */
export const faults = {
  mark: MARK,
  read(): Readonly<Record<string, Faults>> {
    const value: Record<string, Faults> = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return value;
  },
  isOn: (): boolean => Object.keys(faults.read()).length > 0,
  /** From the next reading of the page on, see `begin`. */
  put(remote: string, wanted: Faults): void {
    const { [remote]: _, ...rest } = faults.read();
    const all = wanted.kinds.length > 0 ? { ...rest, [remote]: wanted } : rest;
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(all));
    if (Object.keys(all).length === 0) overrides.forget(MARK);
  },
  end(): void {
    sessionStorage.removeItem(STORAGE_KEY);
    overrides.forget(MARK);
  },
  /**
   * Reads the page anew: what a build has loaded by now cannot fail any more.
   *
   * @param hash where the page shall stand then
   */
  begin(hash: string): void {
    const address = new URL(location.href);
    address.hash = hash;
    if (faults.isOn()) address.searchParams.set('remote', `${MARK}@this-tab`);
    history.replaceState(history.state, '', address);
    location.reload();
  },
};
