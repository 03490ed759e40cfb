import { usePermission } from '@fanfare/shared/store';
import { VisuallyHidden } from '@fanfare/shared/ui';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { CanvasBar, CanvasFrame, CanvasPane } from './CanvasFrame.tsx';
import { useClipboard } from './clipboard/useClipboard.ts';
import { Graph } from './Graph.tsx';
import { CanvasCommands } from './keys/CanvasCommands.tsx';
import { NodeBodyContext, type NodeBodyProps } from './nodes/NodeBodyContext.ts';
import { PickerDialog } from './picker/PickerDialog.tsx';
import { usePicker } from './picker/usePicker.ts';
import { useDropTarget } from './pointer/useDropTarget.ts';

interface FlowCanvasProps {
  NodeBody: ComponentType<NodeBodyProps>;
  Empty: ComponentType;
  children: ReactNode;
}

const { selectNodes, selectTask } = flowBuilderSlice.selectors;

export function FlowCanvas({ NodeBody, Empty, children }: FlowCanvasProps) {
  const frame = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { request, openPicker, end } = usePicker(frame, setAnnouncement);
  const mayEdit = usePermission('flows.edit');
  const isLoading = useBuilderSelector(selectTask) === 'loading';
  const isEmpty = useBuilderSelector((state) => selectNodes(state).length === 0);

  return (
    <NodeBodyContext value={NodeBody}>
      {/* Not rendered while a flow loads, because the flow would replace it. */}
      <CanvasFrame
        ref={frame}
        tabIndex={-1}
        aria-label={copy.canvas.label}
        aria-busy={isLoading}
        inert={isLoading}
        {...useDropTarget()}
        {...useClipboard(frame, setAnnouncement)}
      >
        <CanvasBar>
          <CanvasCommands frame={frame} announce={setAnnouncement} openPicker={openPicker} />
          {children}
        </CanvasBar>
        <CanvasPane>
          <Graph openPicker={openPicker} announce={setAnnouncement} />
          {isEmpty && !isLoading && mayEdit ? <Empty /> : null}
          {request ? <PickerDialog request={request} onEnd={end} /> : null}
        </CanvasPane>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </CanvasFrame>
    </NodeBodyContext>
  );
}
