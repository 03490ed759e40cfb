import type { figures as english, Figure } from '../../contracts/figures.ts';

export const figures: Readonly<Record<keyof typeof english, Pick<Figure, 'name' | 'definition'>>> = {
  totalEvents: {
    name: 'Alle Ereignisse',
    definition:
      'Alle Ereignisse: von Instagram empfangen, von Tests gesendet und von Fanfare festgehalten. Auch archivierte zählen.',
  },
  eventsToday: {
    name: 'Ereignisse heute',
    definition: 'Alle Ereignisse, die seit Mitternacht deiner Zeitzone eingegangen sind, auch Tests und archivierte.',
  },
  processedEvents: { name: 'Verarbeitet', definition: 'Ereignisse, deren Verarbeitung abgeschlossen ist.' },
  pendingEvents: {
    name: 'Ausstehend',
    definition:
      'Ereignisse, die weder abgeschlossen noch fehlgeschlagen sind: Sie warten, werden verarbeitet oder gehören zu einem Flow, der noch läuft.',
  },
  failedEvents: {
    name: 'Fehlgeschlagene Ereignisse',
    definition:
      'Ereignisse, deren Verarbeitung fehlgeschlagen ist, seit Beginn. Ein Flow-Durchlauf mit einer Nachricht, die nicht gesendet werden konnte, zählt dazu.',
  },
  unread: {
    name: 'Ungelesen',
    definition:
      'Ungelesene Zeilen der Liste der Benachrichtigungen. Ereignisse, deren Art in den Einstellungen ausgeschaltet ist, kommen gelesen an.',
  },
  responseRate: {
    name: 'Reaktionsquote',
    definition:
      'Flow-Durchläufe geteilt durch alle Ereignisse. Eine Nachricht, ihr Durchlauf und ihre Lesebestätigung sind drei Ereignisse: Eine Antwort auf jede Nachricht ergibt etwa 33–50 %.',
  },
  activeFlows: { name: 'Aktive Flows', definition: 'Automatisierungen, die eingeschaltet sind.' },
  eventsLastHour: {
    name: 'Ereignisse der letzten Stunde',
    definition: 'Alle Ereignisse der letzten 60 Minuten, auch Tests.',
  },
  successRate: {
    name: 'Erfolgsquote',
    definition: 'Anteil der abgeschlossenen an den abgeschlossenen und fehlgeschlagenen Ereignissen der letzten 24 Stunden.',
  },
  errorOccurrences: {
    name: 'Aufgetretene Fehler',
    definition:
      'Ereignisse der letzten 30 Tage mit einer Fehlermeldung, gezählt nach Meldung. Ältere fehlgeschlagene Ereignisse sind nicht dabei.',
  },
  errorKinds: {
    name: 'Arten von Fehlern',
    definition: 'Verschiedene Fehlermeldungen unter den aufgetretenen Fehlern der letzten 30 Tage.',
  },
  activeSubscriptions: {
    name: 'Aktive Abonnements',
    definition: 'Verbundene Konten, deren Ereignisse Instagram sendet.',
  },
  eventsFromInstagram: {
    name: 'Ereignisse von Instagram',
    definition:
      'Ereignisse, die Instagram für dieses Konto gesendet hat, ohne Tests und ohne Ereignisse, die Fanfare selbst festhält.',
  },
  failedSends: {
    name: 'Nicht zugestellt',
    definition: 'Unterhaltungen mit einer Nachricht, die nicht gesendet werden konnte, ohne spätere Nachricht von dir.',
  },
  unanswered: { name: 'Offene Unterhaltungen', definition: 'Unterhaltungen, deren letzte Nachricht vom Follower ist.' },
  humanRequested: {
    name: 'Möchten einen Menschen',
    definition: 'Unterhaltungen, die ein Flow übergeben hat oder in denen ein Follower nach einem Menschen gefragt hat.',
  },
  runsStarted: { name: 'Begonnene Durchläufe', definition: 'Flow-Durchläufe, die im Zeitraum begonnen haben, ohne Tests.' },
  runsAnswered: {
    name: 'Beantwortete Durchläufe',
    definition: 'Flow-Durchläufe des Zeitraums, die mindestens eine Nachricht gesendet haben, ohne Tests.',
  },
  runsFinished: {
    name: 'Beendete Durchläufe',
    definition: 'Flow-Durchläufe des Zeitraums, die ihr Ende erreicht haben, ohne Tests.',
  },
  runsFailed: {
    name: 'Durch Fehler beendete Durchläufe',
    definition:
      'Flow-Durchläufe des Zeitraums, die ein Fehler beendet hat, ohne Tests. Eine Nachricht, die nicht gesendet werden konnte, beendet keinen Durchlauf.',
  },
  runsWithProblems: {
    name: 'Durchläufe mit Problemen',
    definition:
      'Flow-Durchläufe der letzten 7 Tage, die ein Fehler beendet hat oder von denen eine Nachricht nicht gesendet werden konnte.',
  },
  runsUnanswered: {
    name: 'Durchläufe ohne Antwort',
    definition: 'Flow-Durchläufe des Zeitraums, die keine Nachricht gesendet haben, ohne Tests.',
  },
  totalMessages: {
    name: 'Nachrichten insgesamt',
    definition: 'Empfangene und gesendete Direktnachrichten im gewählten Zeitraum, ohne Tests.',
  },
  activeConversations: {
    name: 'Aktive Unterhaltungen',
    definition: 'Unterhaltungen mit mindestens einer Nachricht in jeder Richtung im gewählten Zeitraum.',
  },
  responseTime: {
    name: 'Antwortzeit',
    definition: 'Von der ersten Nachricht eines Followers bis zur ersten Antwort, über die Antworten des gewählten Zeitraums.',
  },
  engagementRate: {
    name: 'Interaktionsrate',
    definition: 'Anteil der Interaktionen an den erreichten Konten im gewählten Zeitraum.',
  },
};
