import type { Sentences } from '../../../language/index.ts';

/** What figures mean, what follows from them, goals, and keywords that were missed. */
export const analytics: Sentences = {
  'Direct messages received and sent in the period, whoever sent them. Messages of tests are left out.':
    'Direktnachrichten, die im Zeitraum empfangen und gesendet wurden, von wem auch immer. Nachrichten aus Tests zählen nicht.',
  'Conversations with at least one message each way in the period.':
    'Gespräche mit mindestens einer Nachricht in jede Richtung im Zeitraum.',
  'People who appeared in the inbox for the first time in the period.':
    'Menschen, die im Zeitraum zum ersten Mal im Posteingang erschienen.',
  'From the first message of a follower after our last one, or after a day of silence, to our first answer. Average, median and 90th percentile; only messages that were answered count.':
    'Von der ersten Nachricht eines Followers nach unserer letzten oder nach einem Tag Stille bis zu unserer ersten Antwort. Durchschnitt, Median und 90. Perzentil; nur beantwortete Nachrichten zählen.',
  'Response time of answers that a flow or an automation gave.':
    'Antwortzeit der Antworten, die ein Flow oder eine Automatisierung gab.',
  'Response time of answers that a person wrote here, in the Instagram app or in another tool.':
    'Antwortzeit der Antworten, die ein Mensch hier, in der Instagram-App oder in einem anderen Werkzeug schrieb.',
  'Conversations with a message of a follower that were answered in the period.':
    'Gespräche mit einer Nachricht eines Followers, die im Zeitraum beantwortet wurden.',
  'Answers to followers that a flow or an automation gave.': 'Antworten an Follower, die ein Flow oder eine Automatisierung gab.',
  'Likes, comments, saves and shares in percent of the accounts reached, both as Instagram counts them. The reach is the sum of the days: an account that was reached on two days counts twice.':
    'Likes, Kommentare, gespeicherte und geteilte Beiträge in Prozent der erreichten Konten, beides nach der Zählung von Instagram. Die Reichweite ist die Summe der Tage: Ein Konto, das an zwei Tagen erreicht wurde, zählt doppelt.',
  'Words that most messages of followers hold; common words are left out. At most the latest 10,000 messages are read.':
    'Wörter, die in den meisten Nachrichten von Followern vorkommen; Allerweltswörter zählen nicht. Gelesen werden höchstens die letzten 10.000 Nachrichten.',
  'An estimate from a list of friendly and unfriendly words in the messages that hold the keyword.':
    'Eine Schätzung nach einer Liste freundlicher und unfreundlicher Wörter in den Nachrichten mit dem Stichwort.',
  'Runs that began in the period.': 'Durchläufe, die im Zeitraum begannen.',
  'Runs of which at least one message was sent.': 'Durchläufe, aus denen mindestens eine Nachricht gesendet wurde.',
  'Runs that reached the node; a run that comes twice counts once.':
    'Durchläufe, die den Baustein erreichten; einer, der zweimal kommt, zählt einmal.',
  'Runs that went on from the node to another one.': 'Durchläufe, die vom Baustein zu einem anderen weitergingen.',
  'Compared with the period of the same length directly before.': 'Verglichen mit dem gleich langen Zeitraum unmittelbar davor.',
  'Answer rate': 'Antwortquote',
  'Answers by automation': 'Automatische Antworten',
  'Average response time': 'Durchschnittliche Antwortzeit',
  'Median response time': 'Mittlere Antwortzeit (Median)',
  'Median response time, automation': 'Mittlere Antwortzeit, automatisch',
  'Median response time, people': 'Mittlere Antwortzeit, Menschen',
  'Messages per conversation': 'Nachrichten je Gespräch',
  'New contacts': 'Neue Kontakte',
  '{size} % more messages than in the period before ({now}, was {before}).':
    '{size} % mehr Nachrichten als im Zeitraum davor ({now}, vorher {before}).',
  '{size} % fewer messages than in the period before ({now}, was {before}).':
    '{size} % weniger Nachrichten als im Zeitraum davor ({now}, vorher {before}).',
  'Most messages came on {date}: {count} of {total}.': 'Die meisten Nachrichten kamen am {date}: {count} von {total}.',
  '{count} of {total} conversations had messages from one side only.':
    'In {count} von {total} Gesprächen kamen Nachrichten nur von einer Seite.',
  'Automation answers faster than people: {automation} against {people} (medians).':
    'Automatische Antworten sind schneller als Menschen: {automation} gegenüber {people} (Mediane).',
  '{count} s': '{count} s',
  '{count} min': '{count} min',
  '{count} h': '{count} h',
  'Messages with "{keyword}" sound unhappy ({count} messages, an estimate).':
    'Nachrichten mit „{keyword}“ klingen unzufrieden ({count} Nachrichten, eine Schätzung).',
  'timeZone must be a name like Europe/Oslo.': 'timeZone muss ein Name wie Europe/Oslo sein.',
  'Give from and to, or a period.': 'Gib Anfang und Ende an oder einen Zeitraum.',
  'from must not be after to.': 'Der Anfang darf nicht nach dem Ende liegen.',
  'A range has 400 days at most.': 'Ein Zeitraum hat höchstens 400 Tage.',
  '{date} is not a day.': '{date} ist kein Tag.',
  'A metric has one goal at most.': 'Eine Kennzahl hat höchstens ein Ziel.',
  'The target of {metric} is {max} at most.': 'Das Ziel für {metric} ist höchstens {max}.',
  'The target of {metric} is a whole number.': 'Das Ziel für {metric} ist eine ganze Zahl.',
  '{words}: once in {days} days, and no automation matched.':
    '{words}: einmal in {days} Tagen, und keine Automatisierung passte.',
  '{words}: {times} times in {days} days, and no automation matched.':
    '{words}: {times}-mal in {days} Tagen, und keine Automatisierung passte.',
  'Add to {name}?': 'Zu {name} hinzufügen?',
};
