import { createI18n } from './createI18n.ts';

/** The messages of this package. The compiler lets `t` and `plural` of Lingui read from here. */
export const i18n = createI18n();
