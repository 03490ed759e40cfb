import type { ReleaseDocument } from '@fanfare/shared/contracts';
import type { OpenedOverrides } from './openOverrides.ts';

const STORAGE_KEY = 'fanfare.remoteOverrides';
const PARAMETER = 'remote';

/** `?remote=mf-dashboard@http://localhost:4103/mf-manifest.json` */
export const overrides = {
  read(): Record<string, string> {
    const address = new URL(location.href);
    const asked = address.searchParams.getAll(PARAMETER).map((text) => text.split(/@(.*)/s).slice(0, 2));
    const all: Record<string, string> = {
      ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}'),
      ...Object.fromEntries(asked),
    };
    if (asked.length > 0) {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(all));
      // A reload would restore it.
      address.searchParams.delete(PARAMETER);
      history.replaceState(history.state, '', address);
    }
    return all;
  },
  forget(remote: string): Record<string, string> {
    const { [remote]: _, ...rest } = this.read();
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(rest));
    return rest;
  },
  async open(releases: ReleaseDocument): Promise<Pick<OpenedOverrides, 'entries' | 'problems'>> {
    const asked = Object.entries(this.read());
    if (asked.length === 0) return { entries: {}, problems: [] };
    const { openOverrides } = await import('./openOverrides.ts');
    const opened = await openOverrides(releases, asked);
    for (const remote of opened.refused) this.forget(remote);
    return opened;
  },
};
