import { errorText } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { useAppDispatch, usePermission } from '@fanfare/shared/store';
import { BusyButton, Button, color, font, radius, Skeleton, StatePanel, space } from '@fanfare/shared/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { versionCopy } from '../../copy/panels/versions.ts';
import { copy as builderCopy } from '../../copy.ts';
import { GraphChanges, isSameGraph } from '../../state/compare/GraphChanges.tsx';
import { compareGraphs } from '../../state/graph/compareGraphs.ts';
import { FlowSketch } from '../../state/sketch/FlowSketch.tsx';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { nodeText } from '../../state/texts/nodeText.ts';
import { useBuilderSelector, useBuilderStore } from '../../state/useBuilderSelector.ts';
import { useFlowVersionQuery, useRestoreVersionMutation } from '../../state/versions.api.ts';

const copy = versionCopy.list;
const { selectEdges, selectHasUnsavedChanges, selectNodes } = flowBuilderSlice.selectors;

export function VersionDetails({ flowId, version }: { flowId: string; version: number }) {
  const { data: answer, isError, refetch } = useFlowVersionQuery({ id: flowId, version });
  const mayRestore = usePermission('flows.edit');
  const nodes = useBuilderSelector(selectNodes);
  const edges = useBuilderSelector(selectEdges);
  const published = answer?.data;
  const comparison = useMemo(() => published && compareGraphs(published, { nodes, edges }), [published, nodes, edges]);
  if (isError) {
    return (
      <StatePanel kind="failed" title={copy.failed} action={<Button onClick={() => void refetch()}>{copy.retry}</Button>}>
        {copy.failedHint}
      </StatePanel>
    );
  }
  if (!published || !comparison) return <Skeleton $height="240px" aria-label={copy.loadingOne} />;
  return (
    <Details>
      <Sheet>
        <FlowSketch label={copy.drawing(version)} graph={published} textOf={nodeText} />
      </Sheet>
      <h3>{copy.differs}</h3>
      {isSameGraph(comparison) ? <p>{copy.same}</p> : <GraphChanges comparison={comparison} />}
      {mayRestore ? <Restore flowId={flowId} version={version} /> : null}
    </Details>
  );
}

function Restore({ flowId, version }: { flowId: string; version: number }) {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const { toast } = useHost();
  const [restore, { isLoading }] = useRestoreVersionMutation();
  const hasUnsavedChanges = useBuilderSelector(selectHasUnsavedChanges);
  const run = async () => {
    const { openFlow } = store.getState().flowBuilder;
    if (openFlow?.id !== flowId) return;
    try {
      const { nodes, edges, ...flow } = (await restore({ id: flowId, version, revision: openFlow.revision }).unwrap()).data;
      dispatch(flowBuilderSlice.actions.graphReplaced({ nodes, edges, flow, isFitted: true }));
      toast({ kind: 'success', title: copy.restored(version) });
    } catch (error) {
      const text = errorText(error, { network: builderCopy.connectionFailed, fallback: builderCopy.serverFailed });
      toast({ kind: 'error', title: copy.restoreFailed(text) });
    }
  };
  return (
    <>
      <BusyButton isBusy={isLoading} busyText={copy.restoring} disabled={hasUnsavedChanges} onClick={() => void run()}>
        {copy.restore}
      </BusyButton>
      {hasUnsavedChanges ? <p role="status">{copy.unsavedChanges}</p> : null}
    </>
  );
}

const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.x1half};
  padding: ${space.x1half};
  h3 { font-size: ${font.size.small}; font-weight: ${font.weight.bold}; }
  p { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Sheet = styled.div`
  width: 100%;
  height: 240px;
  padding: ${space.x1};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.canvas};
`;
