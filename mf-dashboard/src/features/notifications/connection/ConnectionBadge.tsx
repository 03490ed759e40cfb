import { RelativeTime } from '@fanfare/shared/domain';
import {
  reconnectRequested,
  selectConnection,
  selectLiveness,
  selectNotifications,
  useAppDispatch,
  useAppSelector,
} from '@fanfare/shared/store';
import { Badge, Button, color, font, media, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { frame as copy } from '../../../copy/frame.ts';
import { connectionText } from './connectionText.ts';

export function ConnectionBadge() {
  const connection = useAppSelector(selectConnection);
  const { words, tone, isOffline } = connectionText(connection, useAppSelector(selectLiveness).problem);
  const latest = useAppSelector(selectNotifications)[0]?.receivedAt;
  const lastEventAt = connection.lastEventAt ?? latest;
  const dispatch = useAppDispatch();
  return (
    <Row>
      <Badge tone={tone} dot={tone === 'success' ? 'filled' : 'hollow'}>
        {words}
      </Badge>
      {lastEventAt ? (
        <Last>
          {copy.connection.lastEvent} <RelativeTime at={lastEventAt} />
        </Last>
      ) : null}
      {isOffline ? (
        <>
          {connection.hasGivenUp ? <span>{copy.connection.failed}</span> : null}
          <Button $size="small" onClick={() => dispatch(reconnectRequested())}>
            {copy.connection.reconnect}
          </Button>
        </>
      ) : null}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
`;

const Last = styled.span`
  ${media.narrow} { display: none; }
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
