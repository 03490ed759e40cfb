import { selectWorkspace, useAppSelector, usePermission } from '@fanfare/shared/store';
import { lazyPart } from '@fanfare/shared/ui';
import { ViewAccessNote } from '@fanfare/shared/widgets';
import { CanvasProvider } from '../features/canvas/CanvasProvider.ts';
import { FlowCanvas } from '../features/canvas/FlowCanvas.tsx';
import { useAddNode } from '../features/canvas/pointer/useAddNode.ts';
import { DraftCheck } from '../features/issues/DraftCheck.tsx';
import { NodePalette } from '../features/palette/NodePalette.tsx';
import type { ApprovalBarProps } from '../features/publish/approval/ApprovalBar.tsx';
import { IssueList } from '../features/publish/IssueList.tsx';
import type { LiveRunProps } from '../features/replay/live/LiveRun.tsx';
import { useLiveRun } from '../features/replay/live/useLiveRun.ts';
import { ConflictBar } from '../features/save-load/conflict/ConflictBar.tsx';
import { DraftPersistence } from '../features/save-load/draft/DraftPersistence.tsx';
import { StatusBanner } from '../features/save-load/StatusBanner.tsx';
import { useRefreshOpenFlow } from '../features/save-load/useRefreshOpenFlow.ts';
import { PanelBar } from '../features/side-panel/PanelBar.tsx';
import { SidePanel } from '../features/side-panel/SidePanel.tsx';
import { EmptyCanvas } from '../features/templates/EmptyCanvas.tsx';
import { flowBuilderSlice } from '../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../state/useBuilderSelector.ts';
import { usePanel } from '../state/usePanel.ts';
import { builderPanels } from './builderPanels.tsx';
import { Board, Messages, Split } from './FlowBuilderLayout.tsx';
import { FlowMenu } from './FlowMenu.tsx';
import { NodeOnCanvas } from './NodeOnCanvas.tsx';
import { OpenDetails } from './OpenDetails.tsx';

const { Part: ApprovalBar } = lazyPart<ApprovalBarProps>(() =>
  import(/* webpackChunkName: "approval" */ '../features/publish/approval/ApprovalBar.tsx').then((module) => module.ApprovalBar),
);

const { Part: RunPlayer } = lazyPart(() =>
  import(/* webpackChunkName: "run" */ '../features/replay/run/RunPlayer.tsx').then((module) => module.RunPlayer),
);

const { Part: LiveRun } = lazyPart<LiveRunProps>(() =>
  import(/* webpackChunkName: "run" */ '../features/replay/live/LiveRun.tsx').then((module) => module.LiveRun),
);

export function Workbench() {
  return (
    <CanvasProvider>
      <Parts />
    </CanvasProvider>
  );
}

function Parts() {
  useRefreshOpenFlow();
  const addNode = useAddNode();
  const mayEdit = usePermission('flows.edit');
  const workspace = useAppSelector(selectWorkspace);
  const mayReplay = usePermission('events.manage');
  const hasRun = usePanel().runId !== null;
  const live = useLiveRun();
  const panels = mayReplay ? builderPanels : builderPanels.filter(({ id }) => id !== 'replay');
  return (
    <Split>
      {mayEdit ? <DraftPersistence /> : null}
      <DraftCheck />
      <OpenDetails />
      {mayEdit ? <NodePalette onAdd={(type) => addNode(type)} /> : null}
      <Board>
        <Messages>
          <ViewAccessNote workspace={mayEdit ? null : workspace} />
          {mayEdit ? <ConflictBar /> : null}
          {mayEdit ? <Approval /> : null}
          <IssueList />
        </Messages>
        <FlowCanvas NodeBody={NodeOnCanvas} Empty={EmptyCanvas}>
          <StatusBanner />
          <FlowMenu />
        </FlowCanvas>
        {live.run && !hasRun ? <LiveRun key={live.run.runId} run={live.run} onEnd={live.hide} /> : null}
        {hasRun ? <RunPlayer /> : null}
      </Board>
      <SidePanel panels={panels} />
      <PanelBar panels={panels} />
    </Split>
  );
}

function Approval() {
  const flow = useBuilderSelector(flowBuilderSlice.selectors.selectOpenFlow);
  return flow?.approval ? <ApprovalBar key={flow.approval.id} flow={flow} approval={flow.approval} /> : null;
}
