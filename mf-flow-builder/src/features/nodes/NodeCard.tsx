import type { FlowNodeData, NodeType, SpecifiedNodeType } from '@fanfare/shared/contracts';
import { useAppDispatch, usePermission } from '@fanfare/shared/store';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { copy } from '../../copy.ts';
import { editableLabel, nodeName } from '../../state/graph/nodeTitle.ts';
import { hasInlineEditor } from '../../state/hasInlineEditor.ts';
import { nodeIcons } from '../../state/nodeCatalog.ts';
import { nodeKind } from '../../state/nodeKind.ts';
import { useRemoveElements } from '../../state/removal/useRemoveElements.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { issuesOfNode, viewSlice } from '../../state/slices/view.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { Card, CardBody, CardHead, CardLabel, DisabledMark, KindIcon } from './CardFrame.tsx';
import { ActionEditor } from './editors/ActionEditor.tsx';
import { ConditionEditor } from './editors/ConditionEditor.tsx';
import type { EditEnd } from './editors/EditFrame.tsx';
import type { EditorProps } from './editors/EditorProps.ts';
import { LabelEditor } from './editors/LabelEditor.tsx';
import { MessageEditor } from './editors/MessageEditor.tsx';
import { IssueDot } from './IssueDot.tsx';
import { NodeButtons } from './NodeButtons.tsx';
import { NodePreview } from './NodePreview.tsx';

const editors: Record<SpecifiedNodeType, ComponentType<EditorProps>> = {
  messageNode: MessageEditor,
  conditionNode: ConditionEditor,
  actionNode: ActionEditor,
};

const LONG_LABEL = 16;

interface NodeCardProps {
  id: string;
  type: NodeType;
  data: FlowNodeData;
  isSelected: boolean;
  children?: ReactNode;
}

export function NodeCard({ id, type, data, isSelected, children }: NodeCardProps) {
  const dispatch = useAppDispatch();
  const edited = useBuilderSelector(({ flowBuilderView: { editing } }) => (editing?.nodeId === id ? editing.part : null));
  const mayEdit = usePermission('flows.edit');
  const card = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const issues = useBuilderSelector((state) => issuesOfNode(viewSlice.selectors.selectDraftIssues(state), id));
  const label = nodeName({ type, data });
  const isFresh = useBuilderSelector((state) => state.flowBuilderView.fresh.includes(id));
  const kind = nodeKind(type, data);
  const Icon = nodeIcons[type];
  const Editor = hasInlineEditor(type) ? editors[type] : null;

  const remove = useRemoveElements();
  const openDetails = () => void dispatch(viewSlice.actions.detailsOpened(id));
  const edit =
    Editor && mayEdit ? () => void dispatch(viewSlice.actions.editStarted({ nodeId: id, part: 'content' })) : openDetails;
  const finish = (changes: Partial<FlowNodeData> | null, how: EditEnd) => {
    dispatch(viewSlice.actions.editEnded());
    if (changes && !isSame(changes, data)) dispatch(flowBuilderSlice.actions.nodeEdited({ id, data: changes }));
    if (how === 'leave') return;
    // The button is unmounted while the name is edited.
    const node = card.current?.closest<HTMLElement>('.react-flow__node');
    (editButton.current ?? node)?.focus({ preventScroll: true });
  };

  return (
    <Card
      ref={card}
      $kind={kind}
      $isSelected={isSelected}
      $isDisabled={data.disabled === true}
      $hasError={!isFresh && issues.some(({ severity }) => severity === 'error')}
      onDoubleClick={edit}
    >
      <IssueDot issues={issues} isQuiet={isFresh} />
      <CardHead>
        <KindIcon $kind={kind}>
          <Icon aria-hidden="true" size={18} />
        </KindIcon>
        {edited === 'label' ? (
          <LabelEditor value={editableLabel({ type, data })} onEnd={finish} />
        ) : (
          <>
            <CardLabel title={label} $isLong={label.length > LONG_LABEL}>
              {label}
            </CardLabel>
            <NodeButtons
              label={label}
              editButton={editButton}
              onEdit={edit}
              onDetails={Editor ? openDetails : null}
              onRemove={() => void remove({ nodeIds: [id] })}
            />
          </>
        )}
      </CardHead>
      <CardBody>
        {data.disabled ? <DisabledMark>{copy.nodes.disabled}</DisabledMark> : null}
        {edited === 'content' && Editor ? <Editor data={data} onEnd={finish} /> : <NodePreview type={type} data={data} />}
      </CardBody>
      {children}
    </Card>
  );
}

function isSame(changes: Partial<FlowNodeData>, data: FlowNodeData): boolean {
  return Object.entries(changes).every(([key, value]) => value === (Reflect.get(data, key) ?? ''));
}
