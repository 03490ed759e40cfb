import './nonce.ts';
import 'reactflow/dist/style.css';
import { BACKGROUND_DOT_GAP, CANVAS_ZOOM_MAX, CANVAS_ZOOM_MIN, nodeTypes, SNAP_GRID } from '@fanfare/shared/contracts';
import { VisuallyHidden } from '@fanfare/shared/ui';
import { type ComponentType, useState } from 'react';
import { Background, BackgroundVariant, Controls, MiniMap, ReactFlow } from 'reactflow';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { CanvasFrame, EmptyHint } from './CanvasFrame.tsx';
import { CanvasNodeView } from './CanvasNodeView.tsx';
import { useCanvasElements } from './elements/useCanvasElements.ts';
import { NodeBodyContext, type NodeBodyProps } from './NodeBodyContext.ts';
import { useDropTarget } from './useDropTarget.ts';
import { fitOptions, useFitOnLoad } from './useFitOnLoad.ts';

// Outside the component: React Flow draws every node anew when one of these is another object.
const nodeViews = Object.fromEntries(nodeTypes.map((type) => [type, CanvasNodeView]));
const snapGrid: [number, number] = [...SNAP_GRID];
const edgeOptions = { type: 'smoothstep', interactionWidth: 24 };
const deleteKeys = ['Delete', 'Backspace'];

/** The flow as a graph. `NodeBody` draws the inside of a node. */
export function FlowCanvas({ NodeBody }: { NodeBody: ComponentType<NodeBodyProps> }) {
  const elements = useCanvasElements();
  const isLoading = useBuilderSelector(flowBuilderSlice.selectors.selectTask) === 'loading';
  const [announcement, setAnnouncement] = useState('');
  useFitOnLoad();

  return (
    <NodeBodyContext value={NodeBody}>
      {/* What would be drawn while a flow loads would be replaced by it. */}
      <CanvasFrame aria-label={copy.canvas.label} aria-busy={isLoading} inert={isLoading} {...useDropTarget()}>
        <ReactFlow
          {...elements}
          nodeTypes={nodeViews}
          defaultEdgeOptions={edgeOptions}
          minZoom={CANVAS_ZOOM_MIN}
          maxZoom={CANVAS_ZOOM_MAX}
          snapToGrid
          snapGrid={snapGrid}
          zoomOnDoubleClick={false}
          connectionRadius={30}
          deleteKeyCode={deleteKeys}
          onBeforeDelete={isMeantForCanvas}
          onClickConnectStart={(event) => setAnnouncement(copy.canvas.connecting(labelOf(event.currentTarget ?? event.target)))}
          onClickConnectEnd={() => setAnnouncement(copy.canvas.connectingEnded)}
        >
          <Background variant={BackgroundVariant.Dots} gap={BACKGROUND_DOT_GAP} />
          <Controls showInteractive={false} fitViewOptions={fitOptions} />
          <MiniMap pannable zoomable ariaLabel={copy.canvas.minimap} />
        </ReactFlow>
        {elements.nodes.length === 0 ? <EmptyHint>{copy.canvas.empty}</EmptyHint> : null}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </CanvasFrame>
    </NodeBodyContext>
  );
}

/** React Flow hears its delete keys on the whole page; one pressed on a button elsewhere must not delete what is selected here. */
async function isMeantForCanvas(): Promise<boolean> {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('.react-flow') !== null;
}

function labelOf(target: EventTarget | null): string {
  return target instanceof Element ? (target.getAttribute('aria-label') ?? '') : '';
}
