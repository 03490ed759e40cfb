import { createI18n } from '@fanfare/shared/language';

/** The messages of this package. The Lingui compiler makes `t` and `plural` read from here. */
export const i18n = createI18n();
