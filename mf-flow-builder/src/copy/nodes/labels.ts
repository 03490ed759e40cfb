import { defaultNodeLabels, type NodeType } from '@fanfare/shared/contracts';
import { t } from '@lingui/core/macro';

export const storedLabel = defaultNodeLabels;

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
