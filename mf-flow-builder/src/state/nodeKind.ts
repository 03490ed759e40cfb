import type { FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { color } from '@fanfare/shared/ui';

export type NodeKind = 'message' | 'comment' | 'story' | 'flow' | 'person' | 'time' | 'note';

interface KindColors {
  ink: string;
  soft: string;
}

export const kindColors: Record<NodeKind, KindColors> = {
  message: { ink: color.kindMessage, soft: color.kindMessageSoft },
  comment: { ink: color.kindComment, soft: color.kindCommentSoft },
  story: { ink: color.kindStory, soft: color.kindStorySoft },
  flow: { ink: color.kindFlow, soft: color.kindFlowSoft },
  person: { ink: color.kindPerson, soft: color.kindPersonSoft },
  time: { ink: color.kindTime, soft: color.kindTimeSoft },
  note: { ink: color.warning, soft: color.warningSoft },
};

const kinds: Record<NodeType, NodeKind> = {
  messageNode: 'message',
  conditionNode: 'flow',
  actionNode: 'flow',
  startNode: 'message',
  mediaNode: 'message',
  cardsNode: 'message',
  choicesNode: 'message',
  askNode: 'message',
  rulesNode: 'flow',
  splitNode: 'flow',
  windowNode: 'time',
  variableNode: 'person',
  tagNode: 'person',
  requestNode: 'flow',
  commentNode: 'comment',
  handoverNode: 'person',
  flowNode: 'flow',
  noteNode: 'note',
};

export function nodeKind(type: NodeType, { start, action }: FlowNodeData = {}): NodeKind {
  if (type === 'startNode') return kindOfTrigger(start?.trigger ?? '');
  if (type === 'actionNode' && action === 'wait') return 'time';
  return type === 'actionNode' && action !== undefined && action !== 'send_api' ? 'person' : kinds[type];
}

function kindOfTrigger(trigger: string): NodeKind {
  if (trigger === 'time_based') return 'time';
  if (trigger.includes('comment')) return 'comment';
  return trigger.startsWith('story') ? 'story' : 'message';
}
