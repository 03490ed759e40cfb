import { markSigningOut, useLogoutMutation } from '../api/index.ts';
import { useAppDispatch } from './hooks.ts';
import { preservePreferences } from './preservePreferences.ts';
import { signedOut } from './slices/session.slice.ts';

/** Ends the session on the server and then locally, even if the server does not respond. */
export function useLogout() {
  const [endSession, { isLoading }] = useLogoutMutation();
  const dispatch = useAppDispatch();
  const logout = async () => {
    markSigningOut();
    await preservePreferences(endSession);
    dispatch(signedOut());
  };
  return { logout, isLoggingOut: isLoading };
}
