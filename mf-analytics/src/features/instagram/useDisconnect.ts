import { failureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { copy } from '../../copy/settings.ts';
import { useReauthentication } from '../../state/reauthentication/useReauthentication.ts';
import { useEndConnectionMutation } from './instagram.api.ts';

const text = copy.instagram;

export function useDisconnect() {
  const host = useHost();
  const proven = useReauthentication();
  const [end, { isLoading }] = useEndConnectionMutation();
  const disconnect = async () => {
    if (!(await host.confirm({ ...text.question, tone: 'danger' }))) return;
    const outcome = await proven(() => end());
    if (outcome?.data) host.toast({ kind: 'success', title: text.disconnected });
    else if (outcome) host.toast(failureNotice(outcome.error, text.disconnectTexts));
  };
  return { disconnect, isDisconnecting: isLoading };
}
