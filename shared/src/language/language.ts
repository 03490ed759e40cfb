import { type Language, languages } from '../contracts/index.ts';

const LANGUAGE_KEY = 'language';

const spoken = chosenLanguage() ?? preferredLanguage();
const written = navigator.languages.find((tag) => toLanguage(tag) === spoken && isWellFormed(tag)) ?? spoken;

/** The language of this page, from its first script to its last. */
export function language(): Language {
  return spoken;
}

/** What the person chose in this browser; null: whatever the browser prefers. */
export function chosenLanguage(): Language | null {
  try {
    return toLanguage(localStorage.getItem(LANGUAGE_KEY));
  } catch {
    return null;
  }
}

/** Holds from the next page on: texts are read once, when a page begins. */
export function keepLanguage(choice: Language | null): void {
  if (choice) localStorage.setItem(LANGUAGE_KEY, choice);
  else localStorage.removeItem(LANGUAGE_KEY);
}

/** For `Intl` and `toLocaleString`: as this person's browser writes the language of the page, such as `en-GB`. */
export function locale(): string {
  return written;
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

/** A browser in a system without a language says `en-US@posix`, which `Intl` throws at. */
function isWellFormed(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
