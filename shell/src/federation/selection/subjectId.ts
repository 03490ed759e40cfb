const STORAGE_KEY = 'fanfare.subject';

/**
 * Whom rollouts mean by "this person": who was signed in when this browser was first asked, else a random id. It stays, so that signing in
 * does not change the version of the page somebody sees.
 */
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
