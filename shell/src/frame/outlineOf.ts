import { type RemoteRoute, routes } from '@fanfare/shared/contracts';

/** Kind of a screen. Builds of mf-auth from before `form` existed do not declare it for their only form for signed-in users. */
export function outlineOf({ access, outline, path }: Pick<RemoteRoute, 'path' | 'access' | 'outline'>) {
  return outline ?? (access !== 'signed-in' || path === routes.oauthCallback ? 'form' : 'page');
}
