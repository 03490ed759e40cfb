import { VisuallyHidden } from '@fanfare/shared/ui';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { CanvasFrame } from './CanvasFrame.tsx';
import { useClipboard } from './clipboard/useClipboard.ts';
import { Graph } from './Graph.tsx';
import { CanvasCommands } from './keys/CanvasCommands.tsx';
import { NodeBodyContext, type NodeBodyProps } from './nodes/NodeBodyContext.ts';
import { AskedWindow } from './picking/AskedWindow.tsx';
import { useAsked } from './picking/useAsked.ts';
import { useDropTarget } from './pointing/useDropTarget.ts';

interface FlowCanvasProps {
  NodeBody: ComponentType<NodeBodyProps>;
  Empty: ComponentType;
  children: ReactNode;
}

const { selectNodes, selectTask } = flowBuilderSlice.selectors;

export function FlowCanvas({ NodeBody, Empty, children }: FlowCanvasProps) {
  const frame = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { asked, ask, end } = useAsked(frame, setAnnouncement);
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
        <Graph ask={ask} say={setAnnouncement} />
        <CanvasCommands frame={frame} say={setAnnouncement} ask={ask} />
        {isEmpty && !isLoading ? <Empty /> : null}
        {children}
        {asked ? <AskedWindow asked={asked} onEnd={end} /> : null}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </CanvasFrame>
    </NodeBodyContext>
  );
}
