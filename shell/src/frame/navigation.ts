import { type RemoteRoute, routes } from '@fanfare/shared/contracts';
import { createContext } from 'react';
import type { SelectedEntries } from '../federation/selection/openSelection.ts';
import { copy } from '../messages/copy.ts';

export interface NavigationEntry extends Pick<RemoteRoute, 'audience'> {
  path: string;
  title: string;
  order: number;
}

const { places } = copy.header;

const formerEntries: readonly NavigationEntry[] = [
  { path: routes.dashboard, title: places.dashboard, order: 10 },
  { path: routes.flowBuilder, title: places.flowBuilder, order: 20 },
  { path: routes.automation, title: places.automation, order: 30 },
  { path: routes.webhookManagement, title: places.webhooks, order: 40 },
  { path: routes.analytics, title: places.analytics, order: 50 },
];

export const NavigationContext = createContext<readonly NavigationEntry[]>([]);

export function navigationOf(remotes: SelectedEntries): NavigationEntry[] {
  return Object.values(remotes)
    .flatMap(({ extras }) => extras.routes)
    .flatMap(({ path, navigation, audience }): NavigationEntry[] => {
      const entry = navigation ?? formerEntries.find((former) => former.path === path);
      return entry ? [{ path, title: entry.title, order: entry.order, ...(audience && { audience }) }] : [];
    })
    .sort((a, b) => a.order - b.order || a.path.localeCompare(b.path));
}
