const STORAGE_KEY = 'fanfare.knownGood';

/** Which build of each remote has worked in this browser: drawn once without failing. */
export const knownGood = {
  of: (remote: string): string | undefined => read()[remote],
  remember(remote: string, buildId: string): void {
    const all = read();
    if (all[remote] === buildId) return;
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...all, [remote]: buildId }));
    } catch {
      // Without storage the release document names the version to fall back to.
    }
  },
};

function read(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
