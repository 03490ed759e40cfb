import { failureNotice, useInstagramStatusQuery } from '@fanfare/shared/api';
import { routes } from '@fanfare/shared/contracts';
import { LiveBadge, RelativeTime, SectionCard, StaleNote } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { usePermission } from '@fanfare/shared/store';
import { BusyButton, lazyPart, media, SkeletonRows, space } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ActionLink } from '../../components/ActionLink.ts';
import { SettingRow } from '../../components/SettingRow.tsx';
import { copy } from '../../copy/settings.ts';
import { useLazyViewedAccountQuery } from './instagram.api.ts';
import { useDisconnect } from './useDisconnect.ts';

const text = copy.instagram;

const { Part: AccountDialog } = lazyPart(() => import('./AccountDialog.tsx').then((module) => module.AccountDialog), {
  onMissing: ({ onClose }) => onClose(),
});

export function InstagramCard() {
  const { toast } = useHost();
  const { data: status, isLoading, isError, fulfilledTimeStamp } = useInstagramStatusQuery();
  const [load, { data: account = null, isFetching }] = useLazyViewedAccountQuery();
  const [isOpen, setIsOpen] = useState(false);
  const { disconnect, isDisconnecting } = useDisconnect();
  const mayManage = usePermission('instagram.manage');
  const isConnected = status?.connected === true && !isError;

  const view = async () => {
    const { data, error } = await load();
    if (data) setIsOpen(true);
    else toast(failureNotice(error, text.detailTexts));
  };

  return (
    <SectionCard
      title={text.title}
      aside={
        isLoading ? null : (
          <>
            <StaleNote at={fulfilledTimeStamp} />
            <LiveBadge tone={isConnected ? 'success' : 'neutral'} dot={isConnected ? 'filled' : 'hollow'}>
              {isConnected ? text.connected : text.notConnected}
            </LiveBadge>
          </>
        )
      }
    >
      {isLoading ? (
        <Room>
          <SkeletonRows label={text.loading} count={1} height="56px" />
        </Room>
      ) : isConnected ? (
        <SettingRow
          title={status.username ? `@${status.username}` : text.accountWithoutName}
          text={
            status.lastSync ? (
              <>
                {text.lastSync} <RelativeTime at={status.lastSync} />
              </>
            ) : (
              text.never
            )
          }
        >
          <Buttons>
            <BusyButton isBusy={isFetching} busyText={text.viewing} onClick={() => void view()}>
              {text.view}
            </BusyButton>
            {mayManage ? (
              <BusyButton
                $variant="danger"
                isBusy={isDisconnecting}
                busyText={text.disconnecting}
                onClick={() => void disconnect()}
              >
                {text.disconnect}
              </BusyButton>
            ) : null}
          </Buttons>
        </SettingRow>
      ) : (
        <SettingRow title={text.notConnected} text={text.notConnectedText}>
          {mayManage ? (
            <ActionLink to={routes.connectInstagram} $variant="primary">
              {text.connect}
            </ActionLink>
          ) : null}
        </SettingRow>
      )}
      <AccountDialog open={isOpen} account={account} onClose={() => setIsOpen(false)} />
    </SectionCard>
  );
}

const Room = styled.div`
  ${media.narrow} { min-height: 200px; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
`;
