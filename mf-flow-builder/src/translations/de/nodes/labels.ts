import type { Translation } from '@fanfare/shared/language';
import type { labelCopy as english } from '../../../copy/nodes/labels.ts';

export const labelCopy: Translation<typeof english> = {
  messageNode: 'Nachricht senden',
  conditionNode: 'Bedingung prüfen',
  actionNode: 'Aktion ausführen',
  startNode: 'Start',
  mediaNode: 'Medien senden',
  cardsNode: 'Karten senden',
  choicesNode: 'Auswahl anbieten',
  askNode: 'Frage stellen',
  rulesNode: 'Regeln prüfen',
  splitNode: 'Zufallsweiche',
  windowNode: 'Zeitfenster prüfen',
  variableNode: 'Variable setzen',
  tagNode: 'Tag ändern',
  requestNode: 'HTTP-Anfrage',
  commentNode: 'Auf Kommentar reagieren',
  handoverNode: 'An Menschen übergeben',
  flowNode: 'Zu anderem Flow',
  noteNode: 'Notiz',
};
