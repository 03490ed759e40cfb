import { failureNotice, isApiError } from '@fanfare/shared/api';
import { type ResponseOf, routes } from '@fanfare/shared/contracts';
import { AccountNote } from '@fanfare/shared/domain';
import { useNavigate } from '@fanfare/shared/router';
import { selectIsLost, useAppSelector, usePermission } from '@fanfare/shared/store';
import { Banner, BusyButton, Button, color, FailureBanner, media, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { AccountSummary } from './AccountSummary.tsx';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import { useDisconnectInstagramMutation } from './connectInstagram.api.ts';
import { useConnectInstagram } from './useConnectInstagram.ts';

const text = copy.connected;

interface ConnectedProps {
  status: ResponseOf<'GET /api/instagram/status'>;
  leave: (address: string) => void;
}

export function Connected({ status, leave }: ConnectedProps) {
  const { isExpired, missingPermissions } = status;
  const [disconnect, { isLoading, error, reset }] = useDisconnectInstagramMutation();
  const mayManage = usePermission('instagram.manage');
  const { connectInstagram, addAccount, isConnecting, connectError } = useConnectInstagram(leave);
  const isLost = useAppSelector(selectIsLost);
  const navigate = useNavigate();
  const lacks = missingPermissions.length > 0;
  const needsReauthentication = isApiError(error) && error.kind === 'server' && error.code === 'step_up_required';
  return (
    <>
      <div>
        <h1>{isLost ? text.unknownTitle : text.title}</h1>
        {isLost ? <Muted>{text.unknownLead}</Muted> : isExpired || lacks ? null : <Muted>{text.lead}</Muted>}
      </div>
      <AccountNote />
      {isExpired ? <Banner tone="warning">{text.expired}</Banner> : null}
      {lacks && !isExpired ? <Banner tone="warning">{text.lacksPermissions}</Banner> : null}
      {connectError ? <FailureBanner failure={connectError} /> : null}
      {needsReauthentication ? <ConfirmIdentity onConfirmed={() => void disconnect()} onCancel={reset} /> : null}
      {error && !needsReauthentication ? <FailureBanner failure={failureNotice(error, copy.connect.errors.disconnect)} /> : null}
      <AccountSummary status={status} isKnown={!isLost} />
      <Choices>
        <Button $variant={isExpired ? 'secondary' : 'primary'} onClick={() => navigate(routes.dashboard)}>
          {text.toDashboard}
        </Button>
        <Button $variant={isExpired ? 'primary' : 'secondary'} disabled={isConnecting} onClick={connectInstagram}>
          {isConnecting ? copy.connect.submitting : text.again}
        </Button>
        {mayManage && !isExpired ? (
          <Button disabled={isConnecting} onClick={addAccount}>
            {text.add}
          </Button>
        ) : null}
        <BusyButton $variant="danger" isBusy={isLoading} busyText={text.disconnecting} onClick={() => disconnect()}>
          {text.disconnect}
        </BusyButton>
      </Choices>
    </>
  );
}

const Muted = styled.p`
  margin-top: ${space.half};
  color: ${color.textMuted};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1half};
  /* Some languages need two lines. */
  > button { max-width: 100%; white-space: normal; }
  ${media.narrow} { display: grid; }
`;
