import type { Translation } from '@fanfare/shared/language';
import type { copy as english } from '../../copy/frame.ts';

export const frame: Translation<typeof english> = {
  title: 'Webhook-Verwaltung',
  loading: 'Wird geladen',
  unknownTab: (text) => `Den Reiter „${text}“ gibt es nicht`,
  unknownView: (text) => `Die Ansicht „${text}“ gibt es nicht`,
  ignored: (name, text) => `„${text}“ passt nicht zu „${name}“ und wird übergangen`,
  tabs: {
    label: 'Bereiche der Webhook-Verwaltung',
    overview: 'Ablauf',
    dashboard: 'Übersicht',
    testing: 'Testen',
    monitoring: 'Überwachung',
    notifications: 'Benachrichtigungen',
  },
  answer: {
    name: 'Zustand des Webhooks',
    checking: 'Verbindung wird geprüft',
    ago: {
      day: (count) => (count === 1 ? '1 Tag' : `${count} Tagen`),
      hour: (count) => (count === 1 ? '1 Stunde' : `${count} Stunden`),
      minute: (count) => (count === 1 ? '1 Minute' : `${count} Minuten`),
      second: (count) => (count === 1 ? '1 Sekunde' : `${count} Sekunden`),
    },
    receiving: (ago) => `Zuletzt vor ${ago} empfangen.`,
    fields: (subscribed, missing) =>
      `${subscribed === 1 ? '1 Feld' : `${subscribed} Felder`} abonniert${missing === 0 ? '' : `, ${missing} ${missing === 1 ? 'fehlt' : 'fehlen'}`}.`,
    notSubscribed: 'Instagram sendet keine Ereignisse: Das Abonnement ist aus.',
    nothingYet: 'Verbunden, noch nichts empfangen.',
    lost: 'Unbekannt, ob Ereignisse ankommen: Die Verbindung zu Fanfare ist unterbrochen.',
    lastEvent: (ago: string) => `Letztes bekanntes Ereignis vor ${ago}.`,
    notConnected: 'Nicht verbunden.',
    connect: 'Instagram verbinden',
  },
  overview: {
    title: 'Der Weg eines Ereignisses',
    text: 'Was im verbundenen Konto geschieht, erreicht Fanfare als Webhook. Jedes Ereignis wird gespeichert, bevor es beantwortet wird, und endet in einem Zustand, der sagt, was daraus wurde.',
    steps: [
      {
        name: 'Instagram sendet',
        text: 'Eine Nachricht, ein Kommentar, eine Erwähnung oder eine Reaktion kommt binnen Sekunden an, unterschrieben mit dem Geheimnis der App.',
      },
      {
        name: 'Fanfare prüft und speichert',
        text: 'Was nicht richtig unterschrieben ist, wird abgelehnt. Was gespeichert ist, geht nicht verloren, auch wenn der Server in diesem Moment stehen bleibt.',
      },
      {
        name: 'Automatisierungen werden gefragt',
        text: 'In ihrer Reihenfolge. Welche gefragt wurden und warum jede antwortete oder nicht, bleibt beim Ereignis stehen.',
      },
      {
        name: 'Die Antwort geht hinaus',
        text: 'Jeder Aufruf an Instagram wird festgehalten. Was scheitert, wird erneut versucht oder sagt, was zu tun ist.',
      },
    ],
    linksTitle: 'Wo du nachsehen kannst',
    links: {
      events: {
        name: 'Ereignisse',
        text: 'Alles, was ankam, mit seiner Geschichte bis zu jedem Aufruf. Erneut versuchen und neu abspielen.',
      },
      subscriptions: { name: 'Abonnements', text: 'Welches Konto was sendet und was fehlt.' },
      testing: {
        name: 'Testen',
        text: 'Lass einen erfundenen Follower schreiben und sieh, was antworten würde. Niemand bekommt eine Nachricht.',
      },
      monitoring: { name: 'Überwachung', text: 'Zustand, Leistung und Fehler, alle 30 Sekunden nachgesehen.' },
    },
  },
};
