import { type RemoteRoute, routes } from '@fanfare/shared/contracts';

/** Older builds of mf-auth do not declare `form`. */
export function outlineOf({ access, outline, path }: Pick<RemoteRoute, 'path' | 'access' | 'outline'>) {
  return outline ?? (access !== 'signed-in' || path === routes.oauthCallback ? 'form' : 'page');
}
