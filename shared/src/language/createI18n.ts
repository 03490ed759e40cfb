import { type I18n, setupI18n } from '@lingui/core';
import { language, locale } from './language.ts';

/**
 * Creates the messages of a package: English from its code, other languages from the catalogue loaded by the shell.
 * One instance per package, because packages are released independently.
 */
export function createI18n(): I18n {
  return setupI18n({ locale: language(), locales: locale(), messages: { [language()]: {} } });
}
