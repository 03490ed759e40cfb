import { Button, SkeletonRows, StatePanel, space } from '@fanfare/shared/ui';
import { History } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { versionCopy } from '../../copy/panels/versions.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { useFlowVersionsQuery } from '../../state/versions.api.ts';
import { VersionRow } from './VersionRow.tsx';

const copy = versionCopy.list;

export function VersionsPanel() {
  const flow = useBuilderSelector(flowBuilderSlice.selectors.selectOpenFlow);
  if (!flow) {
    return (
      <Body>
        <StatePanel kind="empty" icon={<History />} title={copy.unsaved}>
          {copy.unsavedHint}
        </StatePanel>
      </Body>
    );
  }
  return (
    <Body>
      <Versions key={flow.id} flowId={flow.id} />
    </Body>
  );
}

function Versions({ flowId }: { flowId: string }) {
  const { data, isLoading, isError, refetch } = useFlowVersionsQuery(flowId);
  const [openVersion, setOpenVersion] = useState<number | null>(null);
  if (isLoading) return <SkeletonRows label={copy.loading} count={4} height="72px" />;
  if (isError || !data) {
    return (
      <StatePanel kind="failed" title={copy.failed} action={<Button onClick={() => void refetch()}>{copy.retry}</Button>}>
        {copy.failedHint}
      </StatePanel>
    );
  }
  if (data.data.length === 0) {
    return (
      <StatePanel kind="empty" icon={<History />} title={copy.none}>
        {copy.noneHint}
      </StatePanel>
    );
  }
  return (
    <List>
      {data.data.map((info) => (
        <VersionRow
          key={info.version}
          flowId={flowId}
          info={info}
          isOpen={info.version === openVersion}
          onToggle={() => setOpenVersion(info.version === openVersion ? null : info.version)}
        />
      ))}
    </List>
  );
}

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space.x2};
  overflow-y: auto;
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  margin: 0;
  padding: 0;
  list-style: none;
`;
