const CHOICES = ['theme', 'language'];

/** Ends the session and restores preferences, because the response clears all storage (`Clear-Site-Data`). */
export async function preservePreferences(end: () => Promise<unknown>): Promise<void> {
  const choices = CHOICES.map((key) => [key, read(key)] as const);
  await end();
  for (const [key, choice] of choices) if (choice !== null) localStorage.setItem(key, choice);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
