import { sql } from 'kysely';

/** Version 1.0.0 fails to write a mail in another language, and may run on the same database. */
const knownToFirstVersion = ['en', 'de'];

/** The columns of `users` that hold a language. */
export function storedLanguage(language: string): { language: string; other_language: string | null } {
  return knownToFirstVersion.includes(language)
    ? { language, other_language: null }
    : { language: 'en', other_language: language };
}

/** The language of a row of `users`. */
export const userLanguage = sql<string>`
  case when users.language = 'en' then coalesce(users.other_language, 'en') else users.language end`.as('language');
