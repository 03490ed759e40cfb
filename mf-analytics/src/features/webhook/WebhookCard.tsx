import { failureNotice, useInstagramStatusQuery } from '@fanfare/shared/api';
import { routes } from '@fanfare/shared/contracts';
import { LiveBadge, SectionCard, StaleNote } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { selectIsLost, useAppSelector, usePermission } from '@fanfare/shared/store';
import { BusyButton, media, SkeletonRows } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { ActionLink } from '../../components/ActionLink.ts';
import { SettingRow } from '../../components/SettingRow.tsx';
import { copy } from '../../copy/automation.ts';
import { useStartWebhookMutation, useStopWebhookMutation } from './webhook.api.ts';

const text = copy.webhook;

/** The switch changes after the server has confirmed. */
export function WebhookCard() {
  const { toast } = useHost();
  const { data: status, isLoading, isError, fulfilledTimeStamp } = useInstagramStatusQuery();
  const isLost = useAppSelector(selectIsLost);
  const [start, starting] = useStartWebhookMutation();
  const [stop, stopping] = useStopWebhookMutation();
  const mayManage = usePermission('instagram.manage');
  const isConnected = status?.connected === true && !isError;
  const isSubscribed = isConnected && status.webhookSubscribed;

  const subscribe = async () => {
    const { error } = await start();
    toast(error ? failureNotice(error, text.subscribeTexts) : { kind: 'success', title: text.subscribedNow });
  };
  const unsubscribe = async () => {
    const { error } = await stop();
    toast(error ? failureNotice(error, text.unsubscribeTexts) : { kind: 'success', title: text.unsubscribedNow });
  };

  return (
    <SectionCard title={text.title}>
      {isLoading ? (
        <Room>
          <SkeletonRows label={text.loading} count={1} height="48px" />
        </Room>
      ) : (
        <SettingRow
          title={
            <LiveBadge tone={isSubscribed ? 'success' : 'warning'} dot={isSubscribed ? 'filled' : 'hollow'}>
              {isSubscribed ? text.subscribed : text.notSubscribed}
            </LiveBadge>
          }
          text={isLost ? <StaleNote at={fulfilledTimeStamp} /> : isSubscribed ? text.realTime : text.polling}
        >
          {isConnected || !mayManage ? null : <ActionLink to={routes.connectInstagram}>{text.connect}</ActionLink>}
          {!mayManage ? null : isSubscribed ? (
            <BusyButton isBusy={stopping.isLoading} busyText={text.busy} onClick={() => void unsubscribe()}>
              {text.unsubscribe}
            </BusyButton>
          ) : (
            <BusyButton $variant="primary" isBusy={starting.isLoading} busyText={text.busy} onClick={() => void subscribe()}>
              {text.subscribe}
            </BusyButton>
          )}
        </SettingRow>
      )}
    </SectionCard>
  );
}

/** As tall as the loaded content. */
const Room = styled.div`
  min-height: 48px;
  ${media.narrow} { min-height: 102px; }
`;
