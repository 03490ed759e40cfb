import type { Translation } from '@fanfare/shared/language';
import type { transferCopy as english } from '../../../copy/files/transfer.ts';

export const transferCopy: Translation<typeof english> = {
  menu: 'Vorlagen, Dateien und Geheimnisse',
  newFlow: 'Neuer Flow',
  templates: 'Vorlagen',
  export: 'Als Datei exportieren',
  import: 'Datei importieren',
  secrets: 'Geheimnisse',
  nothingToExport: 'Auf der Arbeitsfläche liegt nichts, was sich exportieren ließe.',
  fileName: (name) =>
    `${
      name
        .trim()
        .replaceAll(/[^\p{L}\p{N} _-]+/gu, '')
        .trim() || 'flow'
    }.json`,

  title: 'Flow importieren',
  file: 'Datei',
  fileHint: 'Ein Flow aus diesem Editor oder ein Export von Typebot, als JSON.',
  replaces: 'Er ersetzt, was auf der Arbeitsfläche liegt. „Rückgängig“ holt es zurück.',
  reading: 'Die Datei wird gelesen …',
  found: (source, nodes, edges) =>
    `${source === 'typebot' ? 'Ein Typebot' : 'Ein Flow'} mit ${nodes === 1 ? '1 Baustein' : `${nodes} Bausteinen`} und ${
      edges === 1 ? '1 Verbindung' : `${edges} Verbindungen`
    }.`,
  whole: 'Alles lässt sich übernehmen.',
  report: (count) => `Was sich nicht unverändert übernehmen lässt (${count})`,
  more: (count) => `und ${count} weitere`,
  put: 'Auf die Arbeitsfläche legen',
  cancel: 'Abbrechen',
  done: (name) => `„${name}“ liegt auf der Arbeitsfläche. „Rückgängig“ holt zurück, was da war.`,
  unnamed: 'Der Flow',
  drawing: 'Der Flow in der Datei',
  empty: 'Darin ist nichts, was dieser Editor kennt.',

  tooLarge: 'Diese Datei ist größer, als ein Flow sein darf (1 MiB).',
  tooMany: (most) => `Ein Flow hat höchstens ${most} Bausteine. Diese Datei hat mehr.`,
  notJson: 'Diese Datei ist kein JSON.',
  notFlow: 'Das ist weder ein Flow aus diesem Editor noch ein Export von Typebot.',
  newerFile: (version) =>
    `Die Datei stammt aus einer neueren Version (${version}). Was diese hier nicht kennt, wird weggelassen.`,
  unknownNode: (type, id) => `Die Art „${type}“ des Bausteins ${id} ist hier nicht bekannt.`,
  unreadableNode: (id) => `Der Baustein ${id} ist nicht so geschrieben, wie seine Art es verlangt.`,
  twice: (id) => `Ein zweiter Baustein hat die ID ${id}.`,
  droppedField: (id) => `Felder des Bausteins ${id}, die hier nicht bekannt sind, werden weggelassen.`,
  droppedEdge: (source, target) => `Die Verbindung von ${source} zu ${target} führt ins Leere.`,

  typebot: {
    block: (type, group) => `Für „${type}“ in „${group}“ gibt es hier kein Gegenstück.`,
    code: (variable) => `Der Code, der „${variable}“ setzt, kann hier nicht laufen. Sein Text steht jetzt als Wert da.`,
    condition: (group) => `Für einen Vergleich in „${group}“ gibt es hier kein Gegenstück.`,
    edge: (group) => `Eine Verbindung von „${group}“ führte zu einem Block, der nicht übernommen wird.`,
    question: (group) => `Eine Frage in „${group}“ hat keinen Text. Schreib einen.`,
    untitled: 'Gruppe',
    noReply: 'Typebot wartet ohne Ende auf Antworten. Hier geht der Flow nach einem Tag ohne Antwort weiter.',
  },
};
