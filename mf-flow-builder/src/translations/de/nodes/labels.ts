import type { Translation } from '@fanfare/shared/language';
import type { labelCopy as english } from '../../../copy/nodes/labels.ts';

/** Short, so that they find room beside the buttons of a card. */
export const labelCopy: Translation<typeof english> = {
  messageNode: 'Nachricht',
  conditionNode: 'Bedingung',
  actionNode: 'Aktion',
  startNode: 'Start',
  mediaNode: 'Medien',
  cardsNode: 'Karten',
  choicesNode: 'Auswahl',
  askNode: 'Frage',
  rulesNode: 'Regeln',
  splitNode: 'Zufallsweg',
  windowNode: 'Zeitfenster',
  variableNode: 'Variable',
  tagNode: 'Tag ändern',
  requestNode: 'HTTP-Anfrage',
  commentNode: 'Kommentar',
  handoverNode: 'Übergabe',
  flowNode: 'Zu anderem Flow',
  noteNode: 'Notiz',
};
