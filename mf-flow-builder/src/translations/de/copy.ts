import type { Translation } from '@fanfare/shared/language';
import type { copy as english } from '../../copy.ts';

/** Names of nodes are a file of their own. */
type English = Omit<typeof english, 'nodes'> & { nodes: Omit<typeof english.nodes, 'label'> };

export const copy: Translation<English> = {
  title: 'Flow-Editor',
  back: 'Zur Übersicht',
  flowName: 'Name des Flows',
  flowNamePlaceholder: 'Name des Flows eingeben',
  load: 'Flow laden',
  loading: 'Wird geladen …',
  save: 'Flow speichern',
  saving: 'Wird gespeichert …',
  newFlow: 'Neuer Flow',
  openFlow: (name) => `Geöffneter Flow: ${name}`,
  dismiss: 'Meldung schließen',
  saveKey: { group: 'Flow-Editor', title: 'Flow speichern' },

  status: {
    nameMissing: 'Bitte gib einen Namen für den Flow ein',
    nameMissingToLoad: 'Bitte gib den Namen des Flows ein, den du laden willst',
    nodeMissing: 'Bitte füge mindestens einen Baustein hinzu, um den Flow zu speichern',
    successWord: 'erfolgreich',
    saved: 'Flow erfolgreich gespeichert!',
    loaded: 'Flow erfolgreich geladen!',
    saveFailed: (error) => `Der Flow konnte nicht gespeichert werden: ${error}`,
    saveError: (message) => `Fehler beim Speichern des Flows: ${message}`,
    loadFailed: (error) => `Der Flow konnte nicht geladen werden: ${error}`,
    loadError: (message) => `Fehler beim Laden des Flows: ${message}`,
    published: 'Flow erfolgreich veröffentlicht!',
    unpublished: 'Flow erfolgreich zurückgezogen!',
    publishFailed: (error) => `Der Flow konnte nicht veröffentlicht werden: ${error}`,
    publishError: (message) => `Fehler beim Veröffentlichen des Flows: ${message}`,
    unpublishFailed: (error) => `Der Flow konnte nicht zurückgezogen werden: ${error}`,
    unpublishError: (message) => `Fehler beim Zurückziehen des Flows: ${message}`,
    saveBeforePublishing:
      'Speichere den Flow, bevor du ihn veröffentlichst: Gib ihm einen Namen und drücke auf „Flow speichern“.',
  },
  connectionFailed: 'Keine Verbindung. Bitte prüfe deine Internetverbindung.',
  serverFailed: 'Serverfehler. Bitte versuche es später noch einmal.',

  discard: {
    title: 'Ungespeicherte Änderungen verwerfen?',
    text: 'Ein anderer Flow ersetzt, was auf der Arbeitsfläche liegt. Deine ungespeicherten Änderungen gingen verloren.',
    confirmLabel: 'Verwerfen und laden',
    cancelLabel: 'Weiter bearbeiten',
  },

  publish: {
    publish: 'Veröffentlichen',
    publishing: 'Wird veröffentlicht …',
    unpublish: 'Zurückziehen',
    unpublishing: 'Wird zurückgezogen …',
    draft: 'Entwurf',
    published: 'Veröffentlicht',
    unpublishedChanges: 'Unveröffentlichte Änderungen',
    issues: 'Das solltest du dir vor dem Veröffentlichen ansehen',
    error: 'Fehler',
    warning: 'Warnung',
    wholeFlow: 'Flow',
    more: (count) => `und ${count} weitere`,
    dismiss: 'Liste schließen',
  },

  palette: {
    title: 'Bausteine',
    items: {
      messageNode: { name: 'Nachricht', description: 'Sendet eine Textnachricht' },
      conditionNode: { name: 'Bedingung', description: 'Prüft, ob ein Stichwort vorkommt' },
      actionNode: { name: 'Aktion', description: 'Führt eine Aktion aus' },
    },
    added: (name) => `${name} hinzugefügt`,
    instructionsTitle: 'Anleitung',
    instructions: [
      'Zieh Bausteine auf die Arbeitsfläche oder drücke auf einem die Eingabetaste',
      'Verbinde Bausteine, indem du von Punkt zu Punkt ziehst',
      'Bearbeite einen Baustein mit einem Doppelklick',
      'Speichere deinen Flow unter einem Namen',
    ],
  },

  canvas: {
    label: 'Arbeitsfläche des Flows',
    empty: 'Zieh einen Baustein hierher',
    input: (node) => `Eingang von ${node}`,
    output: (node) => `Ausgang von ${node}`,
    conditionOutput: (output, node) => `Ausgang „${output}“ von ${node}`,
    outputLabel: { true: 'Ja', false: 'Nein' },
    connecting: (from) => `${from}: Wähle jetzt den Eingang eines anderen Bausteins und drücke die Eingabetaste.`,
    connectingEnded: 'Verbinden beendet.',
    minimap: 'Überblick über den Flow',
  },

  nodes: {
    edit: (label) => `${label} bearbeiten`,
    titled: (name, hint) => `${name} „${hint}“`,
    name: 'Name des Bausteins',
    disabled: 'Abgeschaltet',
    remove: (label) => `${label} löschen`,
    save: 'Speichern',
    cancel: 'Abbrechen',
    message: 'Nachrichtentext',
    begin: { content: 'Hallo! Wie kann ich dir helfen?', keyword: 'hilfe' },
    messageEmpty: 'Kein Nachrichtentext',
    keyword: 'Stichwort',
    keywordRule: (keyword) => `Text enthält „${keyword}“`,
    keywordEmpty: 'Kein Stichwort',
    action: 'Aktion',
    actionParams: 'Angaben',
    customAction: 'Eigene Aktion',
    actionLabel: {
      send_api: 'API-Anfrage senden',
      add_tag: 'Tag hinzufügen',
      remove_tag: 'Tag entfernen',
      set_variable: 'Variable setzen',
      wait: 'Warten',
    },
    actionHelp: {
      send_api: 'Eine Adresse oder eine Anfrage als JSON',
      add_tag: 'Zum Beispiel vip',
      remove_tag: 'Zum Beispiel vip',
      set_variable: 'Zum Beispiel stadt=Köln',
      wait: 'Zum Beispiel 30s, 10m, 2h oder 3d',
    },
  },
};
