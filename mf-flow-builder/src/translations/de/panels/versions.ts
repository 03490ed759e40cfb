import type { Translation } from '@fanfare/shared/language';
import type { versionCopy as english } from '../../../copy/panels/versions.ts';

const nodes = (count: number) => (count === 1 ? '1 Baustein' : `${count} Bausteine`);
const connections = (count: number) => (count === 1 ? '1 Verbindung' : `${count} Verbindungen`);

export const versionCopy: Translation<typeof english> = {
  panel: 'Versionen',
  list: {
    loading: 'Versionen werden geladen …',
    failed: 'Die Versionen konnten nicht geladen werden',
    failedHint: 'Prüfe deine Verbindung und versuch es erneut.',
    retry: 'Erneut versuchen',
    none: 'Noch nichts veröffentlicht',
    noneHint: 'Jede Veröffentlichung bleibt hier mit ihrer Notiz und lässt sich zurückholen.',
    unsaved: 'Dieser Flow hat noch keinen Namen',
    unsavedHint: 'Speichere und veröffentliche ihn: Jede Veröffentlichung bleibt hier.',
    version: (version) => `Version ${version}`,
    live: 'Live',
    by: (author) => `von ${author}`,
    size: (count, edges) => `${nodes(count)}, ${connections(edges)}`,
    noNote: 'Keine Notiz',
    drawing: (version) => `Version ${version}, wie sie veröffentlicht wurde`,
    differs: 'Was der Entwurf seitdem geändert hat',
    same: 'Der Entwurf ist derselbe.',
    loadingOne: 'Diese Version wird geladen …',
    restore: 'Zum Entwurf machen',
    restoring: 'Wird zurückgeholt …',
    restored: (version) =>
      `Version ${version} ist jetzt der Entwurf. Was veröffentlicht ist, bleibt. „Rückgängig“ holt zurück, was da war.`,
    restoreFailed: (error) => `Das Zurückholen ging nicht: ${error}`,
    unsavedChanges: 'Deine letzten Änderungen sind noch nicht gespeichert. Warte einen Moment und hol die Version dann zurück.',
  },
  changes: {
    added: 'Hinzugefügt',
    removed: 'Entfernt',
    edited: 'Bearbeitet',
    moved: 'Verschoben',
    connections: (connected, disconnected) =>
      [
        ...(connected > 0 ? [connected === 1 ? '1 neue Verbindung' : `${connected} neue Verbindungen`] : []),
        ...(disconnected > 0 ? [`${connections(disconnected)} entfernt`] : []),
      ].join(', '),
    more: (count) => `und ${count} weitere`,
    before: 'Vorher:',
    after: 'Jetzt:',
  },
};
