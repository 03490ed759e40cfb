import { type ApiError, failureNotice, isApiError } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { selectAccounts, useAppSelector } from '@fanfare/shared/store';
import { copy } from '../../copy/instagram/account.ts';
import { useDisconnectAccountMutation, useProveIdentityMutation } from './account.api.ts';

const text = copy.account;

/** Asks for confirmation, and for the password if the last sign-in is too long ago. */
export function useDisconnect(username: string | null) {
  const host = useHost();
  const isOneOfSeveral = useAppSelector(selectAccounts).length > 1;
  const [disconnect, { isLoading }] = useDisconnectAccountMutation();
  const [prove] = useProveIdentityMutation();

  const attempt = async (): Promise<void> => {
    const { error } = await disconnect();
    if (!error) return host.toast({ kind: 'success', title: text.disconnected });
    if (!wantsProof(error)) {
      return host.toast(failureNotice(error, { failed: text.disconnectFailed, error: text.disconnectError }));
    }
    const password = await host.prompt({ ...text.proof, type: 'password', autoComplete: 'current-password' });
    if (password === null) return;
    const proof = await prove({ password });
    if (proof.error) return host.toast(failureNotice(proof.error, text.proofFailed));
    await attempt();
  };

  return {
    isDisconnecting: isLoading,
    disconnect: async () => {
      const about = isOneOfSeveral && username !== null ? { text: text.questionOf(username) } : {};
      if (await host.confirm({ ...text.question, ...about, tone: 'danger' })) await attempt();
    },
  };
}

function wantsProof(error: unknown): error is ApiError {
  return isApiError(error) && error.kind === 'server' && error.code === 'step_up_required';
}
