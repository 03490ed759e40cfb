import { type I18n, setupI18n } from '@lingui/core';
import { language, locale } from './language.ts';

/**
 * The messages of one package in the language of the page: English from its code, others from the catalogue that the shell loads before it.
 * Each package has its own, because packages are released independently of each other.
 */
export function createI18n(): I18n {
  return setupI18n({ locale: language(), locales: locale(), messages: { [language()]: {} } });
}
