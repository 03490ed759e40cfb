import { useLogoutMutation } from '../api/index.ts';
import { routes } from '../contracts/index.ts';
import { useNavigate } from '../router/index.ts';
import { signedOut, useAppDispatch } from '../store/index.ts';

/** Ends the session on the server, then here, and goes to the sign-in screen. A server that does not answer keeps nobody signed in. */
export function useLogout() {
  const [endSession, { isLoading }] = useLogoutMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const logout = async () => {
    await endSession();
    dispatch(signedOut());
    navigate(routes.login, { replace: true });
  };
  return { logout, isLoggingOut: isLoading };
}
