import { type RemoteRoute, routes } from '@fanfare/shared/contracts';
import { SlotsProvider } from '@fanfare/shared/host';
import { Navigate, useLocation } from '@fanfare/shared/router';
import { selectAccountId, selectIsSignedIn, selectWorkspaceId, useAppSelector } from '@fanfare/shared/store';
import { lazyPart } from '@fanfare/shared/ui';
import { useMemo } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import type { RemoteLoader } from '../../federation/load/createRemoteLoader.ts';
import type { SelectedEntries } from '../../federation/selection/openSelection.ts';
import { CommandLayer } from '../commands/CommandLayer.tsx';
import type { Place } from '../commands/shellCommands.ts';
import { Frame } from '../Frame.tsx';
import { NotFound } from '../NotFound.tsx';
import { outlineOf } from '../outlineOf.ts';
import { NavigationContext, navigationOf } from '../rail/navigation.ts';
import { RemoteView } from '../remote-view/RemoteView.tsx';
import { usePrefetch } from '../remote-view/usePrefetch.ts';
import { useSlotContents } from '../remote-view/useSlotContents.tsx';
import { Guard } from './Guard.tsx';
import { PageTitle } from './PageTitle.tsx';

const { Part: AdminAccess } = lazyPart(() => import('../commands/lazyParts.ts').then((parts) => parts.AdminAccess));

const noPlaces: readonly Place[] = [];

export function AppRoutes({ remotes, loader }: { remotes: SelectedEntries; loader: RemoteLoader }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const workspaceId = useAppSelector(selectWorkspaceId);
  const accountId = useAppSelector(selectAccountId);
  const declared = useMemo(() => declaredRoutes(remotes), [remotes]);
  const slots = useSlotContents(remotes, loader);
  const navigation = useMemo(() => navigationOf(remotes), [remotes]);
  usePrefetch(remotes, loader);
  const { pathname } = useLocation();
  const isWindow = declared.some(({ route }) => route.path === pathname && outlineOf(route) === 'window');
  const places = useMemo(
    () => [
      ...declared.filter(({ route }) => isPlace(route)).map(({ route }) => route),
      ...navigation.entries.filter(({ path, href }) => href !== path).map((entry) => ({ ...entry, path: entry.href })),
    ],
    [declared, navigation],
  );
  const toRoute = ({ remote, part, route }: DeclaredRoute) => (
    <Route
      key={route.path}
      path={route.path}
      element={
        <Guard access={route.access}>
          <PageTitle title={route.title} />
          {route.audience ? <AdminAccess /> : null}
          <RemoteView
            key={`${remote}/${route.view}/${route.access === 'signed-in' ? `${workspaceId}/${accountId ?? ''}` : ''}`}
            loader={loader}
            remote={remote}
            route={route}
            view={route.view}
            title={part}
          />
        </Guard>
      }
    />
  );
  return (
    <SlotsProvider value={slots}>
      <CommandLayer places={isSignedIn ? places : noPlaces}>
        <NavigationContext value={navigation}>
          <Routes>
            <Route path={routes.root} element={<Navigate to={isSignedIn ? routes.dashboard : routes.login} replace />} />
            <Route
              element={
                <Frame isWindow={isWindow}>
                  <Outlet />
                </Frame>
              }
            >
              {declared.filter(({ route }) => outlineOf(route) !== 'form').map(toRoute)}
              <Route path="*" element={<NotFound />} />
            </Route>
            {declared.filter(({ route }) => outlineOf(route) === 'form').map(toRoute)}
          </Routes>
        </NavigationContext>
      </CommandLayer>
    </SlotsProvider>
  );
}

/** The OAuth callback is meaningless without a preceding request. */
function isPlace({ path, access }: RemoteRoute): boolean {
  return access === 'signed-in' && path !== routes.oauthCallback;
}

interface DeclaredRoute {
  remote: string;
  part: string;
  route: RemoteRoute;
}

function declaredRoutes(remotes: SelectedEntries): DeclaredRoute[] {
  return Object.entries(remotes).flatMap(([remote, { extras }]) =>
    extras.routes.map((route) => ({ remote, part: extras.title, route })),
  );
}
