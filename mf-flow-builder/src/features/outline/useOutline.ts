import type { FlowNode, NodeType } from '@fanfare/shared/contracts';
import { useAppDispatch } from '@fanfare/shared/store';
import { useState } from 'react';
import { outlineCopy as copy } from '../../copy/panels/outline.ts';
import { createNode } from '../../state/graph/createNode.ts';
import { nodeName } from '../../state/graph/nodeTitle.ts';
import { useRemoveElements } from '../../state/removal/useRemoveElements.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderStore } from '../../state/useBuilderSelector.ts';
import { createAddEdit, createConnectEdit, createSwapEdit, type OutputRef, positionBehind } from './outlineEdits.ts';

const { graphEdited, nodesRevealed } = flowBuilderSlice.actions;

export function useOutline() {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const removeElements = useRemoveElements();
  const [said, setSaid] = useState('');
  const graph = () => store.getState().flowBuilder;
  const nameOf = (id: string) => {
    const node = graph().nodes.find((candidate) => candidate.id === id);
    return node ? nodeName(node) : '';
  };

  return {
    said,
    /** Returns the id of the new node. */
    add: (type: NodeType, way: OutputRef | null): string => {
      const node = createNode(type, positionBehind(graph(), way), Date.now(), graph().nodes);
      dispatch(graphEdited(createAddEdit(graph(), way, node)));
      setSaid(copy.said.added(nodeName(node), way && nodeName(way.node)));
      return node.id;
    },
    connect: (way: OutputRef, target: string | null) => {
      dispatch(graphEdited(createConnectEdit(graph(), way, target)));
      const name = nodeName(way.node);
      setSaid(target === null ? copy.said.disconnected(name) : copy.said.connected(name, nameOf(target)));
    },
    remove: (node: FlowNode) => {
      void removeElements({ nodeIds: [node.id] }, () => setSaid(copy.said.removed(nodeName(node))));
    },
    move: (node: FlowNode, isDown: boolean) => {
      const before = graph().edges.filter(({ target }) => target === node.id);
      const firstId = isDown ? node.id : before.length === 1 ? before[0]?.source : undefined;
      const swap = firstId === undefined ? null : createSwapEdit(graph(), firstId);
      if (!swap || firstId === undefined) {
        setSaid(copy.said.stays(nodeName(node)));
        return;
      }
      const other = nameOf(isDown ? swap.secondId : firstId);
      dispatch(graphEdited(swap.edit));
      setSaid(copy.said.moved(nodeName(node), other, isDown));
    },
    show: (node: FlowNode) => void dispatch(nodesRevealed([node.id])),
  };
}
