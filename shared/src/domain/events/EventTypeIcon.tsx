import {
  ArrowLeftRight,
  AtSign,
  BadgeCheck,
  CircleHelp,
  Eye,
  Heart,
  Link2,
  type LucideIcon,
  MessageCircle,
  MessageSquare,
  MousePointerClick,
  Pencil,
  Radio,
  Send,
  StickyNote,
  Target,
  Trash2,
  TriangleAlert,
  UserCheck,
  Workflow,
} from 'lucide-react';
import styled from 'styled-components';
import type { EventType, TeamNotice } from '../../contracts/index.ts';
import { color, radius } from '../../ui/index.ts';

const icons: Readonly<Record<EventType, LucideIcon>> = {
  messages: MessageCircle,
  comments: MessageSquare,
  mentions: AtSign,
  live_comments: Radio,
  message_reactions: Heart,
  message_postbacks: MousePointerClick,
  message_referrals: Link2,
  message_seen: Eye,
  message_echoes: Send,
  message_edits: Pencil,
  message_deletions: Trash2,
  flow_execution: Workflow,
  webhook_error: TriangleAlert,
  goal_missed: Target,
  unknown: CircleHelp,
};

const teamIcons: Readonly<Record<TeamNotice, LucideIcon>> = {
  mention: StickyNote,
  assignment: UserCheck,
  approval: BadgeCheck,
  account_moved: ArrowLeftRight,
};

interface EventTypeIconProps {
  type: EventType;
  /** The kind of a notice, from `teamNoticeOf`. */
  team?: TeamNotice | null;
}

/** Decorative, because the name of the type is next to it. */
export function EventTypeIcon({ type, team = null }: EventTypeIconProps) {
  const Icon = team === null ? icons[type] : teamIcons[team];
  return (
    <Disc $alarming={type === 'webhook_error' && team === null}>
      <Icon aria-hidden="true" size={18} />
    </Disc>
  );
}

const Disc = styled.span<{ $alarming: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${radius.medium};
  background: ${({ $alarming }) => ($alarming ? color.dangerSoft : color.accentSoft)};
  color: ${({ $alarming }) => ($alarming ? color.danger : color.accent)};
`;
