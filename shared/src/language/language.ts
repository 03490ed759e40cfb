import { type Language, languages } from '../contracts/index.ts';

const LANGUAGE_KEY = 'language';

const spoken = chosenLanguage() ?? preferredLanguage();
const written = navigator.languages.find((tag) => toLanguage(tag) === spoken && isWellFormed(tag)) ?? spoken;

/** Returns the language of this page, which does not change until a reload. */
export function language(): Language {
  return spoken;
}

/** Returns the language the user chose in this browser, or null to use the browser's preference. */
export function chosenLanguage(): Language | null {
  try {
    return toLanguage(localStorage.getItem(LANGUAGE_KEY));
  } catch {
    return null;
  }
}

/**
 * Stores the choice. It applies to the next page load, because texts are read once.
 * @param choice null for the browser's preference
 */
export function keepLanguage(choice: Language | null): void {
  if (choice) localStorage.setItem(LANGUAGE_KEY, choice);
  else localStorage.removeItem(LANGUAGE_KEY);
}

/** Returns the locale for `Intl` and `toLocaleString`: the browser's variant of the page's language, such as `en-GB`. */
export function locale(): string {
  return written;
}

/** Returns the browser's time zone, such as `Europe/Berlin`. */
export function userTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

function preferredLanguage(): Language {
  for (const tag of navigator.languages) {
    const known = toLanguage(tag);
    if (known) return known;
  }
  return languages[0];
}

function toLanguage(tag: string | null): Language | null {
  return languages.find((known) => known === tag?.split('-')[0]) ?? null;
}

/** Some systems report `en-US@posix`, which makes `Intl` throw. */
function isWellFormed(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
