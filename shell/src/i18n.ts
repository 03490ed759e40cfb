import { createI18n } from '@fanfare/shared/language';

/** The messages of this package. The compiler lets `t` and `plural` of Lingui read from here. */
export const i18n = createI18n();
