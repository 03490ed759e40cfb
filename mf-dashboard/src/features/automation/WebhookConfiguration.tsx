import { failureNotice, useInstagramStatusQuery } from '@fanfare/shared/api';
import { routes } from '@fanfare/shared/contracts';
import { AccountNote, LiveBadge, SectionCard, StaleNote } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { Link } from '@fanfare/shared/router';
import { selectIsLost, useAppSelector, usePermission } from '@fanfare/shared/store';
import { BusyButton, type ButtonLook, buttonStyle, color, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/automation.ts';
import { useSubscribeWebhookMutation, useUnsubscribeWebhookMutation } from './automation.api.ts';

const text = copy.automation.webhook;

export function WebhookConfiguration() {
  const { toast } = useHost();
  const { data: status, isError, fulfilledTimeStamp } = useInstagramStatusQuery();
  const isLost = useAppSelector(selectIsLost);
  const mayManage = usePermission('instagram.manage');
  const [subscribe, subscribing] = useSubscribeWebhookMutation();
  const [unsubscribe, unsubscribing] = useUnsubscribeWebhookMutation();
  const isConnected = status?.connected === true && !isError;
  const isSubscribed = isConnected && status.webhookSubscribed;

  const change = async () => {
    const { error } = await (isSubscribed ? unsubscribe() : subscribe());
    const fallback = isSubscribed ? text.unsubscribeFailed : text.subscribeFailed;
    if (error) toast(failureNotice(error, fallback));
    else toast({ kind: 'success', title: isSubscribed ? text.unsubscribedNow : text.subscribedNow });
  };

  return (
    <SectionCard title={text.title}>
      <AccountNote />
      <Line>
        <LiveBadge tone={isSubscribed ? 'success' : 'warning'} dot={isSubscribed ? 'filled' : 'hollow'}>
          {isSubscribed ? text.subscribed : text.notSubscribed}
        </LiveBadge>
        <span>{isLost ? <StaleNote at={fulfilledTimeStamp} /> : isSubscribed ? text.realTime : text.polling}</span>
        {isConnected || !mayManage ? null : <ConnectLink to={routes.connectInstagram}>{copy.header.connect}</ConnectLink>}
        {mayManage ? (
          <BusyButton
            $variant={isSubscribed ? 'secondary' : 'primary'}
            isBusy={subscribing.isLoading || unsubscribing.isLoading}
            busyText={text.busy}
            onClick={() => void change()}
          >
            {isSubscribed ? text.unsubscribe : text.subscribe}
          </BusyButton>
        ) : null}
      </Line>
    </SectionCard>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x1half};
  > span:nth-child(2) { flex: 1; min-width: 200px; color: ${color.textMuted}; }
`;

const ConnectLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
