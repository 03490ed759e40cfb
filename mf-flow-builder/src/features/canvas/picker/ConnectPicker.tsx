import { useAppDispatch } from '@fanfare/shared/store';
import { useCallback, useState } from 'react';
import { canvasCopy } from '../../../copy/canvas.ts';
import { createEdge } from '../../../state/graph/createEdge.ts';
import { getConnectionRefusal } from '../../../state/graph/getConnectionRefusal.ts';
import { nodeTitle } from '../../../state/graph/nodeTitle.ts';
import { outputsOf } from '../../../state/outputsOf.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import type { WindowPoint } from '../pointer/useAddNode.ts';
import { PickerList } from './PickerList.tsx';
import { PickerPopup } from './PickerPopup.tsx';

export interface ConnectPickerProps {
  nodeId: string;
  at: WindowPoint;
  /** Receives the announcement of the result, or null if cancelled. */
  onClose: (done: string | null) => void;
}

const text = canvasCopy.connect;
const { nodesConnected, nodesRevealed } = flowBuilderSlice.actions;

export function ConnectPicker({ nodeId, at, onClose }: ConnectPickerProps) {
  const dispatch = useAppDispatch();
  const { nodes, edges } = useBuilderSelector((state) => state.flowBuilder);
  const node = nodes.find(({ id }) => id === nodeId);
  const outputs = node ? outputsOf(node.type, node.data) : [];
  const [output, setOutput] = useState<string | null | undefined>(() => (outputs.length === 1 ? outputs[0]?.id : undefined));
  const show = useCallback((id: string | null) => void (id !== null && dispatch(nodesRevealed([id]))), [dispatch]);
  if (!node) return null;

  const title = nodeTitle(node);
  const end = (done: string | null) => {
    dispatch(nodesRevealed([nodeId]));
    onClose(done);
  };
  if (output === undefined) {
    return (
      <PickerPopup label={text.title(title)} at={at} onClose={() => end(null)}>
        <PickerList
          key="outputs"
          label={text.output}
          nothing={text.noOutput}
          options={outputs.map(({ id, label }) => ({ id: id ?? '', label: label ?? '' }))}
          onPick={setOutput}
        />
      </PickerPopup>
    );
  }
  const targets = nodes.filter(
    ({ id }) => getConnectionRefusal({ nodes, edges }, { source: nodeId, target: id, sourceHandle: output }) === null,
  );
  const connect = (target: string) => {
    dispatch(nodesConnected(createEdge({ source: nodeId, target, sourceHandle: output })));
    const to = nodes.find(({ id }) => id === target);
    end(text.connected(title, to ? nodeTitle(to) : ''));
  };
  return (
    <PickerPopup label={text.title(title)} at={at} onClose={() => end(null)}>
      <PickerList
        key="targets"
        label={text.target}
        nothing={text.nothing}
        options={targets.map((target) => ({ id: target.id, label: nodeTitle(target) }))}
        onActive={show}
        onPick={connect}
      />
    </PickerPopup>
  );
}
