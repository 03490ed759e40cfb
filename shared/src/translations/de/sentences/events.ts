import type { Sentences } from '../../../language/index.ts';

/** What events are about, and notices of our own among them. */
export const events: Sentences = {
  Picture: 'Bild',
  Video: 'Video',
  'Voice message': 'Sprachnachricht',
  File: 'Datei',
  'Card with buttons': 'Karte mit Buttons',
  'Shared post': 'Geteilter Beitrag',
  'Shared reel': 'Geteiltes Reel',
  'Shared story': 'Geteilte Story',
  'Mentioned you in a story': 'Hat dich in einer Story erwähnt',
  'Picture or video that disappears': 'Bild oder Video, das verschwindet',
  'Has seen your messages': 'Hat deine Nachrichten gesehen',
  'Unsent a message': 'Hat eine Nachricht zurückgenommen',
  'Edited a message': 'Hat eine Nachricht bearbeitet',
  'Mentioned you in a caption': 'Hat dich in einer Bildunterschrift erwähnt',
  'Mentioned you in a comment': 'Hat dich in einem Kommentar erwähnt',
  'A message of a kind that Instagram does not pass on': 'Eine Nachricht, die Instagram nicht weitergibt',
  Attachment: 'Anhang',
  '{count} pictures': '{count} Bilder',
  'Took a reaction back': 'Hat eine Reaktion zurückgenommen',
  'Reacted: {reaction}': 'Hat reagiert: {reaction}',
  'Came by a link: {ref}': 'Kam über einen Link: {ref}',
  'Came by a link': 'Kam über einen Link',
  'A message or comment': 'Eine Nachricht oder ein Kommentar',
  '{count} messages and comments': '{count} Nachrichten und Kommentare',
  '{what} at Instagram had never arrived here and was added now. What was older than {minutes} minutes was not answered. Open the connection check to see why webhooks get lost.':
    'Bei Instagram gefunden, hier nie angekommen und jetzt ergänzt: {what}. Was älter als {minutes} Minuten war, wurde nicht beantwortet. Öffne den Verbindungs-Check, um zu sehen, warum Webhooks verloren gehen.',
  'Fanfare was removed in the Instagram settings of @{username}: connect the account again to go on.':
    'Fanfare wurde in den Instagram-Einstellungen von @{username} entfernt: Verbinde das Konto neu, um weiterzumachen.',
  '@{username} sends nothing at present.': '@{username} sendet derzeit nichts.',
  'Messages wait until then.': 'Bis dahin warten die Nachrichten.',
  'The connection to Instagram has ended: connect the account again.':
    'Die Verbindung zu Instagram ist abgelaufen: Verbinde das Konto neu.',
  'within a day': 'innerhalb eines Tages',
  'in {days} days or less': 'in höchstens {days} Tagen',
  'The connection of @{username} to Instagram ends {time} and could not be renewed: connect the account again.':
    'Die Verbindung von @{username} zu Instagram endet {time} und ließ sich nicht erneuern: Verbinde das Konto neu.',
  '@{username} has received nothing since {time}, much longer than usual. Open the connection check to see why.':
    '@{username} hat seit {time} nichts empfangen, viel länger als üblich. Öffne den Verbindungs-Check, um zu sehen, warum.',
  'Instagram had stopped sending events ({fields}). The subscription was restored; what was written meanwhile may be missing.':
    'Instagram hatte aufgehört, Ereignisse zu senden ({fields}). Das Abonnement ist wiederhergestellt; was inzwischen geschrieben wurde, fehlt womöglich.',
  'Instagram has stopped sending events ({fields}) and does not accept the subscription: switch these fields on in the app dashboard.':
    'Instagram sendet keine Ereignisse mehr ({fields}) und nimmt das Abonnement nicht an: Schalte diese Felder im App-Dashboard ein.',
  'The Instagram app, or a tool that does not name itself,': 'Die Instagram-App oder ein Werkzeug, das sich nicht nennt,',
  'Another tool (app {app})': 'Ein anderes Werkzeug (App {app})',
  '{who} has answered together with a flow {times} times in {days} days: followers get two answers. Switch its automatic answers off.':
    '{who} hat in {days} Tagen {times}-mal zusammen mit einem Flow geantwortet: Follower bekommen zwei Antworten. Schalte die automatischen Antworten dort aus.',
  '{who} has answered {times} times in {days} days, {quick} of them within seconds. Followers will get two answers unless one of the two is switched off.':
    '{who} hat in {days} Tagen {times}-mal geantwortet, davon {quick}-mal innerhalb von Sekunden. Follower bekommen zwei Antworten, solange nicht eins von beiden ausgeschaltet ist.',
  '{count} message': '{count} Nachricht',
  '{count} messages': '{count} Nachrichten',
  '{count} active conversation': '{count} aktives Gespräch',
  '{count} active conversations': '{count} aktive Gespräche',
  '{count} new contact': '{count} neuer Kontakt',
  '{count} new contacts': '{count} neue Kontakte',
  '{share} % of the conversations answered': '{share} % der Gespräche beantwortet',
  '{share} % of the answers by automation': '{share} % der Antworten automatisch',
  'on {day}': 'am {day}',
  'in the week from {first} to {last}': 'in der Woche vom {first} bis {last}',
  'in the month from {first} to {last}': 'im Monat vom {first} bis {last}',
  'The median response time was {value} min {when}, the goal is {goal} min at most.':
    'Die mittlere Antwortzeit (Median) lag {when} bei {value} min, das Ziel sind höchstens {goal} min.',
  '{amount} {when}, the goal is {goal}.': '{amount} {when}, das Ziel ist {goal}.',
  'Unknown browser': 'Unbekannter Browser',
  '{browser} on iOS': '{browser} unter iOS',
  '{browser} on Android': '{browser} unter Android',
  '{browser} on Windows': '{browser} unter Windows',
  '{browser} on macOS': '{browser} unter macOS',
  '{browser} on ChromeOS': '{browser} unter ChromeOS',
  '{browser} on Linux': '{browser} unter Linux',
};
