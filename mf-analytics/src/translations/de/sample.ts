import type { Translation } from '@fanfare/shared/language';
import type { sample as english } from '../../copy/sample.ts';

export const sample: Translation<typeof english> = {
  keywords: { price: 'preis', love: 'liebe', shipping: 'versand', late: 'verspätet', thanks: 'danke' },
  insights: [
    'Nach „preis“ wird am häufigsten gefragt: Eine Automatisierung, die das beantwortet, spart die meiste Zeit.',
    'Freitags und samstags ist am meisten los.',
  ],
};
