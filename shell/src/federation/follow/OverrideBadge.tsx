import { momentText } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { Button, color, depth, font, media, radius, shadow, space } from '@fanfare/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { lazyCopy } from '../../messages/lazyCopy.ts';
import type { RemoteLoader } from '../load/createRemoteLoader.ts';
import { changeFaults } from '../selection/faults/changeFaults.ts';
import { faults } from '../selection/faults/faults.ts';
import { faultsCopy } from '../selection/faults/faultsCopy.ts';
import type { SelectedEntries } from '../selection/openSelection.ts';
import { overrides } from '../selection/overrides.ts';
import { splitTicket } from '../selection/tickets.ts';
import { Verdict } from './Verdict.tsx';

interface OverrideBadgeProps {
  remotes: SelectedEntries;
  loader: RemoteLoader;
}

const AS_OF = 'as-of ';

export function OverrideBadge({ remotes, loader }: OverrideBadgeProps) {
  const host = useHost();
  const [selected, setSelected] = useState(overrides.read);
  const [played] = useState(faults.read);
  const shown = Object.entries(selected).filter(
    ([remote, url]) => remotes[remote] && remotes[remote].url === splitTicket(url).url,
  );

  useEffect(
    () =>
      loader.subscribe(() => {
        for (const [remote, url] of Object.entries(selected)) {
          const used = loader.inUse().get(remote);
          const { path, url: from } = splitTicket(url);
          if (!used || used.url === from) continue;
          setSelected(overrides.forget(remote));
          host.toast({ kind: 'error', title: lazyCopy.override.failed, description: `${remote}: ${path}` });
        }
      }),
    [loader, host, selected],
  );

  const faulty = Object.entries(played);
  if (shown.length === 0 && faulty.length === 0) return null;
  const stop = () => {
    for (const [remote] of shown) overrides.forget(remote);
    location.assign(location.pathname);
  };
  const endFaults = () => {
    changeFaults.clear();
    location.reload();
  };
  return (
    <Badge role="status">
      {shown.length > 0 ? (
        <>
          <Lines>
            {shown.map(([remote, url]) => (
              <span key={remote}>{lineOf(remote, url, remotes)}</span>
            ))}
          </Lines>
          <Button $size="small" onClick={stop}>
            {lazyCopy.override.stop}
          </Button>
        </>
      ) : null}
      {shown.map(([remote, url]) =>
        splitTicket(url).ticket?.why === 'qa' ? <Verdict key={remote} remote={remote} address={url} /> : null,
      )}
      {faulty.length > 0 ? (
        <>
          <Lines>
            {faulty.map(([remote, { kinds }]) => (
              <span key={remote}>{faultsCopy.badge(remote, kinds)}</span>
            ))}
          </Lines>
          <Button $size="small" onClick={endFaults}>
            {faultsCopy.end}
          </Button>
        </>
      ) : null}
    </Badge>
  );
}

function lineOf(remote: string, url: string, remotes: SelectedEntries): string {
  const { badge, build, asOf } = lazyCopy.override;
  const { ticket } = splitTicket(url);
  if (!ticket) return badge(remote, new URL(url).host);
  const { metadata, extras } = remotes[remote] ?? {};
  const name = build(remote, `${metadata?.version}-${extras?.buildId}`);
  return ticket.why?.startsWith(AS_OF) ? `${name} · ${asOf(momentText(ticket.why.slice(AS_OF.length)))}` : name;
}

const Badge = styled.div`
  position: fixed;
  inset-inline-start: ${space.x2};
  bottom: calc(var(--frame-bottom, 0px) + ${space.x2});
  z-index: ${depth.toast};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.x1} ${space.x1half};
  max-width: calc(100% - 2 * ${space.x2});
  padding: ${space.x1} ${space.x1half};
  border: 2px solid ${color.warning};
  border-radius: ${radius.medium};
  background: ${color.warningSoft};
  color: ${color.text};
  font-size: ${font.size.small};
  box-shadow: ${shadow.high};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    inset-inline-end: ${space.x2};
    > button { justify-self: start; }
  }
`;

const Lines = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`;
