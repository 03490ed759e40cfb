import { routes, SOCKET_RECONNECT_TRIES, teamNoticeOf } from '@fanfare/shared/contracts';
import { eventTypeNames, recentMomentText } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import {
  type ConnectionState,
  connectionTestRequested,
  reconnectRequested,
  selectConnection,
  selectLiveness,
  selectNotifications,
  subscriptionsRequested,
  useAppDispatch,
  useAppSelector,
} from '@fanfare/shared/store';
import { BusyButton, Button, Dialog, FactList, space } from '@fanfare/shared/ui';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { livenessCopy as copy } from '../../messages/livenessCopy.ts';
import { LivenessDot } from './LivenessDot.tsx';
import { livenessText } from './livenessText.ts';
import { useAccountStatus } from './useAccountStatus.ts';

export function ConnectionDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      <Details onLeave={onClose} />
    </Dialog>
  );
}

function Details({ onLeave }: { onLeave: () => void }) {
  const liveness = useAppSelector(selectLiveness);
  const { isOnline, server } = useAppSelector((state) => state.liveness);
  const connection = useAppSelector(selectConnection);
  const dispatch = useAppDispatch();
  const host = useHost();
  const { text, tone } = livenessText(liveness);
  const isConnected = connection.status === 'connected';
  useEffect(() => {
    if (isConnected) dispatch(subscriptionsRequested());
  }, [dispatch, isConnected]);
  const isSettled = connection.status === 'disconnected' && !connection.isRetrying;

  return (
    <Column>
      <Summary>
        <LivenessDot tone={tone} />
        {text}
      </Summary>
      <FactList
        facts={[
          { name: copy.rows.browser, value: isOnline ? copy.online : copy.offline },
          {
            name: copy.rows.server,
            value: lines(
              server === 'unreachable' ? copy.unreachable : server === 'reachable' ? copy.reachable : copy.unknown,
              liveness.lastContactAt && copy.lastContact(recentMomentText(liveness.lastContactAt)),
            ),
          },
          { name: copy.rows.socket, value: lines(socketText(connection), connection.hasGivenUp && copy.failed) },
          { name: copy.rows.session, value: sessionText(connection) },
          ...useAccountFacts(liveness.state === 'lost'),
          { name: copy.rows.eventTypes, value: typesText(connection) },
        ]}
      />
      <Actions>
        <BusyButton
          isBusy={connection.test?.status === 'running'}
          busyText={copy.testing}
          disabled={!isConnected}
          onClick={() => dispatch(connectionTestRequested())}
        >
          {copy.test}
        </BusyButton>
        {isSettled ? <Button onClick={() => dispatch(reconnectRequested())}>{copy.reconnect}</Button> : null}
        {liveness.problem === 'no-account' || liveness.problem === 'expired' ? (
          <Button
            onClick={() => {
              onLeave();
              host.navigate(routes.connectInstagram);
            }}
          >
            {copy.connectAgain}
          </Button>
        ) : null}
        <span role="status">{testText(connection)}</span>
      </Actions>
    </Column>
  );
}

function useAccountFacts(isLost: boolean) {
  const { data: status, isError } = useAccountStatus();
  const notifications = useAppSelector(selectNotifications);
  const { lastEventAt } = useAppSelector(selectConnection);
  const lastAt = lastEventAt ?? notifications[0]?.receivedAt;
  const lastErrorAt = notifications.find(
    (event) => event.eventType === 'webhook_error' && teamNoticeOf(event) === null,
  )?.receivedAt;
  const isKnown = status && !isError && !isLost;
  const account = !isKnown
    ? copy.unknown
    : !status.connected
      ? copy.noAccount
      : lines(copy.account(status.username), status.isExpired && copy.expired, status.pause && copy.blocked);
  const webhooks = !isKnown ? copy.unknown : status.webhookSubscribed ? copy.subscribed : copy.notSubscribed;
  return [
    { name: copy.rows.account, value: account },
    {
      name: copy.rows.webhooks,
      value: lines(
        webhooks,
        lastAt && copy.lastEvent(recentMomentText(lastAt)),
        lastErrorAt && copy.lastError(recentMomentText(lastErrorAt)),
      ),
    },
  ];
}

function socketText({ status, attempt, isRetrying }: ConnectionState): string {
  if (status === 'connected') return copy.connected;
  if (status === 'disconnected' && !isRetrying) return copy.disconnected;
  return attempt === 0 ? copy.connecting : copy.reconnecting(attempt, SOCKET_RECONNECT_TRIES);
}

function sessionText({ authentication, status }: ConnectionState): string | null {
  if (!authentication) return null;
  if (!authentication.success) return copy.notSignedIn(authentication.error ?? copy.unknown);
  return status === 'connected' && authentication.username ? copy.signedInAs(authentication.username) : null;
}

function typesText({ eventTypes }: ConnectionState): string {
  return eventTypes?.map((type) => eventTypeNames[type]).join(', ') || copy.noEventTypes;
}

function testText({ test }: ConnectionState): string {
  if (test?.status === 'failed') return copy.testFailed;
  return test?.status === 'passed' && test.roundTripMs !== null ? copy.roundTrip(test.roundTripMs) : '';
}

/** `FactList` renders line breaks. */
function lines(...texts: readonly (string | false | null | undefined)[]): ReactNode {
  return texts.filter(Boolean).join('\n');
}

const Column = styled.div`
  display: grid;
  gap: ${space.x3};
`;

const Summary = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space.x1};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x2};
`;
