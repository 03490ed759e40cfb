import { color, IconButton } from '@fanfare/shared/ui';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ViewportPortal } from 'reactflow';
import styled from 'styled-components';
import { canvasCopy } from '../../copy/canvas.ts';
import type { CanvasNode } from './elements/CanvasNode.ts';
import type { WindowPoint } from './pointer/useAddNode.ts';

interface EdgeInsertButtonProps {
  edgeId: string;
  /** Their positions determine where the edge is. */
  nodes: readonly CanvasNode[];
  onInsert: (at: WindowPoint, edgeId: string) => void;
  onMouseEnter: () => void;
  onMouseLeave: () => void;
}

export function EdgeInsertButton({ edgeId, nodes, onInsert, ...pointing }: EdgeInsertButtonProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const [middle, setMiddle] = useState<WindowPoint | null>(null);

  useEffect(() => {
    const measure = requestAnimationFrame(() => {
      const canvas = anchor.current?.closest('.react-flow');
      const edge = canvas?.querySelector(`.react-flow__edge[data-id="${CSS.escape(edgeId)}"]`);
      const path = edge?.querySelector<SVGPathElement>('.react-flow__edge-path');
      if (!path) return;
      const { x, y } = path.getPointAtLength(path.getTotalLength() / 2);
      setMiddle({ x, y });
    });
    return () => cancelAnimationFrame(measure);
  }, [edgeId, nodes]);

  return (
    <ViewportPortal>
      <Anchor
        ref={anchor}
        {...pointing}
        style={middle ? { transform: `translate(-50%, -50%) translate(${middle.x}px, ${middle.y}px)` } : { display: 'none' }}
      >
        <Round
          $size="small"
          className="nodrag nopan"
          aria-label={canvasCopy.insertHere}
          onClick={({ currentTarget }) => {
            const box = currentTarget.getBoundingClientRect();
            onInsert({ x: box.left + box.width / 2, y: box.top }, edgeId);
          }}
        >
          <Plus aria-hidden="true" />
        </Round>
      </Anchor>
    </ViewportPortal>
  );
}

const Anchor = styled.div`
  position: absolute;
  z-index: 1001;
  padding: 6px;
  pointer-events: all;
`;

const Round = styled(IconButton)`
  min-width: 24px;
  width: 24px;
  min-height: 24px;
  height: 24px;
  padding: 0;
  border-radius: 50%;
  background: ${color.surface};
  svg { width: 14px; height: 14px; }
`;
