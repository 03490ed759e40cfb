import { useHost } from '@fanfare/shared/host';
import { copy } from '../../copy/settings.ts';
import { failureToast } from '../../state/failureToast.ts';
import { useProven } from '../../state/proof/useProven.ts';
import { useEndConnectionMutation } from './instagram.api.ts';

const text = copy.instagram;

export function useDisconnect() {
  const host = useHost();
  const proven = useProven();
  const [end, { isLoading }] = useEndConnectionMutation();
  const disconnect = async () => {
    if (!(await host.confirm({ ...text.question, tone: 'danger' }))) return;
    const outcome = await proven(() => end());
    if (outcome?.data) host.toast({ kind: 'success', title: text.disconnected });
    else if (outcome) host.toast(failureToast(outcome.error, text.disconnectTexts));
  };
  return { disconnect, isDisconnecting: isLoading };
}
