const STORAGE_KEY = 'fanfare.knownGood';

export const knownGood = {
  of: (remote: string): string | undefined => read()[remote],
  remember(remote: string, buildId: string): void {
    const all = read();
    if (all[remote] === buildId) return;
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...all, [remote]: buildId }));
    } catch {
      // Without storage, the release document names a fallback.
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
