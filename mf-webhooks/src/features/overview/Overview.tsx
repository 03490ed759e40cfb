import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { INSTAGRAM_STATUS_POLL_MS, routes } from '@fanfare/shared/contracts';
import { Link } from '@fanfare/shared/router';
import { selectNotifications, selectNotificationsStatus, useAppSelector } from '@fanfare/shared/store';
import { Card, color, font, Skeleton, space, VisuallyHidden } from '@fanfare/shared/ui';
import { CircleCheck, CircleDashed, Unplug } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { agoText } from './agoText.ts';
import { lastReceivedAt } from './lastReceivedAt.ts';
import { useNow } from './useNow.ts';

const text = copy.overview;

/** Is anything arriving? One line, from the status call and the live feed. */
export function Overview() {
  const { data: status, isLoading, isError } = useInstagramStatusQuery(undefined, { pollingInterval: INSTAGRAM_STATUS_POLL_MS });
  const events = useAppSelector(selectNotifications);
  const feed = useAppSelector(selectNotificationsStatus);
  const now = useNow();
  const receivedAt = lastReceivedAt(events);
  const isFeedPending = receivedAt === null && (feed === 'idle' || feed === 'loading');

  const answer = () => {
    if (isLoading || isFeedPending) {
      return (
        <>
          <VisuallyHidden>{text.checking}</VisuallyHidden>
          <Skeleton $height="28px" $width="280px" />
        </>
      );
    }
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
    if (receivedAt === null) {
      return (
        <>
          <CircleDashed aria-hidden="true" />
          <span>{text.nothingYet}</span>
        </>
      );
    }
    return (
      <>
        <Good aria-hidden="true" />
        <span>{text.receiving(agoText(receivedAt, now))}</span>
      </>
    );
  };

  return (
    <Card aria-label={text.name}>
      <Line>{answer()}</Line>
    </Card>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  min-height: 28px;
  font-size: ${font.size.lead};
  font-weight: ${font.weight.medium};
  font-variant-numeric: tabular-nums;
  svg { flex: none; color: ${color.textMuted}; }
`;

const Good = styled(CircleCheck)`
  && { color: ${color.success}; }
`;
