/** What somebody chose for this browser, whoever signs in: theme and language. */
const CHOICES = ['theme', 'language'];

/**
 * Does what ends a session. Its answer makes the browser clear all it has kept (`Clear-Site-Data`); these choices are put back, or the sign-in
 * screen would speak another language than the person.
 */
export async function keepingChoices(end: () => Promise<unknown>): Promise<void> {
  const choices = CHOICES.map((key) => [key, read(key)] as const);
  await end();
  for (const [key, choice] of choices) if (choice !== null) localStorage.setItem(key, choice);
}

/** Nothing where the browser keeps nothing: then there is nothing to put back. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
