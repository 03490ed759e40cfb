import { createI18n } from '@fanfare/shared/language';

/** Lingui's compiler reads `t` and `plural` from here. */
export const i18n = createI18n();
