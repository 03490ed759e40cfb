import type { NodeType } from '@fanfare/shared/contracts';
import { textsOf } from '@fanfare/shared/language';

/** What a node is called as long as nobody names it. Drafts keep it in English, as specified; who reads it has it in their own language. */
export const keptLabel = {
  messageNode: 'Send Message',
  conditionNode: 'Check Condition',
  actionNode: 'Perform Action',
  startNode: 'Start',
  mediaNode: 'Send Media',
  cardsNode: 'Send Cards',
  choicesNode: 'Offer Choices',
  askNode: 'Ask a Question',
  rulesNode: 'Check Rules',
  splitNode: 'Random Split',
  windowNode: 'Check Window',
  variableNode: 'Set Variable',
  tagNode: 'Change Tag',
  requestNode: 'HTTP Request',
  commentNode: 'Act on Comment',
  handoverNode: 'Hand Over',
  flowNode: 'Go to Flow',
  noteNode: 'Note',
} as const satisfies Record<NodeType, string>;

export const labelCopy: Readonly<Record<NodeType, string>> = textsOf('flow-builder/labels', keptLabel);
