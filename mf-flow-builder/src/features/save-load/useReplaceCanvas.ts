import { useHost } from '@fanfare/shared/host';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { type BuilderRootState, useBuilderStore } from '../../state/useBuilderSelector.ts';
import { useDraftSaver } from './draft/useDraftSaver.ts';

const { selectHasUnsavedChanges } = flowBuilderSlice.selectors;

type Question = Omit<Parameters<ReturnType<typeof useHost>['confirm']>[0], 'tone'>;

export function useReplaceCanvas(): (question: Question) => Promise<boolean> {
  const store = useBuilderStore();
  const saveDraft = useDraftSaver();
  const { confirm } = useHost();
  return async (question) => {
    if (wouldLoseChanges(store.getState())) await saveDraft();
    return !wouldLoseChanges(store.getState()) || confirm({ ...question, tone: 'danger' });
  };
}

function wouldLoseChanges(state: BuilderRootState): boolean {
  return selectHasUnsavedChanges(state) && state.flowBuilder.nodes.length > 0;
}
