import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { INSTAGRAM_STATUS_POLL_MS, routes } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { useNavigate } from '@fanfare/shared/router';
import { selectIsLost, useAppSelector, usePermission } from '@fanfare/shared/store';
import { Button, HeaderContent, IconButton } from '@fanfare/shared/ui';
import { LogOut, RefreshCw } from 'lucide-react';
import { frame as copy } from '../../copy/frame.ts';
import { InstagramChip } from './InstagramChip.tsx';

const text = copy.header;

/** Adds the state of the Instagram connection and Logout to the header. */
export function DashboardHeader() {
  const navigate = useNavigate();
  const host = useHost();
  const {
    data: status,
    isLoading,
    isFetching,
    isError,
    refetch,
  } = useInstagramStatusQuery(undefined, { pollingInterval: INSTAGRAM_STATUS_POLL_MS });
  const isLost = useAppSelector(selectIsLost);
  const mayConnect = usePermission('instagram.manage');
  // Any error in the status check means not connected, with no message (specification, section 4). Without a
  // connection nothing is checked.
  const connected = status?.connected && !isError && !isLost ? status : null;
  const state = isLoading || isLost ? 'checking' : connected ? 'connected' : 'notConnected';
  return (
    <HeaderContent
      status={
        <>
          <InstagramChip
            state={state}
            username={connected?.username ?? null}
            accountType={connected?.accountType ?? null}
            isTroubled={connected !== null && (connected.isExpired || !connected.webhookSubscribed || connected.pause !== null)}
          />
          <IconButton $variant="quiet" $size="small" aria-label={text.refresh} disabled={isFetching} onClick={refetch}>
            <RefreshCw aria-hidden="true" />
          </IconButton>
          {state === 'notConnected' && mayConnect ? (
            <Button $variant="primary" $size="small" onClick={() => navigate(routes.connectInstagram)}>
              {text.connect}
            </Button>
          ) : null}
        </>
      }
      actions={
        <IconButton
          $variant="quiet"
          $size="small"
          aria-label={text.logout}
          title={text.logout}
          onClick={() => void host.signOut()}
        >
          <LogOut aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
