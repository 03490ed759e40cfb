import { useAppDispatch } from '@fanfare/shared/store';
import { useEffect } from 'react';
import { useListedFlowsQuery } from '../../state/flows.api.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { viewSlice } from '../../state/slices/view.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';

/** Debounces typing. */
const CHECK_AFTER_MS = 300;

/** Checks the draft after each change with the rules that the server applies on publishing. */
export function useDraftCheck(): void {
  const dispatch = useAppDispatch();
  const nodes = useBuilderSelector(flowBuilderSlice.selectors.selectNodes);
  const edges = useBuilderSelector(flowBuilderSlice.selectors.selectEdges);
  const flowId = useBuilderSelector(flowBuilderSlice.selectors.selectOpenFlow)?.id;
  const goesOn = nodes.some(({ type }) => type === 'flowNode');
  const { data: flows } = useListedFlowsQuery(undefined, { skip: !goesOn });

  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      // Loaded lazily, because the engine includes the template language, which the canvas does not need.
      const { checkDraft } = await import('./checkDraft.ts');
      if (!isCurrent) return;
      const published = flows?.data.filter((flow) => flow.publishedVersion !== null || flow.id === flowId).map(({ id }) => id);
      dispatch(viewSlice.actions.draftChecked(checkDraft({ nodes, edges }, published ? { flowIds: new Set(published) } : {})));
    };
    // If the engine fails to load, the server still checks on publishing.
    const timer = setTimeout(() => void check().catch(() => undefined), CHECK_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [dispatch, nodes, edges, flows, flowId]);
}
