import type { Sentences } from '../../../language/index.ts';

/** Why Instagram refused something or was not asked, why a message was not sent, and pauses of an account. */
export const instagram: Sentences = {
  'Instagram answered with something that is not JSON.': 'Instagram hat mit etwas geantwortet, das kein JSON ist.',
  'Instagram answered in an unknown form.': 'Instagram hat in einer unbekannten Form geantwortet.',
  'Instagram answered with an empty list.': 'Instagram hat mit einer leeren Liste geantwortet.',
  'Instagram answered with more than it should.': 'Instagram hat mit mehr geantwortet, als es sollte.',
  '@{username} was connected by another Fanfare user. Connect it again to receive its messages here.':
    '@{username} wurde von jemand anderem bei Fanfare verbunden. Verbinde das Konto neu, um seine Nachrichten hier zu bekommen.',
  'Instagram cannot be reached.': 'Instagram ist nicht erreichbar.',
  'Instagram did not answer in time.': 'Instagram hat nicht rechtzeitig geantwortet.',
  'Instagram asks to slow down.': 'Instagram bittet, langsamer zu machen.',
  'Instagram answered with status {status} and no explanation.':
    'Instagram hat mit Status {status} und ohne Erklärung geantwortet.',
  '{text} (Instagram error {number})': '{text} (Instagram-Fehler {number})',
  'Instagram has a problem of its own.': 'Instagram hat selbst ein Problem.',
  'Instagram no longer accepts the connection: connect the account again.':
    'Instagram nimmt die Verbindung nicht mehr an: Verbinde das Konto neu.',
  'The app lacks a permission for this.': 'Der App fehlt dafür eine Berechtigung.',
  'This person is no longer on Instagram or has blocked the account.':
    'Diese Person ist nicht mehr bei Instagram oder hat das Konto blockiert.',
  'This person cannot be reached at the moment.': 'Diese Person ist derzeit nicht erreichbar.',
  'Another app is in control of this conversation.': 'Dieses Gespräch steuert eine andere App.',
  'Instagram has blocked the account for a while because of its policies.':
    'Instagram hat das Konto wegen seiner Richtlinien für eine Weile gesperrt.',
  'Instagram could not use this file: check that it is public, of a supported type and not too large.':
    'Instagram konnte diese Datei nicht verwenden: Sieh nach, ob sie öffentlich, von unterstützter Art und nicht zu groß ist.',
  'The app was removed in the Instagram settings of the account: connect it again.':
    'Die App wurde in den Instagram-Einstellungen des Kontos entfernt: Verbinde es neu.',
  'Instagram wants the owner to confirm the account: open Instagram, then connect again.':
    'Instagram möchte, dass das Konto bestätigt wird: Öffne Instagram, dann verbinde neu.',
  'The password of the account was changed: connect it again.': 'Das Passwort des Kontos wurde geändert: Verbinde es neu.',
  'The connection to Instagram has expired: connect the account again.':
    'Die Verbindung zu Instagram ist abgelaufen: Verbinde das Konto neu.',
  'Instagram does not accept this request.': 'Instagram nimmt diese Anfrage nicht an.',
  'This no longer exists on Instagram, or the account may not see it.':
    'Das gibt es bei Instagram nicht mehr, oder das Konto darf es nicht sehen.',
  'Instagram does not accept this message.': 'Instagram nimmt diese Nachricht nicht an.',
  'This comment can no longer be answered privately: it was answered before, is older than 7 days, or is gone.':
    'Dieser Kommentar lässt sich nicht mehr privat beantworten: Er wurde schon beantwortet, ist älter als 7 Tage oder verschwunden.',
  'Instagram does not let this account answer here.': 'Instagram lässt dieses Konto hier nicht antworten.',
  'Instagram does not let this account send messages at present.':
    'Instagram lässt dieses Konto derzeit keine Nachrichten senden.',
  'This conversation was archived or deleted on Instagram.': 'Dieses Gespräch wurde bei Instagram archiviert oder gelöscht.',
  'Access to messages is switched off in the Instagram settings of the account.':
    'Der Zugriff auf Nachrichten ist in den Instagram-Einstellungen des Kontos ausgeschaltet.',
  'The app may only write to people with a role in it.': 'Die App darf nur Menschen schreiben, die eine Rolle in ihr haben.',
  'The person has not agreed to share the profile yet.': 'Die Person hat noch nicht zugestimmt, ihr Profil zu teilen.',
  'Instagram refused the request.': 'Instagram hat die Anfrage abgelehnt.',
  'Instagram allows this account no more calls for a while.': 'Instagram erlaubt diesem Konto für eine Weile keine Aufrufe mehr.',
  'Too many calls for this account at once.': 'Zu viele Aufrufe für dieses Konto auf einmal.',
  'Other processes use the allowance of this account at the moment.':
    'Andere Prozesse nutzen gerade die erlaubten Aufrufe dieses Kontos.',
  'Instagram has not answered for this account for a while.': 'Instagram hat für dieses Konto eine Weile nicht geantwortet.',
  'In the Instagram app open Settings > Account Status and follow what it says; when the block is over, press Resume.':
    'Öffne in der Instagram-App Einstellungen > Kontostatus und folge dem, was dort steht; wenn die Sperre vorbei ist, drücke „Wieder senden“.',
  'Instagram does not let the account send messages at present.': 'Instagram lässt das Konto derzeit keine Nachrichten senden.',
  'In the Instagram app open Settings > Messages and story replies > Message controls > Connected tools, and switch on Allow access to messages. Sending goes on with the next message that arrives.':
    'Öffne in der Instagram-App Einstellungen > Nachrichten und Story-Antworten > Nachrichteneinstellungen > Verbundene Tools und schalte „Zugriff auf Nachrichten erlauben“ ein. Mit der nächsten Nachricht, die ankommt, wird wieder gesendet.',
  'This person has not written yet: Instagram lets an automatic message go only after they did, and to a comment one private reply.':
    'Diese Person hat noch nicht geschrieben: Instagram lässt eine automatische Nachricht erst danach zu und auf einen Kommentar eine private Antwort.',
  'This comment had its one private reply before this message was to be sent.':
    'Dieser Kommentar hatte seine eine private Antwort, bevor diese Nachricht an der Reihe war.',
  'A comment can be answered privately for 7 days; they were over before this message was sent.':
    'Ein Kommentar lässt sich 7 Tage lang privat beantworten; sie waren vorbei, bevor diese Nachricht gesendet wurde.',
  'This person wants no automatic messages.': 'Diese Person will keine automatischen Nachrichten.',
  'A person took over this conversation before this message was sent.':
    'Ein Mensch hat dieses Gespräch übernommen, bevor diese Nachricht gesendet wurde.',
  'The Instagram account was disconnected before this message was sent.':
    'Das Instagram-Konto wurde getrennt, bevor diese Nachricht gesendet wurde.',
  'Instagram did not take this message, however often it was sent.':
    'Instagram hat diese Nachricht nicht angenommen, so oft sie auch gesendet wurde.',
  'Instagram did not confirm this message: it may or may not have been delivered.':
    'Instagram hat diese Nachricht nicht bestätigt: Vielleicht wurde sie zugestellt, vielleicht nicht.',
  'The 7-day window for replies by a person is closed.': 'Das Zeitfenster von 7 Tagen für Antworten eines Menschen ist zu.',
};
