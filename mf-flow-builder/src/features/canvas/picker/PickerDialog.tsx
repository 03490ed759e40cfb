import type { NodeType } from '@fanfare/shared/contracts';
import { useAppDispatch } from '@fanfare/shared/store';
import { lazyPart } from '@fanfare/shared/ui';
import { useReactFlow } from 'reactflow';
import { canvasCopy } from '../../../copy/canvas.ts';
import { copy } from '../../../copy.ts';
import { createEdge } from '../../../state/graph/createEdge.ts';
import { createNode } from '../../../state/graph/createNode.ts';
import { hasInput, outputHandles } from '../../../state/graph/outputHandles.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderStore } from '../../../state/useBuilderSelector.ts';
import type { PickerRequest } from '../pointer/PickerRequest.ts';
import { HALF_NODE, useAddNode } from '../pointer/useAddNode.ts';

const onMissing = ({ onClose }: { onClose: (done: null) => void }) => onClose(null);
const { Part: NodePicker } = lazyPart(() => import('./NodePicker.tsx').then((module) => module.NodePicker), { onMissing });
const { Part: ConnectPicker } = lazyPart(() => import('./ConnectPicker.tsx').then((module) => module.ConnectPicker), {
  onMissing,
});
const { Part: FindBar } = lazyPart(() => import('../search/FindBar.tsx').then((module) => module.FindBar), { onMissing });
const { graphEdited, nodesSelected } = flowBuilderSlice.actions;

/** `onEnd` receives the announcement of the result, or null. */
export function PickerDialog({ request, onEnd }: { request: PickerRequest; onEnd: (done: string | null) => void }) {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const addNode = useAddNode();
  const { screenToFlowPosition } = useReactFlow();

  if (request.kind === 'find') return <FindBar onClose={() => onEnd(null)} />;
  if (request.kind === 'connect') return <ConnectPicker nodeId={request.nodeId} at={request.at} onClose={onEnd} />;

  const { at, loose, intoEdge, isInMiddle } = request;
  const put = (type: NodeType) => {
    const done = canvasCopy.added(copy.nodes.label[type]);
    if (!loose) {
      const added = addNode(type, { ...(!isInMiddle && { topAt: at }), ...(intoEdge !== undefined && { intoEdge }) });
      dispatch(nodesSelected([added.id]));
      onEnd(done);
      return;
    }
    const end = screenToFlowPosition(at);
    // The connection ends where it was dropped, at the top or the bottom of the new node.
    const position = { x: end.x - HALF_NODE.x, y: loose.source === undefined ? end.y - 2 * HALF_NODE.y : end.y };
    const node = createNode(type, position, Date.now(), store.getState().flowBuilder.nodes);
    const [output] = outputHandles(type, node.data);
    const edge =
      loose.source === undefined
        ? createEdge({ source: node.id, target: loose.target ?? '', sourceHandle: output })
        : createEdge({ source: loose.source, target: node.id, sourceHandle: loose.sourceHandle });
    dispatch(graphEdited({ gesture: 'add', putNodes: [node], putEdges: [edge] }));
    dispatch(nodesSelected([node.id]));
    onEnd(done);
  };
  const needsInput = loose?.source !== undefined || intoEdge !== undefined;
  const needsOutput = loose?.target !== undefined;
  const fits = (type: NodeType) =>
    (!needsInput || hasInput(type)) && (!needsOutput || outputHandles(type, createNode(type, at, 0, []).data).length > 0);
  return <NodePicker at={at} fits={fits} onPick={put} onClose={() => onEnd(null)} />;
}
