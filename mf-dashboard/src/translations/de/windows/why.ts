import type { Translation } from '@fanfare/shared/language';
import type { why as english } from '../../../copy/windows/why.ts';

export const why: Translation<typeof english> = {
  title: 'Warum das passiert ist',
  loading: 'Entscheidung wird geladen',
  failed: 'Die Entscheidung konnte nicht geladen werden.',
  missing: 'Zu diesem Ereignis ist nichts gespeichert. Vielleicht ist es älter als das, was aufbewahrt wird.',
  retry: 'Erneut versuchen',
  pending: 'Noch nicht entschieden',
  considered: 'Was geprüft wurde',
  run: (flow: string, version: number) => `${flow}, Version ${version}`,
  steps: 'Schritte',
  messages: 'Nachrichten',
  messageStates: {
    intent: 'Wartet auf den Versand',
    sending: 'Wird gesendet',
    sent: 'Gesendet',
    failed: 'Nicht zugestellt',
    unconfirmed: 'Unbestätigt',
    parked: 'Zurückgehalten, bis das Konto senden kann',
    cancelled: 'Nicht gesendet',
  },
  simulated: 'Ein Test: Nichts davon hat einen Menschen erreicht.',
};
