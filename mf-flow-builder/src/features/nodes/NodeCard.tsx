import type { FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { useAppDispatch } from '@fanfare/shared/store';
import { GitFork, type LucideIcon, MessageSquare, Workflow, Zap } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { ActionEditor } from './ActionEditor.tsx';
import { Card, CardBody, CardHead, CardLabel } from './CardFrame.tsx';
import { ConditionEditor } from './ConditionEditor.tsx';
import type { EditEnd } from './EditFrame.tsx';
import type { EditorProps } from './EditorProps.ts';
import { MessageEditor } from './MessageEditor.tsx';
import { NodeButtons } from './NodeButtons.tsx';
import { NodePreview } from './NodePreview.tsx';

const looks: Partial<Record<NodeType, { Icon: LucideIcon; Editor: ComponentType<EditorProps> }>> = {
  messageNode: { Icon: MessageSquare, Editor: MessageEditor },
  conditionNode: { Icon: GitFork, Editor: ConditionEditor },
  actionNode: { Icon: Zap, Editor: ActionEditor },
};

interface NodeCardProps {
  id: string;
  type: NodeType;
  data: FlowNodeData;
  isSelected: boolean;
}

/** A node's inside: what it does, and its editor after a double click or a press on Edit. */
export function NodeCard({ id, type, data, isSelected }: NodeCardProps) {
  const dispatch = useAppDispatch();
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const hasError = useBuilderSelector((state) =>
    state.flowBuilder.issues.some((issue) => issue.nodeId === id && issue.severity === 'error'),
  );
  const label = data.label ?? copy.nodes.label[type];
  const { Icon, Editor } = looks[type] ?? { Icon: Workflow, Editor: null };

  const finish = (changes: Partial<FlowNodeData> | null, how: EditEnd) => {
    setIsEditing(false);
    if (changes && !isSame(changes, data)) dispatch(flowBuilderSlice.actions.nodeEdited({ id, data: changes }));
    if (how !== 'leave') editButton.current?.focus({ preventScroll: true });
  };

  return (
    <Card $type={type} $isSelected={isSelected} $hasError={hasError} onDoubleClick={() => setIsEditing(Editor !== null)}>
      <CardHead>
        <Icon aria-hidden="true" size={18} />
        <CardLabel>{label}</CardLabel>
        <NodeButtons
          label={label}
          editButton={editButton}
          onEdit={Editor ? () => setIsEditing(true) : null}
          onRemove={() => dispatch(flowBuilderSlice.actions.elementsRemoved({ nodeIds: [id], edgeIds: [] }))}
        />
      </CardHead>
      <CardBody $hasOutputLabels={type === 'conditionNode'}>
        {isEditing && Editor ? <Editor data={data} onEnd={finish} /> : <NodePreview type={type} data={data} />}
      </CardBody>
    </Card>
  );
}

function isSame(changes: Partial<FlowNodeData>, data: FlowNodeData): boolean {
  return Object.entries(changes).every(([key, value]) => value === (Reflect.get(data, key) ?? ''));
}
