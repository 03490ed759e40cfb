import { locale, type Translation } from '@fanfare/shared/language';
import type { savingCopy as english } from '../../../copy/files/saving.ts';

export const savingCopy: Translation<typeof english> = {
  state: {
    empty: '',
    new: 'Bleibt auf diesem Gerät, bis du speicherst',
    unkept: 'Nicht gespeichert, und dieser Browser kann nichts aufheben',
    unsaved: 'Ungespeicherte Änderungen',
    saving: 'Wird gespeichert',
    saved: (time) => `Gespeichert ${time}`,
    offline: 'Offline, auf diesem Gerät aufgehoben',
    refused: (text) => `Nicht gespeichert: ${text}`,
    conflict: 'Anderswo geändert, auf diesem Gerät aufgehoben',
  },
  tooMany: (count, most) =>
    `Ein Flow hat höchstens ${most} Bausteine, dieser hat ${count.toLocaleString(locale())}. Verschieb einen Teil in einen eigenen Flow und führe mit „Zu anderem Flow“ dorthin.`,
  textTooLong: (node, most) => `Der Text von ${node} hat mehr als ${most.toLocaleString(locale())} Zeichen. Kürze ihn.`,
  refusedFallback: 'Der Server hat es nicht angenommen.',
  wouldBeLost: 'Deine Änderungen konnten weder gespeichert noch in diesem Browser aufgehoben werden.',
  nameTaken: (name) => ({
    title: `„${name}“ gibt es schon`,
    text: 'Ein anderer Flow hat diesen Namen, deshalb wurde nichts gespeichert. Mit einem anderen Namen bleibt deine Arbeit auf der Arbeitsfläche.',
    confirmLabel: 'Diesen Flow öffnen',
    cancelLabel: 'Anderen Namen wählen',
  }),
  otherName: (name) => `„${name}“ ist vergeben. Bitte gib einen anderen Namen ein.`,
  discardForNew: {
    title: 'Ungespeicherte Änderungen verwerfen?',
    text: 'Ein neuer Flow beginnt mit einer leeren Arbeitsfläche. Deine ungespeicherten Änderungen gingen verloren.',
    confirmLabel: 'Verwerfen und neu beginnen',
    cancelLabel: 'Weiter bearbeiten',
  },

  conflict: {
    text: (name, time) =>
      `„${name}“ wurde um ${time} in einem anderen Fenster oder auf einem anderen Gerät gespeichert. Deine Änderungen sind noch da.`,
    compare: 'Vergleichen',
    overwrite: 'Überschreiben',
    takeTheirs: 'Andere übernehmen',
    overwriteTitle: 'Überschreiben, was anderswo gespeichert wurde?',
    overwriteText: 'Deine Arbeitsfläche wird zum Entwurf. Was anderswo gespeichert wurde, ist dann weg.',
    compareTitle: 'Deine Änderungen und die anderen',
    same: 'Beide sind gleich.',
    groups: {
      added: 'Nur bei dir',
      removed: 'Nur in der anderen',
      edited: 'Anderer Text oder andere Einstellungen',
      moved: 'An anderer Stelle',
      connected: 'Verbindungen nur bei dir',
      disconnected: 'Verbindungen nur in der anderen',
    },
    theirs: 'Die andere',
    yours: 'Deine',
    takenBack: 'Die andere liegt auf der Arbeitsfläche. „Rückgängig“ holt deine zurück.',
  },
};
