import { type RemoteRoute, routes } from '@fanfare/shared/contracts';
import type { SelectedEntries } from '../../federation/selection/openSelection.ts';

export function firstRoute(
  selected: SelectedEntries,
  path: string,
  isSignedIn: boolean,
): { remote: string; route: RemoteRoute } | null {
  const start = isSignedIn ? routes.dashboard : routes.login;
  const found = routeAt(selected, path === routes.root ? start : path);
  if (!found) return null;
  const { access } = found.route;
  return access === 'anyone' || (access === 'signed-in') === isSignedIn ? found : routeAt(selected, start);
}

function routeAt(selected: SelectedEntries, path: string) {
  for (const [remote, { extras }] of Object.entries(selected)) {
    const route = extras.routes.find((declared) => declared.path === path);
    if (route) return { remote, route };
  }
  return null;
}
