import type { Translation } from '@fanfare/shared/language';
import type { issueCopy as english } from '../../../copy/panels/issues.ts';

export const issueCopy: Translation<typeof english> = {
  title: 'Probleme',
  ofNode: 'Das solltest du dir an diesem Baustein ansehen',
  error: 'Fehler',
  warning: 'Warnung',
  count: (errors, warnings) =>
    [
      ...(errors > 0 ? [`${errors} Fehler`] : []),
      ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'Warnung' : 'Warnungen'}`] : []),
    ].join(', '),
  checking: 'Der Flow wird geprüft …',
  none: 'Nichts steht im Weg',
  noneHint: 'Diesen Flow kannst du veröffentlichen.',
  empty: 'Noch nichts zu prüfen',
  emptyHint: 'Füge einen Baustein hinzu, und diese Liste sagt dir, was fehlt.',
  block: 'Mit Fehlern lässt sich der Flow nicht veröffentlichen. Speichern geht immer.',
  wholeFlow: 'Flow',
  open: 'Details öffnen',
};
