import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { routes } from '@fanfare/shared/contracts';
import { AccountNote } from '@fanfare/shared/domain';
import { useNavigate } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { BusyButton, Button, Card, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/instagram/account.ts';
import { AccountDetails } from './AccountDetails.tsx';
import { useDisconnect } from './useDisconnect.ts';

const text = copy.account;

export function AccountCard() {
  const { data: status } = useInstagramStatusQuery();
  const navigate = useNavigate();
  const mayManage = usePermission('instagram.manage');
  const { disconnect, isDisconnecting } = useDisconnect(status?.username ?? null);
  return (
    <Frame aria-label={text.title}>
      <AccountNote />
      <AccountDetails lastConnected={status?.data?.lastConnected ?? null} tokenExpiresAt={status?.data?.tokenExpiresAt ?? null} />
      {mayManage ? (
        <Choices>
          <Button onClick={() => navigate(routes.connectInstagram)}>{text.reconnect}</Button>
          <BusyButton $variant="danger" isBusy={isDisconnecting} busyText={text.disconnecting} onClick={() => void disconnect()}>
            {text.disconnect}
          </BusyButton>
        </Choices>
      ) : null}
    </Frame>
  );
}

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
`;
