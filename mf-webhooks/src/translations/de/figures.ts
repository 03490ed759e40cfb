import type { Translation } from '@fanfare/shared/language';
import type { figuresCopy as english } from '../../copy/figures.ts';

export const figuresCopy: Translation<typeof english> = {
  loading: 'Zahlen werden geladen',
  failedTitle: 'Die Webhook-Daten konnten nicht geladen werden',
  failedText: 'Nichts ist verloren: Ereignisse sind auf dem Server gespeichert.',
  again: 'Erneut versuchen',
  figures: 'Ereignisse nach Stand',
  types: 'Arten von Ereignissen',
  typesLabel: 'Wie viele Ereignisse von jeder Art',
  noTypes: 'Noch keine Ereignisse. Simuliere eines oder schreib deinem Konto.',
  recent: 'Letzte Aktivität',
  all: 'Alle Ereignisse',
  simulate: 'Ereignis simulieren',
};
