import { useAppDispatch } from '@fanfare/shared/store';
import { savingCopy } from '../../copy/files/saving.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useReplaceCanvas } from './useReplaceCanvas.ts';

export function useNewFlow(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const mayReplaceCanvas = useReplaceCanvas();
  return async () => {
    if (await mayReplaceCanvas(savingCopy.discardForNew)) dispatch(flowBuilderSlice.actions.flowLoaded(null));
  };
}
