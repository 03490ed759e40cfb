import type { Translation } from '@fanfare/shared/language';
import type { outlineCopy as english } from '../../../copy/panels/outline.ts';

export const outlineCopy: Translation<typeof english> = {
  label: 'Der Flow als Liste',
  keys: 'Eingabetaste bearbeitet, A fügt dahinter ein, C verbindet, Alt mit Pfeil verschiebt, Entf löscht.',
  empty: 'Noch nichts gezeichnet',
  emptyHint: 'Füge hier den ersten Baustein hinzu oder zieh einen auf die Arbeitsfläche.',
  addFirst: 'Ersten Baustein hinzufügen',
  addBeginning: 'Anfang hinzufügen',
  way: (label) => `Bei „${label}“`,
  open: 'folgt nichts',
  again: (name) => `geht bei ${name} weiter`,
  actions: (name) => `Aktionen für ${name}`,
  menu: {
    edit: 'Bearbeiten',
    addAfter: 'Dahinter einfügen',
    connect: 'Verbinden',
    up: 'Nach oben',
    down: 'Nach unten',
    test: 'Ab hier testen',
    show: 'Auf der Arbeitsfläche zeigen',
    remove: 'Löschen',
  },
  back: 'Zurück zur Gliederung',
  add: {
    title: (name) => `Einfügen nach: ${name}`,
    titleFirst: 'Baustein hinzufügen',
    way: 'Welcher Weg',
    search: 'Bausteine suchen',
    nothing: 'Kein Baustein heißt so.',
  },
  connect: {
    title: (name) => `Wo ${name} weitergeht`,
    way: 'Weg',
    onlyWay: 'Geht weiter bei',
    nowhere: 'Nirgends: Der Flow endet hier',
    save: 'Verbinden',
    cancel: 'Abbrechen',
    noWays: 'Mit diesem Baustein endet der Flow: Es kann nichts folgen.',
  },
  said: {
    added: (name, after) => (after === null ? `${name} hinzugefügt.` : `${name} nach ${after} eingefügt.`),
    removed: (name) => `${name} gelöscht.`,
    moved: (name, other, isDown) => `${name} steht jetzt ${isDown ? 'hinter' : 'vor'} ${other}.`,
    stays: (name) =>
      `${name} lässt sich nicht dorthin verschieben: Der Baustein oder sein Nachbar geht auf mehreren Wegen weiter.`,
    connected: (name, target) => `${name} geht bei ${target} weiter.`,
    disconnected: (name) => `${name} geht nirgends weiter.`,
  },
};
