import { failureNotice } from '@fanfare/shared/api';
import { routes } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { Link } from '@fanfare/shared/router';
import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { Badge, BusyButton, Button, lazyPart } from '@fanfare/shared/ui';
import { useEffect, useState } from 'react';
import { SettingRow } from '../../components/SettingRow.tsx';
import { copy } from '../../copy/settings.ts';
import { useMailTwoFactorMutation, useTwoFactorQuery } from '../../state/reauthentication/twoFactor.api.ts';

const text = copy.security.twoFactor;

const { Part: DisableTwoFactorDialog } = lazyPart(
  () => import('./DisableTwoFactorDialog.tsx').then((module) => module.DisableTwoFactorDialog),
  {
    onMissing: ({ onClose }) => onClose(),
  },
);

export function TwoFactorRow() {
  const { toast } = useHost();
  const user = useAppSelector(selectUser);
  const { data, isError, refetch } = useTwoFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const [mail, { isLoading, isSuccess: isMailed }] = useMailTwoFactorMutation();
  const [isDisabling, setIsDisabling] = useState(false);
  const isOn = data?.enabled === true;

  // The mailed link opens in another tab, so this refetches when the user returns.
  useEffect(() => {
    if (!isMailed || isOn) return undefined;
    window.addEventListener('focus', refetch);
    return () => window.removeEventListener('focus', refetch);
  }, [isMailed, isOn, refetch]);

  const enable = async () => {
    const { error } = await mail();
    toast(error ? failureNotice(error, text.texts) : { kind: 'success', title: text.initiated });
  };

  return (
    <SettingRow
      id="two-factor"
      title={
        <>
          {text.title}
          {data ? (
            <Badge tone={isOn ? 'success' : 'neutral'} dot={isOn ? 'filled' : 'hollow'}>
              {isOn ? text.isOn : text.isOff}
            </Badge>
          ) : null}
        </>
      }
      text={
        isOn ? (
          text.on(data.backupCodesLeft)
        ) : isMailed ? (
          <>
            {text.sent(user?.email ?? '')} <Link to={routes.twoFactorSetup}>{text.here}</Link>
          </>
        ) : isError ? (
          text.unknown
        ) : (
          text.off
        )
      }
    >
      {isOn ? (
        <Button onClick={() => setIsDisabling(true)}>{text.disable}</Button>
      ) : (
        <BusyButton isBusy={isLoading} busyText={text.enabling} onClick={() => void enable()}>
          {text.enable}
        </BusyButton>
      )}
      <DisableTwoFactorDialog open={isDisabling} onClose={() => setIsDisabling(false)} />
    </SettingRow>
  );
}
