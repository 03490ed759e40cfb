import type { Translation } from '../../language/index.ts';
import type { copy as english } from '../../ui/copy.ts';

export const ui: Translation<typeof english> = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  dismiss: 'Ausblenden',
  requestId: { label: 'Anfrage-ID', copy: 'Anfrage-ID kopieren', copied: 'Kopiert' },
  skipToContent: 'Zum Inhalt springen',
  main: 'Hauptmenü',
  places: {
    dashboard: 'Übersicht',
    flowBuilder: 'Flow-Editor',
    automation: 'Automatisierung',
    webhooks: 'Webhooks',
    analytics: 'Auswertung',
  },
  password: {
    show: 'Passwort anzeigen',
    strengths: { short: 'Zu kurz', weak: 'Leicht zu erraten', fair: 'Brauchbar', strong: 'Stark' },
  },
};
