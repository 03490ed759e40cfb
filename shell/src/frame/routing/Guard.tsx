import { type RemoteRoute, routes } from '@fanfare/shared/contracts';
import { Navigate, useLocation } from '@fanfare/shared/router';
import { selectIsSignedIn, selectSessionExpired, useAppSelector } from '@fanfare/shared/store';
import { type ReactNode, useEffect, useRef } from 'react';
import { forgetWayBack, rememberWayBack, wayBack } from '../../session/wayBack.ts';

/**
 * Sends signed-out visitors to the sign-in screen, and signed-in ones away from it. Who came by a link, or whose session ran out, finds the
 * way back after signing in; who signed out does not.
 */
export function Guard({ access, children }: { access: RemoteRoute['access']; children: ReactNode }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const hasExpired = useAppSelector(selectSessionExpired);
  const { pathname, search } = useLocation();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    wasSignedIn.current = isSignedIn;
    if (isSignedIn && access === 'signed-in') forgetWayBack();
  }, [isSignedIn, access]);

  if (access === 'signed-in' && !isSignedIn) {
    const hasSignedOut = wasSignedIn.current && !hasExpired;
    return <SignInFirst from={hasSignedOut ? null : pathname + search} />;
  }
  if (access === 'signed-out' && isSignedIn) return <Navigate to={wayBack()} replace />;
  return children;
}

/** @param from where to go after signing in; what it was when this appeared counts */
function SignInFirst({ from }: { from: string | null }) {
  const first = useRef(from);
  useEffect(() => {
    if (first.current === null) forgetWayBack();
    else rememberWayBack(first.current);
  }, []);
  return <Navigate to={routes.login} replace />;
}
