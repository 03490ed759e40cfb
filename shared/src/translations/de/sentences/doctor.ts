import type { Sentences } from '../../../language/index.ts';

/** The connection check: its checks, what they find, and what to do. */
export const doctor: Sentences = {
  'An account is connected': 'Ein Konto ist verbunden',
  'Instagram accepts the connection': 'Instagram nimmt die Verbindung an',
  'The connection lasts': 'Die Verbindung hält',
  'It is a professional account': 'Es ist ein professionelles Konto',
  'The permissions are granted': 'Die Berechtigungen sind erteilt',
  'The events are subscribed': 'Die Ereignisse sind abonniert',
  'The account allows access to messages': 'Das Konto erlaubt den Zugriff auf Nachrichten',
  'Webhooks are signed with the known secret': 'Webhooks sind mit dem bekannten Geheimnis signiert',
  'The webhook address answers': 'Die Webhook-Adresse antwortet',
  'Events arrive': 'Ereignisse kommen an',
  'No event is missing': 'Kein Ereignis fehlt',
  'Nobody else answers': 'Niemand sonst antwortet',
  'The clocks agree': 'Die Uhren stimmen überein',
  'Events are processed': 'Ereignisse werden verarbeitet',
  'Messages go out': 'Nachrichten gehen hinaus',
  '{count} days': '{count} Tagen',
  'Press Connect Instagram and sign in again; nothing is lost.':
    'Drücke „Instagram verbinden“ und melde dich neu an; nichts geht verloren.',
  'Press Connect Instagram and grant the permissions.': 'Drücke „Instagram verbinden“ und erteile die Berechtigungen.',
  'Connect an account first.': 'Verbinde zuerst ein Konto.',
  'No Instagram account is connected.': 'Es ist kein Instagram-Konto verbunden.',
  'Not examined.': 'Nicht geprüft.',
  '@{username} is connected.': '@{username} ist verbunden.',
  'Instagram refuses the connection.': 'Instagram lehnt die Verbindung ab.',
  'Instagram answered just now.': 'Instagram hat gerade geantwortet.',
  'Try again in a few minutes.': 'Versuche es in ein paar Minuten noch einmal.',
  'It is not known how long the connection lasts.': 'Es ist nicht bekannt, wie lange die Verbindung hält.',
  'The connection ended on {time}.': 'Die Verbindung endete am {time}.',
  'The connection lasts {days} more days.': 'Die Verbindung hält noch {days} Tage.',
  'It could not be renewed.': 'Sie ließ sich nicht erneuern.',
  'Renew it now. When that fails: {fix}': 'Erneuere sie jetzt. Wenn das nicht gelingt: {fix}',
  'Instagram does not say what kind of account this is.': 'Instagram sagt nicht, was für ein Konto das ist.',
  'The account type is {type}.': 'Die Art des Kontos ist {type}.',
  'In Instagram, switch to a professional account in the settings, then connect again.':
    'Wechsle in den Einstellungen von Instagram zu einem professionellen Konto, dann verbinde neu.',
  'the connection itself': 'die Verbindung selbst',
  'messages and flows': 'Nachrichten und Flows',
  comments: 'Kommentare',
  publishing: 'Veröffentlichen',
  '{names} and others': '{names} und andere',
  '{permission} ({use})': '{permission} ({use})',
  '{permission} ({use}), {others}': '{permission} ({use}), {others}',
  'Everything was granted that the product can use.': 'Alles ist erteilt, was sich nutzen lässt.',
  'Not granted: {permissions}.': 'Nicht erteilt: {permissions}.',
  'Connect again and leave every permission ticked.': 'Verbinde neu und lass jede Berechtigung angehakt.',
  '{names} cannot answer without messages.': 'Ohne Nachrichten kann nicht antworten: {names}.',
  '{names} cannot answer without comments.': 'Ohne Kommentare kann nicht antworten: {names}.',
  'No active automation needs it.': 'Keine aktive Automatisierung braucht es.',
  'Webhooks are switched off for this account.': 'Für dieses Konto sind Webhooks ausgeschaltet.',
  'Press Subscribe on the Automation screen.': 'Drücke „Abonnieren“ unter „Automatisierung“.',
  'Instagram cannot be asked without a working connection.':
    'Ohne eine Verbindung, die funktioniert, lässt sich Instagram nicht fragen.',
  'Instagram lists all {count} fields.': 'Instagram nennt alle {count} Felder.',
  '{names} cannot start.': 'Das kann nicht beginnen: {names}.',
  'Instagram does not list: {fields}.': 'Instagram nennt nicht: {fields}.',
  'Press Subscribe on the Automation screen. When they are still missing, switch these fields on in the app dashboard under Webhooks > Instagram.':
    'Drücke „Abonnieren“ unter „Automatisierung“. Wenn sie dann noch fehlen, schalte diese Felder im App-Dashboard unter Webhooks > Instagram ein.',
  'Instagram refused a message because access to messages is switched off.':
    'Instagram hat eine Nachricht abgelehnt, weil der Zugriff auf Nachrichten ausgeschaltet ist.',
  'Messages came or went within the last week.': 'In der letzten Woche kamen oder gingen Nachrichten.',
  'Messages were written, but no webhook brought one within the last week: access to messages may be switched off.':
    'Es wurden Nachrichten geschrieben, aber in der letzten Woche brachte kein Webhook eine: Vielleicht ist der Zugriff auf Nachrichten ausgeschaltet.',
  'Other events arrive, but no message within the last week: access to messages may be switched off.':
    'Andere Ereignisse kommen an, aber in der letzten Woche keine Nachricht: Vielleicht ist der Zugriff auf Nachrichten ausgeschaltet.',
  'No message came or went within the last week.': 'In der letzten Woche kam und ging keine Nachricht.',
  'Compare INSTAGRAM_APP_SECRET (or INSTAGRAM_WEBHOOK_SECRETS) with the secret in the app dashboard.':
    'Vergleiche INSTAGRAM_APP_SECRET (oder INSTAGRAM_WEBHOOK_SECRETS) mit dem Geheimnis im App-Dashboard.',
  '{count} deliveries with a wrong signature were refused within two days, the last one {ago} ago; none with the right one came to this account since.':
    'In zwei Tagen wurden {count} Zustellungen mit falscher Signatur abgewiesen, die letzte vor {ago}; mit der richtigen kam seither keine zu diesem Konto.',
  '{count} deliveries with a wrong signature were refused within two days: whoever posts to the address without the secret is refused.':
    'In zwei Tagen wurden {count} Zustellungen mit falscher Signatur abgewiesen: Wer ohne das Geheimnis an die Adresse sendet, wird abgewiesen.',
  'Signed events were accepted within the last week.': 'In der letzten Woche wurden signierte Ereignisse angenommen.',
  'No signed event came within the last week.': 'In der letzten Woche kam kein signiertes Ereignis.',
  'Write a message to the account from another one. When nothing appears, work through the checks above.':
    'Schreib dem Konto von einem anderen aus eine Nachricht. Wenn nichts erscheint, geh die Prüfungen darüber durch.',
  'No event has arrived yet.': 'Es ist noch kein Ereignis angekommen.',
  'Never yet: {fields}.': 'Noch nie: {fields}.',
  '{field}: {ago} ago.': '{field}: vor {ago}.',
  '{field}: {ago} ago, {others}': '{field}: vor {ago}, {others}',
  'Compare now, and look at the events that are marked as found later. When more are lost, work through the checks above.':
    'Gleiche jetzt ab und sieh dir die Ereignisse an, die als später gefunden markiert sind. Wenn weitere verloren gehen, geh die Prüfungen darüber durch.',
  '{count} events of the last day never arrived; they were found at Instagram and added.':
    '{count} Ereignisse des letzten Tages kamen nie an; sie wurden bei Instagram gefunden und ergänzt.',
  'Comparing with Instagram failed: {error}': 'Der Abgleich mit Instagram ist fehlgeschlagen: {error}',
  'Compare again in a few minutes.': 'Gleiche in ein paar Minuten noch einmal ab.',
  'What arrived was not compared with Instagram within a day.':
    'Was ankam, wurde seit über einem Tag nicht mit Instagram abgeglichen.',
  'Compare now.': 'Gleiche jetzt ab.',
  '{count} were missing earlier this week.': '{count} fehlten früher in dieser Woche.',
  'Instagram has nothing that did not arrive; compared {ago} ago.':
    'Instagram hat nichts, was nicht ankam; abgeglichen vor {ago}.',
  'No other tool has answered by itself within the last week.':
    'In der letzten Woche hat kein anderes Werkzeug von selbst geantwortet.',
  'Switch the automatic answers of the other tool off, or those of the flows here: in the Instagram app under Settings > Website permissions > Apps and websites.':
    'Schalte die automatischen Antworten des anderen Werkzeugs aus oder die der Flows hier: in der Instagram-App unter Einstellungen > Websiteberechtigungen > Apps und Websites.',
  'Restart the server. When the queue does not shrink, look for "processing an update failed" in its log.':
    'Starte den Server neu. Wenn die Warteschlange nicht kürzer wird, suche in seinem Protokoll nach „processing an update failed“.',
  '{address} answered the handshake of a subscription.': '{address} hat die Probe eines Abonnements beantwortet.',
  '{address} did not answer the handshake of a subscription.': '{address} hat die Probe eines Abonnements nicht beantwortet.',
  'Set PUBLIC_URL to the address under which Instagram reaches this server: https with a public certificate.':
    'Setze PUBLIC_URL auf die Adresse, unter der Instagram diesen Server erreicht: https mit einem öffentlichen Zertifikat.',
  'Let both machines set their clock by NTP.': 'Lass beide Rechner ihre Uhr nach NTP stellen.',
  'The clocks of server and database differ by {age}.': 'Die Uhren von Server und Datenbank liegen um {age} auseinander.',
  'Events arrive up to {age} before they happened: this clock is behind that of Instagram.':
    'Ereignisse kommen bis zu {age} an, bevor sie geschehen sind: Diese Uhr geht gegenüber der von Instagram nach.',
  'Let the server set its clock by NTP.': 'Lass den Server seine Uhr nach NTP stellen.',
  'Server and database agree on the time.': 'Server und Datenbank sind sich über die Zeit einig.',
  'Server and database agree on the time, and so does Instagram.':
    'Server und Datenbank sind sich über die Zeit einig, und Instagram auch.',
  'Nothing has looked for events to process for {age}.': 'Seit {age} hat nichts nach Ereignissen zum Verarbeiten gesehen.',
  '{count} events are waiting, the oldest for {age}.': 'Es warten {count} Ereignisse, das älteste seit {age}.',
  'Nothing has looked for events to process yet.': 'Noch hat nichts nach Ereignissen zum Verarbeiten gesehen.',
  '{count} events are waiting; the queue was looked at {age} ago.':
    'Es warten {count} Ereignisse; nach der Warteschlange wurde vor {age} gesehen.',
  '{count} messages wait.': '{count} Nachrichten warten.',
  '{count} messages wait for a working connection.': '{count} Nachrichten warten auf eine Verbindung, die funktioniert.',
  'Connect the account again: they go out by themselves.': 'Verbinde das Konto neu: Sie gehen von selbst hinaus.',
  '{count} messages are waiting, the oldest for {age}.': 'Es warten {count} Nachrichten, die älteste seit {age}.',
  'Wait for Instagram to recover, then restart the server.':
    'Warte, bis es Instagram wieder besser geht, dann starte den Server neu.',
  '{count} messages are waiting; none failed within a day.':
    'Es warten {count} Nachrichten; in einem Tag ist keine fehlgeschlagen.',
  '{count} messages are waiting; {failed} failed within a day.':
    'Es warten {count} Nachrichten; in einem Tag sind {failed} fehlgeschlagen.',
};
