import type { Translation } from '@fanfare/shared/language';
import type { panelsCopy as english } from '../../../copy/panels/panels.ts';

export const panelsCopy: Translation<typeof english> = {
  bar: 'Bereiche',
  group: 'Flow-Editor',
  titles: {
    node: 'Details',
    test: 'Test',
    outline: 'Gliederung',
    numbers: 'Zahlen',
    replay: 'Abgleich',
    issues: 'Probleme',
    versions: 'Versionen',
  },
  show: (title) => `Bereich zeigen: ${title}`,
  close: (title) => `${title} schließen`,
  width: 'Breite des Bereichs',
  loading: (title) => `${title} wird geladen`,
  failed: 'Dieser Bereich funktioniert gerade nicht',
  failedHint: 'Dein Flow ist sicher. Versuch es erneut; klappt es wieder nicht, schließ den Bereich und mach weiter.',
  retry: 'Erneut versuchen',
};
