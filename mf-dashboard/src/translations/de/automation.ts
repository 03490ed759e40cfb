import type { Translation } from '@fanfare/shared/language';
import type { automation as english } from '../../copy/automation.ts';

export const automation: Translation<typeof english> = {
  figures: 'Letzte 7 Tage',
  loading: 'Zahlen werden geladen',
  failed: 'Die Zahlen konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  share: (percent: number) => `${percent}\u00a0% der begonnenen`,
  more: (before: number) => `${before} in der Woche davor`,
  byFlow: 'Nach Flow',
  deleted: 'Gelöscht',
  noRuns: 'In den letzten 7 Tagen lief kein Flow.',
  flow: 'Flow',
  webhook: {
    title: 'Webhook-Einstellungen',
    subscribed: 'Abonniert',
    notSubscribed: 'Nicht abonniert',
    realTime: 'Nachrichten kommen in Echtzeit an',
    polling: 'Nachrichten werden nur von Hand abgerufen',
    subscribe: 'Abonnieren',
    unsubscribe: 'Abbestellen',
    busy: 'Einen Moment …',
    subscribedNow: 'Der Webhook ist abonniert',
    unsubscribedNow: 'Der Webhook ist abbestellt',
    subscribeFailed: 'Die Webhooks konnten nicht abonniert werden',
    unsubscribeFailed: 'Die Webhooks konnten nicht abbestellt werden',
  },
  actions: {
    title: 'Schnellzugriff',
    create: 'Flow erstellen',
    manage: 'Alle Automatisierungen',
    test: 'Webhook testen',
    logs: 'Protokoll ansehen',
    tested: (ms: number) => `Der Webhook hat in ${ms} ms geantwortet`,
    testFailed: 'Der Test des Webhooks ist fehlgeschlagen',
    testError: 'Der Webhook konnte nicht getestet werden',
  },
};
