import type { NodeType } from '@fanfare/shared/contracts';
import { t } from '@lingui/core/macro';

/** Default labels. As specified, drafts store them in English; they are translated when shown. */
export const storedLabel = {
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

export const labelCopy: Readonly<Record<NodeType, string>> = {
  messageNode: t`Send Message`,
  conditionNode: t`Check Condition`,
  actionNode: t`Perform Action`,
  startNode: t`Start`,
  mediaNode: t`Send Media`,
  cardsNode: t`Send Cards`,
  choicesNode: t`Offer Choices`,
  askNode: t`Ask a Question`,
  rulesNode: t`Check Rules`,
  splitNode: t`Random Split`,
  windowNode: t`Check Window`,
  variableNode: t({ message: 'Set Variable', context: 'node' }),
  tagNode: t`Change Tag`,
  requestNode: t`HTTP Request`,
  commentNode: t`Act on Comment`,
  handoverNode: t`Hand Over`,
  flowNode: t`Go to Flow`,
  noteNode: t`Note`,
};
