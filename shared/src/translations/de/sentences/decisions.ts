import type { Sentences } from '../../../language/index.ts';

/** Why an event was answered or not. */
export const decisions: Sentences = {
  'Fanfare itself has this to say.': 'Das meldet Fanfare selbst.',
  'A flow ran': 'Ein Flow lief',
  'The flow failed': 'Der Flow ist fehlgeschlagen',
  'No active flow': 'Kein aktiver Flow',
  'No flow starts on this kind of event': 'Kein Flow beginnt mit dieser Art von Ereignis',
  'No keyword matched': 'Kein Stichwort passte',
  'Sent by your own account': 'Von deinem eigenen Konto gesendet',
  'Already received before': 'Schon einmal empfangen',
  'Outside the 24-hour window': 'Außerhalb der 24 Stunden',
  'Too old to answer': 'Zu alt für eine Antwort',
  'Stopped: too many automatic messages': 'Angehalten: zu viele automatische Nachrichten',
  'A person answers in this conversation': 'In diesem Gespräch antwortet ein Mensch',
  'This person wants no automatic messages': 'Diese Person will keine automatischen Nachrichten',
  'This person was answered under this post': 'Diese Person hat unter diesem Beitrag schon eine Antwort',
  'Had an answer already when it was found': 'Hatte schon eine Antwort, als es gefunden wurde',
  'Found late, not answered': 'Spät gefunden, nicht beantwortet',
  'Stored, nothing to do': 'Gespeichert, nichts zu tun',
  'Could not be read': 'Konnte nicht gelesen werden',
  'It answered': 'Sie hat geantwortet',
  'An earlier automation answered': 'Eine frühere Automatisierung hat geantwortet',
  'A waiting flow took the message': 'Ein wartender Flow hat die Nachricht genommen',
  'It is off': 'Sie ist aus',
  'It has nothing to run': 'Sie hat nichts auszuführen',
  'Not the first message': 'Nicht die erste Nachricht',
  'The keyword is missing': 'Das Stichwort fehlt',
  'A condition does not hold': 'Eine Bedingung trifft nicht zu',
  'Started by the clock only': 'Beginnt nur nach der Uhr',
  'Starts on something else': 'Beginnt mit etwas anderem',
  'Another post': 'Ein anderer Beitrag',
  'Answers another comment': 'Antwortet auf einen anderen Kommentar',
  'Answered here before': 'Hat hier schon geantwortet',
  'Not the chosen emoji, button or link': 'Nicht das gewählte Emoji, der Button oder der Link',
  'The steps of the run show what it did, the messages what became of its answers.':
    'Die Schritte des Durchlaufs zeigen, was er getan hat, die Nachrichten, was aus seinen Antworten wurde.',
  'The steps of the run show where it failed. Mend the flow, publish it and replay the event.':
    'Die Schritte des Durchlaufs zeigen, wo er fehlschlug. Behebe es im Flow, veröffentliche ihn und spiele das Ereignis neu ab.',
  'No automation was active at that time. Publish a flow or switch an automation on, then replay the event.':
    'Zu dieser Zeit war keine Automatisierung aktiv. Veröffentliche einen Flow oder schalte eine Automatisierung ein, dann spiele das Ereignis neu ab.',
  'Automations are active, but none of them starts on an event like this one.':
    'Es sind Automatisierungen aktiv, aber keine beginnt mit einem Ereignis wie diesem.',
  'No active automation has a keyword that occurs in this text. Add a keyword to one of them, then replay the event.':
    'Keine aktive Automatisierung hat ein Stichwort, das in diesem Text vorkommt. Gib einer von ihnen ein weiteres Stichwort, dann spiele das Ereignis neu ab.',
  'The account itself wrote this, here, in the Instagram app or through another tool. Own messages never start anything.':
    'Das hat das Konto selbst geschrieben, hier, in der Instagram-App oder mit einem anderen Werkzeug. Eigene Nachrichten lösen nie etwas aus.',
  'Instagram delivered it more than once; only the first delivery counts.':
    'Instagram hat es mehr als einmal zugestellt; nur die erste Zustellung zählt.',
  'Instagram allows automatic answers for 24 hours after the last message of a person. A person may still reply.':
    'Instagram erlaubt automatische Antworten bis 24 Stunden nach der letzten Nachricht einer Person. Ein Mensch darf noch antworten.',
  'It was too old when it was processed: over 24 hours, or over 7 days for a comment. An old event is stored and never answered by itself.':
    'Es war bei der Verarbeitung zu alt: über 24 Stunden, bei einem Kommentar über 7 Tage. Ein altes Ereignis wird gespeichert und nie von selbst beantwortet.',
  'So many automatic messages went to this person within a minute that the run was stopped: perhaps another bot answers there.':
    'An diese Person gingen in einer Minute so viele automatische Nachrichten, dass der Durchlauf angehalten wurde: Vielleicht antwortet dort ein anderer Bot.',
  'A person had taken over this conversation, so the bot kept out of it. Hand it back in the inbox.':
    'Ein Mensch hatte dieses Gespräch übernommen, deshalb hielt sich der Bot heraus. Gib es im Posteingang zurück.',
  'This person asked for no more automatic messages, so the bot keeps silent until they opt in again. A person may still reply.':
    'Diese Person wollte keine automatischen Nachrichten mehr, deshalb schweigt der Bot, bis sie es wieder erlaubt. Ein Mensch darf weiter antworten.',
  'The automations that would answer this comment have done so for this person under this post, or the comment had its one private answer. Switch "once per person and post" off to answer every comment.':
    'Die Automatisierungen, die diesen Kommentar beantworten würden, haben es bei dieser Person unter diesem Beitrag schon getan, oder der Kommentar hatte seine eine private Antwort. Schalte „einmal je Person und Beitrag“ aus, um jeden Kommentar zu beantworten.',
  'Its webhook never arrived. It was found by comparing with Instagram, where somebody had answered it.':
    'Der Webhook dazu kam nie an. Es wurde beim Abgleich mit Instagram gefunden, wo schon jemand geantwortet hatte.',
  'Its webhook never arrived. It was found by comparing with Instagram, so late that it is yours to decide: answer it in the inbox, or replay it.':
    'Der Webhook dazu kam nie an. Es wurde beim Abgleich mit Instagram gefunden, so spät, dass du entscheidest: Beantworte es im Posteingang oder spiele es neu ab.',
  'Events of this kind are stored and shown; nothing is started by them.':
    'Ereignisse dieser Art werden gespeichert und gezeigt; sie lösen nichts aus.',
  'The delivery was signed by Instagram, but it could not be understood. The payload shows what came.':
    'Die Zustellung war von Instagram signiert, aber nicht zu verstehen. Die Rohdaten zeigen, was kam.',
  'It waits for its turn.': 'Es wartet, bis es an der Reihe ist.',
  'It is being worked on.': 'Es wird gerade bearbeitet.',
  'It will be tried again.': 'Es wird noch einmal versucht.',
  'It was processed.': 'Es wurde verarbeitet.',
  'It could not be processed.': 'Es konnte nicht verarbeitet werden.',
  'This event could not be processed in {max} tries because of an error in the server.':
    'Dieses Ereignis konnte wegen eines Fehlers im Server in {max} Versuchen nicht verarbeitet werden.',
  'This event could not be processed yet because of an error in the server; it will be tried again.':
    'Dieses Ereignis konnte wegen eines Fehlers im Server noch nicht verarbeitet werden; es wird noch einmal versucht.',
  'The webhook body holds values that cannot be stored.': 'Der Inhalt des Webhooks hat Werte, die sich nicht speichern lassen.',
  'The webhook body is not valid JSON.': 'Der Inhalt des Webhooks ist kein gültiges JSON.',
  'The webhook body is nested too deeply.': 'Der Inhalt des Webhooks ist zu tief verschachtelt.',
  'The webhook body does not have the form of an Instagram webhook.':
    'Der Inhalt des Webhooks hat nicht die Form eines Webhooks von Instagram.',
  'It does not say which account it is for.': 'Er nennt kein Konto, für das er bestimmt ist.',
};
