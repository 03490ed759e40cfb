import { isApiError, readStoredSession } from '@fanfare/shared/api';
import { routes } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { localize } from '@fanfare/shared/language';
import { selectWorkspaces, signedOut, useAppDispatch, useAppSelector } from '@fanfare/shared/store';
import { copy } from '../../copy/settings.ts';
import { useLazyTwoFactorQuery } from '../../state/reauthentication/twoFactor.api.ts';
import { twoFactorProof } from '../../state/reauthentication/twoFactorProof.ts';
import { useDeleteAccountMutation } from './danger.api.ts';

const text = copy.danger;
const SERVER_FAILED = 500;

/** Deletes the account after a confirmation, the password, and a code when two-factor authentication is on. */
export function useDeleteAccount() {
  const host = useHost();
  const dispatch = useAppDispatch();
  const workspaces = useAppSelector(selectWorkspaces);
  const [loadTwoFactor] = useLazyTwoFactorQuery();
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();

  const remove = async () => {
    const shared = workspaces.filter(({ role, members, owners }) => role === 'owner' && owners === 1 && members > 1);
    const names = shared.map(({ name }) => name).join(', ');
    const question = { ...text.question, text: names === '' ? text.question.text : text.withWorkspaces(names) };
    if (!(await host.confirm({ ...question, tone: 'danger' }))) return;
    const password = await host.prompt({
      ...text.password,
      type: 'password',
      autoComplete: 'current-password',
      tone: 'danger',
    });
    if (password === null) return;
    const { data: twoFactor } = await loadTwoFactor(undefined, true);
    const code = twoFactor?.enabled
      ? await host.prompt({ ...text.code, type: 'text', autoComplete: 'one-time-code', tone: 'danger' })
      : '';
    if (code === null) return;
    const { data, error } = await deleteAccount({ password, ...(code === '' ? {} : twoFactorProof(code)) });
    if (!data && !isSignedOutMeanwhile(error)) return host.toast({ kind: 'error', title: failureText(error) });
    dispatch(signedOut());
    host.navigate(routes.login, { replace: true });
    host.toast({ kind: 'success', title: text.deleted });
  };

  return { remove, isDeleting: isLoading };
}

/**
 * The response clears the browser's storage for this site. That signs the page out and aborts its calls, possibly
 * this one before its response is read.
 */
function isSignedOutMeanwhile(error: unknown): boolean {
  return !isApiError(error) && readStoredSession() === null;
}

function failureText(error: unknown): string {
  if (!isApiError(error) || error.kind === 'network') return text.error;
  if (error.status >= SERVER_FAILED) return text.failed;
  return text.refused(error.text ? localize(error.message, error.text) : text.unknown);
}
