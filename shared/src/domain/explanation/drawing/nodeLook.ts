import {
  CircleHelp,
  Clock,
  CreditCard,
  Dices,
  GitFork,
  Globe,
  Image,
  ListChecks,
  ListFilter,
  type LucideIcon,
  MessageCircleReply,
  MessageSquare,
  Play,
  StickyNote,
  Tag,
  UserRound,
  Variable,
  Workflow,
  Zap,
} from 'lucide-react';
import type { NodeType } from '../../../contracts/index.ts';
import { color } from '../../../ui/index.ts';
import { explanationCopy } from '../copy.ts';
import type { SketchNode } from './layoutFlow.ts';

const message = { ink: color.kindMessage, ground: color.kindMessageSoft };
const comment = { ink: color.kindComment, ground: color.kindCommentSoft };
const flow = { ink: color.kindFlow, ground: color.kindFlowSoft };
const person = { ink: color.kindPerson, ground: color.kindPersonSoft };
const time = { ink: color.kindTime, ground: color.kindTimeSoft };

export interface NodeLook {
  Icon: LucideIcon;
  ink: string;
  ground: string;
}

export const nodeLooks: Readonly<Record<NodeType, NodeLook>> = {
  messageNode: { Icon: MessageSquare, ...message },
  conditionNode: { Icon: GitFork, ...flow },
  actionNode: { Icon: Zap, ...flow },
  startNode: { Icon: Play, ...flow },
  mediaNode: { Icon: Image, ...message },
  cardsNode: { Icon: CreditCard, ...message },
  choicesNode: { Icon: ListChecks, ...message },
  askNode: { Icon: CircleHelp, ...message },
  rulesNode: { Icon: ListFilter, ...flow },
  splitNode: { Icon: Dices, ...flow },
  windowNode: { Icon: Clock, ...time },
  variableNode: { Icon: Variable, ...person },
  tagNode: { Icon: Tag, ...person },
  requestNode: { Icon: Globe, ...flow },
  commentNode: { Icon: MessageCircleReply, ...comment },
  handoverNode: { Icon: UserRound, ...person },
  flowNode: { Icon: Workflow, ...flow },
  noteNode: { Icon: StickyNote, ...person },
};

export function nodeName({ type, name }: Pick<SketchNode, 'type' | 'name'>): string {
  return name ?? explanationCopy.nodes[type];
}
