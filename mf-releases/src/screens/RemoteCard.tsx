import type { ReleasedBuild, ReleasedRemote } from '@fanfare/shared/contracts';
import { SectionCard } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { color, font } from '@fanfare/shared/ui';
import { DataTable } from '@fanfare/shared/widgets';
import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { copy as text } from '../copy.ts';
import { WaitingBuilds } from '../features/approvals/WaitingBuilds.tsx';
import { BootMatrix } from '../features/boots/BootMatrix.tsx';
import { BuildComparison } from '../features/builds/BuildComparison.tsx';
import { buildColumns } from '../features/builds/buildColumns.tsx';
import { useReleaseActions } from '../features/builds/useReleaseActions.ts';
import { HealthOverTime } from '../features/health/HealthOverTime.tsx';
import { ChangeList } from '../features/history/ChangeList.tsx';
import { PinList } from '../features/testers/PinList.tsx';
import { TesterLink } from '../features/testers/TesterLink.tsx';
import { usePins } from '../features/testers/usePins.ts';

export function RemoteCard({ remote }: { remote: ReleasedRemote }) {
  const [compared, setCompared] = useState<ReleasedBuild | null>(null);
  const [booted, setBooted] = useState<string | null>(null);
  const [link, setLink] = useState<ComponentProps<typeof TesterLink>['made']>(null);
  const { FaultSwitches } = useHost().releases;
  const { pin, unpin } = usePins(remote);
  const actionsOf = useReleaseActions({
    remote,
    onCompare: setCompared,
    onShowBoots: ({ build }) => setBooted(build),
    onLink: setLink,
    onPin: pin,
  });
  const { name, title, owner, builds, pins, history } = remote;
  return (
    <SectionCard title={title} aside={<Quiet>{[name, owner && text.owner(owner)].filter(Boolean).join(' · ')}</Quiet>}>
      <WaitingBuilds remote={remote} onShowBoots={setBooted} />
      {builds.length > 0 ? (
        <DataTable
          label={text.table(title)}
          columns={buildColumns(remote, actionsOf)}
          rows={builds}
          rowId={({ build }) => build}
          rowName={({ build }) => build}
        />
      ) : null}
      <PinList pins={pins} onEnd={(pinned) => void unpin(pinned)} />
      <HealthOverTime remote={remote} />
      <ChangeList history={history} />
      <FaultSwitches remote={name} title={title} />
      <BootMatrix remote={remote} build={booted} onClose={() => setBooted(null)} />
      <TesterLink made={link} onClose={() => setLink(null)} />
      <BuildComparison remote={remote} build={compared} onClose={() => setCompared(null)} />
    </SectionCard>
  );
}

const Quiet = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
