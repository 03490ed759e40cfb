import type { WebhookEvent } from '@fanfare/shared/contracts';
import { contentText } from '@fanfare/shared/domain';
import { usePermission } from '@fanfare/shared/store';
import { color, describe, IconButton, motion, radius, space } from '@fanfare/shared/ui';
import { Archive, ArchiveRestore, ChevronDown, ChevronRight, Mail, MailOpen } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/feed.ts';
import { TurnLine } from '../turns/TurnLine.tsx';
import { useMayMark } from '../useMayMark.ts';
import { burstTitle } from './burstTitle.ts';
import type { FeedLine } from './groupBursts.ts';

const text = copy.notifications;
type Act = (events: readonly WebhookEvent[], value: boolean) => Promise<void>;

interface FeedRowProps {
  line: FeedLine;
  /** True if the rows of a burst are shown below it. */
  isOpen: boolean;
  isArchive: boolean;
  /** True if the row has just arrived. */
  isNew: boolean;
  onWhy: (eventId: string) => void;
  onRetry: (event: WebhookEvent) => void;
  onToggle: (id: string) => void;
  onRead: Act;
  onArchive: Act;
}

export const FeedRow = memo(
  function FeedRow({ line, isOpen, isArchive, isNew, onWhy, onRetry, onToggle, onRead, onArchive }: FeedRowProps) {
    const { id, kind, events } = line;
    const [latest] = events;
    const mayMark = useMayMark()(events);
    const mayArchive = usePermission('inbox.reply');
    const mayRetry = usePermission('events.manage');
    const unread = events.filter(({ isRead }) => !isRead).length;
    const readName = unread > 0 ? text.markRead : text.markUnread;
    const archiveName = isArchive ? text.unarchive : text.archive;
    const Chevron = isOpen ? ChevronDown : ChevronRight;
    return (
      <Row $isMember={kind === 'member'}>
        <TurnLine
          event={latest}
          isUnread={unread > 0}
          isNew={isNew}
          onWhy={onWhy}
          onRetry={mayRetry ? onRetry : undefined}
          {...(kind === 'burst' && {
            title: burstTitle(latest, events.length),
            second: unread > 0 ? copy.feed.unreadOf(unread) : contentText(latest),
          })}
        >
          <Buttons>
            <Near>
              {mayMark ? (
                <IconButton
                  $variant="quiet"
                  $size="small"
                  aria-label={readName}
                  {...describe(readName)}
                  onClick={() => void onRead(events, unread > 0)}
                >
                  {unread > 0 ? <MailOpen aria-hidden="true" /> : <Mail aria-hidden="true" />}
                </IconButton>
              ) : null}
              {mayArchive ? (
                <IconButton
                  $variant="quiet"
                  $size="small"
                  aria-label={archiveName}
                  {...describe(archiveName)}
                  onClick={() => void onArchive(events, !isArchive)}
                >
                  {isArchive ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
                </IconButton>
              ) : null}
            </Near>
            {kind === 'burst' ? (
              <IconButton
                $variant="quiet"
                $size="small"
                aria-expanded={isOpen}
                aria-label={isOpen ? copy.feed.bursts.close : copy.feed.bursts.open}
                onClick={() => onToggle(id)}
              >
                <Chevron aria-hidden="true" />
              </IconButton>
            ) : null}
          </Buttons>
        </TurnLine>
      </Row>
    );
  },
  // The callbacks are stable, so only the data is compared.
  (before, after) =>
    before.isOpen === after.isOpen &&
    before.isNew === after.isNew &&
    before.isArchive === after.isArchive &&
    isSameLine(before.line, after.line),
);

function isSameLine(one: FeedLine, other: FeedLine): boolean {
  return (
    one.id === other.id &&
    one.kind === other.kind &&
    one.events.length === other.events.length &&
    one.events.every((event, index) => event === other.events[index])
  );
}

const Row = styled.div<{ $isMember: boolean }>`
  padding-inline-start: ${({ $isMember }) => ($isMember ? space.x4 : 0)};
`;

const Buttons = styled.span`
  display: flex;
  align-items: center;
  button { width: 28px; min-width: 0; height: 28px; min-height: 0; padding: 0; }
  svg { width: 16px; height: 16px; }
`;

// Hidden until hover or focus; always visible on touch devices.
const Near = styled.span`
  display: flex;
  @media (hover: hover) {
    opacity: 0;
    border-radius: ${radius.small};
    transition: opacity ${motion.quick};
    article:hover &, article:focus-within & { opacity: 1; background: ${color.sunken}; }
  }
`;
