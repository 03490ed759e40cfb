import { sql } from 'kysely';

/** Version 1.0.0 cannot write mails in other languages and may run on the same database. */
const knownToFirstVersion = ['en', 'de'];

export function storedLanguage(language: string): { language: string; other_language: string | null } {
  return knownToFirstVersion.includes(language)
    ? { language, other_language: null }
    : { language: 'en', other_language: language };
}

export const userLanguage = sql<string>`
  case when users.language = 'en' then coalesce(users.other_language, 'en') else users.language end`.as('language');
