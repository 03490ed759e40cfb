import { createCommandRegistry } from '@fanfare/shared/host';
import { type AppStore, StoreProvider } from '@fanfare/shared/store';
import { GlobalStyle, lazyPart, RegionBoundary, TooltipLayer } from '@fanfare/shared/ui';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { isDevelopment } from './development.ts';
import { type FirstScreen, useReleases } from './federation/follow/useReleases.ts';
import type { RemoteLoader } from './federation/load/createRemoteLoader.ts';
import type { Person } from './federation/selection/chooseEntries.ts';
import { overrides } from './federation/selection/overrides.ts';
import { CrashedPage } from './frame/CrashedPage.tsx';
import { Frame } from './frame/Frame.tsx';
import { LoadingFrame } from './frame/LoadingFrame.tsx';
import { RemotePanel } from './frame/remote-view/RemotePanel.tsx';
import { useRetryWhenOnline } from './frame/remote-view/useRetryWhenOnline.ts';
import { AppRoutes } from './frame/routing/AppRoutes.tsx';
import { PageArrival } from './frame/routing/arrival/PageArrival.tsx';
import { Host } from './host/Host.tsx';
import { createLeaveGuards } from './host/leaving/createLeaveGuards.ts';
import { copy } from './messages/copy.ts';

const { Part: UpdateNotice } = lazyPart(() =>
  import('./federation/follow/UpdateNotice.tsx').then((module) => module.UpdateNotice),
);
const { Part: OverrideBadge } = lazyPart(() =>
  import('./federation/follow/OverrideBadge.tsx').then((module) => module.OverrideBadge),
);

interface AppProps {
  store: AppStore;
  loader: RemoteLoader;
  first: FirstScreen;
  person: Person;
}

export function App({ store, ...pages }: AppProps) {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Shell {...pages} /> }]));
  return (
    <StoreProvider store={store}>
      <GlobalStyle />
      <TooltipLayer />
      {/* Transitions render in 5 ms slices, which takes twice as long. */}
      <RouterProvider router={router} useTransitions={false} />
    </StoreProvider>
  );
}

function Shell(pages: Omit<AppProps, 'store'>) {
  const [guards] = useState(createLeaveGuards);
  const [registry] = useState(() => createCommandRegistry(refuseConflict));
  return (
    <RegionBoundary fallback={() => <CrashedPage />}>
      <Host guards={guards} registry={registry}>
        <Pages {...pages} />
      </Host>
      <PageArrival />
    </RegionBoundary>
  );
}

function refuseConflict(problem: string): void {
  if (isDevelopment) throw new Error(problem);
}

function Pages({ loader, first, person }: Omit<AppProps, 'store'>) {
  const { state, update, retry } = useReleases({ loader, first, person });
  useRetryWhenOnline(state.phase === 'failed', retry);
  const [isOverridden] = useState(() => Object.keys(overrides.read()).length > 0);

  if (state.phase === 'ready') {
    return (
      <>
        <AppRoutes remotes={state.selected} loader={loader} />
        {update ? <UpdateNotice update={update} /> : null}
        {isOverridden ? <OverrideBadge remotes={state.selected} loader={loader} /> : null}
      </>
    );
  }
  if (state.phase === 'loading') {
    return (
      <Frame>
        <LoadingFrame label={copy.loading} />
      </Frame>
    );
  }
  return <RemotePanel title={copy.documentFailed.title} text={copy.documentFailed.text} blame={state.problem} onRetry={retry} />;
}
