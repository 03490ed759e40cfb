import type { FlowNode, FlowNodeData } from '@fanfare/shared/contracts';
import { useAppDispatch, usePermission } from '@fanfare/shared/store';
import { color, font, radius, StatePanel, space } from '@fanfare/shared/ui';
import { Checkbox } from '@fanfare/shared/widgets';
import { MousePointerClick } from 'lucide-react';
import styled from 'styled-components';
import { formCopy } from '../../copy/nodes/nodeForms.ts';
import { copy } from '../../copy.ts';
import { canBeDisabled, toggleDisabled } from '../../state/graph/edits/toggleDisabled.ts';
import { editableLabel } from '../../state/graph/nodeTitle.ts';
import { outputHandles } from '../../state/graph/outputHandles.ts';
import { nodeIcons } from '../../state/nodeCatalog.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { issuesOfNode, viewSlice } from '../../state/slices/view.slice.ts';
import { useBuilderSelector, useBuilderStore } from '../../state/useBuilderSelector.ts';
import { TextField } from './fields/TextField.tsx';
import { FlowAccounts } from './flow-accounts/FlowAccounts.tsx';
import { nodeForms } from './forms/nodeForms.ts';
import { NodeIssues } from './NodeIssues.tsx';

/** Changes apply to the draft immediately; undo reverts them. */
export function NodeDetails() {
  const nodeId = useBuilderSelector(viewSlice.selectors.selectDetails)?.nodeId ?? '';
  const node = useBuilderSelector((state) => state.flowBuilder.nodes.find(({ id }) => id === nodeId));
  return (
    <Scroller>
      {node ? (
        <>
          <Details key={node.id} node={node} />
          {node.type === 'startNode' ? <FlowAccounts /> : null}
        </>
      ) : (
        <StatePanel kind="empty" icon={<MousePointerClick />} title={formCopy.nothingOpen}>
          {formCopy.nothingOpenHint}
        </StatePanel>
      )}
    </Scroller>
  );
}

function Details({ node }: { node: FlowNode }) {
  const { id, type, data } = node;
  const dispatch = useAppDispatch();
  const mayEdit = usePermission('flows.edit');
  const change = useNodeChange(id);
  const issues = useBuilderSelector((state) => issuesOfNode(viewSlice.selectors.selectDraftIssues(state), id));
  const Icon = nodeIcons[type];
  const Form = nodeForms[type];
  return (
    <Fields disabled={!mayEdit}>
      <Kind>
        <Icon aria-hidden="true" />
        <div>
          <h3>{copy.nodes.label[type]}</h3>
          <p>{formCopy.about[type]}</p>
        </div>
      </Kind>
      <NodeIssues issues={issues} />
      <Form data={data} onChange={change} />
      <TextField
        label={formCopy.label}
        hint={formCopy.labelHint}
        maxLength={200}
        value={editableLabel(node)}
        onChange={(label) => change({ label })}
      />
      {canBeDisabled(node) ? (
        <Checkbox
          label={copy.nodes.disabled}
          hint={formCopy.disabledHint}
          checked={data.disabled ?? false}
          onChange={() => dispatch(flowBuilderSlice.actions.graphEdited(toggleDisabled([node])))}
        />
      ) : null}
    </Fields>
  );
}

/** Also removes the edges of outputs that no longer exist, in the same undo step. */
function useNodeChange(id: string) {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  return (changes: FlowNodeData) => {
    const { nodes, edges } = store.getState().flowBuilder;
    const node = nodes.find((candidate) => candidate.id === id);
    if (!node) return;
    const data = { ...node.data, ...changes };
    const outputs = new Set(outputHandles(node.type, data));
    const lost = edges.filter(({ source, sourceHandle }) => source === id && !outputs.has(sourceHandle ?? null));
    dispatch(
      flowBuilderSlice.actions.graphEdited({
        gesture: 'edit',
        putNodes: [{ ...node, data }],
        dropEdges: lost.map((edge) => edge.id),
        mergeKey: `${id} ${Object.keys(changes).join(' ')}`,
      }),
    );
  };
}

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space.x2};
  overflow-y: auto;
`;

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Kind = styled.header`
  display: flex;
  align-items: start;
  gap: ${space.x1half};
  > svg {
    flex: none;
    width: 36px;
    height: 36px;
    padding: ${space.x1};
    border-radius: ${radius.small};
    background: ${color.accentSoft};
    color: ${color.accent};
  }
  h3 { font-size: ${font.size.body}; font-weight: ${font.weight.bold}; }
  p { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;
