import type { ReleaseEntry, RemoteRoute } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { RegionBoundary, Skeleton } from '@fanfare/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { buildName } from '../../federation/load/buildName.ts';
import type { RemoteLoader } from '../../federation/load/createRemoteLoader.ts';
import { loadLog } from '../../federation/load/loadLog.ts';
import { LoadFailure } from '../../federation/recover/LoadFailure.ts';
import { copy } from '../../messages/copy.ts';
import { LoadingFrame } from '../LoadingFrame.tsx';
import { RemotePanel } from './RemotePanel.tsx';
import { useRemoteView } from './useRemoteView.ts';

interface RemoteViewProps {
  loader: RemoteLoader;
  remote: string;
  view: string;
  route?: RemoteRoute;
  title: string;
  /** `region`: a section of another remote's page. */
  place?: 'page' | 'region' | 'header';
}

const HEALTHY_AFTER_MS = 1_000;

export function RemoteView({ loader, remote, route, view, title, place = 'page' }: RemoteViewProps) {
  const { state, retry, isRetry } = useRemoteView(loader, remote, view);
  const [givenUp, setGivenUp] = useState<ReleaseEntry | null>(null);
  const host = useHost();
  const isDegraded = state.phase === 'ready' && state.degraded;

  useEffect(() => {
    if (isDegraded && place !== 'header')
      host.toast({ kind: 'info', title: copy.degraded.title, description: copy.degraded.text(title) });
  }, [isDegraded, host, title, place]);

  const waiting =
    place === 'page' ? (
      <LoadingFrame label={isRetry ? copy.remoteFailed.retrying : copy.loading} {...(route && { route })} />
    ) : place === 'header' ? (
      <ButtonSpace />
    ) : (
      <Skeleton $height="160px" />
    );
  if (state.phase === 'loading') return waiting;
  if (state.phase === 'failed') {
    if (place === 'header') return null;
    const { failure } = state;
    return (
      <RemotePanel
        place={place}
        title={copy.remoteFailed.title(title)}
        text={copy.remoteFailed.reasons[failure.circumstances.kind]}
        blame={failure.summary}
        records={loadLog.of(remote)}
        onRetry={retry}
      />
    );
  }
  const { View, entry } = state;
  return (
    <RegionBoundary
      key={entry.extras.globalName}
      onError={() => {
        if (loader.rollBack(entry)) setGivenUp(entry);
      }}
      fallback={(error, again) =>
        givenUp === entry ? (
          waiting
        ) : place === 'header' ? null : (
          <RemotePanel
            place={place}
            title={copy.crashed.title(title)}
            text={copy.crashed.text}
            blame={`${new LoadFailure({ kind: 'evaluation', phase: 'render', build: buildName(entry) }, '').summary} · ${String(error)}`}
            records={loadLog.of(remote)}
            onRetry={again}
          />
        )
      }
    >
      <HealthReport entry={entry} onHealthy={loader.markHealthy} />
      <View />
    </RegionBoundary>
  );
}

/** Unmounts when the boundary catches an error. */
function HealthReport({ entry, onHealthy }: { entry: ReleaseEntry; onHealthy: (entry: ReleaseEntry) => void }) {
  // Rendered before the view; effects run after both.
  const [since] = useState(() => performance.now());
  useEffect(() => {
    loadLog.add(buildName(entry), 'drawn', undefined, undefined, since);
    const timer = setTimeout(() => onHealthy(entry), HEALTHY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [entry, onHealthy, since]);
  return null;
}

const ButtonSpace = styled.span`
  width: 40px;
  height: 40px;
`;
