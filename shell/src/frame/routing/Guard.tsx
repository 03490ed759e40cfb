import { type RemoteRoute, routes } from '@fanfare/shared/contracts';
import { Navigate, useLocation } from '@fanfare/shared/router';
import { selectIsSignedIn, selectSessionExpired, useAppSelector } from '@fanfare/shared/store';
import { type ReactNode, useEffect, useRef } from 'react';
import { clearReturnTo, getReturnTo, storeReturnTo } from '../../session/returnTo.ts';

/** Stores the URL for after the sign-in, except after a logout. */
export function Guard({ access, children }: { access: RemoteRoute['access']; children: ReactNode }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const hasExpired = useAppSelector(selectSessionExpired);
  const { pathname, search } = useLocation();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    wasSignedIn.current = isSignedIn;
    if (isSignedIn && access === 'signed-in') clearReturnTo();
  }, [isSignedIn, access]);

  if (access === 'signed-in' && !isSignedIn) {
    const hasSignedOut = wasSignedIn.current && !hasExpired;
    return <SignInFirst from={hasSignedOut ? null : pathname + search} />;
  }
  if (access === 'signed-out' && isSignedIn) return <Navigate to={getReturnTo()} replace />;
  return children;
}

/** @param from only the first value counts */
function SignInFirst({ from }: { from: string | null }) {
  const first = useRef(from);
  useEffect(() => {
    if (first.current === null) clearReturnTo();
    else storeReturnTo(first.current);
  }, []);
  return <Navigate to={routes.login} replace />;
}
