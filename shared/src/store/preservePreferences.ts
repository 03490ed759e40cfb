/** Preferences of this browser, independent of the user. */
const CHOICES = ['theme', 'language'];

/** Ends a session and restores the preferences, which the response clears with all storage (`Clear-Site-Data`). */
export async function preservePreferences(end: () => Promise<unknown>): Promise<void> {
  const choices = CHOICES.map((key) => [key, read(key)] as const);
  await end();
  for (const [key, choice] of choices) if (choice !== null) localStorage.setItem(key, choice);
}

/** Null when storage is disabled. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
