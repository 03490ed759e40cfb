import type { Translation } from '@fanfare/shared/language';
import type { copy as english } from '../../copy.ts';

export const copy: Translation<typeof english> = {
  loading: 'Wird geladen …',
  notFound: {
    pageTitle: 'Seite nicht gefunden',
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
    action: 'Zur Startseite',
  },
  remoteFailed: {
    title: (part) => `${part} ist gerade nicht verfügbar`,
    others: 'Der Rest von Fanfare funktioniert weiter, und deine Daten sind sicher.',
    reasons: {
      http: 'Der Server hat mit einem Fehler geantwortet.',
      network: 'Keine Verbindung dorthin. Bitte prüfe deine Internetverbindung.',
      integrity: 'Was ankam, ist nicht das, was veröffentlicht wurde. Deshalb wurde es nicht ausgeführt.',
      'load-failed': 'Es konnte nicht geladen werden.',
      'chunk-load': 'Ein Teil davon konnte nicht geladen werden.',
      evaluation: 'Es kam an, startete aber nicht.',
      'invalid-module': 'Es kam an, aber etwas darin fehlt.',
      contract: 'Es braucht eine andere Version von Fanfare. Bitte lade die Seite neu.',
      unsupported:
        'Dein Browser kann diese Version in einer offenen Seite nicht prüfen. Lade die Seite neu oder nutze einen neueren Browser.',
      timeout: 'Es kam nicht rechtzeitig an.',
    },
    retry: 'Erneut versuchen',
    retrying: 'Neuer Versuch …',
    details: 'Technische Details',
    history: 'Was passiert ist',
    copy: 'Details kopieren',
    copied: 'Kopiert',
  },
  crashed: {
    title: (part) => `${part} ist ausgefallen`,
    text: 'Beim Anzeigen dieses Teils ging etwas schief. Versuche es noch einmal oder lade die Seite neu.',
  },
  shellCrashed: {
    title: 'Fanfare ist ausgefallen',
    text: 'Deine Daten sind sicher. Lade die Seite neu, um weiterzumachen.',
    reload: 'Neu laden',
  },
  offline: 'Du bist offline. Sobald die Verbindung zurück ist, geht es weiter.',
  documentFailed: {
    title: 'Fanfare konnte nicht geladen werden',
    text: 'Die Liste der Bestandteile kam nicht an. Bitte prüfe deine Internetverbindung.',
  },
  degraded: {
    title: 'Du siehst eine frühere Version',
    text: (part) => `Die neueste Version von „${part}“ hat nicht funktioniert.`,
  },
  missingPart: {
    outdated: {
      title: 'Eine neue Version von Fanfare ist da',
      text: 'Was du geöffnet hast, gehört zu einer älteren.',
      reload: 'Neu laden',
    },
    failed: {
      title: 'Das konnte nicht geöffnet werden',
      text: 'Bitte prüfe deine Verbindung und versuche es noch einmal.',
    },
  },
  overrideRefused: 'Der andere Build wurde abgelehnt',
  dismissToast: 'Meldung ausblenden',
  messages: 'Meldungen',
  moreMessages: (count) => `${count} weitere anzeigen`,
  requestFailed: 'Der Server konnte eine Anfrage nicht abschließen.',
  understood: 'Verstanden',
  leave: { title: 'Ohne Speichern verlassen?', confirmLabel: 'Verlassen', cancelLabel: 'Bleiben' },
  deletesKept: 'Beim Abmelden wird gelöscht, was du nicht gespeichert oder gesendet hast.',
  userMenu: {
    label: 'Dein Menü',
    signedOut: 'Design, Sprache und Tastenkürzel',
    settings: 'Einstellungen',
    theme: 'Design',
    themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    language: 'Sprache',
    asBrowser: 'Wie der Browser',
  },
  commands: {
    groups: { go: 'Gehe zu', display: 'Darstellung', general: 'Allgemein' },
    goTo: (title) => `Gehe zu ${title}`,
    useTheme: { system: 'Design: wie das Gerät', light: 'Design: hell', dark: 'Design: dunkel' },
    useLanguage: (name) => `Sprache: ${name}`,
    useLanguageOfBrowser: 'Sprache: wie der Browser',
    palette: 'Befehl suchen',
    shortcuts: 'Tastenkürzel',
    capture: 'Aufzeichnen, was hier passiert',
    signOut: 'Abmelden',
  },
};
