import { type RemoteRoute, routes } from '@fanfare/shared/contracts';
import { Navigate } from '@fanfare/shared/router';
import { selectIsSignedIn, useAppSelector } from '@fanfare/shared/store';
import type { ReactNode } from 'react';

/** Sends signed-out visitors to the sign-in screen, and signed-in ones away from it. */
export function Guard({ access, children }: { access: RemoteRoute['access']; children: ReactNode }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (access === 'signed-in' && !isSignedIn) return <Navigate to={routes.login} replace />;
  if (access === 'signed-out' && isSignedIn) return <Navigate to={routes.dashboard} replace />;
  return children;
}
