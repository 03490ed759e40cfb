import type { FlowTemplate } from '@fanfare/engine/flow-templates';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { useAppDispatch } from '@fanfare/shared/store';
import { templateCopy } from '../../copy/files/templates.ts';
import { storedLabel } from '../../copy/nodes/labels.ts';
import { withNewIds } from '../../state/graph/withNewIds.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderStore } from '../../state/useBuilderSelector.ts';

const { graphReplaced, nameTyped } = flowBuilderSlice.actions;

export function useTemplate(): (template: FlowTemplate) => void {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const { toast } = useHost();
  return ({ name, graph }) => {
    const before = store.getState().flowBuilder;
    dispatch(graphReplaced({ ...withNewIds(withLabels(graph), Date.now()), isFitted: true }));
    if (!before.openFlow && before.name.trim() === '') dispatch(nameTyped(name));
    if (before.nodes.length > 0) toast({ kind: 'success', title: templateCopy.replaced(name) });
  };
}

/** Adds the default labels of new nodes. */
function withLabels({ nodes, edges }: FlowGraph): FlowGraph {
  return { nodes: nodes.map((node) => ({ ...node, data: { label: storedLabel[node.type], ...node.data } })), edges };
}
