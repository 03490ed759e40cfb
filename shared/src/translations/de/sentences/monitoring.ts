import type { Sentences } from '../../../language/index.ts';

/** Checks of the monitoring screen, their findings and what to do about errors. */
export const monitoring: Sentences = {
  Database: 'Datenbank',
  'Webhook endpoint': 'Webhook-Adresse',
  'Event queue': 'Warteschlange der Ereignisse',
  'Outgoing messages': 'Ausgehende Nachrichten',
  'Instagram connection': 'Verbindung zu Instagram',
  'Webhook subscription': 'Webhook-Abonnement',
  'Event processing': 'Verarbeitung der Ereignisse',
  'Look at the load and the disk of the database.': 'Sieh nach Last und Festplatte der Datenbank.',
  'Compare the app secret of the server with the one in the app dashboard.':
    'Vergleiche das App-Geheimnis des Servers mit dem im App-Dashboard.',
  'See whether the worker is running, and what the oldest waiting event is.':
    'Sieh nach, ob die Verarbeitung läuft und welches Ereignis am längsten wartet.',
  'Connect the account again if its token has expired; decide about unconfirmed messages in the list of events.':
    'Verbinde das Konto neu, wenn sein Token abgelaufen ist; entscheide in der Liste der Ereignisse über unbestätigte Nachrichten.',
  'Connect the Instagram account again.': 'Verbinde das Instagram-Konto neu.',
  'Switch the subscription off and on again.': 'Schalte das Abonnement aus und wieder ein.',
  'Open the errors and retry the failed events after the cause is gone.':
    'Öffne die Fehler und versuche die fehlgeschlagenen Ereignisse erneut, sobald die Ursache behoben ist.',
  'The database took {ms} ms to answer.': 'Die Datenbank hat {ms} ms für eine Antwort gebraucht.',
  'The database answered in {ms} ms.': 'Die Datenbank hat in {ms} ms geantwortet.',
  'A signed delivery was accepted.': 'Eine signierte Zustellung wurde angenommen.',
  'A signed delivery was answered with {status}.': 'Eine signierte Zustellung wurde mit {status} beantwortet.',
  'The subscription is switched off.': 'Das Abonnement ist ausgeschaltet.',
  'Instagram sends no events for this account.': 'Instagram sendet für dieses Konto keine Ereignisse.',
  'Not subscribed: {fields}.': 'Nicht abonniert: {fields}.',
  '{count} fields are subscribed.': '{count} Felder sind abonniert.',
  'The check could not be carried out.': 'Die Prüfung ließ sich nicht durchführen.',
  'No event is waiting.': 'Kein Ereignis wartet.',
  'The oldest event has been waiting for {seconds} s.': 'Das älteste Ereignis wartet seit {seconds} s.',
  '{count} messages wait for the account to be connected again.':
    '{count} Nachrichten warten darauf, dass das Konto neu verbunden wird.',
  'The oldest message has been waiting for {seconds} s.': 'Die älteste Nachricht wartet seit {seconds} s.',
  'Of {count} messages it is not known whether they were delivered.':
    'Von {count} Nachrichten ist nicht bekannt, ob sie zugestellt wurden.',
  'No message is stuck.': 'Keine Nachricht hängt fest.',
  'Instagram does not accept the connection any more.': 'Instagram nimmt die Verbindung nicht mehr an.',
  'The connection to Instagram has expired.': 'Die Verbindung zu Instagram ist abgelaufen.',
  'The connection to Instagram ends in {days} days.': 'Die Verbindung zu Instagram endet in {days} Tagen.',
  'Connected as {username}; the connection is good for {days} days.':
    'Verbunden als {username}; die Verbindung hält noch {days} Tage.',
  'No event in the last hour.': 'Kein Ereignis in der letzten Stunde.',
  '{failed} of {count} events of the last hour failed.':
    '{failed} von {count} Ereignissen der letzten Stunde sind fehlgeschlagen.',
  'Look in Instagram whether the message arrived, then retry the event or leave it.':
    'Sieh in Instagram nach, ob die Nachricht ankam, dann versuche das Ereignis erneut oder lass es.',
  'Answer within 24 hours: shorten the waits of the flow, or reply as a person.':
    'Antworte innerhalb von 24 Stunden: Kürze die Pausen des Flows oder antworte als Mensch.',
  'See whether another bot answers this account, and pause the flow for that conversation.':
    'Sieh nach, ob diesem Konto ein anderer Bot antwortet, und halte den Flow für dieses Gespräch an.',
  'Send fewer messages at once; Instagram accepts more again after a while.':
    'Sende weniger Nachrichten auf einmal; nach einer Weile nimmt Instagram wieder mehr an.',
  'Connect the Instagram account, then retry the event.': 'Verbinde das Instagram-Konto, dann versuche das Ereignis erneut.',
  'Look at the payload of the event; Instagram may have changed its form.':
    'Sieh dir die Rohdaten des Ereignisses an; vielleicht hat Instagram ihre Form geändert.',
  'Open the event to see what happened, and retry it.': 'Öffne das Ereignis, um zu sehen, was war, und versuche es erneut.',
};
