import type { Translation } from '@fanfare/shared/language';
import type { account as english } from '../../../copy/instagram/account.ts';

export const account: Translation<typeof english> = {
  title: 'Konto',
  loading: 'Konto wird geladen',
  detailsFailed: 'Die Angaben zum Instagram-Konto konnten nicht geladen werden.',
  detailsError: 'Beim Laden der Angaben zum Instagram-Konto gab es einen Fehler.',
  retry: 'Erneut versuchen',
  missing: 'k. A.',
  yes: 'Ja',
  no: 'Nein',
  facts: {
    username: 'Nutzername',
    fullName: 'Name',
    followers: 'Follower',
    following: 'Gefolgt',
    posts: 'Beiträge',
    isBusinessAccount: 'Business-Konto',
    lastConnected: 'Zuletzt verbunden',
    tokenExpires: 'Zugriff bis',
  },
  others: 'Alle Konten',
  statuses: {
    active: 'Empfängt Ereignisse',
    inactive: 'Aus',
    suspended: 'Instagram sendet nichts',
    error: 'Nicht mehr verbunden',
  },
  reconnect: 'Neu verbinden',
  disconnect: 'Trennen',
  disconnecting: 'Wird getrennt …',
  question: {
    title: 'Möchtest du dein Instagram-Konto wirklich trennen?',
    text: 'Ab dann wird nichts mehr beantwortet. Deine Flows und Unterhaltungen bleiben, und wenn du das Konto neu verbindest, ist alles wieder da.',
    confirmLabel: 'Trennen',
  },
  proof: {
    title: 'Bestätige, dass du es bist',
    text: 'Deine letzte Anmeldung ist eine Weile her.',
    label: 'Passwort',
    confirmLabel: 'Bestätigen',
  },
  proofFailed: 'Das konnte nicht bestätigt werden',
  disconnectFailed: 'Das Instagram-Konto konnte nicht getrennt werden. Bitte versuch es noch einmal.',
  disconnectError: 'Beim Trennen des Instagram-Kontos gab es einen Fehler. Bitte versuch es noch einmal.',
  disconnected: 'Instagram ist getrennt',
};
