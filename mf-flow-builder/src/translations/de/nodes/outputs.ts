import type { Translation } from '@fanfare/shared/language';
import type { outputCopy as english } from '../../../copy/nodes/outputs.ts';

export const outputCopy: Translation<typeof english> = {
  named: {
    true: 'Ja',
    false: 'Nein',
    open: 'Offen',
    closed: 'Zu',
    answered: 'Beantwortet',
    invalid: 'Ungültig',
    no_reply: 'Keine Antwort',
    other: 'Etwas anderes',
    success: 'Erfolg',
    failure: 'Fehlschlag',
  },
  untitled: 'Ohne Titel',
  share: (name, percent) => `${name} · ${percent} %`,
};
