import type { ReleasedBuild, ReleasedRemote } from '@fanfare/shared/contracts';
import { SectionCard } from '@fanfare/shared/parts';
import { color, font } from '@fanfare/shared/ui';
import { DataTable } from '@fanfare/shared/widgets';
import { useState } from 'react';
import styled from 'styled-components';
import { BootMatrix } from './BootMatrix.tsx';
import { BuildComparison } from './BuildComparison.tsx';
import { buildColumns } from './buildColumns.tsx';
import { ChangeList } from './ChangeList.tsx';
import { HealthOverTime } from './HealthOverTime.tsx';
import { releasesCopy as text } from './releasesCopy.ts';
import { useReleaseActions } from './useReleaseActions.ts';

interface RemoteCardProps {
  remote: ReleasedRemote;
  onChanged: () => void;
}

/** One remote: its builds with their evidence, what can be done with each, and what was done. */
export function RemoteCard({ remote, onChanged }: RemoteCardProps) {
  const [compared, setCompared] = useState<ReleasedBuild | null>(null);
  const [booted, setBooted] = useState<ReleasedBuild | null>(null);
  const actionsOf = useReleaseActions({ remote, onChanged, onCompare: setCompared, onShowBoots: setBooted });
  const { name, title, owner, builds, history } = remote;
  return (
    <SectionCard title={title} aside={<Quiet>{[name, owner && text.owner(owner)].filter(Boolean).join(' · ')}</Quiet>}>
      <DataTable
        label={text.table(title)}
        columns={buildColumns(remote, actionsOf)}
        rows={builds}
        rowId={({ build }) => build}
        rowName={({ build }) => build}
      />
      <HealthOverTime remote={remote} />
      <ChangeList history={history} />
      <BootMatrix remote={remote} build={booted} onClose={() => setBooted(null)} />
      <BuildComparison remote={remote} build={compared} onClose={() => setCompared(null)} />
    </SectionCard>
  );
}

const Quiet = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
