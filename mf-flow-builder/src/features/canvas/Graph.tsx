import './nonce.ts';
import 'reactflow/dist/style.css';
import { BACKGROUND_DOT_GAP, CANVAS_ZOOM_MAX, CANVAS_ZOOM_MIN, nodeTypes, SNAP_GRID } from '@fanfare/shared/contracts';
import { usePermission } from '@fanfare/shared/store';
import { memo, useCallback } from 'react';
import { type AriaLabelConfig, Background, BackgroundVariant, Controls, type OnConnectStart, ReactFlow } from 'reactflow';
import { libraryCopy } from '../../copy/library.ts';
import { copy } from '../../copy.ts';
import { EdgeInsertButton } from './EdgeInsertButton.tsx';
import { useCanvasElements } from './elements/useCanvasElements.ts';
import { CanvasNodeView } from './nodes/CanvasNodeView.tsx';
import { Overview } from './overview/Overview.tsx';
import type { PickerRequest } from './pointer/PickerRequest.ts';
import { useConnectGesture } from './pointer/useConnectGesture.ts';
import { useHoveredEdge } from './pointer/useHoveredEdge.ts';
import { ObstaclesContext, useObstacles } from './routing/ObstaclesContext.ts';
import { RoutedEdge } from './routing/RoutedEdge.tsx';
import { fitOptions } from './view/fittedView.ts';
import { useFit } from './view/useFit.ts';
import { usePreservedView } from './view/usePreservedView.ts';
import { useView } from './view/useView.ts';

// A constant, because React Flow renders every node again when this object changes.
const nodeViews = Object.fromEntries(nodeTypes.map((type) => [type, CanvasNodeView]));
const snapGrid: [number, number] = [...SNAP_GRID];
const edgeViews = { routed: RoutedEdge };
const edgeOptions = { type: 'routed', interactionWidth: 24 };
/**
 * Flows up to this size render all nodes, so that Tab and screen readers reach them; larger flows render only
 * the visible ones.
 */
const DRAWN_WHOLE_UNTIL = 100;

const spoken: Partial<AriaLabelConfig> = {
  'node.a11yDescription.default': libraryCopy.node,
  'node.a11yDescription.keyboardDisabled': libraryCopy.nodeByKeys,
  'node.a11yDescription.ariaLiveMessage': libraryCopy.moved,
  'edge.a11yDescription.default': libraryCopy.edge,
  'controls.ariaLabel': libraryCopy.controls,
  'controls.zoomIn.ariaLabel': libraryCopy.zoomIn,
  'controls.zoomOut.ariaLabel': libraryCopy.zoomOut,
  'controls.fitView.ariaLabel': libraryCopy.fit,
  'controls.interactive.ariaLabel': libraryCopy.interactive,
  'minimap.ariaLabel': libraryCopy.minimap,
  'handle.ariaLabel': libraryCopy.handle,
};

interface GraphProps {
  openPicker: (request: PickerRequest) => void;
  announce: (text: string) => void;
}

/** The only component that renders on every frame of a drag. */
export const Graph = memo(function Graph({ openPicker, announce }: GraphProps) {
  const mayEdit = usePermission('flows.edit');
  const { impossible, handlers: connecting } = useConnectGesture(openPicker);
  const elements = useCanvasElements(impossible);
  const pointing = useHoveredEdge(elements.edges);
  const onMoveEnd = useView();
  const fit = useFit();
  usePreservedView();
  const onClickConnectStart = useCallback<OnConnectStart>(
    (event) => announce(copy.canvas.connecting(labelOf(event.currentTarget ?? event.target))),
    [announce],
  );
  const onClickConnectEnd = useCallback(() => announce(copy.canvas.connectingEnded), [announce]);
  const insert = useCallback(
    (at: { x: number; y: number }, intoEdge: string) => openPicker({ kind: 'node', at, intoEdge }),
    [openPicker],
  );

  const obstacles = useObstacles(elements.nodes);

  return (
    <ObstaclesContext value={obstacles}>
      <ReactFlow
        {...elements}
        // Positions are in pixels from the left, in any language.
        dir="ltr"
        nodeTypes={nodeViews}
        edgeTypes={edgeViews}
        defaultEdgeOptions={edgeOptions}
        minZoom={CANVAS_ZOOM_MIN}
        maxZoom={CANVAS_ZOOM_MAX}
        snapToGrid
        snapGrid={snapGrid}
        zoomOnDoubleClick={false}
        connectionRadius={30}
        deleteKeyCode={null}
        nodesDraggable={mayEdit}
        nodesConnectable={mayEdit}
        ariaLabelConfig={spoken}
        onlyRenderVisibleElements={elements.nodes.length > DRAWN_WHOLE_UNTIL}
        {...connecting}
        {...pointing.handlers}
        onMoveEnd={onMoveEnd}
        onClickConnectStart={onClickConnectStart}
        onClickConnectEnd={onClickConnectEnd}
      >
        <Background variant={BackgroundVariant.Dots} gap={BACKGROUND_DOT_GAP} />
        <Controls showInteractive={false} fitViewOptions={fitOptions} onFitView={() => void fit()} />
        <Overview />
        {pointing.edgeId === null || !mayEdit ? null : (
          <EdgeInsertButton
            edgeId={pointing.edgeId}
            nodes={elements.nodes}
            onInsert={insert}
            onMouseEnter={pointing.stay}
            onMouseLeave={pointing.leave}
          />
        )}
      </ReactFlow>
    </ObstaclesContext>
  );
});

function labelOf(target: EventTarget | null): string {
  return target instanceof Element ? (target.getAttribute('aria-label') ?? '') : '';
}
