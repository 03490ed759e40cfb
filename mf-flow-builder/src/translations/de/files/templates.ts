import type { Translation } from '@fanfare/shared/language';
import type { templateCopy as english } from '../../../copy/files/templates.ts';

export const templateCopy: Translation<typeof english> = {
  title: 'Vorlagen',
  open: 'Alle Vorlagen',
  list: 'Vorlagen',
  preview: (name) => `So läuft „${name}“`,
  use: 'Diese Vorlage verwenden',
  todo: 'Mach sie zu deiner',
  audience: (audience) => `Für ${audience}`,
  parts: (count) => `${count} Bausteine`,
  replaced: (name) => `„${name}“ liegt auf der Arbeitsfläche. „Rückgängig“ holt zurück, was da war.`,
  failed: 'Die Vorlagen sind nicht angekommen',
  failedHint: 'Prüfe deine Verbindung und versuch es erneut.',
  loading: 'Vorlagen werden geladen …',
  empty: {
    title: 'Womit soll es losgehen?',
    comment: {
      name: 'Vom Kommentar zur Nachricht',
      about: 'Ein Kommentar unter einem Beitrag bekommt eine Antwort und eine Nachricht.',
    },
    questions: { name: 'Fragen nach Stichwort', about: 'Preise, Versand, Rückgabe: von selbst beantwortet.' },
    blank: { name: 'Leere Arbeitsfläche', about: 'Zieh einen Baustein hierher oder drücke in der Liste auf einen.' },
  },
};
