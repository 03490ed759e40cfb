import type { Sentences } from '../../../language/index.ts';

/** The table of errors. */
export const errors: Sentences = {
  'The request is not valid.': 'Die Anfrage ist nicht gültig.',
  'Please check your input and try again.': 'Bitte prüfe deine Eingabe und versuche es noch einmal.',
  'This password is too easy to guess. Please choose another one.':
    'Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.',
  'Please choose a PNG, JPEG, WebP or GIF picture.': 'Bitte wähle ein Bild als PNG, JPEG, WebP oder GIF.',
  'Invalid username or password': 'Benutzername oder Passwort ist falsch',
  'Your session has ended. Please sign in again.': 'Deine Sitzung ist beendet. Bitte melde dich neu an.',
  'The password is not correct.': 'Das Passwort ist nicht richtig.',
  'The code is not correct.': 'Der Code ist nicht richtig.',
  'This sign-in took too long. Please start again.': 'Diese Anmeldung hat zu lange gedauert. Bitte fang noch einmal an.',
  'The webhook signature does not match.': 'Die Signatur des Webhooks stimmt nicht.',
  'This deploy token is not one of this remote.': 'Dieser Deploy-Token gehört nicht zu diesem Remote.',
  'You are not allowed to do this.': 'Das darfst du nicht.',
  'This link is no longer valid. Please ask for a new one.': 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.',
  'Please confirm with your password first.': 'Bitte bestätige es zuerst mit deinem Passwort.',
  'You need an invitation to create an account here. Each one works once.':
    'Du brauchst eine Einladung, um hier ein Konto anzulegen. Jede gilt einmal.',
  'New accounts cannot be created here at the moment.': 'Neue Konten lassen sich hier derzeit nicht anlegen.',
  'This authorisation link is no longer valid. Please start again.':
    'Dieser Link zur Freigabe gilt nicht mehr. Bitte fang noch einmal an.',
  'Not found.': 'Nicht gefunden.',
  'Flow not found': 'Flow nicht gefunden',
  'Username or email already exists.': 'Benutzername oder E-Mail-Adresse ist schon vergeben.',
  'Two-factor authentication is already on.': 'Die Zwei-Faktor-Anmeldung ist schon eingeschaltet.',
  'Two-factor authentication is not on.': 'Die Zwei-Faktor-Anmeldung ist nicht eingeschaltet.',
  'Open the set-up page first.': 'Öffne zuerst die Seite zum Einrichten.',
  'This flow was changed elsewhere. Load it again before saving.':
    'Dieser Flow wurde anderswo geändert. Lade ihn neu, bevor du speicherst.',
  'Another flow has this name already.': 'Ein anderer Flow heißt schon so.',
  'There are too many automations. Please delete some first.': 'Es gibt zu viele Automatisierungen. Bitte lösche zuerst einige.',
  'This flow has errors. Please fix them before publishing.': 'Dieser Flow hat Fehler. Bitte behebe sie vor dem Veröffentlichen.',
  'This can no longer be taken back.': 'Das lässt sich nicht mehr rückgängig machen.',
  'Only a failed event can be queued again.': 'Nur ein fehlgeschlagenes Ereignis lässt sich erneut versuchen.',
  'Instagram was not allowed to do this for your account. Connect it again and leave every permission ticked.':
    'Für dein Konto wurde das Instagram nicht erlaubt. Verbinde es neu und lass alle Berechtigungen angekreuzt.',
  'Instagram was not allowed to publish for this account. Connect it again and leave publishing ticked.':
    'Für dieses Konto wurde das Veröffentlichen nicht erlaubt. Verbinde es neu und lass das Veröffentlichen angekreuzt.',
  'Nothing is left behind this event that could be queued again.':
    'Hinter diesem Ereignis steht nichts mehr, das sich erneut versuchen ließe.',
  'Only a message, a pressed button or a comment whose content is still stored can be played again.':
    'Neu abspielen lässt sich nur eine Nachricht, ein gedrückter Button oder ein Kommentar, deren Inhalt noch gespeichert ist.',
  'This release cannot be made.': 'Dieses Release ist nicht möglich.',
  'Instagram no longer accepts the connection. Please connect the account again.':
    'Instagram nimmt die Verbindung nicht mehr an. Bitte verbinde das Konto neu.',
  'Instagram lets this account send nothing at present.': 'Instagram lässt dieses Konto derzeit nichts senden.',
  'This account is not paused.': 'Dieses Konto ist nicht angehalten.',
  'Instagram refused this.': 'Instagram hat das abgelehnt.',
  'The 24-hour window for replies is closed.': 'Das Zeitfenster von 24 Stunden für Antworten ist zu.',
  'More than 24 hours have passed: only a reply that is marked as written by a person can be sent.':
    'Es sind mehr als 24 Stunden vergangen: Nur eine Antwort, die als von einem Menschen geschrieben gilt, lässt sich senden.',
  'Only a message that failed can be sent again.': 'Nur eine fehlgeschlagene Nachricht lässt sich erneut senden.',
  'There is a canned reply with this shortcut already.': 'Es gibt schon einen Textbaustein mit diesem Kürzel.',
  'This request is still being processed. Please try again in a moment.':
    'Diese Anfrage wird noch bearbeitet. Bitte versuche es gleich noch einmal.',
  'The server stopped during this request, so it may have taken effect. Check first, then try again.':
    'Der Server hat während dieser Anfrage angehalten; vielleicht hat sie schon gewirkt. Sieh erst nach und versuche es dann noch einmal.',
  'This Idempotency-Key belongs to another request. Use a new key for each action.':
    'Dieser Idempotency-Key gehört zu einer anderen Anfrage. Verwende für jede Aktion einen neuen.',
  'There is no room for another one. Please delete one first.': 'Für noch einen ist kein Platz. Bitte lösche zuerst einen.',
  'This comment was answered privately already.': 'Dieser Kommentar wurde schon privat beantwortet.',
  'A comment can be answered privately within 7 days only.':
    'Ein Kommentar lässt sich nur innerhalb von 7 Tagen privat beantworten.',
  'This cannot be done with this comment.': 'Das geht mit diesem Kommentar nicht.',
  'This post can no longer be changed.': 'Dieser Beitrag lässt sich nicht mehr ändern.',
  'Connect an Instagram account first.': 'Verbinde zuerst ein Instagram-Konto.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'Send the request body as application/json.': 'Sende den Inhalt der Anfrage als application/json.',
  'Too many requests. Please wait a moment and try again.':
    'Zu viele Anfragen. Bitte warte einen Moment und versuche es noch einmal.',
  'Server error. Please try again later.': 'Serverfehler. Bitte versuche es später noch einmal.',
  'Instagram did not answer as expected. Please try again.':
    'Instagram hat nicht wie erwartet geantwortet. Bitte versuche es noch einmal.',
  'The server is busy. Please try again in a moment.': 'Der Server ist ausgelastet. Bitte versuche es gleich noch einmal.',
};
