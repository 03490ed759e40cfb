import { createI18n } from '@fanfare/shared/language';

export const i18n = createI18n();
