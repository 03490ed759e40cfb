import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { INSTAGRAM_STATUS_POLL_MS, routes } from '@fanfare/shared/contracts';
import { Link, useNavigate } from '@fanfare/shared/router';
import { selectUser, useAppSelector, useLogout } from '@fanfare/shared/store';
import { AppHeader, Button, IconButton } from '@fanfare/shared/ui';
import { LogOut, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { copy } from '../../copy.ts';
import { InstagramChip } from './InstagramChip.tsx';
import { UserBadge } from './UserBadge.tsx';

const text = copy.header;

/** @param bell the notification bell, which belongs to another feature */
export function DashboardHeader({ bell }: { bell: ReactNode }) {
  const user = useAppSelector(selectUser);
  const navigate = useNavigate();
  const { logout, isLoggingOut } = useLogout();
  const {
    data: status,
    isLoading,
    isFetching,
    isError,
    refetch,
  } = useInstagramStatusQuery(undefined, { pollingInterval: INSTAGRAM_STATUS_POLL_MS });
  // Any error in the status check means not connected, with no message (specification, section 4).
  const connected = status?.connected && !isError ? status : null;
  const state = isLoading ? 'checking' : connected ? 'connected' : 'notConnected';
  const leaveSession = async () => {
    await logout();
    navigate(routes.login, { replace: true });
  };
  return (
    <AppHeader
      link={Link}
      current={routes.dashboard}
      status={
        <>
          <InstagramChip state={state} username={connected?.username ?? null} accountType={connected?.accountType ?? null} />
          <IconButton $variant="quiet" $size="small" aria-label={text.refresh} disabled={isFetching} onClick={refetch}>
            <RefreshCw aria-hidden="true" />
          </IconButton>
          {state === 'notConnected' ? (
            <Button $variant="primary" $size="small" onClick={() => navigate(routes.connectInstagram)}>
              {text.connect}
            </Button>
          ) : null}
        </>
      }
    >
      {bell}
      {user ? <UserBadge user={user} /> : null}
      <IconButton aria-label={text.logout} title={text.logout} disabled={isLoggingOut} onClick={leaveSession}>
        <LogOut aria-hidden="true" />
      </IconButton>
    </AppHeader>
  );
}
