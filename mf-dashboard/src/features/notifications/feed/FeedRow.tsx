import type { WebhookEvent } from '@fanfare/shared/contracts';
import { ProcessedStatusBadge, RelativeTime } from '@fanfare/shared/domain';
import { usePermission } from '@fanfare/shared/store';
import { Badge, describe, IconButton, media, motion, space } from '@fanfare/shared/ui';
import { Archive, ArchiveRestore, ChevronDown, ChevronRight, Mail, MailOpen } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/feed.ts';
import { NotificationLine } from '../NotificationLine.tsx';
import { useMayMark } from '../useMayMark.ts';
import { burstTitle } from './burstTitle.ts';
import type { FeedLine } from './groupBursts.ts';

const text = copy.notifications;
type Act = (events: readonly WebhookEvent[], wanted: boolean) => Promise<void>;

interface FeedRowProps {
  line: FeedLine;
  /** True if the rows of a burst are shown below it. */
  isOpen: boolean;
  isArchive: boolean;
  onToggle: (id: string) => void;
  onRead: Act;
  onArchive: Act;
}

export const FeedRow = memo(
  function FeedRow({ line, isOpen, isArchive, onToggle, onRead, onArchive }: FeedRowProps) {
    const { id, kind, events } = line;
    const [latest] = events;
    const mayMark = useMayMark()(events);
    const mayArchive = usePermission('inbox.reply');
    const unread = events.filter(({ isRead }) => !isRead).length;
    const readName = unread > 0 ? text.markRead : text.markUnread;
    const archiveName = isArchive ? text.unarchive : text.archive;
    const Chevron = isOpen ? ChevronDown : ChevronRight;
    return (
      <Row $isMember={kind === 'member'}>
        <NotificationLine
          event={latest}
          isUnread={unread > 0}
          title={kind === 'burst' ? burstTitle(latest, events.length) : undefined}
          side={
            <>
              <RelativeTime at={latest.timestamp} />
              {kind === 'burst' && unread > 0 ? <Badge tone="info">{copy.feed.unreadOf(unread)}</Badge> : null}
              {kind === 'burst' || latest.processedStatus === 'completed' ? null : (
                <ProcessedStatusBadge status={latest.processedStatus} />
              )}
            </>
          }
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
        </NotificationLine>
      </Row>
    );
  },
  // The callbacks are stable, so only the data is compared.
  (before, after) =>
    before.isOpen === after.isOpen && before.isArchive === after.isArchive && isSameLine(before.line, after.line),
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

// Has the same width in every row, so that the times align.
const Buttons = styled.span`
  display: flex;
  flex: none;
  min-width: 100px;
  ${media.narrow} { min-width: 0; }
`;

// Hidden until hover or focus; always visible on touch devices.
const Near = styled.span`
  display: flex;
  @media (hover: hover) {
    opacity: 0;
    transition: opacity ${motion.quick};
    article:hover &, article:focus-within & { opacity: 1; }
  }
`;
