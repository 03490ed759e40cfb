import { type ResponseOf, routes, type WebhookEvent, webhookEventPath } from '@fanfare/shared/contracts';
import {
  contentText,
  exactMomentText,
  isNotice,
  isRetryable,
  noticeLink,
  outcomeTexts,
  ProcessedStatusBadge,
  senderName,
  useRowAccount,
} from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { Link, useQueryState } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { Button, type ButtonLook, buttonStyle, FactList, space } from '@fanfare/shared/ui';
import { JsonTree, Tabs } from '@fanfare/shared/widgets';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/feed.ts';
import { explainParams } from '../../../state/params/explainParams.ts';
import { goalOf } from '../feed/eventSubject.ts';
import { TurnParts } from '../turns/TurnParts.tsx';
import { useChangeSome } from '../useChangeSome.ts';
import { useMayMark } from '../useMayMark.ts';

const text = copy.detail;
const views = [
  { id: 'details', label: text.details },
  { id: 'json', label: text.json },
] as const;

interface NotificationDetailProps {
  event: WebhookEvent;
  /** Link to its subject; undefined while it is loading. */
  place: Pick<ResponseOf<'GET /api/notifications/{id}'>['data'], 'threadId' | 'comment'> | undefined;
  onClose: () => void;
}

export function NotificationDetail({ event, place, onClose }: NotificationDetailProps) {
  const [view, setView] = useState<(typeof views)[number]['id']>('details');
  const { set } = useQueryState(explainParams);
  const { setRead, setArchived, retry } = useChangeSome();
  const account = useRowAccount(event.connectedAccountId);
  const mayMark = useMayMark();
  const mayArchive = usePermission('inbox.reply');
  const mayRetry = usePermission('events.manage');
  const href = hrefOf(place);
  const link = noticeLink(event);
  const goal = event.eventType === 'goal_missed' ? goalOf(event.payload) : null;
  return (
    <Tabs label={text.views} tabs={views} current={view} onChange={setView}>
      <Body>
        {view === 'json' ? (
          <JsonTree label={text.payload} value={event.payload} />
        ) : (
          <FactList
            facts={[
              { name: text.user, value: senderName(event) },
              { name: text.account, value: account && `@${account}` },
              { name: text.content, value: contentText(event) },
              { name: text.time, value: exactMomentText(event.timestamp) },
              { name: text.status, value: <ProcessedStatusBadge status={event.processedStatus} /> },
              { name: text.outcome, value: event.outcome && outcomeTexts[event.outcome] },
              {
                name: text.error,
                value: isNotice(event)
                  ? null
                  : event.processingError && localize(event.processingErrorMessage, event.processingError),
              },
              { name: text.response, value: event.flowResponse },
            ]}
          />
        )}
        {event.turn && view === 'details' ? <TurnParts eventId={event.eventId} expected={event.turn.answer ? 2 : 0} /> : null}
        <Buttons>
          {goal ? (
            <PlaceLink $variant="primary" to={`${routes.analytics}?range=${goal.firstDay}..${goal.lastDay}`}>
              {text.openFigures}
            </PlaceLink>
          ) : null}
          {href ? (
            <PlaceLink $variant="primary" to={href}>
              {place?.comment ? text.openComment : text.openThread}
            </PlaceLink>
          ) : null}
          {link ? (
            <PlaceLink $variant="primary" to={link.to} onClick={onClose}>
              {link.label}
            </PlaceLink>
          ) : null}
          {goal || isNotice(event) ? null : (
            <>
              <Button
                onClick={() => {
                  onClose();
                  set({ why: event.eventId });
                }}
              >
                <CircleHelp aria-hidden="true" />
                {copy.why}
              </Button>
              <PlaceLink to={webhookEventPath(event.eventId)}>{text.openStory}</PlaceLink>
            </>
          )}
          {mayRetry && isRetryable(event) ? (
            <Button onClick={() => void retry(event)}>{copy.notifications.retryEvent}</Button>
          ) : null}
          {mayMark([event]) ? (
            <Button onClick={() => void setRead([event], !event.isRead)}>
              {event.isRead ? copy.notifications.markUnread : copy.notifications.markRead}
            </Button>
          ) : null}
          {event.isArchived || !mayArchive ? null : (
            <Button
              onClick={() => {
                onClose();
                void setArchived([event], true);
              }}
            >
              {copy.notifications.archive}
            </Button>
          )}
        </Buttons>
      </Body>
    </Tabs>
  );
}

function hrefOf(place: NotificationDetailProps['place']): string | null {
  if (place?.comment) {
    const { id, mediaId } = place.comment;
    return `${routes.dashboard}?${new URLSearchParams({ tab: 'instagram', part: 'comments', post: mediaId, comment: id })}`;
  }
  if (!place?.threadId) return null;
  return `${routes.dashboard}?${new URLSearchParams({ tab: 'instagram', part: 'inbox', thread: place.threadId })}`;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  padding-top: ${space.x2};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
`;

const PlaceLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
