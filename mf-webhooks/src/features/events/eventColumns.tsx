import { teamNoticeOf, type WebhookEvent } from '@fanfare/shared/contracts';
import {
  contentText,
  EventTypeIcon,
  eventName,
  isNotice,
  outcomeTexts,
  ProcessedStatusBadge,
  previewText,
  RelativeTime,
  senderName,
} from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { Badge, color, font, space } from '@fanfare/shared/ui';
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
      width: isNarrow ? '160px' : '190px',
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
      width: '110px',
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
            cell: ({ accountId }: WebhookEvent) => <Clip>@{nameOf(accountId)}</Clip>,
          },
        ]
      : []),
    { id: 'from', header: text.from, width: isNarrow ? '120px' : '150px', cell: (event) => <Clip>{senderName(event)}</Clip> },
    { id: 'preview', header: text.preview, cell: (event) => <Clip dir="auto">{previewText(contentText(event))}</Clip> },
    {
      id: 'status',
      header: text.status,
      width: '132px',
      cell: ({ processedStatus }) => <ProcessedStatusBadge status={processedStatus} />,
    },
    { id: 'attempts', header: text.attempts, width: '84px', align: 'end', cell: ({ attempts }) => attempts },
    { id: 'outcome', header: text.outcome, width: isNarrow ? '150px' : '210px', cell: (event) => <Outcome event={event} /> },
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
  return outcome ? outcomeTexts[outcome] : eventsCopy.noOutcome;
}

const Line = styled.span`
  white-space: nowrap;
`;

const Kind = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  > span:last-child { display: grid; justify-items: start; gap: 2px; font-weight: ${font.weight.medium}; line-height: 1.3; }
`;

// Two lines are enough in a table; the details show the whole text.
const Clip = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

const Trouble = styled(Clip)`
  color: ${color.danger};
`;
