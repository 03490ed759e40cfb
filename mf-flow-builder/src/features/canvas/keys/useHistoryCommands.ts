import { useCommands } from '@fanfare/shared/host';
import { useAppDispatch, usePermission } from '@fanfare/shared/store';
import { canvasCopy } from '../../../copy/canvas.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderStore } from '../../../state/useBuilderSelector.ts';

const { selectRedoGesture, selectTask, selectUndoGesture } = flowBuilderSlice.selectors;

export function useHistoryCommands(announce: (text: string) => void) {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const mayEdit = usePermission('flows.edit');
  const isFree = () => selectTask(store.getState()) !== 'loading';

  const undo = () => {
    const gesture = selectUndoGesture(store.getState());
    if (!gesture || !isFree()) return;
    dispatch(flowBuilderSlice.actions.lastStepUndone());
    announce(canvasCopy.undoneThis(canvasCopy.gesture[gesture]));
  };
  const redo = () => {
    const gesture = selectRedoGesture(store.getState());
    if (!gesture || !isFree()) return;
    dispatch(flowBuilderSlice.actions.lastStepRedone());
    announce(canvasCopy.redoneThis(canvasCopy.gesture[gesture]));
  };

  const { group } = canvasCopy;
  const commands = [
    { id: 'builder.undo', title: canvasCopy.undo, group, keys: 'Mod+Z', run: undo },
    { id: 'builder.redo', title: canvasCopy.redo, group, keys: 'Mod+Shift+Z', run: redo },
    { id: 'builder.redoToo', title: canvasCopy.redo, group, keys: 'Mod+Y', run: redo },
  ];
  useCommands(mayEdit ? commands : []);
  return { undo, redo };
}
