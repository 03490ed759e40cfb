import { CanvasProvider } from '../features/canvas/CanvasProvider.ts';
import { FlowCanvas } from '../features/canvas/FlowCanvas.tsx';
import { useAddNode } from '../features/canvas/useAddNode.ts';
import { NodeCard } from '../features/nodes/NodeCard.tsx';
import { NodePalette } from '../features/palette/NodePalette.tsx';
import { IssueList } from '../features/publish/IssueList.tsx';
import { StatusBanner } from '../features/save-load/StatusBanner.tsx';
import { Board, Messages, Split } from './FlowBuilderLayout.tsx';

/** The palette beside the canvas, and what there is to say about the flow above it. */
export function Workbench() {
  return (
    <CanvasProvider>
      <Parts />
    </CanvasProvider>
  );
}

function Parts() {
  const addNode = useAddNode();
  return (
    <Split>
      <NodePalette onAdd={(type) => addNode(type)} />
      <Board>
        <Messages>
          <StatusBanner />
          <IssueList />
        </Messages>
        <FlowCanvas NodeBody={NodeCard} />
      </Board>
    </Split>
  );
}
