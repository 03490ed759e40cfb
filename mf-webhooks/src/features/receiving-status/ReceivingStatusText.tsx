import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { INSTAGRAM_STATUS_POLL_MS, routes } from '@fanfare/shared/contracts';
import { durationText, StaleNote } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
import { selectIsLost, selectNotifications, selectNotificationsStatus, useAppSelector } from '@fanfare/shared/store';
import { color } from '@fanfare/shared/ui';
import { CircleCheck, CircleDashed, TriangleAlert, Unplug } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy/frame.ts';
import { useSubscriptionsQuery } from '../../state/subscriptions.api.ts';
import { urls } from '../../state/urls.ts';
import { Checking } from './Checking.tsx';
import { lastReceivedAt } from './lastReceivedAt.ts';
import { useNow } from './useNow.ts';

const text = copy.answer;

export function ReceivingStatusText() {
  const { data: status, isLoading, isError } = useInstagramStatusQuery(undefined, { pollingInterval: INSTAGRAM_STATUS_POLL_MS });
  const events = useAppSelector(selectNotifications);
  const feed = useAppSelector(selectNotificationsStatus);
  const isLost = useAppSelector(selectIsLost);
  const now = useNow();
  const { data: subscriptions } = useSubscriptionsQuery();
  const fieldsOf = subscriptions?.flatMap(({ fields }) => fields);
  const subscribed = fieldsOf?.filter(({ isSubscribed }) => isSubscribed).length ?? null;
  const missing = fieldsOf?.filter(({ isSubscribed, isAllowed }) => isAllowed && !isSubscribed).length ?? 0;
  const receivedAt = lastReceivedAt(events);
  const isFeedPending = receivedAt === null && (feed === 'idle' || feed === 'loading');

  if (isLost) {
    return (
      <>
        <Unplug aria-hidden="true" />
        <span>
          {text.lost} {receivedAt === null ? null : text.lastEvent(durationText(ageMs(receivedAt, now)))} <StaleNote />
        </span>
      </>
    );
  }
  if (isLoading || isFeedPending) return <Checking />;
  if (!status?.connected || isError) {
    return (
      <>
        <Unplug aria-hidden="true" />
        <span>
          {text.notConnected} <Link to={routes.connectInstagram}>{text.connect}</Link>
        </span>
      </>
    );
  }
  if (subscribed === 0) {
    return (
      <>
        <Bad aria-hidden="true" />
        <Link to={urls.subscriptions}>{text.notSubscribed}</Link>
      </>
    );
  }
  const fields = subscribed === null ? null : <Link to={urls.subscriptions}>{text.fields(subscribed, missing)}</Link>;
  if (receivedAt === null) {
    return (
      <>
        <CircleDashed aria-hidden="true" />
        <span>
          {text.nothingYet} {fields}
        </span>
      </>
    );
  }
  return (
    <>
      {missing > 0 ? <Bad aria-hidden="true" /> : <Good aria-hidden="true" />}
      <span>
        {text.receiving(durationText(ageMs(receivedAt, now)))} {fields}
      </span>
    </>
  );
}

/** In whole seconds, at least one. */
const ageMs = (atMs: number, nowMs: number) => Math.max(1, Math.floor((nowMs - atMs) / 1_000)) * 1_000;

const Good = styled(CircleCheck)`
  && { color: ${color.success}; }
`;

const Bad = styled(TriangleAlert)`
  && { color: ${color.warning}; }
`;
