import { teamNoticeOf, type WebhookEvent } from '@fanfare/shared/contracts';
import {
  contentText,
  EventTypeIcon,
  eventName,
  eventSource,
  isNotice,
  latencyText,
  outcomeTexts,
  ProcessedStatusBadge,
  previewText,
  RelativeTime,
  senderName,
} from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { Badge, color, describe, font, space } from '@fanfare/shared/ui';
import type { Column } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { eventsCopy } from '../../copy/events.ts';

const text = eventsCopy.columns;
const { marks } = eventsCopy;

/** Returns the table columns; the account column only when there are several accounts. */
export function eventColumns(accounts: readonly { id: string; username: string }[]): readonly Column<WebhookEvent>[] {
  const nameOf = (id: string | null) => accounts.find((account) => account.id === id)?.username ?? id;
  const isNarrow = accounts.length > 1;
  return [
    {
      id: 'type',
      header: text.type,
      isLead: true,
      compact: 'shown',
      width: isNarrow ? '150px' : '168px',
      cell: (event) => (
        <Kind>
          <EventTypeIcon type={event.eventType} team={teamNoticeOf(event)} />
          <span>
            {eventName(event)}
            <Marks event={event} />
          </span>
        </Kind>
      ),
    },
    {
      id: 'time',
      header: text.time,
      width: '92px',
      compact: 'shown',
      cell: ({ timestamp }) => (
        <Line>
          <RelativeTime at={timestamp} />
        </Line>
      ),
    },
    ...(accounts.length > 1
      ? [
          {
            id: 'account',
            header: text.account,
            width: '130px',
            compact: 'hidden' as const,
            cell: ({ accountId }: WebhookEvent) => <Clip>@{nameOf(accountId)}</Clip>,
          },
        ]
      : []),
    {
      id: 'from',
      header: text.from,
      width: isNarrow ? '120px' : '136px',
      compact: 'hidden',
      cell: (event) => <Clip>{senderName(event)}</Clip>,
    },
    {
      id: 'preview',
      header: text.preview,
      compact: 'shown',
      cell: (event) => <Clip dir="auto">{previewText(contentText(event))}</Clip>,
    },
    {
      id: 'status',
      header: text.status,
      width: '124px',
      compact: 'shown',
      cell: ({ processedStatus, attempts }) => (
        <Line>
          <ProcessedStatusBadge status={processedStatus} />{' '}
          {attempts > 1 ? <Tries {...describe(text.tries(attempts))}>×{attempts}</Tries> : null}
        </Line>
      ),
    },
    { id: 'latency', header: text.latency, width: '84px', align: 'end', compact: 'hidden', cell: latencyOf },
    {
      id: 'outcome',
      header: text.outcome,
      width: isNarrow ? '150px' : '172px',
      compact: 'hidden',
      cell: (event) => <Outcome event={event} />,
    },
  ];
}

function Marks({ event: { isSimulated, origin } }: { event: WebhookEvent }) {
  const mark = isSimulated
    ? marks.test
    : origin === 'replayed'
      ? marks.replayed
      : origin === 'reconciled'
        ? marks.reconciled
        : null;
  return mark ? <Badge tone={origin === 'reconciled' ? 'warning' : 'neutral'}>{mark}</Badge> : null;
}

function Outcome({ event }: { event: WebhookEvent }) {
  const { processingError, processingErrorMessage, outcome } = event;
  // The content of a notice is its error.
  if (processingError && !isNotice(event))
    return <Trouble>{previewText(localize(processingErrorMessage, processingError))}</Trouble>;
  return <Clip>{outcome ? outcomeTexts[outcome] : eventsCopy.noOutcome}</Clip>;
}

/** Only deliveries took a way from Instagram; other events are recorded by Fanfare. */
function latencyOf(event: WebhookEvent) {
  const ms = Date.parse(event.receivedAt) - Date.parse(event.timestamp);
  return eventSource(event) === 'webhook' && ms >= 0 ? latencyText(ms) : text.noLatency;
}

const Tries = styled.small`
  color: ${color.textMuted};
  font-size: ${font.size.caption};
`;

const Line = styled.span`
  white-space: nowrap;
`;

const Kind = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  @container rows (max-width: 559px) { > :first-child { width: 20px; height: 20px; background: none; } }
  > span:last-child { display: flex; align-items: center; gap: ${space.x1}; min-width: 0; font-weight: ${font.weight.medium}; line-height: 1.3; }
`;

// One line is enough in a table; the details show the whole text.
const Clip = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

const Trouble = styled(Clip)`
  color: ${color.danger};
`;
