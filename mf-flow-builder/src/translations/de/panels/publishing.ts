import type { Translation } from '@fanfare/shared/language';
import type { publishingCopy as english } from '../../../copy/panels/publishing.ts';

export const publishingCopy: Translation<typeof english> = {
  title: (name) => `„${name}“ veröffentlichen`,
  first: (count) => `Das ist die erste Version, mit ${count === 1 ? '1 Baustein' : `${count} Bausteinen`}.`,
  changes: (version) => `Seit Version ${version}`,
  comparing: 'Wird mit dem verglichen, was veröffentlicht ist …',
  notCompared: 'Was veröffentlicht ist, konnte nicht geladen und deshalb nicht verglichen werden.',
  same: 'Seitdem hat sich nichts geändert.',
  issues: 'Das solltest du dir ansehen',
  blocked: 'Mit Fehlern lässt sich der Flow nicht veröffentlichen. Der Bereich „Probleme“ führt zu jedem von ihnen.',
  note: 'Notiz',
  noteHint: 'Für die Liste der Versionen: Was ist neu?',
  running: 'Laufende Unterhaltungen enden mit der Version, mit der sie begonnen haben.',
  saving: 'Deine letzten Änderungen werden gespeichert …',
  unsaved: 'Deine letzten Änderungen sind noch nicht gespeichert. Sieh dir die Zeile unter dem Titel an.',
  confirm: 'Veröffentlichen',
  busy: 'Wird veröffentlicht …',
  cancel: 'Jetzt nicht',
};
