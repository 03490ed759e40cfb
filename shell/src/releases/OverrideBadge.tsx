import { useHost } from '@fanfare/shared/host';
import { Button, color, depth, font, radius, shadow, space } from '@fanfare/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { lateCopy } from '../lateCopy.ts';
import type { RemoteLoader } from '../remotes/createRemoteLoader.ts';
import type { SelectedEntries } from './openSelection.ts';
import { overrides } from './overrides.ts';

interface OverrideBadgeProps {
  remotes: SelectedEntries;
  loader: RemoteLoader;
}

/** Says in colour that this tab shows a build that is not released, and leads back. An override that does not load is given up. */
export function OverrideBadge({ remotes, loader }: OverrideBadgeProps) {
  const host = useHost();
  const [asked, setAsked] = useState(overrides.read);
  const shown = Object.entries(asked).filter(([remote, url]) => remotes[remote]?.url === url);

  useEffect(
    () =>
      loader.subscribe(() => {
        for (const [remote, url] of Object.entries(asked)) {
          const used = loader.inUse().get(remote);
          if (!used || used.url === url) continue;
          setAsked(overrides.forget(remote));
          host.toast({ kind: 'error', title: lateCopy.override.failed, description: `${remote}: ${url}` });
        }
      }),
    [loader, host, asked],
  );

  if (shown.length === 0) return null;
  const stop = () => {
    for (const [remote] of shown) overrides.forget(remote);
    location.assign(location.pathname);
  };
  return (
    <Badge role="status">
      <span>
        {shown.map(([remote, url]) => (
          <span key={remote}>{lateCopy.override.badge(remote, new URL(url).host)}</span>
        ))}
      </span>
      <Button $size="small" onClick={stop}>
        {lateCopy.override.stop}
      </Button>
    </Badge>
  );
}

const Badge = styled.div`
  position: fixed;
  left: ${space.x2};
  bottom: ${space.x2};
  z-index: ${depth.toast};
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  padding: ${space.x1} ${space.x1half};
  border: 2px solid ${color.warning};
  border-radius: ${radius.medium};
  background: ${color.warningSoft};
  color: ${color.text};
  font-size: ${font.size.small};
  box-shadow: ${shadow.high};
  > span { display: grid; overflow-wrap: anywhere; }
`;
