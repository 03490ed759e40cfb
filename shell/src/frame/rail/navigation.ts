import { type RemoteRoute, routes } from '@fanfare/shared/contracts';
import { createContext } from 'react';
import type { SelectedEntries } from '../../federation/selection/openSelection.ts';
import { copy } from '../../messages/copy.ts';

type RemoteNavigation = NonNullable<RemoteRoute['navigation']>;

export interface NavigationEntry extends Pick<RemoteRoute, 'audience'> {
  /** Of the route; `href` has the query, too. */
  path: string;
  href: string;
  title: string;
  order: number;
  icon?: string;
  isCompact: boolean;
}

export interface Navigation {
  entries: readonly NavigationEntry[];
  /** URL of the entry that is marked, by path of a screen without an entry. */
  within: Readonly<Record<string, string>>;
}

const { places } = copy.header;

/** Of builds from before `navigation` and `within`. */
const formerEntries: Readonly<Record<string, RemoteNavigation>> = {
  [routes.dashboard]: { title: places.dashboard, order: 10 },
  [routes.flowBuilder]: { title: places.flowBuilder, order: 20 },
  [routes.automation]: { title: places.automation, order: 30 },
  [routes.analytics]: { title: places.analytics, order: 40 },
  [routes.webhookManagement]: { title: places.webhooks, order: 50 },
};

/** Of builds from before `icon`. */
const formerIcons: Readonly<Record<string, string>> = {
  [routes.dashboard]: 'house',
  [routes.flowBuilder]: 'workflow',
  [routes.automation]: 'zap',
  [routes.analytics]: 'chart-column',
  [routes.webhookManagement]: 'webhook',
};

export const NavigationContext = createContext<Navigation>({ entries: [], within: {} });

export function navigationOf(remotes: SelectedEntries): Navigation {
  const declared = Object.values(remotes).flatMap(({ extras }) => extras.routes);
  const entries = declared
    .flatMap((route) => entriesOf(route).map((entry) => toEntry(route, entry)))
    .sort((a, b) => a.order - b.order || a.href.localeCompare(b.href));
  const within = Object.fromEntries(declared.flatMap(({ path, within }) => (within ? [[path, within]] : [])));
  return { entries, within };
}

function entriesOf({ path, navigation, entries, within }: RemoteRoute): readonly RemoteNavigation[] {
  if (entries) return entries;
  const only = navigation ?? (within === undefined ? formerEntries[path] : undefined);
  return only ? [only] : [];
}

function toEntry({ path, audience }: RemoteRoute, { title, order, query, icon, compact }: RemoteNavigation): NavigationEntry {
  const name = icon ?? formerIcons[path];
  return {
    path,
    href: query ? `${path}?${query}` : path,
    title,
    order,
    isCompact: compact === true,
    ...(name && { icon: name }),
    ...(audience && { audience }),
  };
}

/** The entry whose query fits best: `tab=instagram&part=comments` before `tab=instagram`. */
export function currentHref({ entries, within }: Navigation, pathname: string, search: string): string | undefined {
  const params = new URLSearchParams(search);
  const fits = entries
    .filter(({ path }) => path === pathname)
    .map(({ href }) => ({ href, required: [...new URL(href, location.origin).searchParams] }))
    .filter(({ required }) => required.every(([name, value]) => params.get(name) === value))
    .sort((a, b) => b.required.length - a.required.length);
  return fits[0]?.href ?? within[pathname];
}
