import { useAppDispatch } from '@fanfare/shared/store';
import { useState } from 'react';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { viewSlice } from '../../state/slices/view.slice.ts';
import { useBuilderStore } from '../../state/useBuilderSelector.ts';

/** State of the dialog. `ask` saves a new flow first. */
export function useAskToPublish(onSave: () => Promise<void>) {
  const store = useBuilderStore();
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    dispatch(viewSlice.actions.publishTried());
    const { name, openFlow } = store.getState().flowBuilder;
    if (!openFlow && name.trim() === '') {
      dispatch(flowBuilderSlice.actions.nameRequested(copy.status.nameMissingToPublish));
    } else if (!openFlow) await onSave();
    setIsAsking(store.getState().flowBuilder.openFlow !== null);
  };
  return { isAsking, ask: () => void ask(), close: () => setIsAsking(false) };
}
