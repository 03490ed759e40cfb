import { errors, type Language } from '@fanfare/shared/contracts';

/** What the page says when an answer of Instagram belongs to another browser, or came too late. */
export const refusals: Readonly<Record<Language, { title: string; text: string; action: string }>> = {
  en: { title: 'Not connected', text: errors.oauth_state_invalid.text, action: 'Connect Instagram' },
  de: {
    title: 'Nicht verbunden',
    text: 'Dieser Link zur Freigabe gilt nicht mehr. Bitte fang noch einmal an.',
    action: 'Instagram verbinden',
  },
};
