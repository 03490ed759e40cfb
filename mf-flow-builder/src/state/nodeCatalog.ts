import { type NodeType, specifiedNodeTypes } from '@fanfare/shared/contracts';
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
import { catalogCopy } from '../copy/nodes/catalog.ts';
import { copy } from '../copy.ts';

export const nodeIcons: Record<NodeType, LucideIcon> = {
  messageNode: MessageSquare,
  conditionNode: GitFork,
  actionNode: Zap,
  startNode: Play,
  mediaNode: Image,
  cardsNode: CreditCard,
  choicesNode: ListChecks,
  askNode: CircleHelp,
  rulesNode: ListFilter,
  splitNode: Dices,
  windowNode: Clock,
  variableNode: Variable,
  tagNode: Tag,
  requestNode: Globe,
  commentNode: MessageCircleReply,
  handoverNode: UserRound,
  flowNode: Workflow,
  noteNode: StickyNote,
};

export interface CatalogEntry {
  type: NodeType;
  name: string;
  description: string;
}

export interface CatalogGroup {
  /** Null for the specified kinds, which come first without a heading. */
  title: string | null;
  entries: readonly CatalogEntry[];
}

const { groups, about } = catalogCopy;

export const nodeCatalog: readonly CatalogGroup[] = [
  { title: null, entries: specifiedNodeTypes.map((type) => ({ type, ...copy.palette.items[type] })) },
  added(groups.begin, ['startNode']),
  added(groups.messages, ['choicesNode', 'askNode', 'mediaNode', 'cardsNode']),
  added(groups.logic, ['rulesNode', 'splitNode', 'windowNode']),
  added(groups.contact, ['tagNode', 'variableNode', 'handoverNode']),
  added(groups.beyond, ['requestNode', 'commentNode', 'flowNode', 'noteNode']),
];

/** Returns kinds whose name, description or synonyms contain every word, and leaves out empty groups. */
export function findInCatalog(text: string): readonly CatalogGroup[] {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ type, name, description }: CatalogEntry) => {
    const words = `${name} ${description} ${catalogCopy.words[type]}`.toLowerCase();
    return terms.every((word) => words.includes(word));
  };
  return nodeCatalog
    .map(({ title, entries }) => ({ title, entries: entries.filter(isFound) }))
    .filter(({ entries }) => entries.length > 0);
}

function added(title: string, types: readonly (keyof typeof about)[]): CatalogGroup {
  return { title, entries: types.map((type) => ({ type, name: copy.nodes.label[type], description: about[type] })) };
}
