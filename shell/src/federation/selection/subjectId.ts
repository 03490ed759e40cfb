const STORAGE_KEY = 'fanfare.subject';

/** Stays the same after sign-in, so that the build does not change. */
export function subjectId(userId: string | null): string {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    if (stored) return stored;
    const id = userId ?? crypto.randomUUID();
    localStorage.setItem(STORAGE_KEY, id);
    return id;
  } catch {
    return userId ?? 'nobody';
  }
}
