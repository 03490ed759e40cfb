import { useHost } from '@fanfare/shared/host';
import { useAppDispatch } from '@fanfare/shared/store';
import { useCallback, useState } from 'react';
import type { IsValidConnection, OnConnectEnd, OnConnectStart } from 'reactflow';
import { canvasCopy } from '../../../copy/canvas.ts';
import { createEdge } from '../../../state/graph/createEdge.ts';
import { getConnectionRefusal } from '../../../state/graph/getConnectionRefusal.ts';
import type { Ends } from '../../../state/graph/hasEdge.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderStore } from '../../../state/useBuilderSelector.ts';
import type { PickerRequest } from './PickerRequest.ts';

const noNodes: ReadonlySet<string> = new Set();

interface LooseEnd {
  nodeId: string;
  id?: string | null | undefined;
  type: 'source' | 'target';
}

/** `impossible` contains the ids of the nodes to grey out. */
export function useConnectGesture(openPicker: (request: PickerRequest) => void) {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const { toast } = useHost();
  const [impossible, setImpossible] = useState(noNodes);

  const isValidConnection = useCallback<IsValidConnection>(
    ({ source, target, sourceHandle }) =>
      getConnectionRefusal(store.getState().flowBuilder, { source, target, sourceHandle }) === null,
    [store],
  );

  const onConnectStart = useCallback<OnConnectStart>(
    (_, { nodeId, handleId, handleType }) => {
      if (nodeId === null || handleType === null) return;
      const from = { nodeId, id: handleId, type: handleType };
      const graph = store.getState().flowBuilder;
      const refused = graph.nodes.filter(({ id }) => id !== nodeId && getConnectionRefusal(graph, endsOf(from, id)) !== null);
      setImpossible(new Set(refused.map(({ id }) => id)));
    },
    [store],
  );

  const onConnectEnd = useCallback<OnConnectEnd>(
    (event, { isValid, fromHandle, toHandle }) => {
      setImpossible(noNodes);
      if (isValid || !fromHandle) return;
      const graph = store.getState().flowBuilder;
      const at = pointOf(event);
      const under = at && document.elementFromPoint(at.x, at.y);
      const nodeId = toHandle?.nodeId ?? under?.closest('.react-flow__node')?.getAttribute('data-id');
      if (nodeId) {
        const ends = endsOf(fromHandle, nodeId);
        const refusal = toHandle && toHandle.type === fromHandle.type ? null : getConnectionRefusal(graph, ends);
        if (refusal) toast({ kind: 'info', title: canvasCopy.refusal[refusal] });
        // A connection that is dragged backwards must hit an output handle, because the node may have
        // several.
        else if (!toHandle && fromHandle.type === 'source') dispatch(flowBuilderSlice.actions.nodesConnected(createEdge(ends)));
      } else if (at && under?.closest('.react-flow__pane')) {
        const { nodeId: known, id, type } = fromHandle;
        openPicker({ kind: 'node', at, loose: type === 'source' ? { source: known, sourceHandle: id } : { target: known } });
      }
    },
    [dispatch, store, toast, openPicker],
  );

  return { impossible, handlers: { isValidConnection, onConnectStart, onConnectEnd } };
}

function endsOf({ nodeId, id, type }: LooseEnd, other: string): Ends {
  return type === 'source' ? { source: nodeId, target: other, sourceHandle: id } : { source: other, target: nodeId };
}

function pointOf(event: MouseEvent | TouchEvent) {
  const at = 'changedTouches' in event ? event.changedTouches[0] : event;
  return at ? { x: at.clientX, y: at.clientY } : null;
}
