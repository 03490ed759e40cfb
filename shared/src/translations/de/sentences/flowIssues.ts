import type { Sentences } from '../../../language/index.ts';

/** What keeps a flow from being published, or should be looked at before. */
export const flowIssues: Sentences = {
  'Write into which variable the answer goes: a name that starts with a letter, without spaces.':
    'Gib an, in welche Variable die Antwort kommt: ein Name, der mit einem Buchstaben beginnt, ohne Leerzeichen.',
  'A card has no title.': 'Eine Karte hat keinen Titel.',
  'There is no card. Add one.': 'Es gibt keine Karte. Füge eine hinzu.',
  'There are {count} cards; Instagram shows {max}.': 'Es sind {count} Karten, Instagram zeigt {max}.',
  'A card needs more than its title: a line below it, a picture, a page or a button.':
    'Eine Karte braucht mehr als ihren Titel: eine Zeile darunter, ein Bild, eine Seite oder einen Button.',
  'Two buttons have the same id.': 'Zwei Buttons haben dieselbe ID.',
  'There is nothing to choose from. Add an option.': 'Es gibt nichts zur Auswahl. Füge eine Option hinzu.',
  'A quick reply cannot open a page. Use buttons instead.':
    'Eine Schnellantwort kann keine Seite öffnen. Nimm stattdessen Buttons.',
  'Under a live broadcast comments can neither be answered in public nor hidden. Delete this node and send a message.':
    'Unter einer Live-Übertragung lassen sich Kommentare weder öffentlich beantworten noch verbergen. Lösche diesen Baustein und sende eine Nachricht.',
  'No comment starts this flow, so there is none to act on. Let it start on comments, or delete this node.':
    'Diesen Flow löst kein Kommentar aus, also gibt es keinen, mit dem etwas geschehen könnte. Lass ihn mit Kommentaren beginnen oder lösche diesen Baustein.',
  'This does something only when a comment has led here. Let the flow start on comments, or lead to it from one that does.':
    'Das bewirkt nur etwas, wenn ein Kommentar hierher geführt hat. Lass den Flow mit Kommentaren beginnen oder von einem hierher führen, der es tut.',
  'No flow is chosen. Choose the one to go to.': 'Es ist kein Flow gewählt. Wähle den, zu dem es weitergeht.',
  'The flow to go to does not exist or is not published. Choose another one.':
    'Den Flow, zu dem es weitergeht, gibt es nicht, oder er ist nicht veröffentlicht. Wähle einen anderen.',
  'There is nothing to send. Give the address of a file.': 'Es gibt nichts zu senden. Gib die Adresse einer Datei an.',
  'The address of a file begins with https://.': 'Die Adresse einer Datei beginnt mit https://.',
  'Only pictures can be sent several at once. Use one node for each file.':
    'Nur von Bildern können mehrere auf einmal gesendet werden. Nimm für jede Datei einen eigenen Baustein.',
  'There are {count} options; Instagram shows {max}.': 'Es sind {count} Optionen, Instagram zeigt {max}.',
  'Two options have the same id.': 'Zwei Optionen haben dieselbe ID.',
  'An option has no title. Write what stands on it.': 'Eine Option hat keinen Titel. Schreib, was darauf steht.',
  '"{title}" is longer than {max} characters and would be cut.': '„{title}“ ist länger als {max} Zeichen und würde gekürzt.',
  'An address begins with https://.': 'Eine Adresse beginnt mit https://.',
  'There is no rule. Add one.': 'Es gibt keine Regel. Füge eine hinzu.',
  'A rule is incomplete. Write what to compare with.': 'Eine Regel ist unvollständig. Schreib, womit verglichen wird.',
  'Nobody can pass this split. Give one of its ways a weight above 0.':
    'An diesem Zufallsweg kommt niemand vorbei. Gib einem seiner Wege ein Gewicht über 0.',
  'Two ways of this split have the same id.': 'Zwei Wege dieses Zufallswegs haben dieselbe ID.',
  'No way of this split leads anywhere. Connect one.': 'Kein Weg dieses Zufallswegs führt irgendwohin. Verbinde einen.',
  'A flow has one start. Delete this one.': 'Ein Flow hat einen Start. Lösche diesen.',
  'The text of node {number}': 'Der Text von Baustein {number}',
  'The keyword of node {number}': 'Das Stichwort von Baustein {number}',
  'The parameters of node {number}': 'Die Parameter von Baustein {number}',
  'The name of node {number}': 'Der Name von Baustein {number}',
  'This start has no time. Set the days and the time.': 'Diesem Start fehlt die Zeit. Lege Tage und Uhrzeit fest.',
  'Trigger changed on the Automation screen.': 'Auslöser in der Automatisierung geändert.',
  'This start has no keyword. Write the word that starts the flow.':
    'Dieser Start hat kein Stichwort. Schreib das Wort, mit dem der Flow beginnt.',
  'The name of a variable starts with a letter and has no spaces.':
    'Der Name einer Variablen beginnt mit einem Buchstaben und hat keine Leerzeichen.',
  'Neither output of this check leads anywhere. Connect Open, Closed or both.':
    'Kein Ausgang dieser Prüfung führt irgendwohin. Verbinde Offen, Zu oder beide.',
  'Write the name of one tag of at most {max} characters, for example vip.':
    'Schreib den Namen eines Tags mit höchstens {max} Zeichen, zum Beispiel vip.',
  'Write a name, an equals sign and a value, for example city=Oslo. A name starts with a letter and has no spaces.':
    'Schreib einen Namen, ein Gleichheitszeichen und einen Wert, zum Beispiel city=Oslo. Ein Name beginnt mit einem Buchstaben und hat keine Leerzeichen.',
  'Write how long to wait, from 1 second to 30 days, for example 30s, 10m, 2h or 3d.':
    'Schreib, wie lange gewartet wird, von 1 Sekunde bis 30 Tage, zum Beispiel 30s, 10m, 2h oder 3d.',
  'The address must begin with https:// or http:// and the name of a host, without a template in it.':
    'Die Adresse muss mit https:// oder http:// und dem Namen eines Servers beginnen, ohne eine Vorlage darin.',
  'The header {name} cannot be set. Allowed are: {allowed}.':
    'Die Kopfzeile {name} lässt sich nicht setzen. Erlaubt sind: {allowed}.',
  'A request has at most {max} headers.': 'Eine Anfrage hat höchstens {max} Kopfzeilen.',
  'A header cannot have a line break.': 'Eine Kopfzeile kann keinen Zeilenumbruch haben.',
  'A GET request has no body.': 'Eine GET-Anfrage hat keinen Inhalt.',
  'At most {max} values of an answer can be saved.': 'Von einer Antwort lassen sich höchstens {max} Werte speichern.',
  '"{variable}" is no name for a variable: it starts with a letter and has no spaces.':
    '„{variable}“ ist kein Name für eine Variable: Er beginnt mit einem Buchstaben und hat keine Leerzeichen.',
  'Write where in the answer a saved value is, for example data.price.':
    'Schreib, wo in der Antwort ein gespeicherter Wert steht, zum Beispiel data.price.',
  'Write an https:// address, or JSON such as {"method": "POST", "url": "https://example.com/orders", "body": {"size": "M"}, "save": {"price": "data.price"}}.':
    'Schreib eine https://-Adresse oder JSON wie {"method": "POST", "url": "https://example.com/orders", "body": {"size": "M"}, "save": {"price": "data.price"}}.',
  'This action is not known and does nothing. Choose one from the list.':
    'Diese Aktion ist nicht bekannt und bewirkt nichts. Wähle eine aus der Liste.',
  'A comment starts this flow, and this would be a second message before the follower has answered: Instagram lets one go. Put a question or buttons before it.':
    'Ein Kommentar löst diesen Flow aus, und dies wäre eine zweite Nachricht, bevor der Follower geantwortet hat: Instagram lässt nur eine zu. Setze eine Frage oder Buttons davor.',
  'This condition has no keyword. Write the word to look for.':
    'Diese Bedingung hat kein Stichwort. Schreib das Wort, nach dem gesucht wird.',
  'The flow is empty. Add at least one node.': 'Der Flow ist leer. Füge mindestens einen Baustein hinzu.',
  'A flow holds at most {max} nodes and this one has {count}. Move a part of it into a flow of its own and lead there with Go to Flow.':
    'Ein Flow fasst höchstens {max} Bausteine, dieser hat {count}. Mach aus einem Teil einen eigenen Flow und führe mit „Zu anderem Flow“ dorthin.',
  'Two nodes have the same id. Delete one of them and add it again.':
    'Zwei Bausteine haben dieselbe ID. Lösche einen davon und füge ihn neu hinzu.',
  'A connection leads to a node that does not exist. Delete the connection.':
    'Eine Verbindung führt zu einem Baustein, den es nicht gibt. Lösche die Verbindung.',
  'This node is disabled and leads to several nodes, so the flow ends before it. Enable it, or leave one connection.':
    'Dieser Baustein ist abgeschaltet und führt zu mehreren anderen, also endet der Flow davor. Schalte ihn ein oder lass nur eine Verbindung stehen.',
  'No follower can come to this node. Connect it behind a node where the flow begins, or delete it.':
    'Zu diesem Baustein kommt kein Follower. Verbinde ihn hinter einem Baustein, mit dem der Flow beginnt, oder lösche ihn.',
  'From this node the flow goes round without end. Put a Wait/Delay into the circle, or cut it.':
    'Von diesem Baustein an läuft der Flow endlos im Kreis. Setze „Warten“ in den Kreis oder trenne ihn auf.',
  'This message has no text. Write what to send.': 'Diese Nachricht hat keinen Text. Schreib, was gesendet wird.',
  'This message has {bytes} bytes; Instagram takes at most {max}. Shorten it or split it into two messages.':
    'Diese Nachricht hat {bytes} Bytes, Instagram nimmt höchstens {max}. Kürze sie oder mach zwei Nachrichten daraus.',
  True: 'Ja',
  False: 'Nein',
  'Neither output of this condition leads anywhere. Connect True, False or both.':
    'Kein Ausgang dieser Bedingung führt irgendwohin. Verbinde Ja, Nein oder beide.',
  'The output {label} leads nowhere, so the flow ends there. Connect it if followers should get an answer.':
    'Der Ausgang {label} führt nirgendwohin, dort endet der Flow. Verbinde ihn, wenn Follower eine Antwort bekommen sollen.',
  'No node of this flow sets {name}. Set it before, or say what to write without it: {{ {name} | default: "..." }}.':
    'Kein Baustein dieses Flows setzt {name}. Setze es vorher oder gib an, was sonst dort steht: {{ {name} | default: "..." }}.',
  'There is nothing called {name}. Write {names}.':
    'Etwas mit dem Namen {name} gibt es nicht. Schreib eines von diesen: {names}.',
  'The template cannot be read: {problem}.': 'Die Vorlage lässt sich nicht lesen: {problem}.',
  'The automation “{name}” runs this flow.': 'Die Automatisierung „{name}“ führt diesen Flow aus.',
};
