import { usePermission } from '@fanfare/shared/store';
import { color, IconButton, space } from '@fanfare/shared/ui';
import { Plus, Redo2, Search, Undo2, Wand2 } from 'lucide-react';
import styled from 'styled-components';
import { canvasCopy } from '../../copy/canvas.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';

interface CanvasToolsProps {
  undo: () => void;
  redo: () => void;
  tidy: () => void;
  find: () => void;
  add: () => void;
}

const { selectNodes, selectRedoGesture, selectUndoGesture } = flowBuilderSlice.selectors;

export function CanvasTools({ undo, redo, tidy, find, add }: CanvasToolsProps) {
  const undoGesture = useBuilderSelector(selectUndoGesture);
  const redoGesture = useBuilderSelector(selectRedoGesture);
  const isEmpty = useBuilderSelector(selectNodes).length === 0;
  const mayEdit = usePermission('flows.edit');
  const { gesture, undoThis, redoThis } = canvasCopy;
  const undoLabel = undoGesture ? undoThis(gesture[undoGesture]) : canvasCopy.undo;
  const redoLabel = redoGesture ? redoThis(gesture[redoGesture]) : canvasCopy.redo;
  return (
    <Bar role="toolbar" aria-label={canvasCopy.tools}>
      {mayEdit ? (
        <>
          <IconButton $variant="quiet" $size="small" aria-label={undoLabel} disabled={!undoGesture} onClick={undo}>
            <Undo2 aria-hidden="true" />
          </IconButton>
          <IconButton $variant="quiet" $size="small" aria-label={redoLabel} disabled={!redoGesture} onClick={redo}>
            <Redo2 aria-hidden="true" />
          </IconButton>
          <Line />
          <IconButton $variant="quiet" $size="small" aria-label={canvasCopy.addNode} onClick={add}>
            <Plus aria-hidden="true" />
          </IconButton>
          <IconButton $variant="quiet" $size="small" aria-label={canvasCopy.tidy} disabled={isEmpty} onClick={tidy}>
            <Wand2 aria-hidden="true" />
          </IconButton>
        </>
      ) : null}
      <IconButton $variant="quiet" $size="small" aria-label={canvasCopy.find} disabled={isEmpty} onClick={find}>
        <Search aria-hidden="true" />
      </IconButton>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
`;

const Line = styled.span`
  width: 1px;
  height: 20px;
  margin: 0 ${space.half};
  background: ${color.border};
`;
