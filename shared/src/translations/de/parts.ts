import { locale, type Translation } from '../../language/index.ts';
import type { copy as english } from '../../parts/copy.ts';

export const parts: Translation<typeof english> = {
  inProgress: 'Läuft',
  figures: { about: (name) => `Über ${name}`, value: (name, value) => `${name}: ${value}` },
  doctor: {
    failed: 'Die Verbindung konnte nicht geprüft werden.',
    again: 'Noch einmal prüfen',
    examined: 'Geprüft:',
    well: (count) => (count === 1 ? 'Die Prüfung ist bestanden' : `Alle ${count} Prüfungen sind bestanden`),
    ill: (failed) =>
      failed === 1
        ? '1 Prüfung schlägt fehl. Behebe das und prüfe dann noch einmal.'
        : `${failed} Prüfungen schlagen fehl. Behebe sie von oben nach unten.`,
    warned: (warned) =>
      warned === 1
        ? 'Nichts schlägt fehl; zu 1 Prüfung gibt es eine Warnung.'
        : `Nichts schlägt fehl; zu ${warned} Prüfungen gibt es eine Warnung.`,
    unsure: (unknown) =>
      unknown === 1
        ? 'Nichts schlägt fehl; 1 Prüfung hat kein Ergebnis.'
        : `Nichts schlägt fehl; ${unknown} Prüfungen haben kein Ergebnis.`,
    checks: 'Prüfungen, in der Reihenfolge, in der du sie beheben solltest',
    results: { pass: 'Bestanden', warn: 'Warnung', fail: 'Fehlgeschlagen', unknown: 'Ohne Ergebnis' },
  },
  considerations: {
    list: 'Automatisierungen in der Reihenfolge, in der sie gefragt wurden',
    results: { chosen: 'Hat geantwortet', passed_over: 'Übergangen', no_match: 'Passte nicht' },
    deleted: 'inzwischen gelöscht',
  },
  liveness: {
    unknown: 'Status unbekannt',
    minutes: (count) => (count === 0 ? 'Gerade aktualisiert' : `Vor ${count} Min. aktualisiert`),
    hours: (count) => `Vor ${count} Std. aktualisiert`,
  },
  ago: {
    now: 'Gerade eben',
    minutes: (count) => `${count} Min.`,
    hours: (count) => `${count} Std.`,
    days: (count) => `${count} Tg.`,
    date: (at) => at.toLocaleDateString(locale()),
    exact: (at) => at.toLocaleString(locale()),
  },
  events: {
    noContent: 'Kein Inhalt verfügbar',
    unknownSender: 'Unbekannter Absender',
    notice: 'Hinweis',
    noticePlaces: { publishing: 'Zum Veröffentlichen', connection: 'Verbindung prüfen', account: 'Neu verbinden' },
    statuses: {
      pending: 'Wartet',
      processing: 'Läuft',
      completed: 'Erledigt',
      failed: 'Fehlgeschlagen',
      retry: 'Neuer Versuch',
    },
    types: {
      messages: 'Nachricht',
      comments: 'Kommentar',
      mentions: 'Erwähnung',
      live_comments: 'Live-Kommentar',
      message_reactions: 'Reaktion',
      message_postbacks: 'Button gedrückt',
      message_referrals: 'Link geöffnet',
      message_seen: 'Gelesen',
      message_echoes: 'Eigene Nachricht',
      message_edits: 'Bearbeitete Nachricht',
      message_deletions: 'Gelöschte Nachricht',
      flow_execution: 'Flow-Durchlauf',
      webhook_error: 'Webhook-Fehler',
      goal_missed: 'Verfehltes Ziel',
      unknown: 'Sonstiges',
    },
  },
};
