import { failureNotice, isApiError } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { copy } from '../../copy/settings.ts';
import { useProveIdentityMutation } from './reauthentication.api.ts';

const { failed, ...question } = copy.proof;

interface Outcome<T> {
  data?: T | undefined;
  error?: unknown;
}

/**
 * Makes a call that may require a recent sign-in: asks for the password if needed and repeats the call.
 * Returns null if the user cancelled or the proof failed.
 */
export function useReauthentication() {
  const host = useHost();
  const [prove] = useProveIdentityMutation();
  return async <T>(attempt: () => PromiseLike<Outcome<T>>): Promise<Outcome<T> | null> => {
    const first = await attempt();
    if (!needsReauthentication(first.error)) return first;
    const password = await host.prompt({ ...question, type: 'password', autoComplete: 'current-password' });
    if (password === null) return null;
    const proof = await prove({ password });
    if (!proof.error) return attempt();
    host.toast(failureNotice(proof.error, failed));
    return null;
  };
}

function needsReauthentication(error: unknown): boolean {
  return isApiError(error) && error.kind === 'server' && error.code === 'step_up_required';
}
