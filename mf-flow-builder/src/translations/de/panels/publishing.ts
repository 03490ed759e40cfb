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
  turn: {
    taken: {
      everything: (name) => `„${name}“ wird dann nie gefragt: Dieser Flow ist vorher dran und beantwortet jede Nachricht.`,
      first_messages: (name) =>
        `„${name}“ wird dann nie gefragt: Dieser Flow ist vorher dran und beantwortet jede erste Nachricht.`,
      keywords: (name, keywords) =>
        `„${name}“ bekommt dann nichts mehr, was ${listed(keywords)} enthält: Dieser Flow ist vorher dran.`,
    },
    toKeepThem:
      'Damit beide antworten, gib diesem Flow einen Baustein „Start“ mit einem eigenen Stichwort. Unter „Automatisierung“ kannst du die Reihenfolge ändern.',
    lost: {
      everything: (name) => `Dieser Flow wird nie gefragt: „${name}“ ist vorher dran und beantwortet jede Nachricht.`,
      first_messages: (name) => `Dieser Flow wird nie gefragt: „${name}“ ist vorher dran und beantwortet jede erste Nachricht.`,
      keywords: (name, keywords) => `Dieser Flow bekommt nichts, was ${listed(keywords)} enthält: „${name}“ ist vorher dran.`,
    },
    toBeAsked: 'Unter „Automatisierung“ kannst du diesen Flow früher fragen lassen oder den anderen ausschalten.',
    more: (count) => (count === 1 ? 'Und 1 weiterer.' : `Und ${count} weitere.`),
    notKnown: 'Ob er einem anderen Flow Nachrichten wegnimmt, ist gerade nicht bekannt.',
  },
  note: 'Notiz',
  noteHint: 'Für die Liste der Versionen: Was ist neu?',
  running: 'Laufende Unterhaltungen enden mit der Version, mit der sie begonnen haben.',
  saving: 'Deine letzten Änderungen werden gespeichert …',
  unsaved: 'Deine letzten Änderungen sind noch nicht gespeichert. Sieh dir die Zeile unter dem Titel an.',
  confirm: 'Veröffentlichen',
  busy: 'Wird veröffentlicht …',
  cancel: 'Jetzt nicht',
};

function listed(keywords: readonly string[]): string {
  return keywords.map((keyword) => `„${keyword}“`).join(', ');
}
