import type { ReleaseDocument } from '@fanfare/shared/contracts';
import { type AppStore, type RemoteSlice, StoreProvider } from '@fanfare/shared/store';
import { GlobalStyle, TooltipLayer } from '@fanfare/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { copy } from './copy.ts';
import { LoadingFrame } from './frame/LoadingFrame.tsx';
import { Toasts } from './host/Toasts.tsx';
import { createRemoteLoader } from './remotes/createRemoteLoader.ts';
import { RemotePanel } from './remotes/RemotePanel.tsx';
import { fetchReleaseDocument, inlineReleaseDocument, rememberReleaseDocument } from './remotes/releaseDocument.ts';
import { AppRoutes } from './routing/AppRoutes.tsx';

interface AppProps {
  store: AppStore;
  putSlices: (slices: readonly RemoteSlice[]) => void;
}

export function App({ store, putSlices }: AppProps) {
  return (
    <StoreProvider store={store}>
      <GlobalStyle />
      <TooltipLayer />
      <Toasts>
        <BrowserRouter>
          <Pages putSlices={putSlices} />
        </BrowserRouter>
      </Toasts>
    </StoreProvider>
  );
}

/** Gets the release document (it is in the page unless the page came from somewhere else) and draws the routes it declares. */
function Pages({ putSlices }: Pick<AppProps, 'putSlices'>) {
  const [releases, setReleases] = useState<ReleaseDocument | null>(inlineReleaseDocument);
  const [failed, setFailed] = useState(false);
  const loader = useMemo(() => releases && createRemoteLoader(releases, putSlices), [releases, putSlices]);

  useEffect(() => {
    if (releases) rememberReleaseDocument(releases);
    else if (!failed) {
      void fetchReleaseDocument().then((found) => {
        setReleases(found);
        setFailed(!found);
      });
    }
  }, [releases, failed]);

  if (releases && loader) return <AppRoutes releases={releases} loader={loader} />;
  if (!failed) return <LoadingFrame label={copy.loading} />;
  return (
    <RemotePanel
      title={copy.documentFailed.title}
      text={copy.documentFailed.text}
      detail="release-document.json"
      onRetry={() => setFailed(false)}
    />
  );
}
