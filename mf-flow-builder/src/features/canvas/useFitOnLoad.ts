import { useEffect } from 'react';
import { useReactFlow } from 'reactflow';
import { flowBuilderSlice } from '../../state/flowBuilder.slice.ts';
import { useBuilderSelector, useBuilderStore } from '../../state/useBuilderSelector.ts';

/** A small flow is shown at its natural size, not blown up to the greatest zoom. */
export const fitOptions = { maxZoom: 1, padding: 0.2 } as const;

/**
 * Fits the view when the canvas opens and after each load. Not React Flow's `fitView` property: on an empty canvas that waits for the
 * first node and then moves it away from where it was dropped.
 */
export function useFitOnLoad(): void {
  const loadCount = useBuilderSelector(flowBuilderSlice.selectors.selectLoadCount);
  const store = useBuilderStore();
  const { fitView } = useReactFlow();
  useEffect(() => {
    if (store.getState().flowBuilder.nodes.length > 0) void fitView(fitOptions);
  }, [loadCount, store, fitView]);
}
