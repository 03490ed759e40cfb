import type { Translation } from '@fanfare/shared/language';
import type { secretsCopy as english } from '../../../copy/files/secrets.ts';

export const secretsCopy: Translation<typeof english> = {
  title: 'Geheimnisse',
  about:
    'Schlüssel und Tokens für die Dienste, die deine Flows abfragen. Eine Anfrage setzt eins ein, wo {{\u00a0secrets.NAME\u00a0}} steht. Den Wert liest niemand mehr, auch du nicht.',
  list: 'Aufbewahrte Geheimnisse',
  loading: 'Deine Geheimnisse werden geladen …',
  failed: 'Deine Geheimnisse sind nicht angekommen',
  again: 'Erneut versuchen',
  none: 'Noch kein Geheimnis aufbewahrt',
  noneHint: 'Bewahre den Schlüssel deines Shops hier auf, statt ihn in einen Flow zu schreiben.',
  kept: 'Aufbewahrt:',
  lastUsed: 'Zuletzt verwendet:',
  never: 'Nie verwendet',
  usedBy: (flows) => (flows.length === 0 ? 'Kein Flow setzt es ein.' : `Verwendet von ${flows.join(', ')}`),

  name: 'Name',
  nameHint: 'Buchstaben (ohne Umlaute), Ziffern und _, zum Beispiel shop_key.',
  nameWrong: 'Ein Name hat Buchstaben (ohne Umlaute), Ziffern und _ und beginnt mit einem Buchstaben.',
  nameTaken: 'Ein Geheimnis mit diesem Namen gibt es schon. Ersetze es in der Liste.',
  value: 'Wert',
  valueMissing: 'Bitte gib den Wert ein.',
  add: 'Geheimnis aufbewahren',
  keep: 'Aufbewahren',
  keeping: 'Wird aufbewahrt …',
  cancel: 'Abbrechen',
  notKept: (error) => `Es wurde nicht aufbewahrt: ${error}`,
  keptNow: (name) => `${name} ist aufbewahrt.`,
  full: (most) => `Höchstens ${most} Geheimnisse lassen sich aufbewahren.`,

  replace: 'Ersetzen',
  replaceNamed: (name) => `${name} ersetzen`,
  newValue: (name) => `Neuer Wert von ${name}`,
  replaced: (name) => `${name} ist ersetzt. Anfragen setzen ab jetzt den neuen Wert ein.`,

  remove: 'Löschen',
  removeNamed: (name) => `${name} löschen`,
  removeTitle: (name) => `Das Geheimnis ${name} löschen?`,
  removeUsed: (flows) =>
    `Anfragen von ${flows.join(', ')} setzen es ein. Sie laufen ohne weiter, und die Dienste lehnen sie vielleicht ab.`,
  removeUnused: 'Sein Wert ist endgültig weg.',
  removed: (name) => `${name} ist gelöscht.`,
  notRemoved: (error) => `Es wurde nicht gelöscht: ${error}`,

  put: (field) => `Geheimnis einsetzen in: ${field}`,
  manage: 'Geheimnisse …',
  missing: (names) =>
    names.length === 1
      ? `Ein Geheimnis namens ${names[0]} gibt es nicht. Seine Stelle bleibt leer.`
      : `Geheimnisse namens ${names.join(', ')} gibt es nicht. Ihre Stellen bleiben leer.`,
};
