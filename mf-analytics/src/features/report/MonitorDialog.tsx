import { NOTIFICATIONS_MAX, teamNoticeOf, type WebhookEvent } from '@fanfare/shared/contracts';
import {
  contentText,
  countText,
  EventTypeIcon,
  FigureCard,
  RelativeTime,
  StatCard,
  StatRow,
  senderName,
  useNowMs,
} from '@fanfare/shared/domain';
import { selectConnection, selectIsLost, selectNotifications, useAppSelector } from '@fanfare/shared/store';
import { Badge, color, Dialog, font, space } from '@fanfare/shared/ui';
import { Sparkline } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { copy } from '../../copy/analytics.ts';
import { useRecentEventsQuery } from '../../state/overview.api.ts';

const text = copy.monitor;
const MINUTE_MS = 60_000;
const CHART_MINUTES = 30;
const HOUR_MINUTES = 60;
const LATEST = 8;

interface MonitorDialogProps {
  open: boolean;
  onClose: () => void;
}

export function MonitorDialog({ open, onClose }: MonitorDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <Monitor />
    </Dialog>
  );
}

/** Mounted inside the dialog, so that figures update only while it is open. */
function Monitor() {
  const events = useAppSelector(selectNotifications);
  const connection = useAppSelector(selectConnection);
  const status = useAppSelector(selectIsLost) ? 'disconnected' : connection.status;
  const nowMs = useNowMs();
  const { data: recentEvents } = useRecentEventsQuery();
  const minutes = minutesAgo(events, nowMs);
  const inHour = events.filter((_, index) => (minutes[index] ?? HOUR_MINUTES) < HOUR_MINUTES);
  // The store is limited: if all its notifications are from the last hour, there may have been more.
  const isCut = inHour.length >= NOTIFICATIONS_MAX;
  const show = (count: number) => (isCut ? text.more(countText(count)) : countText(count));
  const course = Array.from(
    { length: CHART_MINUTES },
    (_, index) => minutes.filter((ago) => ago === CHART_MINUTES - 1 - index).length,
  );
  return (
    <Parts>
      <Badge tone={status === 'connected' ? 'success' : 'warning'} dot={status === 'connected' ? 'filled' : 'hollow'}>
        {text.states[status]}
      </Badge>
      <StatRow>
        <StatCard label={text.minute} value={countText(course.at(-1) ?? 0)} />
        <FigureCard
          id="eventsLastHour"
          value={recentEvents === undefined ? show(inHour.length) : countText(Math.max(recentEvents, inHour.length))}
        />
        <StatCard
          label={text.failures}
          value={countText(inHour.filter(({ processedStatus }) => processedStatus === 'failed').length)}
        />
      </StatRow>
      <Course>
        <Sparkline label={text.chart} values={course} width={560} height={64} />
        <span aria-hidden="true">{text.chart}</span>
      </Course>
      <h3>{text.latest}</h3>
      {events.length === 0 ? <p>{text.nothing}</p> : null}
      <List>
        {events.slice(0, LATEST).map((event) => (
          <li key={event.eventId}>
            <EventTypeIcon type={event.eventType} team={teamNoticeOf(event)} />
            <span>
              <b>{senderName(event)}</b> {contentText(event)}
            </span>
            <small>
              <RelativeTime at={event.receivedAt} />
            </small>
          </li>
        ))}
      </List>
    </Parts>
  );
}

function minutesAgo(events: readonly WebhookEvent[], nowMs: number): number[] {
  return events.map(({ receivedAt }) => Math.max(0, Math.floor((nowMs - Date.parse(receivedAt)) / MINUTE_MS)));
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.x2};
  > dl, > ul { width: 100%; }
  h3 { font-size: ${font.size.body}; font-weight: ${font.weight.bold}; }
`;

const Course = styled.div`
  display: grid;
  gap: ${space.half};
  width: 100%;
  color: ${color.textMuted};
  font-size: ${font.size.small};
  svg { max-width: 100%; height: auto; }
`;

const List = styled.ul`
  display: grid;
  gap: ${space.x1};
  li { display: flex; align-items: center; gap: ${space.x1}; min-width: 0; }
  li > :nth-child(2) { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-weight: ${font.weight.medium}; }
  small { flex: none; color: ${color.textMuted}; font-size: ${font.size.small}; }
`;
